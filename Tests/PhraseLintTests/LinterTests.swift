import AppSources
import OrderedJSON
import PhraseLint
import TestSupport
import Testing

@Suite struct LinterTests {
  /// A shortcut whose phrase ends with a full stop and lacks the app's name.
  private static let bad =
    "AppShortcut(intent: ShowWeek(), phrases: [\"Show my week.\"], shortTitle: \"W\")"

  private static let missing =
    "App/Shortcuts.swift:3:43: error: 'Show my week.' lacks the app's name, so nobody is heard who "
    + "says it; add \\(.applicationName) [application-name-missing]"
  private static let mark =
    "App/Shortcuts.swift:3:43: warning: 'Show my week.' ends with a mark that nobody says; remove it "
    + "[final-punctuation]"

  @Test(
    arguments: [
      ("", [missing, mark]),
      ("// assistant:disable:next final-punctuation - it is their style", [missing]),
      ("// assistant:disable:next", []),
      ("/* assistant:disable application-name-missing, final-punctuation */", []),
      ("// assistant:disable:this final-punctuation", [missing, mark]),
      ("// assistant:disable:next extra-space", [missing, mark]),
    ]
  ) func `a comment switches rules off`(_ comment: String, _ lines: [String]) throws {
    #expect(try LintSample(shortcuts: "\(comment)\n\(Self.bad)").lines() == lines)
  }

  @Test func `a comment counts until another takes it back`() throws {
    let source = """
      // assistant:disable final-punctuation
      \(Self.bad)
      // assistant:enable final-punctuation
      \(Self.bad)
      """
    let rule = try #require(LintRules.rule("final-punctuation"))
    #expect(try LintSample(shortcuts: source).lines([rule]).count == 1)
  }

  @Test(
    arguments: [
      ("final-punctuation = off", [missing]),
      (
        "final-punctuation = error # they mean it",
        [missing, mark.replacing("warning", with: "error")]
      ),
      ("ignore application-name-missing App", [mark]),
      ("ignore application-name-missing Other", [missing, mark]),
    ]
  ) func `settings change what a rule weighs`(_ text: String, _ lines: [String]) throws {
    let settings = try LintSettings(text, file: ".assistant-lint")
    let sample = try LintSample(shortcuts: "\n" + Self.bad)
    #expect(sample.lines(settings: settings).sorted() == lines.sorted())
  }

  @Test func `every mistake of the settings is told with its line`() {
    let text = "final-punctuaton = off\nfail-on = never\n\nextra-space = 3\nbanana\nignore x y\n"
    #expect {
      try LintSettings(text, file: "s")
    } throws: { error in
      (error as? LintSettings.Mistakes)?.mistakes.map(\.description) == [
        "s:1: no rule is called 'final-punctuaton'; 'assistant lint --explain all' lists them",
        "s:2: 'fail-on' cannot be 'never'; it takes note, warning, error",
        "s:4: 'extra-space' cannot be '3'; it takes off, note, warning, error",
        "s:5: 'banana' is no setting; write 'RULE = off', 'exclude PATH' or 'ignore RULE PATH'",
        "s:6: no rule is called 'x'; 'assistant lint --explain all' lists them",
      ]
    }
  }

  @Test func `a baseline knows what was there, wherever it moves, and counts the rest`() throws {
    let before = try LintSample(shortcuts: Self.bad)
    let after = try LintSample(shortcuts: "\n\n" + Self.bad + "\n" + Self.bad)
    func findings(_ sample: LintSample) -> [LintFinding] {
      sample.read().apps.flatMap { Linter().findings(in: $0) }.map { finding in
        var finding = finding
        finding.place.file = finding.place.file.replacing(sample.folder, with: "")
        return finding
      }
    }
    let baseline = LintBaseline(LintBaseline(findings(before)).text)
    #expect(baseline.fresh(among: findings(before)).findings.isEmpty)
    let (fresh, known, gone) = baseline.fresh(among: findings(after))
    #expect(fresh.allSatisfy { $0.place.line == 5 })
    #expect((known, gone) == (2, 0))
    #expect(baseline.fresh(among: []).gone == 2)
  }

  @Test func `every rule has a name of its own, says what it is about and how to put it right`() {
    let rules = LintRules.all.map(\.description)
    #expect(Set(rules.map(\.identifier)).count == rules.count)
    for rule in rules {
      #expect(rule.identifier.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(!rule.explanation.isEmpty && !rule.example.isEmpty && !rule.remedy.isEmpty)
      #expect(rule.text.contains("Not so:\n    ") && rule.text.contains("But so:\n    "))
    }
  }

  @Test func `fixes change the files and leave nothing to find`() throws {
    let sample = try LintSample(
      shortcuts: #"""
        AppShortcut(
          intent: ShowWeek(),
          phrases: [
            "Show  my week in \(.applicationName).",
            "Week in\(.applicationName)",
            "Week of ${applicationName}",
            " My week in \(.applicationName) ",
            "Two " + "literals in \(.applicationName).",
          ])
        """#,
      files: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue(
          #""Week in${applicationName}": { "localizations": { "de": { "stringUnit": { "value": "Woche \"W\" in \\(.applicationName)!" } } } }"#
        )
      ]
    )
    for _ in 0..<3 {
      let findings = sample.read().apps.flatMap { Linter().findings(in: $0) }
      _ = LintFixer().apply(findings)
    }
    let left = sample.read().apps.flatMap { Linter().findings(in: $0) }
    #expect(left.filter { $0.fix != nil }.map(\.fix) == [.finalPunctuation])
    #expect(
      sample.text(of: "App/Shortcuts.swift").contains(
        #"""
            "Show my week in \(.applicationName)",
            "Week in \(.applicationName)",
            "Week of \(.applicationName)",
            "My week in \(.applicationName)",
            "Two " + "literals in \(.applicationName).",
        """#
      )
    )
    #expect(
      sample.text(of: "App/AppShortcuts.xcstrings").contains(
        #""value": "Woche \"W\" in ${applicationName}""#
      )
    )
  }

  @Test(
    arguments: [
      (["Package.swift": ""], 1),
      (["Package.swift": "", "Sources/Core/P.swift": "struct P: AppIntentsPackage {}"], 0),
      (["Package.swift": "let p = Package(targets: [.target(name: \"Core\")])"], 1),
      (["Package.swift": "let p = Package(targets: [.executableTarget(name: \"Core\")])"], 0),
      ([:], 0),
    ] as [([String: String], Int)]
  ) func `a provider in a library of a package is told where no AppIntentsPackage is declared`(
    _ files: [String: String],
    _ count: Int
  ) throws {
    var all = files
    all["Sources/Core/S.swift"] = "struct CoreShortcuts: AppShortcutsProvider { }"
    let rule = try #require(LintRules.rule("hidden-provider"))
    let lines = try LintSample(all).lines([rule])
    let expected =
      "Sources/Core/S.swift:1:1: warning: 'CoreShortcuts' is in a package's library, where the system "
      + "does not look; declare an AppIntentsPackage that the app names, or move it into the app [hidden-provider]"
    #expect(lines == Array(repeating: expected, count: count))
  }

  @Test func `what apps do and may do is no finding`() throws {
    // Titles of shortcuts in the table of phrases, a brand's word, phrases that no literal tells.
    let sample = try LintSample(
      shortcuts: #"""
        AppShortcut(intent: ShowWeek(), phrases: ["Chat \(.applicationName)", "Show my week in \(.applicationName)"], shortTitle: "Week")
        AppShortcut(intent: StartRun(), phrases: phrases, shortTitle: "Run")
        """#,
      files: [
        "App/AppShortcuts.xcstrings": LintSample.catalogue(
          #"""
          "Chat ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Chat ${applicationName}" } } } },
          "Show my week in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "needs_review", "value": "Meine Woche in ${applicationName} zeigen" } } } },
          "Week": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Week" } } } },
          "Run in ${applicationName}": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "In ${applicationName} laufen" } } } }
          """#
        )
      ]
    )
    #expect(sample.lines() == [])
  }

  @Test func `a catalogue alone may hold titles and every mixture of shapes`() throws {
    let sample = try LintSample([
      "AppShortcuts.xcstrings": LintSample.catalogue(
        #"""
        "Start ${mode} in ${applicationName}": { "extractionState": "extracted_with_value", "localizations": {
          "en": { "stringSet": { "state": "new", "values": ["Start ${mode} in ${applicationName}", "Start a session in ${applicationName}"] } },
          "nb": { "stringUnit": { "state": "needs_review", "value": "Start ${mode} i ${applicationName}" } },
          "ja": { "stringSet": { "state": "translated", "values": ["${applicationName}で${mode}を開始"] } } } },
        "New task": { "localizations": { "nb": { "stringUnit": { "state": "translated", "value": "Ny oppgave" } } } },
        "Ask ${applicationName}": {}
        """#
      )
    ])
    #expect(sample.lines() == [])
  }
}
