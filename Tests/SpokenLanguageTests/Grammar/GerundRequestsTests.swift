import Testing

@testable import SpokenLanguage

/// Requests with a form of the verb that is a noun.
@Suite struct GerundRequestsTests {
  private let english = Languages.language(for: "en")

  private func asked(_ sentence: String) -> String? {
    let grammar = english.grammar
    return grammar.gerunds?.asked(in: english.tokens(in: sentence), grammar).map(\.text)
      .joined(separator: " ")
  }

  @Test(arguments: [
    ("would you mind opening dune", "would you mind open dune"),
    ("would you mind scoring dune for me", "would you mind score dune for me"),
    ("how about putting it on hold", "how about put it on hold"),
    ("do you mind getting rid of it", "do you mind get rid of it"),
  ])
  func `the verb asks as it does elsewhere`(sentence: String, expected: String) {
    #expect(asked(sentence) == expected)
  }

  @Test(arguments: [
    "what am i reading", "show opening hours", "would you mind the evening", "i keep forgetting it",
    "would you mind",
  ])
  func `no other word is changed`(sentence: String) {
    #expect(asked(sentence) == sentence)
  }

  @Test(arguments: [
    ("open", "mind opening"), ("get rid of", "mind getting rid of"), ("remove", "mind removing"),
    ("put", "mind putting"), ("buy", "mind buying"), ("see", "mind seeing"),
    ("show", "mind showing"), ("pull up", "mind pulling up"), ("shift", "mind shifting"),
  ])
  func `a verb is asked for with its form`(verb: String, request: String) {
    let words = verb.split(separator: " ").map(String.init)
    #expect(english.grammar.gerunds?.requests(of: words).contains(request) == true)
    #expect(asked("would you " + request) == "would you mind " + verb)
  }
}
