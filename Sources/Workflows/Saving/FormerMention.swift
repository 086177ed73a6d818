package import Foundation
package import OrderedJSON

/// A place in a person's files where a text has the former name of something, which is left as it is.
package struct FormerMention: Sendable, Hashable {
  /// The file.
  package var file: URL
  /// Where the text begins.
  package var location: SourceLocation

  /// The place as editors and people read it.
  package var description: String { "\(file.path):\(location.line):\(location.column)" }
}

extension FormerMention {
  /// The texts of a file that have the former name of something, alone or among other words.
  ///
  /// What shortcuts and automations are called is none of them, nor what was chosen among an app's things.
  static func all(of renaming: Renaming, in file: URL) -> [FormerMention] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    var lexer = WorkflowLexer(String(decoding: data, as: UTF8.self), file: file.path)
    let tokens = lexer.tokens()
    return tokens.indices.compactMap { place in
      let before = tokens[..<place].suffix(2).map(\.kind)
      guard case .text(let template) = tokens[place].kind, !before.contains(.symbol("@")),
        before.last != .word("shortcut"), before.last != .word("automation"),
        template.mentions(renaming)
      else { return nil }
      return FormerMention(file: file, location: tokens[place].location)
    }
  }
}

extension TextTemplate {
  /// Whether it is a former name, however that is written, or has it among other words.
  fileprivate func mentions(_ renaming: Renaming) -> Bool {
    if let plain, renaming.concerns(plain) { return true }
    return pieces.contains { piece in
      guard case .literal(let literal) = piece else { return false }
      // The new name may have the former one in it.
      let text = literal.replacing(renaming.name, with: "")
      return text.ranges(of: renaming.former).contains { text.isWhole($0) }
    }
  }
}

extension String {
  /// Whether a part of it is no part of a longer word, where words are parted at all.
  fileprivate func isWhole(_ range: Range<String.Index>) -> Bool {
    guard !range.isEmpty else { return false }
    let (inside, outside) = (self[range], (self[..<range.lowerBound], self[range.upperBound...]))
    return !Self.isOneWord(outside.0.last, inside.first)
      && !Self.isOneWord(inside.last, outside.1.first)
  }

  private static func isOneWord(_ left: Character?, _ right: Character?) -> Bool {
    guard let left, let right else { return false }
    return left.partsWords && right.partsWords
  }
}

extension Character {
  /// Whether words of such characters have something between them.
  fileprivate var partsWords: Bool { isCased || isNumber }
}
