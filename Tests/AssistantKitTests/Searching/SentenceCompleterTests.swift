import PhraseMatcher
import SpokenLanguage
import Testing

@testable import AssistantKit

@Suite struct SentenceCompleterTests {
  private func completer(
    _ locale: String,
    _ phrases: [PhraseCatalog.Phrase],
    _ titles: [String],
    others: [String] = [],
    usage: [String: Double] = [:]
  ) -> SentenceCompleter {
    SentenceCompleter(
      PhraseCatalog(apps: [
        PhraseCatalog.App(
          name: "Library",
          locale: locale,
          shortcuts: [
            PhraseCatalog.Shortcut(intent: "Do", phrases: phrases, parameters: ["book": "Book"])
          ],
          vocabularies: ["Book": titles.map { PhraseCatalog.Value(id: $0, title: $0) }]
        )
      ]),
      apps: [],
      others: others.map {
        SentenceCompleter.Thing(app: "Library", vocabulary: "Book", id: $0, names: [$0])
      },
      language: Languages.language(for: locale),
      usage: { usage[$1] ?? 0 }
    )
  }

  private static let english: [PhraseCatalog.Phrase] = ["Open ${book}", "Buy ${book}", "Close"]

  @Test(arguments: [
    ("hob", ["Open The Hobbit", "Buy The Hobbit"]), ("buy hob", ["Buy The Hobbit"]),
    ("hob bu", ["Buy The Hobbit"]), ("bu the hob", ["Buy The Hobbit"]), ("sell hob", []),
    ("buy", []), ("", []), ("zz", []),
  ])
  func `a name and half of what is to be done are enough`(typed: String, sentences: [String]) {
    let completer = completer("en", Self.english, ["The Hobbit", "Dune"])
    #expect(completer.sentences(for: typed, limit: 8) == sentences)
  }

  @Test func `half a syllable of Korean is a beginning, and the verb may come last`() {
    let completer = completer("ko", ["${book}을(를) 열어 줘", "${book}을(를) 사 줘"], ["듄", "엠마"])
    #expect(completer.sentences(for: "듄 열", limit: 8) == ["듄을 열어 줘"])
    #expect(completer.sentences(for: "듄 여", limit: 8) == ["듄을 열어 줘"])
  }

  @Test func `Vietnamese is completed without its marks`() {
    let completer = completer("vi", ["Mở ${book}", "Mua ${book}"], ["Truyện Kiều", "Dune"])
    #expect(completer.sentences(for: "mo tr", limit: 8) == ["Mở Truyện Kiều"])
    #expect(completer.sentences(for: "mua kie", limit: 8) == ["Mua Truyện Kiều"])
  }

  @Test func `what apps have and do not suggest is completed too, what is used first`() {
    let completer = completer(
      "en",
      ["Open ${book}"],
      ["Dune"],
      others: ["Dubliners", "Dune Messiah"],
      usage: ["Dubliners": 3]
    )
    #expect(
      completer.sentences(for: "du", limit: 8)
        == ["Open Dubliners", "Open Dune", "Open Dune Messiah"]
    )
  }
}
