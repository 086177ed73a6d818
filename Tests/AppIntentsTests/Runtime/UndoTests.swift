import AppIntents
import Testing

@MainActor private final class ShelfModel {
  var titles: [String]

  init(_ titles: [String]) {
    self.titles = titles
  }

  func remove(_ title: String, undoManager: AppIntents.UndoManager?) {
    titles.removeAll { $0 == title }
    undoManager?.registerUndo(withTarget: self) { $0.add(title, undoManager: undoManager) }
    undoManager?.setActionName("Remove \(title)")
  }

  func add(_ title: String, undoManager: AppIntents.UndoManager?) {
    titles.append(title)
    undoManager?.registerUndo(withTarget: self) { $0.remove(title, undoManager: undoManager) }
    undoManager?.setActionName("Add \(title)")
  }
}

private struct RemoveTitle: UndoableIntent {
  static let title: LocalizedStringResource = "Remove Title"
  @Parameter var name: String
  @Dependency var shelf: ShelfModel

  @MainActor
  func perform() async throws -> some IntentResult {
    shelf.remove(name, undoManager: undoManager)
    return .result()
  }
}

@Suite @MainActor struct UndoTests {
  private func remove(
    _ title: String,
    from shelf: ShelfModel,
    _ manager: AppIntents.UndoManager?
  )
    async throws
  {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: shelf)
    let app = library()
    let intent = IntentDefinition(RemoveTitle.self, localization: app.localization)
    let runtime = IntentRuntime(
      app: app,
      conversation: ScriptedConversation(),
      undoManager: manager
    )
    try await dependencies.substituting {
      _ = try await runtime.run(IntentInvocation(intent: intent, values: ["name": title]))
    }
  }

  @Test func `what an intent did can be taken back and done again`() async throws {
    let shelf = ShelfModel(["Dune", "Emma"])
    let manager = AppIntents.UndoManager()
    try await remove("Dune", from: shelf, manager)
    #expect(shelf.titles == ["Emma"])
    #expect(manager.undoActionName == "Remove Dune")
    manager.undo()
    #expect(shelf.titles == ["Emma", "Dune"])
    #expect(manager.canRedo && !manager.canUndo)
    manager.redo()
    #expect(shelf.titles == ["Emma"])
    #expect(manager.canUndo && !manager.canRedo)
  }

  @Test func `a new step forgets what could be done again`() async throws {
    let shelf = ShelfModel(["Dune", "Emma"])
    let manager = AppIntents.UndoManager()
    try await remove("Dune", from: shelf, manager)
    manager.undo()
    try await remove("Emma", from: shelf, manager)
    #expect(!manager.canRedo)
    manager.undo()
    #expect(shelf.titles == ["Dune", "Emma"])
  }

  @Test func `an intent that nobody could take back runs all the same`() async throws {
    let shelf = ShelfModel(["Dune"])
    try await remove("Dune", from: shelf, nil)
    #expect(shelf.titles.isEmpty)
  }

  @Test func `the oldest step is forgotten beyond the limit`() {
    let shelf = ShelfModel(["a", "b", "c"])
    let manager = AppIntents.UndoManager()
    manager.levelsOfUndo = 2
    for title in ["a", "b", "c"] { shelf.remove(title, undoManager: manager) }
    while manager.canUndo { manager.undo() }
    #expect(shelf.titles == ["c", "b"])
    manager.removeAllActions()
    #expect(!manager.canRedo)
  }

  @Test func `a target that is gone is left alone`() {
    let manager = AppIntents.UndoManager()
    do {
      let shelf = ShelfModel(["a"])
      shelf.remove("a", undoManager: manager)
    }
    manager.undo()
    #expect(!manager.canRedo)
  }
}
