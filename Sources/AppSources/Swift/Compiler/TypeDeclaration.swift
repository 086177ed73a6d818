/// The declaration of a type or an extension: its name and where it stands.
struct TypeDeclaration: Sendable, Hashable {
  /// The keywords that declare types.
  enum Kind: String, Sendable, CaseIterable {
    case `struct`, `class`, `enum`, `actor`, `extension`, `protocol`
  }

  var kind: Kind
  var name: String
  /// From the keyword to the closing brace, as byte offsets.
  var range: ClosedRange<Int>
}
