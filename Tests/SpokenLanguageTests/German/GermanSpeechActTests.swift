import SpokenLanguage
import Testing

struct GermanSpeechActTests {
  private let language = Languages.language(for: "de")

  private func act(of sentence: String) -> SpeechAct {
    let tokens = language.tokens(in: sentence)
    return SpeechActReader(language).act(
      of: tokens,
      isNamed: Array(repeating: false, count: tokens.count),
      isAsked: sentence.hasSuffix("?")
    ).act
  }

  @Test(arguments: [
    "drei Sterne für Dune, mehr nicht", "ich bräuchte Dune", "wir hätten gern Dune",
  ])
  func `a limit and a wish ask`(sentence: String) {
    #expect(act(of: sentence).asks)
  }

  @Test(arguments: ["trägst du dune ein?", "bestellst du dune?", "nimmst du dune auf?"])
  func `what somebody is asked to do is a request`(sentence: String) {
    #expect(act(of: sentence) == .request)
  }

  @Test(arguments: ["findest du dune gut?", "weißt du wer dune schrieb?", "liest du dune?"])
  func `what somebody is asked about is none`(sentence: String) {
    #expect(act(of: sentence) == .question)
  }

  @Test(arguments: [
    "ich überleg ob ich dune lösche", "ich bin unsicher wegen dune", "angenommen ich lösche dune",
  ])
  func `a doubt asks for nothing`(sentence: String) {
    #expect(!act(of: sentence).asks)
  }

  @Test(arguments: [
    ("kauft eh keiner", SpeechAct.report), ("niemand liest Dune", .report),
    ("kauf Dune nicht mehr", .prohibition), ("lösch Dune nicht", .prohibition),
  ])
  func `a negative subject tells, and only a denied verb forbids`(
    sentence: String,
    expected: SpeechAct
  ) {
    #expect(act(of: sentence) == expected)
  }
}
