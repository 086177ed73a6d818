import Testing

/// The rules about placeholders.
@Suite struct PlaceholderRuleTests {
  @Test(arguments: cases) func `each rule finds what breaks it, says so, and nothing else`(
    _ rule: RuleCase
  ) throws {
    try rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      rule: "application-name-missing",
      bad: [.shortcut("ShowWeek", #""Show my week""#)],
      lines: [
        "App/Shortcuts.swift:2:43: error: 'Show my week' lacks the app's name, so nobody is heard who says it; add \\(.applicationName) [application-name-missing]"
      ],
      good: [.shortcut("ShowWeek", #""Show my week in \(.applicationName)""#)]
    ),
    RuleCase(
      rule: "application-name-repeated",
      bad: [.shortcut("ShowWeek", #""\(.applicationName) week in \(.applicationName)""#)],
      lines: [
        "App/Shortcuts.swift:2:43: error: '${applicationName} week in ${applicationName}' has the app's name 2 times; keep one [application-name-repeated]"
      ],
      good: [.shortcut("ShowWeek", #""\(.applicationName) week""#)]
    ),
    RuleCase(
      rule: "application-name-misspelt",
      bad: [.shortcut("ShowWeek", #""Show \(.appName)""#)],
      lines: [
        "App/Shortcuts.swift:2:43: error: '.appName' in 'Show \\(.appName)' is not the app's name; write 'applicationName' [application-name-misspelt]"
      ],
      good: [.shortcut("ShowWeek", #""Show \(.applicationName)""#)]
    ),
    RuleCase(
      rule: "swift-interpolation-in-catalogue",
      bad: [.shortcut("ShowWeek", #""Show my week in \(.applicationName)""#)],
      badFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          #""Show my week in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "t", "value": "Woche in \\(.applicationName)" } } } }"#
        ])
      ],
      lines: [
        "App/AppShortcuts.xcstrings:2:107: error: 'Woche in \\(.applicationName)' has an interpolation of Swift, which a catalogue says as it is written; write ${…} [swift-interpolation-in-catalogue]"
      ],
      good: [.shortcut("ShowWeek", #""Show my week in \(.applicationName)""#)],
      goodFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          #""Show my week in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "t", "value": "Woche in ${applicationName}" } } } }"#
        ])
      ]
    ),
    RuleCase(
      rule: "catalogue-placeholder-in-swift",
      bad: [.shortcut("ShowWeek", #""Show ${applicationName}""#)],
      lines: [
        "App/Shortcuts.swift:2:43: error: 'Show ${applicationName}' has a placeholder of a catalogue, which Swift says as it is written; write \\(.applicationName) or \\(\\.$parameter) [catalogue-placeholder-in-swift]"
      ],
      good: [.shortcut("ShowWeek", #""Show \(.applicationName)""#)]
    ),
    RuleCase(
      rule: "several-parameters",
      bad: [
        .shortcut("StartRun", #""Start \(\.$course) with \(\.$coach) in \(.applicationName)""#)
      ],
      lines: [
        "App/Shortcuts.swift:2:43: error: 'Start ${course} with ${coach} in ${applicationName}' has the parameters 'course' and 'coach'; a phrase may have one, let the intent ask for the rest [several-parameters]"
      ],
      good: [.shortcut("StartRun", #""Start \(\.$course) in \(.applicationName)""#)]
    ),
    RuleCase(
      rule: "unknown-parameter",
      bad: [.shortcut("StartRun", #""Start \(\.$curse) in \(.applicationName)""#)],
      lines: [
        "App/Shortcuts.swift:2:43: error: 'Start ${curse} in ${applicationName}': StartRun has no parameter 'curse'; it has 'course' [unknown-parameter]"
      ],
      good: [.shortcut("StartRun", #""Start \(\.$course) in \(.applicationName)""#)]
    ),
    RuleCase(
      rule: "parameter-type",
      bad: [
        .shortcut(
          "AddNote",
          #""Note \(\.$text) in \(.applicationName)", "Note at \(\.$place) in \(.applicationName)""#
        )
      ],
      lines: [
        "App/Shortcuts.swift:2:42: error: 'Note ${text} in ${applicationName}': 'text' is a String, whose values nobody can list; a phrase takes an AppEnum or AppEntity, let the intent ask for it [parameter-type]",
        "App/Shortcuts.swift:2:84: error: 'Note at ${place} in ${applicationName}': Place, the type of 'place', is neither an AppEnum nor an AppEntity; let it conform to one of them [parameter-type]",
      ],
      good: [.shortcut("StartRide", #""Ride \(\.$sport) in \(.applicationName)""#)]
    ),
  ]
}
