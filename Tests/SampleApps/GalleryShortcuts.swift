import AppIntents

/// Opens a drawer of another app, under the same name.
struct OpenPictures: AppIntent {
  static let title: LocalizedStringResource = "Open Pictures"
  static let persistentIdentifier = "OpenDrawer"

  @Parameter(title: "Drawer", requestValueDialog: "Which drawer?") var drawer: Drawer

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Pictures of the \(drawer) drawer.")
  }
}

/// The sentences of the gallery, one of which the archive has too.
struct GalleryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenPictures(),
      phrases: ["Open the \(\.$drawer) drawer in \(.applicationName)"]
    )
  }
}
