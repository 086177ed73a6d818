import Testing

/// The rules about wordings.
@Suite struct WordingRuleTests {
  @Test(arguments: cases) func `each rule finds what breaks it, says so, and nothing else`(
    _ rule: RuleCase
  ) throws {
    try rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      rule: "missing-space",
      bad: [.shortcut("ShowWeek", #""Week in\(.applicationName)""#)],
      lines: [
        "App/Shortcuts.swift:2:43: warning: a word touches a placeholder in 'Week in${applicationName}'; put a space between them [missing-space]"
      ],
      good: [.shortcut("ShowWeek", #""Week in \(.applicationName)""#)],
      goodFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          .entry(
            "Week in ${applicationName}",
            [
              "ko": "${applicationName}에서 주간", "ja": "${applicationName}で週",
              "de": "Neuer ${applicationName}-Lauf",
            ]
          )
        ])
      ]
    ),
    RuleCase(
      rule: "final-punctuation",
      bad: [.shortcut("ShowWeek", #""Week in \(.applicationName).""#)],
      lines: [
        "App/Shortcuts.swift:2:43: warning: 'Week in ${applicationName}.' ends with a mark that nobody says; remove it [final-punctuation]"
      ],
      good: [.shortcut("ShowWeek", #""Is the week over in \(.applicationName)?""#)]
    ),
    RuleCase(
      rule: "extra-space",
      bad: [
        .shortcut(
          "ShowWeek",
          #""Week  in \(.applicationName)", "Week in \(.applicationName) ", "Week at \(.applicationName)""#
        )
      ],
      lines: [
        "App/Shortcuts.swift:2:43: warning: 'Week  in ${applicationName}' has more than one space in a row; keep one [extra-space]",
        "App/Shortcuts.swift:2:75: warning: 'Week in ${applicationName} ' begins or ends with a space; remove it [extra-space]",
        "App/Shortcuts.swift:2:107: warning: 'Week at ${applicationName}' has a no-break space; write a plain one [extra-space]",
      ],
      good: [.shortcut("ShowWeek", #""Week in \(.applicationName)""#)]
    ),
    RuleCase(
      rule: "no-plain-sister",
      bad: [.shortcut("StartRide", #""Ride \(\.$sport) in \(.applicationName)""#)],
      lines: [
        "App/Shortcuts.swift:2:44: note: every phrase of StartRide has a parameter; add one without, which asks for the value [no-plain-sister]"
      ],
      good: [
        .shortcut(
          "StartRide",
          #""Ride in \(.applicationName)", "Ride \(\.$sport) in \(.applicationName)""#
        )
      ]
    ),
    RuleCase(
      rule: "phrase-order",
      bad: [
        .shortcut(
          "StartRide",
          #""Ride \(\.$sport) in \(.applicationName)", "Ride in \(.applicationName)""#
        )
      ],
      lines: [
        "App/Shortcuts.swift:2:44: note: the first phrase is the one that is shown, and has a parameter; put 'Ride in ${applicationName}' first [phrase-order]"
      ],
      good: [
        .shortcut(
          "StartRide",
          #""Ride in \(.applicationName)", "Ride \(\.$sport) in \(.applicationName)""#
        )
      ]
    ),
  ]
}
