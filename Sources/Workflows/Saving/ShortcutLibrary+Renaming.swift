package import AssistantKit

extension ShortcutLibrary {
  /// Gives a shortcut another name, by which everything calls it that did before.
  ///
  /// - Parameters:
  ///   - entry: The shortcut.
  ///   - name: Its new name, which nothing has.
  /// - Throws: ``UnfinishedRenaming`` where something could not follow; ``WorkflowFileErrors`` or ``KeepingFailure``
  ///   where nothing was changed.
  package func rename(_ entry: WorkflowStore.Entry, to name: String) throws {
    let renaming = Renaming(.workflow, entry.name, to: name)
    // The new file is there before the old one is gone: whoever kills us leaves one too many.
    let old = try store.copy(entry, to: name)
    var failures = follow(renaming)
    if let old { failures += failure { try AtomicFile.remove(old) } }
    try UnfinishedRenaming.check(renaming, failures)
  }

  /// Has everything call a focus by its new name that called it by the former one.
  ///
  /// - Throws: ``UnfinishedRenaming`` where something could not follow.
  package func followFocus(_ former: String, to name: String) throws {
    let renaming = Renaming(.focus, former, to: name)
    try UnfinishedRenaming.check(renaming, follow(renaming))
  }

  /// The texts of shortcuts and automations that have the former name of a focus and are nobody's but the person's.
  package func mentions(ofFocus former: String, now name: String) -> [FormerMention] {
    let renaming = Renaming(.focus, former, to: name)
    let automations = AutomationStore(folder: files.automations).entries().map(\.file)
    return (store.entries().map(\.file) + automations).flatMap {
      FormerMention.all(of: renaming, in: $0)
    }
  }

  private func follow(_ renaming: Renaming) -> [KeepingFailure] {
    store.follow(renaming) + AutomationStore(folder: files.automations).follow(renaming)
      + failure {
        switch renaming.kind {
        case .workflow:
          try WorkflowHistory(files.history).rename(renaming.former, to: renaming.name)
        case .focus: try files.events.renameFocus(renaming.former, to: renaming.name)
        }
      }
  }

  private func failure(_ step: () throws -> Void) -> [KeepingFailure] {
    do {
      try step()
      return []
    } catch {
      return [KeepingFailure(error, at: files.root)]
    }
  }
}

/// Something has another name, but not everything that calls it could be changed.
package struct UnfinishedRenaming: Error, Sendable, Hashable {
  /// What has which name.
  package var renaming: Renaming
  /// What could not be changed; never empty.
  package var failures: [KeepingFailure]

  fileprivate static func check(_ renaming: Renaming, _ failures: [KeepingFailure]) throws {
    guard failures.isEmpty else { throw Self(renaming: renaming, failures: failures) }
  }
}
