import Foundation
import OrderedJSON
import PhraseCoverage
import PhraseMatcher
import SpokenLanguage
import Testing

/// A report in every form, and its parts merged.
@Suite struct CoverageFormatsTests {
  private static let catalog = PhraseCatalog(apps: [
    PhraseCatalog.App(
      name: "Library",
      shortcuts: [
        PhraseCatalog.Shortcut(
          intent: "OpenBook",
          phrases: ["Open ${book} in ${applicationName}"],
          parameters: ["book": "Book"]
        )
      ],
      vocabularies: [
        "Book": [
          PhraseCatalog.Value(id: "1", title: "Dune"), PhraseCatalog.Value(id: "2", title: "Emma"),
        ]
      ]
    )
  ])

  private static func record(
    _ utterance: String,
    intent: String?,
    found: String?,
    verdict: CoverageReport.Verdict,
    line: Int,
    locale: String = "en",
    isKnownFailure: Bool = false,
    noise: NoiseCount? = nil
  ) -> CoverageRecord {
    CoverageRecord(
      locale: locale,
      file: "a<b>.tsv",
      entry: CoverageCorpus.Entry(
        CoverageCase(utterance: utterance, intent: intent, parameters: ["book": "Dune"]),
        location: SourceLocation(line: line, column: 1)
      ),
      found: found.map {
        CoverageRecord.Found(
          app: "Library",
          intent: $0,
          phrase: "Open ${book} in ${applicationName}",
          confidence: 0.875,
          values: [CoverageRecord.Value(name: "book", id: "1", text: "Dune")],
          isAmbiguous: verdict == .ambiguous
        )
      },
      verdict: verdict,
      isKnownFailure: isKnownFailure,
      noise: noise
    )
  }

  private static let records = [
    record(
      "open dune",
      intent: "OpenBook",
      found: "OpenBook",
      verdict: .passed,
      line: 1,
      noise: NoiseCount(tried: 4, survived: 3, confused: ["RateBook": 1])
    ),
    record(
      "</script> fetch Dune in library",
      intent: "OpenBook",
      found: nil,
      verdict: .refused,
      line: 2
    ),
    record("x & \"y\"", intent: nil, found: "OpenBook", verdict: .accepted, line: 3),
    record(
      "old",
      intent: "OpenBook",
      found: "RateBook",
      verdict: .wrongIntent,
      line: 4,
      isKnownFailure: true
    ),
    record(
      "책",
      intent: "OpenBook",
      found: "OpenBook",
      verdict: .wrongValue(parameter: "book"),
      line: 5,
      locale: "ko"
    ),
    record("both", intent: "OpenBook", found: "OpenBook", verdict: .ambiguous, line: 6),
  ]

  private static let whole = CoveragePartial(
    inventories: [
      CoverageInventory(catalog, locale: "en"), CoverageInventory(catalog, locale: "ko"),
    ],
    records: records,
    knownFailures: ["old", "gone"]
  )

  @Test func `a part that is written and read back is the same`() throws {
    let text = Self.whole.lines.joined(separator: "\n")
    #expect(try CoveragePartial(text, file: "p") == Self.whole)
  }

  @Test func `parts merged in any order make the report of a single run`() throws {
    var parts = Self.records.indices.map { index in
      CoveragePartial(
        inventories: Self.whole.inventories,
        records: [Self.records[index]],
        knownFailures: Self.whole.knownFailures
      )
    }
    parts.reverse()
    var merged = CoveragePartial()
    for part in parts {
      merged.merge(try CoveragePartial(part.lines.joined(separator: "\n"), file: "p"))
    }
    let single = CoverageReport(Self.whole)
    let report = CoverageReport(merged)
    #expect(report.text() == single.text())
    #expect(report.json == single.json)
    #expect(report.html(title: "L") == single.html(title: "L"))
  }

  @Test func `a file that is no part is told with its line`() {
    #expect {
      try CoveragePartial("{\"coverage\":1}\nopen dune", file: "p")
    } throws: { error in
      String(describing: error)
        == "p:2: the line is no result of 'coverage --partial'; make the file again"
    }
  }

  @Test func `JUnit has a suite for each language and intent, and escapes what XML reads`() throws {
    let text = CoverageReport(Self.whole).junit
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="coverage" tests="6" failures="4">
          <testsuite name="en.-" tests="1" failures="1" skipped="0">
            <testcase name="x &amp; &quot;y&quot;" classname="en.-" file="a&lt;b&gt;.tsv" line="3">
              <failure type="accepted" message="must be refused, understood OpenBook(book=Dune)"/>
            </testcase>
          </testsuite>
          <testsuite name="en.OpenBook" tests="4" failures="2" skipped="1">
            <testcase name="open dune" classname="en.OpenBook" file="a&lt;b&gt;.tsv" line="1"/>
            <testcase name="&lt;/script&gt; fetch Dune in library" classname="en.OpenBook" file="a&lt;b&gt;.tsv" line="2">
              <failure type="refused" message="expected OpenBook(book=Dune), was refused"/>
            </testcase>
            <testcase name="old" classname="en.OpenBook" file="a&lt;b&gt;.tsv" line="4">
              <skipped message="expected OpenBook(book=Dune), understood RateBook(book=Dune) (known)"/>
            </testcase>
            <testcase name="both" classname="en.OpenBook" file="a&lt;b&gt;.tsv" line="6">
              <failure type="ambiguous" message="expected OpenBook(book=Dune), several meanings are as good"/>
            </testcase>
          </testsuite>
          <testsuite name="ko.OpenBook" tests="1" failures="1" skipped="0">
            <testcase name="책" classname="ko.OpenBook" file="a&lt;b&gt;.tsv" line="5">
              <failure type="wrongValue" message="expected OpenBook(book=Dune), understood OpenBook(book=Dune): wrong value of 'book'"/>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test func `GitHub is told what makes the run fail, with file and line`() {
    let lines = CoverageReport(Self.whole).github.split(separator: "\n").map(String.init)
    let expected =
      "::error file=a<b>.tsv,line=2,title=coverage::'</script> fetch Dune in library': "
      + "expected OpenBook(book=Dune), was refused"
    #expect(lines.first == expected)
    #expect(lines.count == 4)
  }

  @Test func `the JSON tells what is confused, untouched and missing`() throws {
    let json = CoverageReport(Self.whole).json
    #expect(json["success"]?.bool == false)
    #expect(json["passed"]?.int == 1)
    #expect(json["failures"]?.array?.count == 5)
    #expect(
      json["confusions"]?.text
        == #"[{"expected":"OpenBook","understood":"RateBook","count":2},{"expected":"-","understood":"OpenBook","count":1}]"#
    )
    #expect(
      json["untouchedValues"]?.array?.compactMap { $0["title"]?.string } == [
        "Emma", "Dune", "Emma",
      ]
    )
    #expect(
      json["suggestions"]?.array?.compactMap { $0["phrase"]?.string }
        == ["</script> fetch ${book} in ${applicationName}", "old"]
    )
    #expect(json["strayKnownFailures"]?.array?.compactMap(\.string) == ["gone"])
  }

  @Test func `the page needs nothing from elsewhere, and its data cannot end their script`() throws
  {
    let page = CoverageReport(Self.whole).html(title: "A & <B>")
    #expect(page.contains("<title>Coverage of A &amp; &lt;B></title>"))
    #expect(!page.contains("@DATA@") && !page.contains("@STYLE@") && !page.contains("@SCRIPT@"))
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(page.components(separatedBy: "http").allSatisfy { !$0.hasPrefix("s://") })
    let start = try #require(page.range(of: #"id="data">"#)).upperBound
    let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
    let data = try JSON.parse(String(page[start..<end]))
    #expect(data["failed"]?.int == 5)
  }

  @Test func `slips are the same for the same seed and others for another`() {
    let sentence = "open the hobbit in library"
    func variants(seed: UInt64) -> [String] {
      NoiseMaker(seed: seed, language: Languages.language(for: "en"))
        .variants(of: sentence, count: 20)
    }
    let one = variants(seed: 1)
    #expect(one == variants(seed: 1))
    #expect(one != variants(seed: 2))
    #expect(one.count > 30 && !one.contains(sentence))
  }

  @Test(arguments: [
    "", " ", "a", "ㄱ", "책", "열어 줘", "Mở Truyện Kiều trong thư viện", "🙂 🙂", "a b c",
  ])
  func `no sentence makes the slips fail`(_ sentence: String) {
    for language in Languages.all {
      for seed in 0..<50 as Range<UInt64> {
        _ = NoiseMaker(seed: seed, language: language).variants(of: sentence, count: 4)
      }
    }
  }

  @Test func `a proposal reads back as a corpus with every phrase and the drawn values`() throws {
    let proposal = CorpusProposal(Self.catalog, limit: 1)
    let corpus = try CoverageCorpus.parse(proposal.lines.joined(separator: "\n"), file: "p")
    #expect(corpus.locale == "en")
    #expect(corpus.entries.map(\.testCase.intent) == ["OpenBook"])
    let book = try #require(corpus.entries.first?.testCase.parameters["book"])
    #expect(corpus.entries.first?.testCase.utterance == "Open \(book) in Library")
    #expect(CorpusProposal(Self.catalog, limit: 9).lines.count == 4)
  }

  @Test func `a line may say where it comes from`() throws {
    let corpus = try CoverageCorpus.parse(
      "# at: big.tsv:41\nopen dune\tOpenBook\nopen emma\tOpenBook\n# at: c:d.tsv:7\nx\t-",
      file: "-"
    )
    #expect(corpus.entries.map(\.file) == ["big.tsv", "big.tsv", "c:d.tsv"])
    #expect(corpus.entries.map(\.location.line) == [41, 42, 7])
  }
}
