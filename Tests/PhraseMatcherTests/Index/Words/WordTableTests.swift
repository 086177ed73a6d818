import Testing

@testable import PhraseMatcher

@Suite struct WordTableTests {
  @Test func `words keep their numbers when the table grows`() {
    var builder = WordTable.Builder()
    let words = (0..<1000).map { "word\($0)" } + ["", "a\0b", "호빗", "é"]
    let ids = words.map { builder.intern($0) }
    let table = builder.table
    #expect(table.brokenInvariant() == nil)
    #expect(words.map { table.id(of: $0.utf8) } == ids)
    #expect(ids.map(table.text(of:)) == words)
    var longer = WordTable.Builder(extending: table)
    #expect(longer.intern("new") == UInt32(words.count))
    #expect(words.map { longer.table.id(of: $0.utf8) } == ids)
    #expect(table.id(of: "new".utf8) == WordTable.none)
  }

  @Test func `a beginning is compared by its bytes`() {
    var builder = WordTable.Builder()
    let word = builder.intern("hobbit")
    let table = builder.table
    #expect(table.word(word, hasPrefix: Array("hob".utf8)))
    #expect(table.word(word, hasPrefix: []))
    #expect(!table.word(word, hasPrefix: Array("hobbits".utf8)))
    #expect(!table.word(word, hasPrefix: Array("ob".utf8)))
  }
}
