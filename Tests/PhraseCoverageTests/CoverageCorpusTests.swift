import OrderedJSON
import PhraseCoverage
import Testing

@Suite struct CoverageCorpusTests {
  @Test func `a corpus has columns, JSON lines, comments and a locale`() throws {
    let text = """
      # locale: ko
      # the books
      open the hobbit\tOpenBook\tbook=42\r
        \t
      feed the cat\t-

      {"utterance": "rate dune", "intent": "RateBook", "parameters": {"book": "Dune", "stars": 5}}
      {"utterance": "feed the dog", "intent": null}
      rate it\tRateBook\tnote=a=b\t
      """
    let corpus = try CoverageCorpus.parse(text, file: "ko.tsv")
    #expect(corpus.locale == "ko")
    #expect(corpus.entries.map(\.location.line) == [3, 5, 7, 8, 9])
    #expect(
      corpus.entries.map(\.testCase) == [
        CoverageCase(utterance: "open the hobbit", intent: "OpenBook", parameters: ["book": "42"]),
        CoverageCase(utterance: "feed the cat", intent: nil),
        CoverageCase(
          utterance: "rate dune",
          intent: "RateBook",
          parameters: ["book": "Dune", "stars": "5"]
        ),
        CoverageCase(utterance: "feed the dog", intent: nil),
        CoverageCase(utterance: "rate it", intent: "RateBook", parameters: ["note": "a=b"]),
      ]
    )
  }

  @Test func `it is known where the language and the values stand`() throws {
    let text = """
      # locale: ko_KR.UTF-8
      듄\tOpenBook\tbook=Dune\tstars=5
      {"utterance": "rate dune", "intent": "RateBook", "parameters": {"book": "Dune"}}
      """
    let corpus = try CoverageCorpus.parse(text, file: "ko.tsv")
    #expect(corpus.locale == "ko_KR.UTF-8")
    #expect(corpus.localeLocation == SourceLocation(line: 1, column: 11))
    #expect(
      corpus.entries.map(\.parameterLocations) == [
        [
          "book": SourceLocation(line: 2, column: 12), "stars": SourceLocation(line: 2, column: 22),
        ],
        ["book": SourceLocation(line: 3, column: 65)],
      ]
    )
  }

  @Test(arguments: [
    (
      "open",
      "f:1:6: no intent follows the sentence; write a tab and the intent, or '-' if it must be refused"
    ),
    (" \tOpenBook", "f:1:1: the sentence is empty"),
    ("open\t", "f:1:6: the intent is empty"),
    ("open\tOpenBook\tbook", "f:1:15: 'book' is no 'parameter=value'"),
    ("open\tOpenBook\t=1", "f:1:15: '=1' is no 'parameter=value'"),
    ("o\tOpenBook\ta=1\ta=2", "f:1:16: the parameter 'a' stands here twice; keep one"),
    (
      "open\t-\tbook=1",
      "f:1:8: a sentence that must be refused has no values; remove them or name the intent"
    ),
    (
      "# locale: en\n# locale: vi",
      "f:1:1: the file has sentences in en, vi, where one language is read; part it"
    ),
    ("# locale:", "f:1:10: no locale is named; write the code of a language, as in '# locale: ko'"),
    (
      "#  locale: in Korean",
      "f:1:12: 'in Korean' is no locale; write the code of a language, as in '# locale: ko'"
    ),
    (#"{"intent": "OpenBook"}"#, "f:1:1: \"utterance\" is missing"),
    (#"{"utterance": 3, "intent": "-"}"#, "f:1:15: found a number, expected a string"),
    (
      #"{"utterance": "o", "intent": "A", "parameters": {"a": []}}"#,
      "f:1:55: found an array, expected a string, a number, true or false"
    ),
    (
      #"{"utterance": "o", "intent": "-", "parameters": {"a": 1}}"#,
      "f:1:49: a sentence that must be refused has no values; remove them or name the intent"
    ),
  ])
  func `a mistake is told with its place`(text: String, message: String) {
    #expect(throws: CoverageCorpusErrors.self) {
      do throws(CoverageCorpusErrors) {
        _ = try CoverageCorpus.parse(text, file: "f")
      } catch {
        #expect(error.description == message)
        throw error
      }
    }
  }

  @Test func `a file may have a part for each language`() throws {
    let text = """
      # Bookshelf
      # locale: en
      open emma\tOpenBook
      # locale: en
      open dune\tOpenBook
      # locale: ko
      듄 열어\tOpenBook
      # locale: en
      feed the cat\t-
      """
    let corpora = try CoverageCorpus.languages(in: Array(text.utf8), file: "all.tsv")
    #expect(corpora.map(\.locale) == ["en", "ko", "en"])
    #expect(corpora.map { $0.entries.map(\.location.line) } == [[3, 5], [7], [9]])
  }

  @Test func `a file without a language has one part`() throws {
    let corpora = try CoverageCorpus.languages(in: Array("a\t-".utf8), file: "x")
    #expect(corpora.map(\.locale) == [nil])
    #expect(corpora.map(\.entries.count) == [1])
  }

  @Test func `all mistakes are told at once`() {
    do throws(CoverageCorpusErrors) {
      _ = try CoverageCorpus.parse("open\nshow\tOpenBook\n{\nrate\tRate\tx\n", file: "f")
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.errors.map(\.location.line) == [1, 3, 4])
    }
  }

  @Test func `known failures are sentences, whatever columns follow`() {
    let text = "# known\nopen dune\tOpenBook\n\n  \nfeed the cat\n"
    #expect(CoverageCorpus.knownFailures(in: text) == ["open dune", "feed the cat"])
  }

  @Test func `bytes that are no text are told with their place`() {
    let bytes = Array("é\tGo\nst".utf8) + [0xff] + Array("op\tGo\n".utf8) + [0xc3, 0x0a]
    let errors = #expect(throws: CoverageCorpusErrors.self) {
      try CoverageCorpus.parse(bytes, file: "f")
    }
    #expect(
      errors?.description == """
        f:2:3: the bytes here are not UTF-8; save the file as UTF-8
        f:3:1: the bytes here are not UTF-8; save the file as UTF-8
        """
    )
  }

  @Test func `a member of JSON that means nothing is told`() throws {
    let errors = #expect(throws: CoverageCorpusErrors.self) {
      try CoverageCorpus.parse(
        #"{"utterance": "go", "intent": "Go", "paramters": {}, "comment": "fine"}"#,
        file: "f"
      )
    }
    #expect(
      errors?.description
        == "f:1:37: a sentence knows no 'paramters'; there is comment, intent, parameters, utterance"
    )
  }
}
