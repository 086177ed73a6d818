/// Digits that may stand in groups of three.
enum GroupedDigits {
  /// The digits of `1234` or `1,234`; nil for anything else.
  static func plain(_ text: String, separator: Character) -> String? {
    let groups = text.split(separator: separator, omittingEmptySubsequences: false)
    let isGrouped = groups.count == 1 || groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
    guard isGrouped, let first = groups.first, !first.isEmpty,
      groups.count == 1 || first.utf8.count <= 3,
      groups.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    return groups.joined()
  }
}
