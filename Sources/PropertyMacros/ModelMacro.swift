/// The macros that stand in for those of frameworks that only Apple has.
enum ModelMacro {
  /// The members of a model: what tells it apart from all others.
  static func members(of type: TypeDeclaration) throws(MacroProblem) -> String {
    guard type.keyword == "class" else { throw MacroProblem(.isNoModel, at: type.offset) }
    return """
      \(type.memberAccess)nonisolated let persistentModelID = SwiftData.PersistentIdentifier(entityName: \
      "\(type.name)")
      """
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
