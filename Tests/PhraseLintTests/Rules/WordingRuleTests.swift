import Testing

/// The rules about wordings.
@Suite struct WordingRuleTests {
  @Test(arguments: cases) func `each rule finds what breaks it, says so, and nothing else`(
    _ rule: RuleCase
  ) throws {
    try rule.check()
  }

  private static let cases: [RuleCase] = [
    RuleCase(
      rule: "missing-space",
      bad: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Week in\(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      lines: [
        "App/Shortcuts.swift:2:43: warning: a word touches a placeholder in 'Week in${applicationName}'; put a space between them [missing-space]"
      ],
      good: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      goodFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue(
          #"""
          "Week in ${applicationName}": { "localizations": { "ko": { "stringUnit": { "state": "translated", "value": "${applicationName}에서 주간" } }, "ja": { "stringUnit": { "state": "translated", "value": "${applicationName}で週" } }, "de": { "stringUnit": { "state": "translated", "value": "Neuer ${applicationName}-Lauf" } } } }
          """#
        )
      ]
    ),
    RuleCase(
      rule: "final-punctuation",
      bad: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Week in \(.applicationName)."], shortTitle: "T", systemImageName: "x")
        """#,
      lines: [
        "App/Shortcuts.swift:2:43: warning: 'Week in ${applicationName}.' ends with a mark that nobody says; remove it [final-punctuation]"
      ],
      good: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Is the week over in \(.applicationName)?"], shortTitle: "T", systemImageName: "x")
        """#
    ),
    RuleCase(
      rule: "extra-space",
      bad: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Week  in \(.applicationName)", "Week in \(.applicationName) ", "Week at \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      lines: [
        "App/Shortcuts.swift:2:43: warning: 'Week  in ${applicationName}' has more than one space in a row; keep one [extra-space]",
        "App/Shortcuts.swift:2:75: warning: 'Week in ${applicationName} ' begins or ends with a space; remove it [extra-space]",
        "App/Shortcuts.swift:2:107: warning: 'Week at ${applicationName}' has a no-break space; write a plain one [extra-space]",
      ],
      good: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#
    ),
    RuleCase(
      rule: "no-plain-sister",
      bad: #"""
        AppShortcut(intent: StartRide(), phrases: ["Ride \(\.$sport) in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      lines: [
        "App/Shortcuts.swift:2:44: note: every phrase of StartRide has a parameter; add one without, which asks for the value [no-plain-sister]"
      ],
      good: #"""
        AppShortcut(intent: StartRide(), phrases: ["Ride in \(.applicationName)", "Ride \(\.$sport) in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#
    ),
    RuleCase(
      rule: "phrase-order",
      bad: #"""
        AppShortcut(intent: StartRide(), phrases: ["Ride \(\.$sport) in \(.applicationName)", "Ride in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      lines: [
        "App/Shortcuts.swift:2:44: note: the first phrase is the one that is shown, and has a parameter; put 'Ride in ${applicationName}' first [phrase-order]"
      ],
      good: #"""
        AppShortcut(intent: StartRide(), phrases: ["Ride in \(.applicationName)", "Ride \(\.$sport) in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#
    ),
  ]
}
