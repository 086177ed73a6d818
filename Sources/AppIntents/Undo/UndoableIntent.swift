/// An intent that can be taken back.
///
/// ```swift
/// struct RemoveBook: UndoableIntent {
///   @Parameter(title: "Book") var book: BookEntity
///   @Dependency var shelf: ShelfModel
///
///   @MainActor
///   func perform() async throws -> some IntentResult {
///     shelf.remove(book)
///     undoManager?.registerUndo(withTarget: shelf) { $0.add(book) }
///     undoManager?.setActionName("Remove Book")
///     return .result()
///   }
/// }
/// ```
///
/// Whoever runs intents gives their runtime an ``UndoManager`` and calls its `undo()` when the person
/// says that they want it.
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
  /// Where to say how to take it back; nil where nobody could ask for that.
  @MainActor public var undoManager: UndoManager? { IntentRun.current?.undoManager }
}
