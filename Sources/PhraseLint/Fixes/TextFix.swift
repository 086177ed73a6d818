import Foundation

/// A change of a written phrase that needs nobody's thought.
package enum TextFix: Sendable, Hashable {
  /// Several spaces become one, those at both ends go.
  case spaces
  /// No-break spaces become plain ones.
  case noBreakSpaces
  /// The mark at the end goes.
  case finalPunctuation
  /// A space comes between a word and a placeholder.
  case spaceAtPlaceholder
  /// `\(.applicationName)` becomes `${applicationName}`.
  case cataloguePlaceholders
  /// `${applicationName}` becomes `\(.applicationName)`.
  case swiftPlaceholders

  /// The content of a literal, between its quotes, after the change.
  func applied(to raw: String) -> String {
    switch self {
    case .spaces:
      raw.split(separator: " ").joined(separator: " ")
    case .noBreakSpaces:
      String(raw.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
    case .finalPunctuation:
      String(raw.reversed().drop { FinalPunctuation.marks.contains($0) || $0 == " " }.reversed())
    case .spaceAtPlaceholder: Self.spaced(raw)
    case .cataloguePlaceholders: Self.cataloguePlaceholders(raw)
    case .swiftPlaceholders: Self.swiftPlaceholders(raw)
    }
  }

  private static func spaced(_ raw: String) -> String {
    var result = ""
    var rest = raw[...]
    while let character = rest.first {
      let opens = rest.hasPrefix("${") || rest.hasPrefix("\\(")
      if opens, let last = result.last, last.isLetter || last.isNumber { result.append(" ") }
      let close: Character = rest.hasPrefix("${") ? "}" : ")"
      if opens, let end = rest.firstIndex(of: close) {
        result += rest[...end]
        rest = rest[rest.index(after: end)...]
        if let next = rest.first, next.isLetter || next.isNumber { result.append(" ") }
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// In JSON and strings files a backslash is written as two.
  private static func cataloguePlaceholders(_ raw: String) -> String {
    var result = raw
    for opening in ["\\\\(\\\\.$", "\\\\(.", "\\(\\.$", "\\(."] {
      while let start = result.range(of: opening),
        let end = result[start.upperBound...].firstIndex(of: ")")
      {
        let name = result[start.upperBound..<end]
        result.replaceSubrange(start.lowerBound...end, with: "${\(name)}")
      }
    }
    return result
  }

  private static func swiftPlaceholders(_ raw: String) -> String {
    var result = raw
    while let start = result.range(of: "${"),
      let end = result[start.upperBound...].firstIndex(of: "}")
    {
      let name = result[start.upperBound..<end]
      let written = name == "applicationName" ? "\\(.applicationName)" : "\\(\\.$\(name))"
      result.replaceSubrange(start.lowerBound...end, with: written)
    }
    return result
  }
}
