import Testing

@testable import SpokenLanguage

struct EnglishPhasesTests {
  @Test(arguments: [
    ("Finished", "got to the end of"), ("Done With", "finished"), ("Started", "made a start on"),
    ("begun", "began"), ("Finished", "raced through"), ("Started", "moved on to"),
  ])
  func `a phase is told in other words`(statement: String, other: String) {
    let others = Languages.language(for: "en").otherTellings(of: statement)
    #expect(others.contains(other))
    #expect(!others.contains(statement.lowercased()))
  }

  @Test(arguments: ["Read", "Want to Read", "Finished Books", ""])
  func `what tells no phase has no other words`(name: String) {
    #expect(EnglishPhases.all.others(than: name).isEmpty)
  }

  @Test func `what is begun is not over`() {
    let begun = Set(EnglishPhases.all.others(than: "started"))
    #expect(begun.isDisjoint(with: EnglishPhases.all.others(than: "finished")))
  }
}
