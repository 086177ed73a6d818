import Testing

/// The rules about catalogues.
@Suite struct CatalogueRuleTests {
  @Test(arguments: cases) func `each rule finds what breaks it, says so, and nothing else`(
    _ rule: RuleCase
  ) throws {
    try rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      rule: "no-phrase-file",
      bad: [.shortcut("ShowWeek", #""Week in \(.applicationName)""#)],
      badFiles: [
        "App/Localizable.xcstrings": LintSample.catalogue([
          .entry("Run", ["de": "Lauf", "ja": "ラン"])
        ])
      ],
      lines: [
        "App/Shortcuts.swift:1:1: warning: the app speaks de, ja, but its phrases are in 'en' only; add AppShortcuts.xcstrings [no-phrase-file]"
      ],
      good: [.shortcut("ShowWeek", #""Week in \(.applicationName)""#)],
      goodFiles: [
        "App/Localizable.xcstrings": LintSample.catalogue([
          .entry("Run", ["de": "Lauf", "ja": "ラン"])
        ]),
        "App/AppShortcuts.xcstrings": LintSample.catalogue([#""Week in ${applicationName}": { }"#]),
      ]
    ),
    RuleCase(
      rule: "missing-language",
      bad: [.shortcut("ShowWeek", #""Week in \(.applicationName)""#)],
      badFiles: [
        "App/Localizable.xcstrings": LintSample.catalogue([
          .entry("Run", ["de": "Lauf", "ja": "ラン"])
        ]),
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          .entry("Week in ${applicationName}", ["de": "Woche in ${applicationName}"])
        ]),
      ],
      lines: [
        "App/AppShortcuts.xcstrings: warning: the app speaks ja too, but has no phrases there; translate them [missing-language]"
      ],
      good: [.shortcut("ShowWeek", #""Week in \(.applicationName)""#)],
      goodFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          .entry("Week in ${applicationName}", ["de": "Woche in ${applicationName}"])
        ])
      ]
    ),
    RuleCase(
      rule: "stale-entry",
      bad: [.shortcut("ShowWeek", #""Show the week in \(.applicationName)""#)],
      badFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          .entry("Show week in ${applicationName}", ["de": "Woche in ${applicationName}"]),
          #""Old ${applicationName}": { "extractionState": "stale" }"#,
        ])
      ],
      lines: [
        "App/AppShortcuts.xcstrings:2:1: warning: the entry 'Show week in ${applicationName}' is no phrase of the sources, so its translations are never heard; remove it or rename it to the phrase that it translates [stale-entry]",
        "App/AppShortcuts.xcstrings:3:1: warning: the entry 'Old ${applicationName}' is marked as stale, so its translations are never heard; remove it or rename it to the phrase that it translates [stale-entry]",
      ],
      good: [.shortcut("ShowWeek", #""Show week in \(.applicationName)""#)],
      goodFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          .entry("Show week in ${applicationName}", ["de": "Woche in ${applicationName}"])
        ])
      ]
    ),
    RuleCase(
      rule: "missing-entry",
      bad: [
        .shortcut("ShowWeek", #""Week in \(.applicationName)""#),
        .shortcut("StartRun", #""Run in \(.applicationName)""#),
      ],
      badFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          .entry("Week in ${applicationName}", ["de": "Woche in ${applicationName}"])
        ])
      ],
      lines: [
        "App/Shortcuts.swift:3:43: warning: 'Run in ${applicationName}' has no phrase in de, where other shortcuts have; translate it [missing-entry]"
      ],
      good: [.shortcut("ShowWeek", #""Week in \(.applicationName)""#)],
      goodFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          .entry("Week in ${applicationName}", ["de": "Woche in ${applicationName}"])
        ])
      ]
    ),
    RuleCase(
      rule: "untranslated-phrase",
      bad: [.shortcut("ShowWeek", #""Week in \(.applicationName)""#)],
      badFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          #""Week in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Week in ${applicationName}" } }, "fr": { "stringUnit": { "state": "new", "value": "W" } }, "ja": { "stringUnit": { "state": "new", "value": "" } } } }"#
        ])
      ],
      lines: [
        "App/AppShortcuts.xcstrings:2:108: warning: 'Week in ${applicationName}' is not translated into 'de'; translate it [untranslated-phrase]",
        "App/AppShortcuts.xcstrings:2:191: warning: 'W' is marked as new in 'fr'; translate it or mark it as translated [untranslated-phrase]",
        "App/AppShortcuts.xcstrings:2:249: error: 'Week in ${applicationName}' has no text in 'ja'; translate it [untranslated-phrase]",
      ],
      good: [.shortcut("ShowWeek", #""Week in \(.applicationName)""#)],
      goodFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          .entry("Week in ${applicationName}", ["de": "Woche in ${applicationName}"])
        ])
      ]
    ),
    RuleCase(
      rule: "same-translation",
      bad: [
        .shortcut("ShowWeek", #""Show the week in \(.applicationName)""#),
        .shortcut("StartRun", #""Start a run in \(.applicationName)""#),
      ],
      badFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          .entry("Show the week in ${applicationName}", ["de": "Los mit ${applicationName}"]),
          .entry("Start a run in ${applicationName}", ["de": "Los mit ${applicationName}"]),
        ])
      ],
      lines: [
        "App/AppShortcuts.xcstrings:3:115: warning: 'Los mit ${applicationName}' translates 'Start a run in ${applicationName}' and 'Show the week in ${applicationName}' (App/AppShortcuts.xcstrings:2:117) alike; say what only one of them means [same-translation]"
      ],
      good: [.shortcut("ShowWeek", #""Show the week in \(.applicationName)""#)],
      goodFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          .entry("Show the week in ${applicationName}", ["de": "Los mit ${applicationName}"])
        ])
      ]
    ),
    RuleCase(
      rule: "unusable-phrase",
      bad: [.shortcut("ShowWeek", #""Show the week in \(.applicationName)""#)],
      badFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          .entry("Show the week in ${applicationName}", ["fr": "Montre ${ semaine"])
        ])
      ],
      lines: [
        "App/AppShortcuts.xcstrings:2:117: error: 'Montre ${ semaine' cannot be read: '${' is never closed; add '}' [unusable-phrase]"
      ],
      good: [.shortcut("ShowWeek", #""Show the week in \(.applicationName)""#)],
      goodFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          .entry("Show the week in ${applicationName}", ["de": "Woche in ${applicationName}"])
        ])
      ]
    ),
    RuleCase(
      rule: "lost-placeholder",
      bad: [.shortcut("StartRide", #""Ride \(\.$sport) in \(.applicationName)""#)],
      badFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          .entry(
            "Ride ${sport} in ${applicationName}",
            ["de": "Fahrt in ${applicationName}", "fr": "${velo} ${sport} avec ${applicationName}"]
          )
        ])
      ],
      lines: [
        "App/AppShortcuts.xcstrings:2:117: error: 'Fahrt in ${applicationName}' has lost ${sport} of 'Ride ${sport} in ${applicationName}'; put it in [lost-placeholder]",
        "App/AppShortcuts.xcstrings:2:208: error: '${velo} ${sport} avec ${applicationName}' has ${velo}, which the source does not have; remove or rename it [lost-placeholder]",
      ],
      good: [.shortcut("StartRide", #""Ride \(\.$sport) in \(.applicationName)""#)],
      goodFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          .entry(
            "Ride ${sport} in ${applicationName}",
            ["de": "Mit ${applicationName} ${sport} fahren"]
          )
        ])
      ]
    ),
  ]
}
