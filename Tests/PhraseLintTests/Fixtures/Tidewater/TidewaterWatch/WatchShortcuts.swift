import AppIntents

struct WatchShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: EndWatch(),
      phrases: ["End my watch in \(.applicationName)"],
      shortTitle: "End Watch",
      systemImageName: "binoculars.fill"
    )
  }
}
