/// A comment that switches rules off or on.
package enum SuppressionComment {
  /// The command in a text and the rules behind it; nil where there is none.
  package static func words(of text: String) -> (command: String, rules: [String])? {
    let words = text.split { $0.isWhitespace || $0 == "," || $0 == "*" }.map(String.init)
    guard let index = words.firstIndex(where: { $0.hasPrefix("assistant:") }) else { return nil }
    // What stands behind a dash is the reason.
    let rules = words[(index + 1)...].prefix { $0 != "-" && $0 != "–" && $0 != "—" }
    return (words[index], Array(rules))
  }
}
