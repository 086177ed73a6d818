import Testing

/// The rules about catalogues.
@Suite struct CatalogueRuleTests {
  @Test(arguments: cases) func `each rule finds what breaks it, says so, and nothing else`(
    _ rule: RuleCase
  ) throws {
    try rule.check()
  }

  private static let cases: [RuleCase] = [
    RuleCase(
      rule: "no-phrase-file",
      bad: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      badFiles: [
        "App/Localizable.xcstrings": LintSample.catalogue(
          #"""
          "Run": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Lauf" } }, "ja": { "stringUnit": { "state": "translated", "value": "ラン" } } } }
          """#
        )
      ],
      lines: [
        "App/Shortcuts.swift:1:1: warning: the app speaks de, ja, but its phrases are in 'en' only; add AppShortcuts.xcstrings [no-phrase-file]"
      ],
      good: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      goodFiles: [
        "App/Localizable.xcstrings": LintSample.catalogue(
          #"""
          "Run": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Lauf" } }, "ja": { "stringUnit": { "state": "translated", "value": "ラン" } } } }
          """#
        ),
        "App/AppShortcuts.xcstrings": LintSample.catalogue(
          #"""
          "Week in ${applicationName}": { }
          """#
        ),
      ]
    ),
    RuleCase(
      rule: "missing-language",
      bad: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      badFiles: [
        "App/Localizable.xcstrings": LintSample.catalogue(
          #"""
          "Run": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Lauf" } }, "ja": { "stringUnit": { "state": "translated", "value": "ラン" } } } }
          """#
        ),
        "App/AppShortcuts.xcstrings": LintSample.catalogue(
          #"""
          "Week in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Woche in ${applicationName}" } } } }
          """#
        ),
      ],
      lines: [
        "App/AppShortcuts.xcstrings: warning: the app speaks ja too, but has no phrases there; translate them [missing-language]"
      ],
      good: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      goodFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue(
          #"""
          "Week in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Woche in ${applicationName}" } } } }
          """#
        )
      ]
    ),
    RuleCase(
      rule: "stale-entry",
      bad: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Show the week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      badFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue(
          #"""
          "Show week in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Woche in ${applicationName}" } } } },
          "Old ${applicationName}": { "extractionState": "stale" }
          """#
        )
      ],
      lines: [
        "App/AppShortcuts.xcstrings:2:1: warning: the entry 'Show week in ${applicationName}' is no phrase of the sources, so its translations are never heard; remove it or rename it to the phrase that it translates [stale-entry]",
        "App/AppShortcuts.xcstrings:3:1: warning: the entry 'Old ${applicationName}' is marked as stale, so its translations are never heard; remove it or rename it to the phrase that it translates [stale-entry]",
      ],
      good: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Show week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      goodFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue(
          #"""
          "Show week in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Woche in ${applicationName}" } } } }
          """#
        )
      ]
    ),
    RuleCase(
      rule: "missing-entry",
      bad: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        AppShortcut(intent: StartRun(), phrases: ["Run in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      badFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue(
          #"""
          "Week in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Woche in ${applicationName}" } } } }
          """#
        )
      ],
      lines: [
        "App/Shortcuts.swift:3:43: warning: 'Run in ${applicationName}' has no phrase in de, where other shortcuts have; translate it [missing-entry]"
      ],
      good: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      goodFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue(
          #"""
          "Week in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Woche in ${applicationName}" } } } }
          """#
        )
      ]
    ),
    RuleCase(
      rule: "untranslated-phrase",
      bad: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      badFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue(
          #"""
          "Week in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Week in ${applicationName}" } }, "fr": { "stringUnit": { "state": "new", "value": "W" } } } }
          """#
        )
      ],
      lines: [
        "App/AppShortcuts.xcstrings:2:108: warning: 'Week in ${applicationName}' is not translated into 'de'; translate it [untranslated-phrase]",
        "App/AppShortcuts.xcstrings:2:191: warning: 'W' is marked as new in 'fr'; translate it or mark it as translated [untranslated-phrase]",
      ],
      good: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      goodFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue(
          #"""
          "Week in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Woche in ${applicationName}" } } } }
          """#
        )
      ]
    ),
    RuleCase(
      rule: "same-translation",
      bad: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Show the week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        AppShortcut(intent: StartRun(), phrases: ["Start a run in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      badFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue(
          #"""
          "Show the week in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Los mit ${applicationName}" } } } },
          "Start a run in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Los mit ${applicationName}" } } } }
          """#
        )
      ],
      lines: [
        "App/AppShortcuts.xcstrings:3:115: warning: 'Los mit ${applicationName}' translates 'Start a run in ${applicationName}' and 'Show the week in ${applicationName}' (App/AppShortcuts.xcstrings:2:117) alike; say what only one of them means [same-translation]"
      ],
      good: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Show the week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      goodFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue(
          #"""
          "Show the week in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Los mit ${applicationName}" } } } }
          """#
        )
      ]
    ),
    RuleCase(
      rule: "lost-placeholder",
      bad: #"""
        AppShortcut(intent: StartRide(), phrases: ["Ride \(\.$sport) in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      badFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue(
          #"""
          "Ride ${sport} in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Fahrt in ${applicationName}" } }, "fr": { "stringUnit": { "state": "translated", "value": "${velo} ${sport} avec ${applicationName}" } } } }
          """#
        )
      ],
      lines: [
        "App/AppShortcuts.xcstrings:2:117: error: 'Fahrt in ${applicationName}' has lost ${sport} of 'Ride ${sport} in ${applicationName}'; put it in [lost-placeholder]",
        "App/AppShortcuts.xcstrings:2:208: error: '${velo} ${sport} avec ${applicationName}' has ${velo}, which the source does not have; remove or rename it [lost-placeholder]",
      ],
      good: #"""
        AppShortcut(intent: StartRide(), phrases: ["Ride \(\.$sport) in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      goodFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue(
          #"""
          "Ride ${sport} in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Mit ${applicationName} ${sport} fahren" } } } }
          """#
        )
      ]
    ),
  ]
}
