import Testing

@testable import Understanding

struct BoundaryTests {
  @Test(arguments: [
    ("rate dune and emma", [Boundary(tokens: 2..<3, kind: .joint)]),
    ("open crime and punishment", []),
    ("open dune, rate emma", [Boundary(tokens: 2..<2, kind: .joint)]),
    ("open dune, i mean emma", [Boundary(tokens: 2..<4, kind: .correction)]),
    ("open dune", []),
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
