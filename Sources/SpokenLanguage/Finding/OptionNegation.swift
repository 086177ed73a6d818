import Foundation

/// How a language says that something is not what the name of an option says, where that changes the
/// name: what is not “đã đọc” is “chưa đọc”, and what is not “read” is “unread”.
package struct OptionNegation: Sendable, Hashable {
  /// The name, in which `{stem}` stands for what stays.
  private let name: String
  /// What is said in its place, with the same stem.
  private let negated: [String]

  package init(_ name: String, _ negated: [String]) {
    self.name = name
    self.negated = negated
  }

  /// What is said of things that are not what an option calls them.
  ///
  /// - Parameters:
  ///   - option: The name of the option.
  ///   - kinds: What the things are called; in an option's name ("read books") it is no part of the state.
  /// - Returns: What is said; nothing where the name is another.
  package func negations(of option: String, kinds: [String]) -> [String] {
    let state = Self.state(option.lowercased(), without: kinds.map { $0.lowercased() })
    let parts = name.components(separatedBy: Self.stem)
    guard parts.count == 2, state.hasPrefix(parts[0]), state.hasSuffix(parts[1]),
      state.count > parts[0].count + parts[1].count
    else { return [] }
    let stem = String(state.dropFirst(parts[0].count).dropLast(parts[1].count))
    return negated.map { $0.replacing(Self.stem, with: stem) }
  }

  private static let stem = "{stem}"

  private static func state(_ option: String, without kinds: [String]) -> String {
    for kind in kinds where option.count > kind.count {
      if option.hasSuffix(kind) { return option.dropLast(kind.count).trimmed }
      if option.hasPrefix(kind + " ") { return option.dropFirst(kind.count).trimmed }
    }
    return option
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
