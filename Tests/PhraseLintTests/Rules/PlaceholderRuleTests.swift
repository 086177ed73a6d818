import Testing

/// The rules about placeholders.
@Suite struct PlaceholderRuleTests {
  @Test(arguments: cases) func `each rule finds what breaks it, says so, and nothing else`(
    _ rule: RuleCase
  ) throws {
    try rule.check()
  }

  private static let cases: [RuleCase] = [
    RuleCase(
      rule: "application-name-missing",
      bad: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Show my week"], shortTitle: "T", systemImageName: "x")
        """#,
      lines: [
        "App/Shortcuts.swift:2:43: error: 'Show my week' lacks the app's name, so nobody is heard who says it; add \\(.applicationName) [application-name-missing]"
      ],
      good: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Show my week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#
    ),
    RuleCase(
      rule: "application-name-repeated",
      bad: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["\(.applicationName) week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      lines: [
        "App/Shortcuts.swift:2:43: error: '${applicationName} week in ${applicationName}' has the app's name 2 times; keep one [application-name-repeated]"
      ],
      good: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["\(.applicationName) week"], shortTitle: "T", systemImageName: "x")
        """#
    ),
    RuleCase(
      rule: "application-name-misspelt",
      bad: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Show \(.appName)"], shortTitle: "T", systemImageName: "x")
        """#,
      lines: [
        "App/Shortcuts.swift:2:43: error: '.appName' in 'Show \\(.appName)' is not the app's name; write 'applicationName' [application-name-misspelt]"
      ],
      good: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Show \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#
    ),
    RuleCase(
      rule: "swift-interpolation-in-catalogue",
      bad: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Show my week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      badFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue(
          #"""
          "Show my week in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "t", "value": "Woche in \\(.applicationName)" } } } }
          """#
        )
      ],
      lines: [
        "App/AppShortcuts.xcstrings:2:107: error: 'Woche in \\(.applicationName)' has an interpolation of Swift, which a catalogue says as it is written; write ${…} [swift-interpolation-in-catalogue]"
      ],
      good: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Show my week in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      goodFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue(
          #"""
          "Show my week in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "t", "value": "Woche in ${applicationName}" } } } }
          """#
        )
      ]
    ),
    RuleCase(
      rule: "catalogue-placeholder-in-swift",
      bad: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Show ${applicationName}"], shortTitle: "T", systemImageName: "x")
        """#,
      lines: [
        "App/Shortcuts.swift:2:43: error: 'Show ${applicationName}' has a placeholder of a catalogue, which Swift says as it is written; write \\(.applicationName) or \\(\\.$parameter) [catalogue-placeholder-in-swift]"
      ],
      good: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Show \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#
    ),
    RuleCase(
      rule: "several-parameters",
      bad: #"""
        AppShortcut(intent: StartRun(), phrases: ["Start \(\.$course) with \(\.$coach) in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      lines: [
        "App/Shortcuts.swift:2:43: error: 'Start ${course} with ${coach} in ${applicationName}' has the parameters 'course' and 'coach'; a phrase may have one, let the intent ask for the rest [several-parameters]"
      ],
      good: #"""
        AppShortcut(intent: StartRun(), phrases: ["Start \(\.$course) in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#
    ),
    RuleCase(
      rule: "unknown-parameter",
      bad: #"""
        AppShortcut(intent: StartRun(), phrases: ["Start \(\.$curse) in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      lines: [
        "App/Shortcuts.swift:2:43: error: 'Start ${curse} in ${applicationName}': StartRun has no parameter 'curse'; it has 'course' [unknown-parameter]"
      ],
      good: #"""
        AppShortcut(intent: StartRun(), phrases: ["Start \(\.$course) in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#
    ),
    RuleCase(
      rule: "parameter-type",
      bad: #"""
        AppShortcut(intent: AddNote(), phrases: ["Note \(\.$text) in \(.applicationName)", "Note at \(\.$place) in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#,
      lines: [
        "App/Shortcuts.swift:2:42: error: 'Note ${text} in ${applicationName}': 'text' is a String, whose values nobody can list; a phrase takes an AppEnum or AppEntity, let the intent ask for it [parameter-type]",
        "App/Shortcuts.swift:2:84: error: 'Note at ${place} in ${applicationName}': Place, the type of 'place', is neither an AppEnum nor an AppEntity; let it conform to one of them [parameter-type]",
      ],
      good: #"""
        AppShortcut(intent: StartRide(), phrases: ["Ride \(\.$sport) in \(.applicationName)"], shortTitle: "T", systemImageName: "x")
        """#
    ),
  ]
}
