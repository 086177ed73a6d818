/// A pattern for names, in which `*` stands for any characters and `?` for one.
struct NamePattern: Sendable {
  private let pattern: [Character]

  init(_ pattern: String) {
    self.pattern = Array(pattern)
  }

  /// Whether a name fits, in time that grows with the product of the lengths at most.
  func fits(_ name: String) -> Bool {
    let name = Array(name)
    var (place, inPattern) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while place < name.count {
      if inPattern < pattern.count, pattern[inPattern] == "*" {
        star = (inPattern, place)
        inPattern += 1
      } else if inPattern < pattern.count,
        pattern[inPattern] == "?" || pattern[inPattern] == name[place]
      {
        place += 1
        inPattern += 1
      } else if let last = star {
        // The last star takes one character more.
        star = (last.pattern, last.name + 1)
        (inPattern, place) = (last.pattern + 1, last.name + 1)
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == "*" }
  }
}
