/// The macros that stand in for those of frameworks that only Apple has.
enum ModelMacro {
  /// The members of a model: what tells it apart from all others.
  static func members(of type: TypeDeclaration) throws(MacroProblem) -> String {
    guard type.keyword == "class" else { throw MacroProblem(.isNoModel, at: type.offset) }
    return """
      \(type.memberAccess)nonisolated let persistentModelID = SwiftData.PersistentIdentifier(entityName: \
      "\(type.name)")
      """ + (identifier(of: type).map { "\n\(type.memberAccess)typealias ID = \($0)" } ?? "")
  }

  /// The type of what tells a model apart, said outright: other types name it as `Model.ID`.
  private static func identifier(of type: TypeDeclaration) -> String? {
    guard !type.declares("ID") else { return nil }
    guard let id = type.members.first(where: { $0.name == "id" && !$0.isStatic }) else {
      return "SwiftData.PersistentIdentifier"
    }
    let parts = id.rest.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let declared = parts[0].drop { $0 == ":" || $0.isWhitespace }
    if !declared.isEmpty { return String(declared).trimmed }
    let value = parts.count > 1 ? String(parts[1]).trimmed : ""
    let made = value.prefix { $0.isLetter || $0.isNumber || $0 == "." }
    return made.first?.isUppercase == true && value.dropFirst(made.count).first == "("
      ? String(made) : nil
  }

  /// The members of an actor that works on models of its own.
  static func actorMembers(of type: TypeDeclaration) -> String {
    let access = type.memberAccess
    return """
      \(access)nonisolated let modelContainer: SwiftData.ModelContainer
      \(access)let modelContext: SwiftData.ModelContext

      \(access)init(modelContainer: SwiftData.ModelContainer) {
        self.modelContainer = modelContainer
        self.modelContext = SwiftData.ModelContext(modelContainer)
      }
      """
  }

  /// What reads and writes a property that views are told by their surroundings.
  static func entryAccessors(of source: String) throws(MacroProblem) -> String {
    let name = try entry(source).name
    return """
      get { self[__Key_\(name).self] }
      set { self[__Key_\(name).self] = newValue }
      """
  }

  /// The key of a property that views are told by their surroundings.
  static func entryKey(of source: String) throws(MacroProblem) -> String {
    let (name, type, value) = try entry(source)
    let head = type.map { "static var defaultValue: \($0) { \(value ?? "nil") }" }
    return """
      private struct __Key_\(name): SwiftUI.EnvironmentKey {
        \(head ?? "static let defaultValue = \(value ?? "nil")")
      }
      """
  }

  private static func entry(
    _ source: String
  ) throws(MacroProblem) -> (name: String, type: String?, value: String?) {
    var cursor = SourceCursor(source)
    cursor.skipAttributes()
    while true {
      let start = cursor.offset
      let word = cursor.word()
      guard !word.isEmpty else { throw MacroProblem(.isNoEntry, at: start) }
      cursor.skipTrivia()
      if word == "var" { break }
    }
    let name = cursor.word()
    cursor.skipTrivia()
    var type: String?
    if cursor.skip(":") {
      let start = cursor.offset
      while let byte = cursor.next, byte != UInt8(ascii: "=") { cursor.skipPiece() }
      type = cursor.text(from: start).trimmed
    }
    guard cursor.skip("=") else { return (name, type, nil) }
    let start = cursor.offset
    while cursor.next != nil { cursor.skipPiece() }
    return (name, type, cursor.text(from: start).trimmed)
  }
}
