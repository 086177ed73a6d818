import Testing

@testable import Understanding

struct BoundaryTests {
  @Test(arguments: [
    ("rate dune and emma", [Boundary(tokens: 2..<3, kind: .joint)]),
    ("open crime and punishment", []),
    ("open dune, rate emma", [Boundary(tokens: 2..<2, kind: .joint)]),
    ("open dune, i mean emma", [Boundary(tokens: 2..<4, kind: .correction)]),
    ("open dune", []),
    ("i finished dune mark it as read", [Boundary(tokens: 3..<3, kind: .joint)]),
    ("i own dune so remove it", [Boundary(tokens: 3..<4, kind: .joint)]),
    ("please rate it", []),
    // What is announced as not to be done is one with its announcement.
    ("do not: rate dune", []),
    ("i am not happy: rate dune", [Boundary(tokens: 4..<4, kind: .joint)]),
    ("why not: rate dune", [Boundary(tokens: 2..<2, kind: .joint)]),
  ])
  func `a sentence is divided where words or signs say so, not inside of names`(
    sentence: String,
    boundaries: [Boundary]
  ) {
    let chart = SentenceChart(
      sentence,
      values: Library.understander.values,
      phraseWords: Library.understander.lexicon.words,
      language: Library.language
    )
    #expect(Boundary.all(in: chart) == boundaries)
  }
}
