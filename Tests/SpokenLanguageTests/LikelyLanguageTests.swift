import SpokenLanguage
import Testing

@Suite struct LikelyLanguageTests {
  private func likely(_ sentence: String, heardAs code: String) -> String? {
    let codes = Languages.all.map(\.code)
    return Languages.likely(in: sentence, heardAs: Languages.language(for: code), among: codes)?
      .code
  }

  @Test(arguments: [
    ("듄 열어 줘", "ko"), ("mở Dune", "vi"), ("öffne Dune", "de"), ("ouvre Le Petit Prince", "fr"),
    ("abre Dune", "es"),
    ("デューンを開いて", "ja"), ("打开沙丘", "zh"),
  ])
  func theVerbsAndSmallWordsTellTheLanguage(sentence: String, code: String) {
    #expect(likely(sentence, heardAs: "en") == code)
    #expect(likely(sentence, heardAs: code) == nil)
  }

  @Test(arguments: [
    "open the garage", "Dune", "", "Madame Bovary", "frobnicate the gizmo",
    "such a lovely book",
  ])
  func whatIsInNoOtherLanguageIsInNone(sentence: String) {
    #expect(likely(sentence, heardAs: "en") == nil)
  }

  /// Without its own letters nothing is looked up of a language, so everything that is said in it has to have some.
  @Test(arguments: Languages.all.map(\.code))
  func everySentenceOfALanguageHasItsLetters(code: String) {
    let language = Languages.language(for: code)
    guard let ownScalars = language.ownScalars else {
      #expect(likely("듄 열어 줘", heardAs: code) == "ko")
      return
    }
    for verb in language.grammar.verbs {
      let own = verb.runs.runs.filter { run in
        run.joined().unicodeScalars.contains { scalar in
          ownScalars.contains { $0.contains(scalar.value) }
        }
      }
      // Verbs that are borrowed with their letters ("open") say nothing of the language.
      #expect(own.count * 2 >= verb.runs.runs.count, "\(verb.name)")
    }
  }

  @Test func whatIsMostlyEverydayWordsIsInTheLanguageInWhichItWasHeard() {
    #expect(likely("open the door and show me what you have", heardAs: "en") == nil)
  }

  @Test func onlyLanguagesThatAreSpokenCount() {
    let heard = Languages.language(for: "en")
    #expect(Languages.likely(in: "mở Dune", heardAs: heard, among: ["en", "ko"]) == nil)
  }
}
