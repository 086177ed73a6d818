import SpokenLanguage
import TestSupport
import Testing

@testable import PhraseMatcher

@Suite struct BranchingPhrasesTests {
  private static func catalog(
    _ phrases: String...,
    pieces: [String: String] = [:],
    locale: String = "en"
  ) -> PhraseCatalog {
    PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "Home",
        locale: locale,
        shortcuts: phrases.enumerated().map { number, text in
          var phrase = PhraseCatalog.Phrase(text)
          phrase.isGrammar = true
          return PhraseCatalog.Shortcut(
            intent: "Intent\(number)",
            phrases: [phrase],
            parameters: ["light": "Light", "level": "@number"]
          )
        },
        pieces: pieces,
        vocabularies: [
          "Light": [
            PhraseCatalog.Value(id: "1", title: "Kitchen Lamp"),
            PhraseCatalog.Value(id: "2", title: "Desk"),
          ]
        ]
      )
    ])
  }

  private static func matcher(
    _ phrase: String,
    pieces: [String: String] = [:],
    locale: String = "en"
  ) throws -> PhraseMatcher {
    try PhraseMatcher(
      catalog(phrase, pieces: pieces, locale: locale),
      language: Languages.language(for: locale)
    )
  }

  @Test(arguments: [
    ("[please] (turn|switch) on [the] ${light}", "turn on desk", ["2"]),
    ("[please] (turn|switch) on [the] ${light}", "Please switch on the kitchen lamp", ["1"]),
    ("[please] (turn|switch) on [the] ${light}", "the switch on kitchen lamp", []),
    ("(turn;the ${light};off)", "turn off the desk", ["2"]),
    ("(turn;the ${light};off)", "the desk turn off", ["2"]),
    ("(turn;the ${light};off)", "the turn desk off", []),
    ("(turn;the ${light};off)", "turn the desk", []),
    ("light[s] [of ${light}] on", "lights on", [""]),
    ("light[s] [of ${light}] on", "light of desk on", ["2"]),
    ("light[s] [of ${light}] on", "light s on", []),
    ("<ask> dim ${light}", "could you dim desk", ["2"]),
    ("<ask> dim ${light}", "dim desk", ["2"]),
    ("set [${light}] [to] ${level}[%| percent]", "set desk to 20 %", ["2", "20"]),
    ("set [${light}] [to] ${level}[%| percent]", "set twenty", ["20"]),
    ("twenty (one|two) lamps", "21 lamps", []),
    ("twenty one [small] lamps", "21 small lamps", [""]),
    ("wi[ ]fi on", "wifi on", [""]),
    ("wi[ ]fi on", "wi fi on", [""]),
  ])
  func `a sentence is found word by word`(
    phrase: String,
    sentence: String,
    values: [String]
  ) throws {
    let matcher = try Self.matcher(phrase, pieces: ["ask": "[please|could you]"])
    let readings = matcher.exactReadings(of: sentence)
    let found = readings.map { reading -> [String] in
      reading.parameters.map { parameter in
        switch parameter.value {
        case .known(let id, _): id
        case .number(let number): String(Int(number))
        case .unknown, .text: "?"
        }
      }
    }
    // A number may be read with its sign and without.
    #expect(Set(found) == (values.isEmpty ? [] : [values == [""] ? [] : values]))
    #expect(matcher.index.templates.brokenInvariant() == nil)
  }

  @Test(arguments: [
    ("ko", "(불|조명)[을] (켜|꺼) [줘]", "조명을 꺼 줘"),
    ("ko", "(불|조명)[을] (켜|꺼) [줘]", "불 켜"),
    ("zh", "(打开|开启)[一下]${light}[的](灯|电灯)", "打开desk的灯"),
    ("zh", "(打开|开启)[一下]${light}[的](灯|电灯)", "开启一下desk电灯"),
    ("ja", "${light}の(電気|ライト)を(つけて|消して)[ください]", "deskのライトを消してください"),
    ("de", "[bitte] schalt[e] [das] Licht[er] (an|aus)", "bitte schalte das Licht aus"),
    ("vi", "(bật|mở) [giúp tôi] đèn", "mở giúp tôi đèn"),
  ])
  func `brackets part words as the language does`(
    locale: String,
    phrase: String,
    sentence: String
  ) throws {
    let matcher = try Self.matcher(phrase, locale: locale)
    #expect(matcher.exactReadings(of: sentence).count == 1)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a template with brackets is all that it stands for, written out`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var world = RandomGrammar(seed: seed)
    let (grammar, plain) = world.catalogs()
    let language = PlainLanguage()
    let matcher = try PhraseMatcher(grammar, language: language)
    let oracle = Oracle(plain, language: language)
    #expect(matcher.index.brokenInvariant() == nil)
    #expect(matcher.index.templates.brokenInvariant() == nil)
    let texts = Set(oracle.sentences.map(\.text))
    let written = Array(matcher.expansions().map(\.text))
    #expect(Set(written) == texts, "\(grammar)")
    #expect(written.count == matcher.expansionCount())
    var words = RandomCatalog(seed: seed)
    let others = (0..<20).map { _ in words.words(1...6) }
    for sentence in Array(texts.sorted().shuffled(using: &random).prefix(40)) + others {
      let found = Set(matcher.exactReadings(of: sentence).map { Self.meaning(Oracle.summary($0)) })
      #expect(
        found == Set(oracle.readings(of: sentence).map(Self.meaning)),
        "\(sentence)\n\(grammar)"
      )
    }
    for text in texts.sorted().shuffled(using: &random).prefix(4) {
      let prefix = String(text.prefix(Int.random(in: 0...text.count, using: &random)))
      let completions = matcher.completions(of: prefix, limit: 5_000).map(\.text)
      #expect(Set(completions) == oracle.completions(of: prefix), "'\(prefix)'\n\(grammar)")
    }
  }

  /// Without the phrase, which is written in another way.
  private static func meaning(_ summary: [String]) -> [String] {
    Array(summary[..<2] + summary[3...])
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `templates with brackets collide where their sentences do`(seed: UInt64) throws {
    var world = RandomGrammar(seed: seed)
    let (grammar, plain) = world.catalogs()
    let matcher = try PhraseMatcher(grammar, language: PlainLanguage())
    let sentences = Oracle(plain, language: PlainLanguage()).sentences
    let shared = Dictionary(grouping: sentences, by: \.words).filter {
      Set($0.value.map(\.intent)).count > 1
    }
    let collisions = matcher.collisions()
    #expect(collisions.isEmpty == shared.isEmpty, "\(grammar)")
    let shortest = collisions.map { $0.sentence.split(separator: " ").count }.min()
    #expect(shortest == shared.keys.map(\.count).min(), "\(grammar)")
    for collision in collisions {
      #expect(shared[collision.sentence.split(separator: " ").map(String.init)] != nil)
    }
  }

  @Test func `a template of very many sentences costs no more than its own size`() throws {
    let optional = (0..<24).map { "[word\($0)]" }.joined(separator: " ")
    let matcher = try Self.matcher("open \(optional) (now|later|(soon;please;again)) ${light}")
    #expect(matcher.expansionCount() == 2 * (1 << 24) * 8)
    #expect(matcher.index.templates.nodeCount < 2_000)
    #expect(matcher.exactReadings(of: "open word3 word7 word23 again soon please desk").count == 1)
    #expect(matcher.exactReadings(of: "open word7 word3 now desk").isEmpty)
    #expect(matcher.understand("open word3 wrod7 word23 later desk").outcome == .match)
  }

  @Test func `templates whose words come in all combinations stay few nodes`() throws {
    // Each leaves out another word, so sets of places would be as many as sets of words.
    let phrases = (0..<14).map { left in
      (0..<14).filter { $0 != left }.map { "[w\($0)]" }.joined(separator: " ") + " end\(left)"
    }
    var catalog = Self.catalog()
    catalog.apps[0].shortcuts = phrases.enumerated().map { number, text in
      var phrase = PhraseCatalog.Phrase(text)
      phrase.isGrammar = true
      return PhraseCatalog.Shortcut(intent: "Intent\(number)", phrases: [phrase])
    }
    let matcher = try PhraseMatcher(catalog, language: PlainLanguage())
    #expect(matcher.index.templates.nodeCount < 400_000)
    let readings = matcher.exactReadings(of: "w1 w2 w4 w9 end3")
    #expect(readings.map(\.intent) == ["Intent3"])
    #expect(matcher.exactReadings(of: "w1 w2 w3 w9 end3").isEmpty)
  }

  @Test(arguments: [
    ("pleese turn on the desk", "[please] (turn|switch) on [the] ${light}"),
    ("switch on kichen lamp", "[please] (turn|switch) on [the] ${light}"),
    ("swich teh desk on", "(switch;the ${light};on)"),
    ("turn on desk", "[please] (turn|switch) on the ${light}"),
  ])
  func `a sentence with a mistake is found`(sentence: String, phrase: String) throws {
    let reading = try Self.matcher(phrase).understand(sentence).reading
    #expect(reading?.phrase == phrase)
    #expect(reading?.parameters.count == 1)
  }

  @Test func `what is offered is written as the template writes it, shorter ways first`() throws {
    let matcher = try Self.matcher("[Please] Turn (on|off) [the] ${light}[, please]!")
    let offered = matcher.completions(of: "", limit: 100).map(\.text)
    #expect(
      Set(offered.prefix(4)) == [
        "Turn on Kitchen Lamp!", "Turn on Desk!", "Turn off Kitchen Lamp!", "Turn off Desk!",
      ]
    )
    #expect(offered.contains("Please Turn off the Desk, please!"))
    #expect(offered.count == matcher.expansionCount())
    #expect(
      matcher.completions(of: "please turn of", limit: 1).map(\.text) == [
        "Please Turn off Kitchen Lamp!"
      ]
    )
  }

  @Test func `frozen, templates with brackets answer alike`() throws {
    let folder = try ScratchFolder()
    for seed in 0..<20 as Range<UInt64> {
      var world = RandomGrammar(seed: seed)
      let built = try PhraseMatcher(
        world.catalogs().grammar,
        language: Languages.language(for: "en")
      )
      let mapped = try FrozenCatalog.open(
        folder.write(FrozenCatalog.bytes(of: built), to: "a.frozen")
      )
      #expect(mapped.catalog == built.catalog)
      let sentences = Array(built.expansions().prefix(100).map(\.text))
      #expect(Array(mapped.expansions().prefix(100).map(\.text)) == sentences)
      for sentence in sentences {
        #expect(mapped.understand(sentence) == built.understand(sentence))
        #expect(mapped.exactMatch(of: sentence) == built.exactMatch(of: sentence))
      }
      #expect(
        mapped.completions(of: "o", limit: 20).map(\.text)
          == built.completions(of: "o", limit: 20).map(\.text)
      )
    }
  }
}
