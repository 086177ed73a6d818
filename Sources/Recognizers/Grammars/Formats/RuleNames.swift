/// Gives classes names that every grammar format allows, each its own.
struct RuleNames {
  private(set) var names: [String] = []

  /// Makes names.
  ///
  /// - Parameters:
  ///   - wanted: What the classes are called.
  ///   - reserved: Names that are taken.
  init(_ wanted: [String], reserved: Set<String>) {
    var taken = reserved
    for name in wanted {
      let plain = name.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
      let base = plain.first?.isLetter == true ? plain : "value" + plain
      var candidate = base
      var number = 1
      while !taken.insert(candidate).inserted {
        number += 1
        candidate = base + "-" + String(number)
      }
      names.append(candidate)
    }
  }
}
