/// A word, number, sign or string of Swift source, with its place in the file.
package struct SwiftToken: Sendable, Hashable {
  /// What a token is.
  package enum Kind: Sendable, Hashable {
    case identifier, number, string, sign
  }

  /// What it is.
  package var kind: Kind
  /// Where it stands, as byte offsets in the file.
  package var range: Range<Int>
  /// How it is written; empty for a string.
  package var text = ""
  /// What a string consists of.
  package var segments: [Segment] = []

  /// A part of a string literal.
  package enum Segment: Sendable, Hashable {
    /// Text with its escapes resolved.
    case text(String)
    /// The tokens between the brackets of an interpolation.
    case interpolation([SwiftToken])
  }

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

  func isWord(_ word: String) -> Bool { kind == .identifier && text == word }
}
