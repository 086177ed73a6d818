import AppIntents

extension UndoableIntent {
  /// A change of the library.
  typealias LibraryChange = @Sendable (LibraryStore) async throws -> Void

  /// Remembers how a change of the library is taken back, and how it is made again after that; what counts its
  /// books follows it.
  ///
  /// - Parameters:
  ///   - name: What the change is called.
  ///   - store: The library.
  ///   - change: What takes it back.
  ///   - redo: What makes it again.
  func rememberUndo(
    of name: LocalizedStringResource,
    in store: LibraryStore,
    by change: @escaping LibraryChange,
    again redo: @escaping LibraryChange
  ) async {
    await MainActor.run {
      undoManager?.remember(change, in: store, thereafter: redo)
      undoManager?.setActionName(String(localized: name))
    }
    await LibraryFocusFilter.follow(store)
  }
}

extension UndoManager {
  /// Remembers a change, which is followed by another in the other direction, and so on.
  fileprivate func remember(
    _ change: @escaping @Sendable (LibraryStore) async throws -> Void,
    in store: LibraryStore,
    thereafter next: @escaping @Sendable (LibraryStore) async throws -> Void
  ) {
    registerUndo(withTarget: store) { [weak self] store in
      try await change(store)
      await LibraryFocusFilter.follow(store)
      LibraryAppShortcuts.updateAppShortcutParameters()
      self?.remember(next, in: store, thereafter: change)
    }
  }
}
