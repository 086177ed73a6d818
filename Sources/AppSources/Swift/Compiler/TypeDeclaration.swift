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

  /// The name of the type that an extension says it extends: `[Book]` is an `Array`, `Book?` an `Optional`.
  ///
  /// - Parameter type: The type as it is written; what stands in angle brackets is left out.
  /// - Returns: The name of the generic type where it is written with signs.
  static func name(extended type: String) -> String {
    if type.hasSuffix("?") || type.hasSuffix("!") { return "Optional" }
    guard type.hasPrefix("[") else { return String(type.prefix { $0 != "<" }) }
    var depth = 0
    for character in type {
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      if character == ":", depth == 1 { return "Dictionary" }
    }
    return "Array"
  }
}
