import AppIntents

/// The sentences that switch a person's focuses.
struct FocusProvider: AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: TurnOnFocus(),
      phrases: [
        "Turn on \(\.$focus) focus",
        "Turn on \(\.$focus)",
        "Turn on the \(\.$focus) focus",
        "Start \(\.$focus) focus",
        "Turn on a focus",
      ],
      shortTitle: "Turn On Focus",
      systemImageName: "moon"
    )
    AppShortcut(
      intent: TurnOffFocus(),
      phrases: ["Turn off focus", "Turn off the focus", "Turn focus off", "End the focus"],
      shortTitle: "Turn Off Focus",
      systemImageName: "moon.slash"
    )
    AppShortcut(
      intent: WhichFocus(),
      phrases: ["Which focus is on", "What focus is on", "Is a focus on"],
      shortTitle: "Which Focus Is On?",
      systemImageName: "questionmark"
    )
  }
}
