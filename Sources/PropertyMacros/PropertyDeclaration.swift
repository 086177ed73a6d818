/// What a macro has to know of the property it is attached to.
struct PropertyDeclaration: Equatable {
  /// The name, with the backticks around it.
  var name: String
  var type: String
  /// `public`, `private` and the like; nil for none.
  var access: String?
  /// Whether reading it may take its time.
  var isAsync: Bool
  /// Whether reading it may fail.
  var isThrowing: Bool
  /// Where `var` stands in the source, in bytes.
  var offset: Int

  /// Reads a declaration's source.
  init(_ source: String) throws(MacroProblem) {
    var cursor = SourceCursor(source)
    Self.skipAttributes(&cursor)
    let (modifiers, offset) = try Self.modifiers(&cursor)
    self.offset = offset
    if modifiers.contains("static") || modifiers.contains("class") {
      throw MacroProblem(.isStatic, at: offset)
    }
    access = modifiers.first { Self.accessLevels.contains($0) }
    cursor.skipTrivia()
    name = cursor.word()
    cursor.skipTrivia()
    guard cursor.skip(":") else { throw MacroProblem(.hasNoType(name), at: offset) }
    type = Self.type(&cursor)
    guard cursor.skip("{") else { throw MacroProblem(.isStored(name), at: offset) }
    let effects = Self.effects(&cursor)
    isAsync = effects.contains("async")
    isThrowing = effects.contains("throws")
  }

  private static let accessLevels: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "open",
  ]

  private static func skipAttributes(_ cursor: inout SourceCursor) {
    cursor.skipTrivia()
    while cursor.skip("@") {
      repeat { _ = cursor.word() } while cursor.skip(".")
      if cursor.next == UInt8(ascii: "(") { cursor.skipPiece() }
      cursor.skipTrivia()
    }
  }

  /// The words in front of `var`, and where that stands.
  private static func modifiers(
    _ cursor: inout SourceCursor
  ) throws(MacroProblem) -> ([String], Int) {
    var modifiers: [String] = []
    while true {
      cursor.skipTrivia()
      let start = cursor.offset
      let word = cursor.word()
      switch word {
      case "var": return (modifiers, start)
      case "", "let", "func", "subscript", "struct", "enum", "actor", "extension", "case":
        throw MacroProblem(.isNoComputedProperty, at: start)
      default: modifiers.append(word)
      }
      if cursor.next == UInt8(ascii: "(") { cursor.skipPiece() }
    }
  }

  private static func type(_ cursor: inout SourceCursor) -> String {
    cursor.skipTrivia()
    let start = cursor.offset
    while let byte = cursor.next, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "=") {
      cursor.skipPiece()
    }
    let text = cursor.text(from: start)
    return String(
      text[..<(text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex)]
    )
  }

  /// What stands between `get` and its body.
  private static func effects(_ cursor: inout SourceCursor) -> Set<String> {
    skipAttributes(&cursor)
    guard cursor.word() == "get" else { return [] }
    var effects: Set<String> = []
    cursor.skipTrivia()
    while let byte = cursor.next, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") {
      let word = cursor.word()
      if word.isEmpty { cursor.skipPiece() } else { effects.insert(word) }
      cursor.skipTrivia()
    }
    return effects
  }
}

/// The arguments of an attribute, as they were written.
struct AttributeArguments {
  /// What stands between the parentheses; nil for nothing.
  let text: String?

  /// Reads an attribute's source.
  init(_ source: String) {
    var cursor = SourceCursor(source)
    cursor.skipTrivia()
    _ = cursor.skip("@")
    repeat { _ = cursor.word() } while cursor.skip(".")
    guard cursor.next == UInt8(ascii: "(") else {
      text = nil
      return
    }
    let start = cursor.offset
    cursor.skipPiece()
    let arguments = cursor.text(from: start).dropFirst().dropLast()
    text = arguments.allSatisfy(\.isWhitespace) ? nil : String(arguments)
  }
}
