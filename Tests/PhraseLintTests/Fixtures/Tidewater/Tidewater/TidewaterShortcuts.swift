import AppIntents

struct TidewaterShortcuts: AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ShowTide(),
      phrases: [
        "Show the tide in \(.applicationName)",
        "Show the tide at \(\.$harbour) in \(.applicationName)",
        "When is high water",
        "Tide times\(.applicationName)",
      ],
      shortTitle: "Show Tide",
      systemImageName: "water.waves"
    )
    AppShortcut(
      intent: LogCatch(),
      phrases: [
        "Log a catch in \(.applicationName)",
        "Log \(\.$fish) in \(.applicationName)",
        "Log \(\.$wieght) with \(.applicationName)",
        "Log " + "a fish in \(.applicationName).",
      ],
      shortTitle: "Log Catch",
      systemImageName: "fish"
    )
    #if os(iOS)
    AppShortcut(
      intent: StartWatch(),
      phrases: [
        "Start my watch in \(.applicationName)",
        "Start a watch with the note \(\.$note) in \(.applicationName)",
      ],
      shortTitle: "Start Watch",
      systemImageName: "binoculars"
    )
    #else
    AppShortcut(
      intent: StartWatch(),
      phrases: ["Start my watch in \(.applicationName)"],
      shortTitle: "Start Watch",
      systemImageName: "binoculars"
    )
    #endif
    if #available(iOS 18, *) {
      AppShortcut(
        intent: EndWatch(),
        phrases: [
          "End my watch in \(.applicationName)",
          "Log plaice in \(.applicationName)",
          // assistant:disable:next final-punctuation - the designers want it
          "My watch is over, \(.applicationName)!",
        ],
        shortTitle: "End Watch",
        systemImageName: "binoculars.fill"
      )
    }
  }
}
