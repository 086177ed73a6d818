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

private struct ClearShelf: UndoableIntent {
  static let title: LocalizedStringResource = "Clear Shelf"
  @Dependency var shelf: ShelfModel

  @MainActor
  func perform() async throws -> some IntentResult {
    undoManager?.registerUndo(withTarget: shelf) { $0.titles = [] }
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

  @Test func `what cannot be taken back any more is passed over`() async throws {
    let shelf = ShelfModel(["Dune"])
    let manager = AppIntents.UndoManager()
    shelf.remove("Dune", undoManager: manager)
    do {
      let gone = ShelfModel(["Emma"])
      gone.remove("Emma", undoManager: manager)
    }
    #expect(try await manager.undoNewest() == .done(["Remove Dune"]))
    #expect(shelf.titles == ["Dune"])
    #expect(try await manager.undoNewest() == .nothing)
  }

  @Test func `what belongs together is taken back together, in the words of each`() async throws {
    let shelf = ShelfModel(["Dune", "Emma", "Hamlet"])
    let manager = AppIntents.UndoManager()
    manager.beginGroup()
    shelf.remove("Dune", undoManager: manager)
    manager.beginGroup()
    shelf.remove("Emma", undoManager: manager)
    shelf.remove("Hamlet", undoManager: manager)
    #expect(try await manager.undoNewest() == .done(["Remove Emma", "Remove Hamlet"]))
    #expect(Set(shelf.titles) == ["Emma", "Hamlet"])
    #expect(try await manager.redoNewest() == .done(["Add Emma", "Add Hamlet"]))
    #expect(shelf.titles.isEmpty)
    #expect(try await manager.undoNewest() == .done(["Remove Emma", "Remove Hamlet"]))
    #expect(try await manager.undoNewest() == .done(["Remove Dune"]))
  }

  @Test func `what nobody can take back is said, and what was before it comes next`() async throws {
    let shelf = ShelfModel(["Dune"])
    let manager = AppIntents.UndoManager()
    manager.beginGroup()
    shelf.remove("Dune", undoManager: manager)
    manager.beginGroup()
    manager.registerIrreversible("Buy Emma")
    #expect(try await manager.undoNewest() == .irreversible("Buy Emma"))
    #expect(shelf.titles.isEmpty)
    #expect(try await manager.undoNewest() == .done(["Remove Dune"]))
  }

  @Test func `what takes its time is waited for, and its failure told`() async throws {
    let shelf = ShelfModel([])
    let manager = AppIntents.UndoManager()
    manager.registerUndo(withTarget: shelf) { _ in throw LibraryError.notFound("Emma") }
    manager.registerUndo(withTarget: shelf) { shelf in
      await Task.yield()
      shelf.titles = ["Dune"]
    }
    manager.setActionName("Remove Dune")
    #expect(try await manager.undoNewest() == .done(["Remove Dune"]))
    #expect(shelf.titles == ["Dune"])
    let failure = IntentFailure.failed(
      message: "There is no book called Emma.",
      code: "LibraryError"
    )
    await #expect(throws: failure) { try await manager.undoNewest() }
  }

  @Test func `a step without a name is called as its intent is`() async throws {
    let manager = AppIntents.UndoManager()
    let dependencies = AppDependencyManager()
    let shelf = ShelfModel(["Dune"])
    dependencies.add(dependency: shelf)
    let app = library()
    let intent = IntentDefinition(ClearShelf.self, localization: app.localization)
    try await dependencies.substituting {
      _ = try await IntentRuntime(
        app: app,
        conversation: ScriptedConversation(),
        undoManager: manager
      ).run(IntentInvocation(intent: intent))
    }
    #expect(manager.undoActionName == "Clear Shelf")
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
