import Testing

@testable import SpokenLanguage

struct PhraseRowsTests {
  @Test func `a row has one of each of its words`() {
    #expect(
      PhraseRows.phrases("undo|take back + it|that\nredo")
        == ["undo it", "undo that", "take back it", "take back that", "redo"]
    )
  }

  @Test func `what need not stand there leaves nothing, not even a space`() {
    #expect(PhraseRows.phrases("- + please|- + go") == ["please go", "go"])
    #expect(PhraseRows.phrases("-") == [])
    #expect(PhraseRows.phrases("") == [])
  }

  @Test func `a table is a list as well`() {
    #expect(PhraseRows.list("a|b + c") == "a c,b c")
  }
}
