/// What a macro has to know of the type it is attached to.
struct TypeDeclaration: Equatable {
  /// The word that declares it: `struct`, `enum`, `class` or `actor`.
  var keyword: String
  var name: String
  /// `public` and the like; nil for none.
  var access: String?
  /// The members, as far as macros ask for them.
  var members: [MemberDeclaration]
  /// Where the keyword stands in the source, in bytes.
  var offset: Int

  /// Reads a declaration's source; nil for what is no type.
  init?(_ source: String) {
    var cursor = SourceCursor(source)
    var access: String?
    var keyword = ""
    var offset = 0
    while keyword.isEmpty {
      cursor.skipAttributes()
      offset = cursor.offset
      let word = cursor.word()
      guard !word.isEmpty else { return nil }
      if Self.keywords.contains(word) { keyword = word }
      if Self.accessLevels.contains(word) { access = word }
      if cursor.next == UInt8(ascii: "(") { cursor.skipPiece() }
    }
    cursor.skipTrivia()
    self.keyword = keyword
    self.access = access
    self.offset = offset
    name = cursor.word()
    while let byte = cursor.next, byte != UInt8(ascii: "{") { cursor.skipPiece() }
    members = []
    guard cursor.skip("{") else { return }
    while let member = MemberDeclaration(&cursor) { members.append(member) }
  }

  private static let keywords: Set<String> = ["struct", "enum", "class", "actor"]
  static let accessLevels: Set<String> = ["public", "package", "open", "fileprivate", "private"]

  /// `public ` where members have to be, else nothing.
  var memberAccess: String {
    switch access {
    case "public", "open": "public "
    case "package": "package "
    default: ""
    }
  }

  /// Whether it declares a member of a name.
  func declares(_ name: String) -> Bool { members.contains { $0.name == name } }

  /// Whether it declares a member of a name for the type itself, or for its values.
  func declares(_ name: String, isStatic: Bool) -> Bool {
    members.contains { $0.name == name && $0.isStatic == isStatic }
  }
}

/// A member of a type, as far as macros ask for it.
struct MemberDeclaration: Equatable {
  /// The name, without backticks.
  var name: String
  /// The word that declares it: `var`, `let`, `case`, `func` and so on.
  var keyword: String
  /// The attributes' names.
  var attributes: [String]
  var isStatic: Bool
  /// Whether only the file that declares it sees it.
  var isPrivate: Bool
  /// Whether it is a variable that keeps a value.
  var isStored: Bool
  /// Whether a value is given where it is declared.
  var hasValue: Bool
  /// What is said of a variable after its name, up to its accessors: its type and value.
  var rest = ""

  /// Reads a member's source.
  init?(_ source: String) {
    var cursor = SourceCursor(source)
    self.init(&cursor)
  }

  /// Reads the next member; nil at the end of the type.
  init?(_ cursor: inout SourceCursor) {
    attributes = []
    isStatic = false
    isPrivate = false
    isStored = false
    hasValue = false
    keyword = ""
    while keyword.isEmpty {
      cursor.skipTrivia()
      guard let byte = cursor.next, byte != UInt8(ascii: "}") else { return nil }
      if cursor.skip("@") {
        var name = ""
        repeat { name = cursor.word() } while cursor.skip(".")
        attributes.append(name)
        if cursor.next == UInt8(ascii: "(") { cursor.skipPiece() }
        continue
      }
      let word = cursor.word()
      if Self.keywords.contains(word) {
        keyword = word
      } else if word == "static" || word == "class" {
        isStatic = true
      } else if word == "private" || word == "fileprivate" {
        // `private(set)` speaks of who may change it.
        isPrivate = cursor.next != UInt8(ascii: "(")
      } else if word.isEmpty {
        cursor.skipPiece()
      }
      if cursor.next == UInt8(ascii: "(") { cursor.skipPiece() }
    }
    cursor.skipTrivia()
    name = cursor.word().filter { $0 != "`" }
    if keyword == "var" || keyword == "let" { readVariable(&cursor) } else { skipRest(&cursor) }
  }

  private static let keywords: Set<String> = [
    "var", "let", "func", "init", "deinit", "case", "typealias", "struct", "enum", "actor",
    "subscript", "protocol", "extension", "import", "associatedtype",
  ]

  private mutating func readVariable(_ cursor: inout SourceCursor) {
    isStored = true
    let start = cursor.offset
    defer { rest = rest.isEmpty ? cursor.text(from: start).trimmed : rest }
    while let byte = cursor.next, !Self.endsLine(byte) {
      if byte == UInt8(ascii: "=") { hasValue = true }
      if byte == UInt8(ascii: "{"), !hasValue {
        rest = cursor.text(from: start).trimmed
        let body = cursor.offset
        cursor.skipPiece()
        isStored = Self.observes(cursor.text(from: body))
        return
      }
      cursor.skipPiece()
    }
  }

  /// Whether braces hold what is done when a value changes, and not how it is worked out.
  private static func observes(_ body: String) -> Bool {
    var cursor = SourceCursor(String(body.dropFirst()))
    cursor.skipAttributes()
    let word = cursor.word()
    return word == "willSet" || word == "didSet"
  }

  private func skipRest(_ cursor: inout SourceCursor) {
    while let byte = cursor.next, !Self.endsLine(byte) {
      let isBody = byte == UInt8(ascii: "{")
      cursor.skipPiece()
      if isBody { return }
    }
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "}")
  }
}
