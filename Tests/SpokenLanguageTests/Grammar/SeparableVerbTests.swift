import Testing

@testable import SpokenLanguage

struct SeparableVerbTests {
  private let language = Languages.language(for: "en")

  /// The words of the verbs with a particle that stand at the beginning of a sentence.
  private func parts(_ sentence: String) -> [String] {
    let tokens = language.tokens(in: sentence)
    return language.grammar.separableVerbs.compactMap { verb in
      verb.parts(in: tokens, at: 0) { $0 == tokens.count }.map { parts in
        (tokens[parts.verb] + tokens[parts.particle]).map(\.text).joined(separator: " ")
      }
    }
  }

  @Test(arguments: [
    ("throw the red one out", ["throw out"]), ("throw out the red one", []),
    ("let ana know that we are late", ["let know"]), ("let ana know", ["let know"]),
    ("let me see", []),
  ])
  func `a particle ends the clause, unless more may be told behind it`(
    sentence: String,
    found: [String]
  ) {
    #expect(parts(sentence) == found)
  }
}
