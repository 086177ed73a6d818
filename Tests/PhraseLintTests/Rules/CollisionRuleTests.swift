import Testing

/// The rules about collisions.
@Suite struct CollisionRuleTests {
  @Test(arguments: cases) func `each rule finds what breaks it, says so, and nothing else`(
    _ rule: RuleCase
  ) throws {
    try rule.check()
  }

  private static let cases: [RuleCase] = [
    RuleCase(
      rule: "duplicate-phrase",
      bad: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Week in \(.applicationName)", "week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        AppShortcut(intent: StartRun(), phrases: ["Week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      lines: [
        "App/Shortcuts.swift:2:74: error: 'week in ${applicationName}' is already a phrase (App/Shortcuts.swift:2:43); remove one [duplicate-phrase]",
        "App/Shortcuts.swift:3:43: error: 'Week in ${applicationName}' is already a phrase of ShowWeek (App/Shortcuts.swift:2:43); say what only StartRun does [duplicate-phrase]",
      ],
      good: #"""
        #if os(iOS)
        AppShortcut(intent: ShowWeek(), phrases: ["Week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        #else
        AppShortcut(intent: ShowWeek(), phrases: ["Week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        #endif
        """#
    ),
    RuleCase(
      rule: "overlapping-phrases",
      bad: #"""
        AppShortcut(intent: StartRide(), phrases: ["Show \(\.$sport) in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        AppShortcut(intent: ShowWeek(), phrases: ["Show board in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      lines: [
        "App/Shortcuts.swift:2:44: warning: 'Show ${sport} in ${applicationName}' also takes 'Show board in ${applicationName}' of ShowWeek: both are said as 'show board in train'; put a word beside the parameter that the other lacks [overlapping-phrases]"
      ],
      good: #"""
        AppShortcut(intent: StartRide(), phrases: ["Show \(\.$sport) in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        AppShortcut(intent: ShowWeek(), phrases: ["Show the week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#
    ),
    RuleCase(
      rule: "similar-sound",
      bad: #"""
        AppShortcut(intent: StartRun(), phrases: ["Write in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        AppShortcut(intent: ShowWeek(), phrases: ["Right in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      lines: [
        "App/Shortcuts.swift:3:43: warning: 'Right in ${applicationName}' sounds like 'Write in ${applicationName}' of StartRun (App/Shortcuts.swift:2:43); use another word [similar-sound]"
      ],
      good: #"""
        AppShortcut(intent: StartRun(), phrases: ["Write in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        AppShortcut(intent: ShowWeek(), phrases: ["Read in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#
    ),
    RuleCase(
      rule: "system-phrase",
      bad: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Open \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      lines: [
        "App/Shortcuts.swift:2:43: warning: 'Open ${applicationName}' is what the system understands itself, and does without the shortcut; say what the shortcut does [system-phrase]"
      ],
      good: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Open my week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#
    ),
  ]
}
