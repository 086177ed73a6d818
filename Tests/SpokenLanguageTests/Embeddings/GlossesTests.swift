import Testing

@testable import SpokenLanguage

@Suite struct GlossesTests {
  private func word(_ text: String, _ code: String) -> EmbeddedWord? {
    let language = Languages.language(for: code)
    return language.embeddedWord(in: language.tokens(in: text), at: 0)
  }

  private func row(_ english: String) -> Int? { EmbeddingFile.shared.row(of: english) }

  @Test(arguments: [
    ("ko", "잠가 줘", "lock"), ("ko", "잠그세요", "lock"), ("ko", "노래를", "song"),
    ("vi", "bỏ qua bài này", "skip"), ("ja", "一時停止して", "pause"), ("zh", "暂停播放", "pause"),
    ("de", "schließe die Tür", "close"), ("fr", "ferme la porte", "close"),
    ("es", "cierra la puerta", "close"),
  ])
  func `a word stands for an English one`(code: String, text: String, english: String) throws {
    let found = try #require(word(text, code))
    let expected = WordEmbedding(row: try #require(row(english)))
    #expect(found.embedding.similarity(to: expected) > 0.5)
  }

  @Test func `a form that reports asks for nothing`() {
    #expect(word("잠갔어", "ko") == nil)
  }

  @Test func `a stem stands for its word, with endings and particles`() {
    #expect(word("잠가주세요", "ko")?.length == "잠가주세요".count)
    #expect(word("노래50", "ko")?.length == "노래".count)
  }

  @Test func `the longest entry is taken, and the first of two lines`() throws {
    let tokenizer = English.tokenizer
    let table = """
      # a field
      close: zu
      lock: zu sperren, fest
      remove: fest
      no such word: sperren
      """
    let glosses = Glosses(table) { [tokenizer.words(in: $0)] }
    func found(_ text: String) -> EmbeddedWord? {
      glosses.word(in: tokenizer.tokens(in: text), at: 0)
    }
    let (close, lock) = (try #require(row("close")), try #require(row("lock")))
    #expect(found("zu") == EmbeddedWord(length: 1, embedding: WordEmbedding(row: close)))
    #expect(found("zu sperren") == EmbeddedWord(length: 2, embedding: WordEmbedding(row: lock)))
    #expect(found("fest") == EmbeddedWord(length: 1, embedding: WordEmbedding(row: lock)))
    #expect(found("sperren") == nil)
    #expect(found("# a") == nil)
  }

  @Test func `forms with the same stem are one entry, with and without marks`() throws {
    let glosses = Glosses("light: lámpara", Spanish.tokenizer, stem: SpanishWords.stem)
    let light = WordEmbedding(row: try #require(row("light")))
    for text in ["lámparas", "lampara", "lámpara"] {
      let found = glosses.word(in: Spanish.tokenizer.tokens(in: text), at: 0)
      #expect(found == EmbeddedWord(length: 1, embedding: light), "\(text)")
    }
  }

  @Test func `without a stem every mark counts`() {
    let glosses = Glosses("light: đèn", Vietnamese.tokenizer)
    #expect(glosses.word(in: Vietnamese.tokenizer.tokens(in: "đèn"), at: 0) != nil)
    #expect(glosses.word(in: Vietnamese.tokenizer.tokens(in: "đen"), at: 0) == nil)
  }

  @Test(arguments: [
    ("ko", "음악"), ("vi", "đèn"), ("de", "Licht"), ("fr", "lumière"), ("es", "luz"), ("ja", "音楽"),
    ("zh", "音乐"),
  ])
  func `every table knows what everyday apps hold`(code: String, text: String) {
    #expect(word(text, code) != nil)
  }
}
