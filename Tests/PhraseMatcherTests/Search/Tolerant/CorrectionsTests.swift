import PhraseMatcher
import SpokenLanguage
import Testing

/// How people take back what they said and say something else.
@Suite struct CorrectionsTests {
  @Test(arguments: [
    ("open dune no wait open emma", "match OpenBook(book=Emma)"),
    ("open dune no wait emma", "match OpenBook(book=Emma)"),
    ("open dune, I mean Emma", "match OpenBook(book=Emma)"),
    ("open dune in library i mean emma", "match OpenBook(book=Emma)"),
    ("open the hobbit no sorry emma in library", "match OpenBook(book=Emma)"),
    ("open dune scratch that find books", "match FindBooks()"),
    ("open dune scratch that", "empty"),
    ("rate dune with four no wait five stars", "match RateBook(book=Dune, stars=5.0)"),
    ("rate dune with two stars no i mean three stars", "match RateBook(book=Dune, stars=3.0)"),
    ("rate dune no emma with two stars", "match RateBook(book=Emma, stars=2.0)"),
    ("open dune no wait emma no wait the hobit", "match OpenBook(book=The Hobbit)"),
    ("no wait open emma", "match OpenBook(book=Emma)"),
    ("open um sorry dune", "match OpenBook(book=Dune)"),
    ("open dune oh sorry i meant emma please", "match OpenBook(book=Emma)"),
    ("open dune no wait the moon", "unknownValue OpenBook(book=?the moon)"),
    ("open the hobbit in library no wait the moon", "unknownValue OpenBook(book=?the moon)"),
    // Words that correct nothing.
    ("open no country for old men", "match OpenBook(book=No Country for Old Men)"),
    ("opn no country for old man", "match OpenBook(book=No Country for Old Men)"),
    ("open wait for me", "match OpenBook(book=Wait for Me)"),
  ]) func `what is left of an English sentence`(utterance: String, expected: String) throws {
    #expect(try SpokenCatalog.summary(utterance, "en").hasPrefix(expected))
  }

  @Test(arguments: [
    ("듄 열어 줘 아니 엠마 열어 줘", "match OpenBook(book=엠마)"),
    ("듄 아니 엠마 열어 줘", "match OpenBook(book=엠마)"),
    ("듄 열어 줘 아니 그거 말고 엠마", "match OpenBook(book=엠마)"),
    ("듄 열어 줘 됐고 책 찾아 줘", "match FindBooks()"),
  ]) func `what is left of a Korean sentence`(utterance: String, expected: String) throws {
    #expect(try SpokenCatalog.summary(utterance, "ko") == expected)
  }

  @Test(arguments: [
    ("mở xứ cát à không mở emma", "match OpenBook(book=Emma)"),
    ("mở xứ cát ý tôi là emma", "match OpenBook(book=Emma)"),
    ("mở xứ cát thôi bỏ đi tìm sách", "match FindBooks()"),
  ]) func `what is left of a Vietnamese sentence`(utterance: String, expected: String) throws {
    #expect(try SpokenCatalog.summary(utterance, "vi") == expected)
  }

  @Test func `the alignment shows what was taken back`() throws {
    let understanding = try SpokenCatalog.matcher("en")
      .understand("open dune in library i mean emma")
    let pieces = understanding.reading?.alignment.map { piece in
      "\(piece.heard)|\(piece.expected)|\(piece.range)|\(piece.difference?.rawValue ?? "=")"
    }
    #expect(
      pieces == [
        "open|open|0..<4|=", "dune||5..<9|added", "in|in|10..<12|=", "library|library|13..<20|=",
        "i mean||21..<27|added", "emma|emma|28..<32|=",
      ]
    )
    #expect(understanding.reading?.parameters.first?.text == "emma")
    #expect(understanding.reading?.parameters.first?.range == 28..<32)
  }

  @Test func `a correction is less sure than the sentence alone, and still sure`() throws {
    let matcher = try SpokenCatalog.matcher("en")
    let confidence = matcher.understand("open dune no wait emma").reading?.confidence ?? 0
    #expect(confidence > 0.9 && confidence < 1)
  }

  @Test func `a sentence of corrections alone is bounded and nothing`() throws {
    let matcher = try SpokenCatalog.matcher("en")
    for text in ["no wait i mean sorry", String(repeating: "no wait ", count: 400)] {
      let understanding = matcher.understand(text)
      #expect(understanding.reading == nil)
    }
  }
}
