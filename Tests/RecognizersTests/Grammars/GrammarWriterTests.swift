import PhraseMatcher
import Recognizers
import SpokenLanguage
import Testing

@Suite struct GrammarWriterTests {
  private static let small = PhraseCatalog(apps: [
    PhraseCatalog.App(
      name: "Library",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          phrases: ["Open ${book} & more", "What's \"${book}\"?"],
          parameters: ["book": "book"]
        )
      ],
      vocabularies: [
        "book": [
          PhraseCatalog.Value(id: "1", title: "1984", weight: 3),
          PhraseCatalog.Value(id: "2", title: "Emma"),
          PhraseCatalog.Value(id: "3", title: "***"),
        ]
      ]
    )
  ])

  private static func branching(_ text: String) -> PhraseCatalog {
    var phrase = PhraseCatalog.Phrase(text)
    phrase.isGrammar = true
    let shortcut = PhraseCatalog.Shortcut(intent: "A", phrases: [phrase])
    return PhraseCatalog(apps: [PhraseCatalog.App(name: "Home", shortcuts: [shortcut])])
  }

  @Test func `the ways of a phrase with brackets are expected alike`() throws {
    let (text, report) = try Catalogs.text(.list, of: Self.branching("[please] light[s] (on|off)"))
    #expect(
      Set(text.split(separator: "\n")) == [
        "light on", "lights on", "light off", "lights off", "please light on", "please lights on",
        "please light off", "please lights off",
      ]
    )
    #expect(report.leftOutCount == 0)
  }

  @Test func `of a phrase of very many ways some with each word are expected, and that is told`()
    throws
  {
    let words = (0..<30).map { "[word\(Character(Unicode.Scalar(UInt8(97 + $0 % 26))))\($0 / 26)]" }
    let (text, report) = try Catalogs.text(
      .jsgf,
      of: Self.branching("go " + words.joined(separator: " "))
    )
    #expect(report.leftOut.map(\.reason) == [.ways])
    #expect(text.split(separator: "\n").count { $0.contains("go") } > 200)
    #expect(text.contains("wordz"))
  }

  @Test func `JSGF has a rule for each vocabulary and words alone`() throws {
    let (text, report) = try Catalogs.text(.jsgf, of: Self.small)
    #expect(
      text == """
        #JSGF V1.0 UTF-8 en;
        grammar commands;
        public <command> =
            open <book> and more
          | what's <book>
          ;
        <book> =
            /0.75000/ nineteen eighty four
          | /0.25000/ emma
          ;

        """
    )
    #expect(report.leftOut == [GrammarReport.LeftOut(text: "***", reason: .noWords)])
    #expect(report.wordCount == 8)
  }

  @Test func `SRGS carries the intent and the values and escapes what XML needs`() throws {
    let (text, _) = try Catalogs.text(.srgs, of: Self.small)
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <grammar version="1.0" root="command" mode="voice" tag-format="semantics/1.0" \
        xml:lang="en" xmlns="http://www.w3.org/2001/06/grammar">
          <rule id="command" scope="public">
            <one-of>
              <item weight="1.00000">open <ruleref uri="#book"/> \
        <tag>out["book"]=rules.latest();</tag> and more \
        <tag>out.intent="OpenBook";</tag></item>
              <item weight="1.00000">what's <ruleref uri="#book"/> \
        <tag>out["book"]=rules.latest();</tag> \
        <tag>out.intent="OpenBook";</tag></item>
            </one-of>
          </rule>
          <rule id="book">
            <one-of>
              <item weight="1.00000">nineteen eighty four<tag>out="1";</tag></item>
              <item weight="0.33333">emma<tag>out="2";</tag></item>
            </one-of>
          </rule>
        </grammar>

        """
    )
  }

  @Test func `GBNF keeps the writing and quotes it`() throws {
    #expect(
      try Catalogs.text(.gbnf, of: Self.small).text == """
        root ::= " " command [.?!]?
        command ::= "Open " book " & more" | "What's \\"" book "\\"?"
        book ::= "1984" | "Emma" | "***"

        """
    )
  }

  @Test func `Vosk gets every sentence of few, in words, and a way out`() throws {
    let (text, report) = try Catalogs.text(.vosk, of: Self.small)
    #expect(
      text == """
        [
          "open nineteen eighty four and more",
          "open emma and more",
          "what's nineteen eighty four",
          "what's emma",
          "[unk]"
        ]

        """
    )
    #expect(report.entryCount == 4)
  }

  @Test func `of many sentences a list has enough for every value and phrase`() throws {
    let (text, report) = try Catalogs.text(.list, of: Catalogs.large(5_000))
    #expect(report.sentenceCount == 80_000)
    #expect(report.entryCount <= 5_016)
    let lines = text.split(separator: "\n")
    #expect(Set(lines.map { $0.split(separator: " ").first }).count == 8)
    let titles = lines.map { line in
      Array(line.split(separator: " ").prefix { $0 != "tale" }.suffix(2))
    }
    #expect(Set(titles).count == 5_000)
  }

  @Test func `the dictionary is used first, and words from elsewhere are marked`() throws {
    let dictionary = PronunciationDictionary(
      text: ";;; by hand\nOPEN  OW1 P AH0 N\nopen(2) OW P N\nAND AE N D # usual\n"
    )
    let (text, report) = try Catalogs.text(.dict, of: Self.small, dictionary: dictionary)
    #expect(
      text == """
        and AE N D
        open OW P AH N
        open(2) OW P N
        ## From CMUdict and its rules, since the dictionary does not have them:
        eighty EY T IY
        emma EH M AH
        four F AO R
        more M AO R
        nineteen N AY N T IY N
        what's W AH T S
        what's(2) HH W AH T S

        """
    )
    #expect(report.unknownWordCount == 6)
    #expect(
      report.spelledWords.sorted() == ["eighty", "emma", "four", "more", "nineteen", "what's"]
    )
  }

  @Test func `a name of no dictionary is read as other languages would as well`() throws {
    var catalog = Self.small
    catalog.apps[0].vocabularies["book"]?.append(PhraseCatalog.Value(id: "4", title: "Candide"))
    let text = try Catalogs.text(.dict, of: catalog).text
    #expect(text.contains("candide K AE N D AY D\n"))
    #expect(text.contains(") K AA N D IY D\n"))
    #expect(!text.contains("N IY N T IY N"))
  }

  @Test func `a name in other letters is kept out of JSGF`() throws {
    var catalog = Self.small
    catalog.apps[0].vocabularies["book"]?.append(PhraseCatalog.Value(id: "4", title: "罪と罰"))
    let (text, report) = try Catalogs.text(
      .jsgf,
      of: catalog,
      dictionary: PronunciationDictionary()
    )
    #expect(!text.contains("罪"))
    #expect(report.leftOut.contains(GrammarReport.LeftOut(text: "罪と罰", reason: .otherLanguage)))
  }

  @Test func `phrases with open values are left out and told of`() throws {
    var catalog = Self.small
    catalog.apps[0].shortcuts.append(
      PhraseCatalog.Shortcut(
        intent: "Remind",
        phrases: ["Remind me ${when}", "Read ${count} pages"],
        parameters: ["when": "@date", "count": "@number"]
      )
    )
    let (text, report) = try Catalogs.text(.jsgf, of: catalog)
    #expect(report.leftOut.contains(.init(text: "Remind me ${when}", reason: .openValue)))
    #expect(text.contains("read <number> pages"))
    #expect(text.contains("/ ninety nine\n"))
  }

  @Test func `particles are resolved and stay with their words`() throws {
    let korean = Languages.language(for: "ko")
    let catalog = PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "서재",
        locale: "ko",
        shortcuts: [
          PhraseCatalog.Shortcut(
            intent: "OpenBook",
            phrases: ["${applicationName}에서 ${book}을(를) 열어줘"],
            parameters: ["book": "book"]
          )
        ],
        vocabularies: [
          "book": [
            PhraseCatalog.Value(id: "1", title: "듄"), PhraseCatalog.Value(id: "2", title: "엠마"),
          ]
        ]
      )
    ])
    #expect(
      try Catalogs.text(.list, of: catalog, language: korean).text
        == "서재에서 듄을 열어줘\n서재에서 엠마를 열어줘\n"
    )
  }

  @Test func `a prompt is prose within its limit`() throws {
    let (text, report) = try Catalogs.text(.whisperPrompt, of: Catalogs.large(500))
    #expect(text.hasPrefix("Open dibaba bababa tale in Library."))
    #expect(text.utf8.count <= 602)
    #expect(report.leftOutCount > 400)
    #expect(report.leftOut.first?.reason == .limit)
  }

  @Test(arguments: HintService.allCases)
  func `hints keep to the limits of their service`(service: HintService) throws {
    var text = ""
    let writer = GrammarWriter(
      catalog: Catalogs.large(6_000),
      language: Catalogs.english,
      service: service
    )
    let report = try writer.write(.hints) { text += $0 }
    let limits: [HintService: Int] = [
      .google: 5_000, .aws: 6_000, .azure: 500, .deepgram: 100, .apple: 100,
    ]
    if service == .aws { #expect(text.utf8.count < 70_000 && !text.contains("of the")) }
    #expect(report.entryCount <= limits[service] ?? 0)
    #expect(report.entryCount > 8)
    #expect(report.leftOutCount > 0)
    #expect(report.leftOut.count <= GrammarReport.exampleLimit)
  }

  @Test func `a list that is not whole says so`() throws {
    var list = ""
    let writer = GrammarWriter(catalog: Catalogs.large(1_000), language: Catalogs.english)
    let report = try writer.write(.list) { list += $0 }
    #expect(report.sentenceCount == 16_000)
    #expect(report.unlistedCount == report.sentenceCount - list.split(separator: "\n").count)
    #expect(try writer.write(.jsgf) { _ in }.unlistedCount == 0)
  }

  @Test(arguments: [
    ("en", ["Dune", "Les Misérables", "Slaughterhouse-Five", "1984"]),
    ("ko", ["듄", "1984"]), ("vi", ["Dune", "Xứ Cát", "Hóa thân", "Les Misérables", "1984"]),
  ])
  func `names of other languages are left out and told of`(code: String, said: [String]) throws {
    let names = [
      "Dune", "듄", "Xứ Cát", "Hóa thân", "Les Misérables", "三体", "Slaughterhouse-Five", "1984",
    ]
    let values = names.map { PhraseCatalog.Value(id: $0, title: $0) }
    let catalog = PhraseCatalog(apps: [
      PhraseCatalog.App(
        name: "A",
        shortcuts: [
          PhraseCatalog.Shortcut(intent: "I", phrases: ["${name}"], parameters: ["name": "name"])
        ],
        vocabularies: ["name": values]
      )
    ])
    var list = ""
    let writer = GrammarWriter(catalog: catalog, language: Languages.language(for: code))
    let report = try writer.write(.list) { list += $0 }
    let written = Set(list.split(separator: "\n").map(String.init))
    #expect(written.isSuperset(of: said.filter { $0 != "Slaughterhouse-Five" || code == "en" }))
    #expect(!written.contains("三体"))
    #expect(report.leftOut.contains { $0.text == "三体" && $0.reason == .otherLanguage })
    #expect(written.contains("듄") == (code == "ko"))
    #expect(written.contains("Xứ Cát") == (code == "vi"))
  }

  @Test func `without phrases there is no grammar`() {
    #expect(throws: GrammarError.noPhrases) { try Catalogs.text(.arpa, of: PhraseCatalog()) }
  }
}
