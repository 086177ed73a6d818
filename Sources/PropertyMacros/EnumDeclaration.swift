/// What a macro has to know of the enum it is attached to.
struct EnumDeclaration: Equatable {
  /// A case that holds one value.
  struct Case: Equatable {
    var name: String
    /// What stands in front of the value; nil for nothing.
    var label: String?
    var type: String
  }

  var name = ""
  /// `public` and the like; nil for none.
  var access: String?
  var cases: [Case] = []

  /// Reads a declaration's source.
  init(_ source: String) throws(MacroProblem) {
    var cursor = SourceCursor(source)
    cursor.skipAttributes()
    var start = cursor.offset
    var word = cursor.word()
    while word != "enum" {
      guard !word.isEmpty, word != "struct", word != "class", word != "actor" else {
        throw MacroProblem(.isNoEnum, at: start)
      }
      if word == "public" || word == "package" { access = word }
      cursor.skipTrivia()
      start = cursor.offset
      word = cursor.word()
    }
    cursor.skipTrivia()
    name = cursor.word()
    while let byte = cursor.next, byte != UInt8(ascii: "{") { cursor.skipPiece() }
    guard cursor.skip("{") else { throw MacroProblem(.isNoEnum, at: start) }
    try readBody(&cursor)
    guard !cases.isEmpty else { throw MacroProblem(.hasNoCases, at: start) }
  }

  private mutating func readBody(_ cursor: inout SourceCursor) throws(MacroProblem) {
    while true {
      cursor.skipTrivia()
      guard let byte = cursor.next, byte != UInt8(ascii: "}") else { return }
      let word = cursor.word()
      if word == "case" {
        repeat { try readCase(&cursor) } while cursor.skip(",")
      } else if word.isEmpty {
        cursor.skipPiece()
      }
    }
  }

  private mutating func readCase(_ cursor: inout SourceCursor) throws(MacroProblem) {
    cursor.skipTrivia()
    let start = cursor.offset
    let name = cursor.word()
    guard cursor.next == UInt8(ascii: "(") else {
      throw MacroProblem(.holdsNotOne(name), at: start)
    }
    let open = cursor.offset
    cursor.skipPiece()
    let payload = String(cursor.text(from: open).dropFirst().dropLast())
    guard let (label, type) = Self.value(payload) else {
      throw MacroProblem(.holdsNotOne(name), at: start)
    }
    cases.append(Case(name: name, label: label, type: type))
    cursor.skipTrivia()
  }

  /// The label and the type of the one value; nil for none or several.
  private static func value(_ payload: String) -> (String?, String)? {
    var cursor = SourceCursor(payload)
    cursor.skipTrivia()
    let start = cursor.offset
    let word = cursor.word()
    cursor.skipTrivia()
    // A second name is the parameter's own, as in `_ book: BookEntity`.
    if !word.isEmpty { _ = cursor.word() }
    cursor.skipTrivia()
    let label = cursor.skip(":") ? word : nil
    let typeStart = label == nil ? start : cursor.offset
    var depth = 0
    while let byte = cursor.next {
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      if byte == UInt8(ascii: ","), depth == 0 { return nil }
      cursor.skipPiece()
    }
    let type = cursor.text(from: typeStart).trimmed
    return type.isEmpty ? nil : (label == "_" ? nil : label, type)
  }

  /// The enum of the cases without their values, by which an app says what each is called.
  func unionCases() -> String {
    let access = access.map { $0 + " " } ?? ""
    return """
      \(access)nonisolated enum Cases: String, AppIntents.AppUnionValueCasesProviding {
        case \(cases.map(\.name).joined(separator: ", "))
        \(access)typealias UnionValue = \(name)
        \(access)static var typeDisplayRepresentation: AppIntents.TypeDisplayRepresentation {
          UnionValue.typeDisplayRepresentation
        }
        \(access)static var caseDisplayRepresentations: [Cases: AppIntents.DisplayRepresentation] {
          UnionValue.caseDisplayRepresentations
        }
      }
      """
  }

  /// The extension that makes the enum one value of several types.
  ///
  /// - Parameters:
  ///   - type: The enum, as others name it.
  ///   - isNamed: Whether it becomes one whose cases have names too.
  /// - Returns: The extension's source.
  func unionExtension(of type: String, isNamed: Bool) -> String {
    let access = access.map { $0 + " " } ?? ""
    let naming = isNamed ? "\nextension \(type): nonisolated AppIntents.AppUnionValue {}" : ""
    let types = cases.map { "(\($0.type)).self" }.joined(separator: ", ")
    let values = cases.map { "case .\($0.name)(let value): value" }.joined(separator: "\n      ")
    let makers = cases.map { one in
      let label = one.label.map { $0 + ": " } ?? ""
      return "if let value = value as? \(one.type) { return .\(one.name)(\(label)value) }"
    }.joined(separator: "\n    ")
    return """
      extension \(type): nonisolated AppIntents._IntentValueRepresentable {
        \(access)nonisolated static var allIntentValueTypes: [any AppIntents._IntentValue.Type] { [\(types)] }
        \(access)nonisolated var asIntentValue: any AppIntents._IntentValue {
          switch self {
            \(values)
          }
        }
        \(access)nonisolated static func _representing(_ value: any Sendable) -> Self? {
          \(makers)
          return nil
        }
      }\(naming)
      """
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
