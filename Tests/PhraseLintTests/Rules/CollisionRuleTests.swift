import Testing

/// The rules about collisions.
@Suite struct CollisionRuleTests {
  @Test(arguments: cases) func `each rule finds what breaks it, says so, and nothing else`(
    _ rule: RuleCase
  ) throws {
    try rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      rule: "duplicate-phrase",
      bad: [
        .shortcut("ShowWeek", #""Week in \(.applicationName)", "week in \(.applicationName)""#),
        .shortcut("StartRun", #""Week in \(.applicationName)""#),
      ],
      lines: [
        "App/Shortcuts.swift:2:74: error: 'week in ${applicationName}' is already a phrase (App/Shortcuts.swift:2:43); remove one [duplicate-phrase]",
        "App/Shortcuts.swift:3:43: error: 'Week in ${applicationName}' is already a phrase of ShowWeek (App/Shortcuts.swift:2:43); say what only StartRun does [duplicate-phrase]",
      ],
      good: [
        #"#if os(iOS)"#,
        .shortcut("ShowWeek", #""Week in \(.applicationName)""#),
        #"#else"#,
        .shortcut("ShowWeek", #""Week in \(.applicationName)""#),
        #"#endif"#,
      ]
    ),
    RuleCase(
      rule: "overlapping-phrases",
      bad: [
        .shortcut("StartRide", #""Show \(\.$sport) in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Show board in \(.applicationName)""#),
      ],
      lines: [
        "App/Shortcuts.swift:2:44: warning: 'Show ${sport} in ${applicationName}' also takes 'Show board in ${applicationName}' of ShowWeek: both are said as 'show board in train'; put a word beside the parameter that the other lacks [overlapping-phrases]"
      ],
      good: [
        .shortcut("StartRide", #""Show \(\.$sport) in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Show the week in \(.applicationName)""#),
      ]
    ),
    RuleCase(
      rule: "similar-sound",
      bad: [
        .shortcut("StartRun", #""Write in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Right in \(.applicationName)""#),
      ],
      lines: [
        "App/Shortcuts.swift:3:43: warning: 'Right in ${applicationName}' sounds like 'Write in ${applicationName}' of StartRun (App/Shortcuts.swift:2:43); use another word [similar-sound]"
      ],
      good: [
        .shortcut("StartRun", #""Write in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Read in \(.applicationName)""#),
      ]
    ),
    RuleCase(
      rule: "system-phrase",
      bad: [.shortcut("ShowWeek", #""Open \(.applicationName)""#)],
      lines: [
        "App/Shortcuts.swift:2:43: warning: 'Open ${applicationName}' is what the system understands itself, and does without the shortcut; say what the shortcut does [system-phrase]"
      ],
      good: [.shortcut("ShowWeek", #""Open my week in \(.applicationName)""#)]
    ),
  ]
}
