import Testing

@testable import SpokenLanguage

/// Where sentences and clauses end.
@Suite struct SentencesTests {
  @Test(arguments: [
    ("en", "I'm bored. Open Dune!", ["I'm bored.", "Open Dune!"]),
    ("en", "Which books by Mr. Forster do we have?", ["Which books by Mr. Forster do we have?"]),
    ("en", "Books by J. K. Rowling. All of them", ["Books by J. K. Rowling.", "All of them"]),
    ("en", "rate it 3.5 stars", ["rate it 3.5 stars"]),
    ("de", "Also: Was habe ich?", ["Also:", "Was habe ich?"]),
    ("ko", "손주가 와요. 뭐 있지?", ["손주가 와요.", "뭐 있지?"]),
    ("ja", "名作だね。誰が書いた？", ["名作だね。", "誰が書いた？"]),
    ("es", "Menos mal. ¿Qué tengo?", ["Menos mal.", "¿Qué tengo?"]), ("vi", "Hay", ["Hay"]),
    ("en", "", [""]), ("en", "open ½! dune ⅓ ㎢", ["open ½!", "dune ⅓ ㎢"]),
  ])
  func `sentences end with signs`(locale: String, text: String, sentences: [String]) {
    #expect(Languages.language(for: locale).sentences(in: text) == sentences)
  }

  @Test func `clauses end with commas too`() {
    let language = Languages.language(for: "zh-Hans")
    #expect(language.clauses(in: "朋友来了，有书吗？") == ["朋友来了，", "有书吗？"])
    #expect(language.sentences(in: "朋友来了，有书吗？") == ["朋友来了，有书吗？"])
  }

  @Test(arguments: [
    ("en", "I'm so bored"), ("de", "ich bin ein wenig vergesslich geworden"),
    ("fr", "il pleut depuis hier"),
  ])
  func `remarks only tell`(locale: String, sentence: String) {
    #expect(Languages.language(for: locale).onlyTells(sentence))
  }

  @Test(arguments: [
    ("en", "open Dune"), ("en", "who wrote it?"), ("en", "don't delete it"), ("fr", "ouvre Dune"),
  ])
  func `commands, questions and denials do more`(locale: String, sentence: String) {
    #expect(!Languages.language(for: locale).onlyTells(sentence))
  }
}
