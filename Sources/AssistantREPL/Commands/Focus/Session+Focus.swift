import AppIntents
import AssistantKit
import Foundation
import Workflows

extension Session {
  /// What is said about focuses.
  var focusMessages: FocusMessages { FocusMessages(locale: settings.locale) }

  /// Switches focuses, and tells the apps.
  ///
  /// - Throws: ``InputFailure`` where there is no folder for focuses.
  var focusController: FocusController {
    get throws { controller(of: try ownLibrary) }
  }

  private func controller(of library: ShortcutLibrary) -> FocusController {
    FocusController(store: library.files.focus, apps: apps, settings: settings) { [console] in
      console.diagnose($0, kind: .warning)
    }
  }

  /// Tells the apps of the focus that is on, before anything else is done with them.
  func beginFocus() async throws {
    guard let library, arguments.command.runsApps else { return }
    receiveNotifications(library)
    let state = try library.files.focus.load()
    guard state.current != nil || !state.applied.isEmpty else { return }
    try await controller(of: library).apply()
  }

  /// Tells the apps when a focus is switched elsewhere, and takes over what shortcuts and focuses are called then, until
  /// the task is cancelled.
  func followPersonalFiles(_ updates: SuggestionUpdates) async {
    guard let library, !apps.isEmpty else { return }
    let (folder, shortcuts) = (library.files.root, library.files.shortcuts)
    // What is not there cannot be watched.
    try? FileManager.default.createDirectory(at: shortcuts, withIntermediateDirectories: true)
    let controller = controller(of: library)
    let focuses = FolderWatch.path(of: library.files.focus.file.lastPathComponent, in: folder.path)
    let named = FolderWatch.path(of: "", in: shortcuts.path)
    let all = FolderWatch.path(of: "", in: folder.path)
    for await changed in FolderWatch.changes(in: [folder, shortcuts]) {
      if changed.contains(where: { [focuses, all].contains($0) || $0.hasPrefix(named) }) {
        await takeInOwnApps(of: library, updates)
        OwnApps.updateNames()
        await updates.refreshJoined()
      }
      do {
        try await controller.applyNews()
      } catch {
        console.diagnose("\(error)", kind: .warning)
      }
    }
  }

  /// Listens for shortcuts and focuses where the person had none when the conversation began.
  private func takeInOwnApps(of library: ShortcutLibrary, _ updates: SuggestionUpdates) async {
    guard arguments.catalogPaths.isEmpty, arguments.value(of: .appName) == nil else { return }
    for app in OwnApps.all(of: library, besides: apps) {
      do {
        let launch = arguments.launch(in: settings.locale)
        await updates.join(
          try await app.launched(launch) { console.diagnose($0, kind: .warning) }
        )
      } catch {
        console.diagnose("\(error)", kind: .warning)
      }
    }
  }

  /// What the person calls an app that is kept by its name in the source.
  func shownName(of app: String) -> String {
    apps.first { $0.sourceName == app }?.definition.name ?? app
  }

  /// A notification in one line.
  func line(of entry: NotificationLog.Entry) -> String {
    let texts = [entry.notification.title, entry.notification.subtitle, entry.notification.body]
    return "\(shownName(of: entry.app)): "
      + texts.filter { !$0.isEmpty }.joined(separator: " — ")
  }

  /// Keeps what apps post, and tells what gets through.
  private func receiveNotifications(_ library: ShortcutLibrary) {
    AppNotifications.current.receive(
      NotificationDelivery(
        controller(of: library),
        to: library.files.notifications,
        now: settings.now,
        tell: { await console.note(line(of: $0)) },
        warn: { console.diagnose($0, kind: .warning) }
      )
    )
  }
}

extension CommandName {
  /// Whether the apps have to know of the focus that is on.
  fileprivate var runsApps: Bool {
    switch self {
    case .talk, .listen, .run, .perform, .find, .search, .show, .shortcut, .focus, .notify,
      .automation, .automate, .serve:
      true
    case .match, .phrases, .explain, .misses, .coverage, .grammar, .intents, .describe, .metadata,
      .notifications, .lint, .corpus, .apps, .freeze, .help, .manual, .completions:
      false
    }
  }
}
