import AppSources
import Testing

@testable import PhraseLint

/// Rules about catalogue files whose apps say of all their intents what these take.
@Suite struct CatalogAppRuleTests {
  static let rules = [
    "unknown-intent", "unused-parameter", "repeated-identifier", "repeated-app", "empty-shortcut",
    "negative-phrase-taken", "unknown-locale", "unknown-key",
  ]

  /// An app of a catalogue file, a shortcut a line.
  private func app(
    _ shortcuts: [(intent: String, phrases: [String])],
    locale: String = "en",
    change: (inout AppSource) -> Void = { _ in }
  ) -> AppSource {
    func place(_ line: Int) -> SourcePlace { SourcePlace(file: "home.json", line: line, column: 1) }
    var provider = ProviderFacts(name: "", place: place(1))
    provider.shortcuts = shortcuts.enumerated().map { number, shortcut in
      ShortcutFacts(
        intent: shortcut.intent,
        phrases: shortcut.phrases.map {
          PhraseFacts(text: PhraseText(template: $0), place: place(number + 2))
        },
        place: place(number + 2)
      )
    }
    var app = AppSource(folder: "home.json")
    app.name = "Home"
    app.declaredLanguage = locale
    app.hasSources = true
    app.catalogVersion = 2
    app.providers = [provider]
    change(&app)
    return app
  }

  private func lines(_ rule: String, _ apps: AppSource...) throws -> [String] {
    let rule = try #require(LintRules.rule(rule))
    return Linter(rules: [rule]).findings(in: apps).map(\.line)
  }

  @Test func `a shortcut of an intent that is not declared is told`() throws {
    let known = TypeFacts(
      intent: "TurnOn",
      parameters: [],
      place: SourcePlace(file: "home.json")
    )
    let found = try lines(
      "unknown-intent",
      app([("TurnOn", ["turn on"]), ("TurnOf", ["turn off"])]) {
        $0.declaresIntents = true
        $0.types["TurnOn"] = known
      }
    )
    #expect(
      found == [
        "home.json:3:1: error: no intent 'TurnOf' is among the app's 'intents', so nothing is done; add it there or "
          + "correct the name [unknown-intent]"
      ]
    )
    #expect(try lines("unknown-intent", app([("TurnOf", ["turn off"])])) == [])
  }

  @Test func `a type that no Swift source has is a note`() throws {
    let found = try LintSample(
      shortcuts: [
        SampleLine.shortcut("ShowWeek", #""Week in \(.applicationName)""#),
        SampleLine.shortcut("GhostIntent", #""Ghost in \(.applicationName)""#),
      ].source
    ).lines([UnknownIntent()])
    #expect(found.count == 1)
    #expect(found.first?.contains("note: no type 'GhostIntent' is in the sources") == true)
  }

  @Test func `a parameter that no phrase has is told`() throws {
    let parameter = ParameterFacts(
      name: "rom",
      type: "Room",
      place: SourcePlace(file: "home.json", line: 2, column: 9)
    )
    let found = try lines(
      "unused-parameter",
      app([("TurnOn", ["turn on ${room}"])]) {
        $0.providers[0].shortcuts[0].parameters = [parameter]
      }
    )
    #expect(
      found == [
        "home.json:2:9: warning: no phrase of this shortcut of TurnOn has ${rom}; remove the parameter or put it into a "
          + "phrase [unused-parameter]"
      ]
    )
  }

  @Test func `two values with one identifier are told at the second`() throws {
    let found = try lines(
      "repeated-identifier",
      app([("TurnOn", ["turn on ${room}"])]) {
        $0.vocabularies["Room"] = [
          SourceValue(id: "1", title: "Kitchen"), SourceValue(id: "2", title: "Hall"),
          SourceValue(
            id: "1",
            title: "Attic",
            place: SourcePlace(file: "home.json", line: 9, column: 5)
          ),
        ]
      }
    )
    #expect(
      found == [
        "home.json:9:5: error: 'Attic' and 'Kitchen' of Room have the same identifier '1'; give one of them another "
          + "[repeated-identifier]"
      ]
    )
  }

  @Test func `an app that is there twice in a language is told once`() throws {
    let found = try lines(
      "repeated-app",
      app([("TurnOn", ["turn on"])]),
      app([("TurnOn", ["einschalten"])], locale: "de"),
      app([("TurnOn", ["switch on"])])
    )
    #expect(
      found == [
        "home.json:1:1: error: the app 'Home' is there in 'en' already (home.json:1:1); put both together or correct "
          + "the locale [repeated-app]"
      ]
    )
  }

  @Test(arguments: [("enn", 1), ("en", 0), ("de_CH", 0), ("zh-Hant", 0)])
  func `a locale that is no language's is told`(locale: String, count: Int) throws {
    let found = try lines(
      "unknown-locale",
      app([("TurnOn", ["turn on"])], locale: locale) {
        $0.languagePlace = SourcePlace(file: "home.json", line: 1, column: 40)
      }
    )
    #expect(found.count == count)
    #expect(
      found.allSatisfy {
        $0.hasPrefix("home.json:1:40: warning: '\(locale)' is no language's code")
      }
    )
  }

  @Test func `a key that means nothing is told`() throws {
    let found = try lines(
      "unknown-key",
      app([("TurnOn", ["turn on"])]) {
        $0.strays = [
          SourceIssue(SourcePlace(file: "home.json", line: 4, column: 2), "knows no 'a'")
        ]
      }
    )
    #expect(found == ["home.json:4:2: warning: knows no 'a' [unknown-key]"])
    #expect(try lines("unknown-key", app([("TurnOn", ["turn on"])])) == [])
  }

  @Test func `a shortcut without phrases is told`() throws {
    let found = try lines("empty-shortcut", app([("TurnOn", ["turn on"]), ("TurnOff", [])]))
    #expect(
      found == [
        "home.json:3:1: warning: the shortcut of TurnOff has no phrases, so nobody can start it; add one or remove it "
          + "[empty-shortcut]"
      ]
    )
  }

  @Test(arguments: ["Turn on in Home", "turn on in ${applicationName}"])
  func `a negative phrase that starts something is told`(negative: String) throws {
    func change(_ app: inout AppSource) {
      app.providers[0].negativePhrases = [
        PhraseFacts(
          text: PhraseText(template: negative),
          place: SourcePlace(file: "home.json", line: 7, column: 3)
        )
      ]
    }
    let found = try lines(
      "negative-phrase-taken",
      app([("TurnOn", ["Turn on in ${applicationName}"])], change: change)
    )
    #expect(
      found == [
        "home.json:7:3: error: '\(negative)' must start nothing, but is 'Turn on in ${applicationName}' of TurnOn "
          + "(home.json:2:1); remove one of them [negative-phrase-taken]"
      ]
    )
    #expect(
      try lines("negative-phrase-taken", app([("TurnOn", ["Turn it on"])], change: change)) == []
    )
  }

  @Test func `what another language of the app lacks is told`() throws {
    let english = app([("TurnOn", ["turn it on"]), ("TurnOff", ["turn it off"])])
    let german = app([("TurnOn", ["turn it on"]), ("Dim", ["dunkler"])], locale: "de")
    #expect(
      try lines("missing-entry", english, german) == [
        "home.json:3:1: warning: Dim has no phrase in en, where other shortcuts have; add a shortcut of it there "
          + "[missing-entry]",
        "home.json:3:1: warning: TurnOff has no phrase in de, where other shortcuts have; add a shortcut of it there "
          + "[missing-entry]",
      ]
    )
    #expect(
      try lines("untranslated-phrase", english, german) == [
        "home.json:2:1: warning: 'turn it on' is not translated into 'de'; translate it [untranslated-phrase]"
      ]
    )
  }

  @Test func `what Apple's systems want is not told of an app that runs here`() throws {
    let phrases = ["turn ${lamp} off in ${room}", "dim ${lamp}"]
    let told = app([("TurnOff", phrases)])
    let here = app([("TurnOff", phrases)]) { $0.runsHere = true }
    let rules = Set(Linter().findings(in: told).map(\.rule))
    #expect(
      rules == ["application-name-missing", "several-parameters", "no-plain-sister"]
    )
    #expect(Linter().findings(in: here) == [])
  }

  @Test func `a phrase with brackets is told once, as it is written`() throws {
    let place = SourcePlace(file: "home.json", line: 2, column: 5)
    let ways = ["please turn on", "turn on", "please switch on", "switch on"]
    let found = try lines(
      "application-name-missing",
      app([("TurnOn", [])]) { app in
        app.providers[0].shortcuts[0].phrases = ways.map {
          PhraseFacts(
            text: PhraseText(template: $0),
            place: place,
            written: "[please] (turn|switch) on"
          )
        }
      }
    )
    #expect(
      found == [
        "home.json:2:5: error: '[please] (turn|switch) on', said as 'please turn on', lacks the app's name, so nobody is "
          + "heard who says it; add ${applicationName} [application-name-missing]"
      ]
    )
  }

  @Test func `what several parameters of a phrase with brackets lack is told of each`() throws {
    let place = SourcePlace(file: "home.json", line: 2, column: 5)
    let intent = TypeFacts(
      intent: "Set",
      parameters: ["what", "level"].map { ParameterFacts(name: $0, type: "String", place: place) },
      place: place
    )
    let found = try lines(
      "parameter-type",
      app([("Set", [])]) { app in
        app.types["Set"] = intent
        app.providers[0].shortcuts[0].phrases = [
          "set ${what} to ${level}", "please set ${what} to ${level}",
        ].map {
          PhraseFacts(
            text: PhraseText(template: $0),
            place: place,
            written: "[please] set ${what} to ${level}"
          )
        }
      }
    )
    #expect(found.count == 2)
    #expect(
      found.allSatisfy {
        $0.contains("'[please] set ${what} to ${level}', said as 'set ${what} to ${level}': '")
      }
    )
  }

  @Test(arguments: ["End $(applicationName)", "End {applicationName}", "End applicationName now"])
  func `the app's placeholder in other brackets is told`(phrase: String) throws {
    let found = try lines("application-name-misspelt", app([("End", [phrase])]))
    #expect(found.count == 1)
    #expect(found.first?.contains("applicationName") == true)
    #expect(try lines("duplicate-phrase", app([("End", [phrase]), ("Stop", [phrase])])) == [])
  }
}
