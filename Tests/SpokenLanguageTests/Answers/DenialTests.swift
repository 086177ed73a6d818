import Testing

@testable import SpokenLanguage

@Suite struct DenialTests {
  @Test(arguments: [
    ("en", "no, not Dune, I meant Emma", "I meant Emma"), ("en", "not Dune, Emma", "no, Emma"),
    ("de", "nein, nicht Dune, ich meinte Emma", "ich meinte Emma"),
    ("es", "no, Dune no, perdona, quería decir Emma", "quería decir Emma"),
    // No sign parts what people type.
    ("en", "no hang on not Dune I meant Emma", "I meant Emma"),
    ("de", "nein quatsch nicht Dune ich meinte Emma", "ich meinte Emma"),
    ("fr", "pas celui de Wells, celui de Ralph Ellison", "no, celui de Ralph Ellison"),
    // Another thing, more than a name, nothing behind it, and nothing denied.
    ("en", "not Emma, Dune", nil), ("en", "not Dune again, please open Emma", nil),
    ("en", "no, not Dune", nil), ("en", "no, Emma", nil), ("en", "Dune, not Emma", nil),
    ("en", "", nil),
  ])
  func `what was not meant is left out of what corrects it`(
    code: String,
    utterance: String,
    rest: String?
  ) {
    let correction = Languages.language(for: code).correctionWithoutDenial(
      utterance,
      beginningWith: "no"
    ) { $0 == "Dune" }
    #expect(correction == rest)
  }

  @Test(arguments: [
    ("il ne vaut que trois", 0), ("il ne vaut pas trois", 2), ("ce n'est qu'un trois", 0),
    ("je ne veux pas que tu ouvres", 2), ("ne que", 1),
  ])
  func `who says that there is no more denies nothing`(sentence: String, count: Int) {
    let french = Languages.language(for: "fr")
    #expect(french.connectives.negations(in: french.tokens(in: sentence)).count == count)
  }

  @Test func `signs part clauses`() {
    let english = Languages.language(for: "en")
    let text = "ah, four… I'm sure"
    #expect(
      text.clauses(of: english.tokens(in: text)).map { $0.map(\.text) } == [
        ["ah"], ["4"], ["im", "sure"],
      ]
    )
  }
}
