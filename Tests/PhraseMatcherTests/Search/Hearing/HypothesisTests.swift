import PhraseMatcher
import Testing

/// What is made of several texts that one utterance was perhaps.
@Suite struct HypothesisTests {
  private let matcher: PhraseMatcher

  init() throws {
    matcher = try PhraseMatcher(LibraryCatalog.english, language: PlainLanguage())
  }

  private func book(_ reading: Reading?) -> String? {
    guard case .known(let id, _)? = reading?.parameters.first?.value else { return nil }
    return id
  }

  @Test(arguments: [
    (["open june in library", "open dune in library"], "open dune in library"),
    (["weather tomorrow", "show the hobit"], "show the hobit"),
    (["Show Dune", "show dune", "show the hobbit"], "Show Dune"),
    (["", "um", "show dune"], "show dune"),
  ]) func `the hypothesis that fits is the utterance`(texts: [String], chosen: String) {
    let understanding = matcher.understand(alternatives: texts.map { Hypothesis($0) })
    #expect(understanding.outcome == .match)
    #expect(understanding.utterance == chosen)
    #expect(understanding.reading?.hypothesis == nil)
  }

  @Test func `a reading of another hypothesis names its text`() throws {
    let understanding = matcher.understand(
      alternatives: [Hypothesis("show dune"), Hypothesis("show the hobbit")]
    )
    #expect(book(understanding.reading) == "2")
    let other = try #require(understanding.alternatives.first)
    #expect(book(other) == "1")
    #expect(other.hypothesis == "show the hobbit")
    #expect(other.parameters.first?.range == 5..<15)
    let confidences = [understanding.reading?.confidence ?? 0, other.confidence]
    #expect(confidences[0] > confidences[1] && confidences.reduce(0, +) <= 1.001)
  }

  @Test(
    arguments: [
      // Only the order of the scores counts, whatever they are measured in.
      ([0.2, 0.7], "1"), ([-900, -300], "1"), ([236.1, 236.0], "2"), ([-1e300, 1e300], "1"),
      // Without a score for each, or with one that is no number, the given order does.
      ([nil, 0.9], "2"), ([.nan, 0.9], "2"),
    ] as [([Double?], String)]
  )
  func `scores are a hint and no probabilities`(scores: [Double?], expected: String) {
    let texts = ["show dune", "show the hobbit"]
    let hypotheses = zip(texts, scores).map { Hypothesis($0, score: $1) }
    let understanding = matcher.understand(alternatives: hypotheses)
    #expect(book(understanding.reading) == expected)
  }

  @Test func `a score never makes a wrong sentence right`() {
    let sure = [Hypothesis("where are we", score: 1), Hypothesis("is it far", score: 0.99)]
    #expect(matcher.understand(alternatives: sure).reading == nil)
  }

  @Test func `one hypothesis is an utterance, none is nothing`() {
    let one = matcher.understand(alternatives: [Hypothesis("show the hobit", score: -77)])
    #expect(one == matcher.understand("show the hobit"))
    #expect(matcher.understand(alternatives: []).outcome == .empty)
    #expect(matcher.understand(alternatives: [Hypothesis(""), Hypothesis(" ")]).outcome == .empty)
    let sounds = matcher.understand(alternatives: [Hypothesis("um"), Hypothesis("uh")])
    #expect(sounds.outcome == .empty)
  }

  @Test func `ten thousand hypotheses cost what a dozen do`() {
    let many = (0..<10_000).map { Hypothesis("show dune number \($0)", score: Double(-$0)) }
    let ordered = Array(many.prefix(12))
    #expect(matcher.understand(alternatives: many) == matcher.understand(alternatives: ordered))
    let equal = Array(repeating: Hypothesis("show dune"), count: 10_000)
    #expect(matcher.understand(alternatives: equal) == matcher.understand("show dune"))
  }
}
