import Testing

@testable import SpokenLanguage

@Suite struct WordEmbeddingTests {
  private let english = Languages.language(for: "en")

  private func meaning(of words: String) throws -> WordEmbedding {
    let tokens = english.tokens(in: words)
    let word = try #require(english.embeddedWord(in: tokens, at: 0), "\(words) is not known")
    try #require(word.length == tokens.count)
    return word.embedding
  }

  @Test(arguments: [
    ("bolt", "lock", "unlock"), ("shut", "close", "open"), ("switch on", "turn on", "turn off"),
    ("delete", "remove", "add"), ("tune", "song", "door"), ("meal", "dinner", "lamp"),
    ("purchase", "buy", "sing"), ("begin", "start", "stop"), ("boost", "increase", "decrease"),
  ])
  func `a word is nearer to its synonym than to its opposite or to another word`(
    word: String,
    near: String,
    far: String
  ) throws {
    let own = try meaning(of: word)
    #expect(try own.similarity(to: meaning(of: near)) > own.similarity(to: meaning(of: far)) + 0.2)
  }

  @Test func `a word is as alike to another as that to it, and most to itself`() throws {
    let (one, other) = (try meaning(of: "lamp"), try meaning(of: "light"))
    #expect(one.similarity(to: other) == other.similarity(to: one))
    #expect(one.similarity(to: one) == 1)
    #expect(one.similarity(to: other) < 1)
  }

  @Test(arguments: [
    ("lights", "light"), ("boxes", "box"), ("berries", "berry"), ("locking", "lock"),
  ])
  func `a form that asks is its word`(form: String, word: String) throws {
    #expect(try meaning(of: form).similarity(to: meaning(of: word)) > 0.4)
  }

  @Test(arguments: ["the", "please", "bolted", "took", "xqzzt", ""])
  func `small words, past forms and what is no word mean nothing`(text: String) {
    let tokens = english.tokens(in: text)
    #expect(tokens.isEmpty || english.embeddedWord(in: tokens, at: 0) == nil)
  }

  @Test func `a verb takes its particle where both have a meaning of their own`() throws {
    let tokens = english.tokens(in: "turn off the light")
    #expect(english.embeddedWord(in: tokens, at: 0)?.length == 2)
    #expect(english.embeddedWord(in: tokens, at: 3)?.length == 1)
  }

  @Test func `every word of the file is found at its number`() {
    let file = EmbeddingFile.shared
    #expect(file.wordCount > 10_000)
    for row in stride(from: 0, to: file.wordCount, by: 7) {
      #expect(file.row(of: file.word(at: row)) == row)
    }
    #expect(file.row(of: "") == nil)
    #expect(file.row(of: "zzzzzz") == nil)
  }

  @Test func `vectors have unit length`() {
    let file = EmbeddingFile.shared
    for row in stride(from: 0, to: file.wordCount, by: 101) {
      #expect(abs(file.cosine(row, row) - 1) < 0.03)
    }
  }
}
