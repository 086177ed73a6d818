/// What a macro has to know of the type that a property belongs to.
struct OwnerDeclaration: Equatable {
  /// Whether a note about the property can be kept beside it.
  ///
  /// Only a structure's own body takes stored properties. What is encoded keeps to what its author wrote.
  let keepsNotes: Bool

  /// Reads a declaration's source, of which the head is enough.
  init(_ source: String) {
    var cursor = SourceCursor(source)
    cursor.skipAttributes()
    var word = cursor.word()
    while !word.isEmpty, word != "struct", !Self.others.contains(word) {
      if cursor.next == UInt8(ascii: "(") { cursor.skipPiece() }
      cursor.skipTrivia()
      word = cursor.word()
    }
    guard word == "struct" else {
      keepsNotes = false
      return
    }
    let start = cursor.offset
    while let byte = cursor.next, byte != UInt8(ascii: "{") { cursor.skipPiece() }
    let words = cursor.text(from: start).split { !($0.isLetter || $0.isNumber || $0 == "_") }
    keepsNotes = !words.contains { Self.encoded.contains(String($0)) }
  }

  private static let others: Set<String> = ["class", "actor", "enum", "extension", "protocol"]
  private static let encoded: Set<String> = ["Codable", "Decodable", "Encodable"]
}
