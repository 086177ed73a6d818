import PhraseMatcher
import SpokenLanguage
import Testing

@Suite struct UnderstandingTests {
  @Test func `trial`() throws {
    let matcher = try PhraseMatcher(LibraryCatalog.english, language: PlainLanguage())
    for text in [
      "open the hobit in library", "open emma in library", "feed the cat", "open dune in library",
      "open dune", "um open dune please", "hobbit open", "open persuasion in library",
      "open thehobbit in library",
      "open book shop in library", "show les miserables", "show fantom of the opera",
      "open the book of life",
      "please open the book of life", "opne the hobit in libary", "rate dune with 5 stars",
      "rate doon with 5 stars",
      "remind me tomorrow to buy milk", "show emma", "twenty leagues", "show dune in library",
      "find book in library",
      "open the window", "", "um", "dune", "the", "find me some books please in the library",
      "show twenty thousand under leagues the sea",
    ] {
      let u = matcher.understand(text)
      print(
        "##",
        text,
        "→",
        u.outcome,
        u.reading.map { r in
          "\(r.intent) \(r.phrase) \(r.confidence) \(r.cost) \(r.parameters.map { "\($0.name)=\($0.value) '\($0.text)' \($0.range)" }) \(r.differences.map { "\($0.difference.map(\.rawValue) ?? "") '\($0.heard)'→'\($0.expected)' \($0.range) \($0.cost)" })"
        } ?? "-"
      )
      for a in u.alternatives {
        print("     ", a.intent, a.phrase, a.confidence, a.cost, a.parameters.map { "\($0.value)" })
      }
    }
  }
}
