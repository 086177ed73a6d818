import AppIntents

extension UndoableIntent {
  /// Remembers how a change of the library is taken back.
  ///
  /// - Parameters:
  ///   - name: What the change is called.
  ///   - store: The library.
  ///   - change: What takes it back.
  func rememberUndo(
    of name: LocalizedStringResource,
    in store: LibraryStore,
    by change: @escaping @Sendable (LibraryStore) async throws -> Void
  ) async {
    await MainActor.run {
      undoManager?.registerUndo(withTarget: store) { store in
        try await change(store)
        LibraryAppShortcuts.updateAppShortcutParameters()
      }
      undoManager?.setActionName(String(localized: name))
    }
  }
}
