import Testing

/// The rules about values.
@Suite struct ValueRuleTests {
  @Test(arguments: cases) func `each rule finds what breaks it, says so, and nothing else`(
    _ rule: RuleCase
  ) throws {
    try rule.check()
  }

  static let cases: [RuleCase] = [
    RuleCase(
      rule: "unspeakable-title",
      bad: [.shortcut("StartRide", #""Ride \(\.$sport) in \(.applicationName)""#)],
      badFiles: [
        "App/Intents.swift": #"""
        struct StartRide: AppIntent { @Parameter var sport: Sport }
        enum Sport: AppEnum {
          static let caseDisplayRepresentations: [Sport: DisplayRepresentation] = [
        .half: "50/50",
        .car: "Car %"
          ]
        }
        """#
      ],
      lines: [
        "App/Intents.swift:4:8: warning: nobody says '50/50', the title of Sport.half; give it words, or a synonym that has them [unspeakable-title]",
        "App/Intents.swift:5:7: warning: nobody says 'Car %', the title of Sport.car; give it words, or a synonym that has them [unspeakable-title]",
      ],
      good: [.shortcut("StartRide", #""Ride \(\.$sport) in \(.applicationName)""#)],
      goodFiles: [
        "App/Intents.swift": #"""
        struct StartRide: AppIntent { @Parameter var sport: Sport }
        enum Sport: AppEnum {
          static let caseDisplayRepresentations: [Sport: DisplayRepresentation] = [
        .half: DisplayRepresentation(title: "50/50", synonyms: ["Half and half"])
          ]
        }
        """#
      ]
    ),
    RuleCase(
      rule: "untranslated-title",
      bad: [.shortcut("StartRide", #""Ride \(\.$sport) in \(.applicationName)""#)],
      badFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          .entry("Ride ${sport} in ${applicationName}", ["de": "${sport} mit ${applicationName}"])
        ]),
        "App/Localizable.xcstrings": LintSample.catalogue([
          #""Bicycle": { }"#, .entry("Board", ["de": "Brett"]),
        ]),
      ],
      lines: [
        "App/Intents.swift:14:12: warning: 'Bicycle', the title of Sport.bike, has no text in de, where phrases speak of it; translate it [untranslated-title]"
      ],
      good: [.shortcut("StartRide", #""Ride \(\.$sport) in \(.applicationName)""#)],
      goodFiles: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue([
          .entry("Ride ${sport} in ${applicationName}", ["de": "${sport} mit ${applicationName}"])
        ]),
        "App/Localizable.xcstrings": LintSample.catalogue([
          .entry("Bicycle", ["de": "Fahrrad"]), .entry("Board", ["de": "Brett"]),
        ]),
      ]
    ),
    RuleCase(
      rule: "colliding-values",
      bad: [.shortcut("StartRide", #""Ride \(\.$sport) in \(.applicationName)""#)],
      badFiles: [
        "App/Intents.swift": #"""
        struct StartRide: AppIntent { @Parameter var sport: Sport }
        enum Sport: AppEnum {
          static let caseDisplayRepresentations: [Sport: DisplayRepresentation] = [
        .a: "Outdoor",
          .b: "outdoor"
          ]
        }
        """#
      ],
      lines: [
        "App/Intents.swift:5:7: warning: Sport.a and Sport.b are both said as 'outdoor' in 'en'; give one of them another title [colliding-values]"
      ],
      good: [.shortcut("StartRide", #""Ride \(\.$sport) in \(.applicationName)""#)],
      goodFiles: [
        "App/Intents.swift": #"""
        struct StartRide: AppIntent { @Parameter var sport: Sport }
        enum Sport: AppEnum {
          static let caseDisplayRepresentations: [Sport: DisplayRepresentation] = [
        .a: "Outdoor", .b: "Indoor"
          ]
        }
        """#
      ]
    ),
    RuleCase(
      rule: "repeated-synonym",
      bad: [.shortcut("StartRide", #""Ride \(\.$sport) in \(.applicationName)""#)],
      badFiles: [
        "App/Intents.swift": #"""
        struct StartRide: AppIntent { @Parameter var sport: Sport }
        enum Sport: AppEnum {
          static let caseDisplayRepresentations: [Sport: DisplayRepresentation] = [
        .a: DisplayRepresentation(title: "Run", synonyms: ["run", "Jog"])
          ]
        }
        """#
      ],
      lines: [
        "App/Intents.swift:4:34: warning: the synonym 'run' of 'Run' is there already; remove it [repeated-synonym]"
      ],
      good: [.shortcut("StartRide", #""Ride \(\.$sport) in \(.applicationName)""#)],
      goodFiles: [
        "App/Intents.swift": #"""
        struct StartRide: AppIntent { @Parameter var sport: Sport }
        enum Sport: AppEnum {
          static let caseDisplayRepresentations: [Sport: DisplayRepresentation] = [
        .a: DisplayRepresentation(title: "Run", synonyms: ["Jog"])
          ]
        }
        """#
      ]
    ),
    RuleCase(
      rule: "parameters-never-updated",
      bad: [.shortcut("StartRun", #""Run \(\.$course) in \(.applicationName)""#)],
      badFiles: [
        "App/Intents.swift": #"""
        struct StartRun: AppIntent { @Parameter var course: Course }
        struct Course: AppEntity {}
        """#
      ],
      lines: [
        "App/Shortcuts.swift:1:1: warning: the phrases hold values of Course, but updateAppShortcutParameters() is never called, so the system knows none; call TrainShortcuts.updateAppShortcutParameters() when the app starts [parameters-never-updated]"
      ],
      good: [.shortcut("StartRun", #""Run \(\.$course) in \(.applicationName)""#)]
    ),
  ]
}
