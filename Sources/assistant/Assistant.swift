import AssistantKit
import AssistantREPL
import Foundation
import LibraryShortcuts

/// The executable; everything it does lives in its rooms.
@main
struct Assistant {
  static func main() async {
    await AssistantCommand.main(apps: [
      App(
        LibraryAppShortcuts.self,
        intents: LibraryApp.furtherIntents,
        name: LibraryApp.name,
        alternativeNames: LibraryApp.alternativeNames,
        strings: LibraryResources.bundle
      ) { launch in
        try await LibraryApp.start(dataDirectory: launch.dataDirectory?.path)
      }
    ])
  }
}
