import AppIntents

/// Opens a bucket of another app, under the same name.
struct OpenPictures: AppIntent {
  static let title: LocalizedStringResource = "Open Pictures"
  static let persistentIdentifier = "OpenDrawer"

  @Parameter(title: "Drawer", requestValueDialog: "Which bucket?") var bucket: Drawer

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Pictures of the \(bucket) bucket.")
  }
}

/// The sentences of the gallery, one of which the archive has too.
struct GalleryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenPictures(),
      phrases: ["Open the \(\.$bucket) bucket in \(.applicationName)"]
    )
  }
}
