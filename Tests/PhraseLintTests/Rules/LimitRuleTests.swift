import TestSupport
import Testing

/// The rules about limits.
@Suite struct LimitRuleTests {
  @Test(arguments: cases) func `each rule finds what breaks it, says so, and nothing else`(
    _ rule: RuleCase
  ) throws {
    try rule.check()
  }

  /// Intents with an enum of 600 values.
  private static let many = """
    enum Sport: AppEnum {
      static let caseDisplayRepresentations: [Sport: DisplayRepresentation] = [
        \((0..<600).map { ".s\($0): \"Sport \($0)\"" }.joined(separator: ", "))
      ]
    }
    struct StartRide: AppIntent { @Parameter var sport: Sport }
    struct ShowWeek: AppIntent {}
    """

  static let cases: [RuleCase] = [
    RuleCase(
      rule: "too-many-shortcuts",
      bad: [
        .shortcut("ShowWeek", #""Week 1 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 2 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 3 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 4 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 5 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 6 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 7 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 8 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 9 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 10 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 11 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 12 in \(.applicationName)""#),
      ],
      lines: [
        "App/Shortcuts.swift:12:1: error: 12 shortcuts are too many: the system takes 10, and this is the first that is left out; remove 2 [too-many-shortcuts]"
      ],
      good: [
        .shortcut("ShowWeek", #""Week 1 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 2 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 3 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 4 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 5 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 6 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 7 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 8 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 9 in \(.applicationName)""#),
        .shortcut("ShowWeek", #""Week 10 in \(.applicationName)""#),
      ]
    ),
    RuleCase(
      rule: "too-many-phrases",
      bad: [
        .shortcut(
          "StartRide",
          #""Ride \(\.$sport) in \(.applicationName)", "Go \(\.$sport) in \(.applicationName)""#
        ),
        .shortcut("ShowWeek", #""Week in \(.applicationName)""#),
      ],
      badFiles: [
        "App/Intents.swift": many
      ],
      lines: [
        "App/Shortcuts.swift:1:1: error: the phrases make 1201 sentences in 'en', but the system takes 1000: StartRide 1200, ShowWeek 1; use the parameter in fewer phrases [too-many-phrases]"
      ],
      good: [.shortcut("StartRide", #""Ride \(\.$sport) in \(.applicationName)""#)],
      goodFiles: [
        "App/Intents.swift": many
      ]
    ),
    RuleCase(
      rule: "several-providers",
      bad: [.shortcut("ShowWeek", #""Week in \(.applicationName)""#)],
      badFiles: [
        "App/Second.swift": #"""
        struct MoreShortcuts: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { } }
        """#
      ],
      lines: [
        "App/Shortcuts.swift:1:1: error: 'TrainShortcuts' is another provider beside 'MoreShortcuts' (App/Second.swift:1:1), and the system takes only one; put the shortcuts together [several-providers]"
      ],
      good: [.shortcut("ShowWeek", #""Week in \(.applicationName)""#)],
      goodFiles: [
        "Watch/Second.swift": #"""
        struct MoreShortcuts: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { } }
        """#,
        "App.xcodeproj/project.pbxproj": #"""

        """#,
      ]
    ),
    RuleCase(
      rule: "hidden-provider",
      bad: [.shortcut("ShowWeek", #""Week in \(.applicationName)""#)],
      badFiles: [
        "App/Second.swift": #"""
        private struct OtherShortcuts: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { } }
        """#
      ],
      lines: [
        "App/Second.swift:1:9: warning: 'OtherShortcuts' is private, so the system does not find it; remove the modifier [hidden-provider]"
      ],
      good: [.shortcut("ShowWeek", #""Week in \(.applicationName)""#)]
    ),
    RuleCase(
      rule: "hidden-provider",
      bad: [.shortcut("ShowWeek", #""Week in \(.applicationName)""#)],
      badFiles: [
        "App.xcodeproj/project.pbxproj": SampleProject(["App": ["App/Intents.swift"]]).text
      ],
      lines: [
        "App/Shortcuts.swift:1:1: warning: 'TrainShortcuts' is in no target of 'App.xcodeproj', so nothing is built of it; add its file to the app's target [hidden-provider]"
      ],
      good: [.shortcut("ShowWeek", #""Week in \(.applicationName)""#)],
      goodFiles: [
        "App.xcodeproj/project.pbxproj":
          SampleProject(["App": ["App/Intents.swift", "App/Shortcuts.swift"]]).text
      ]
    ),
  ]
}
