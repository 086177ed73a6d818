import AppSources
import SpokenLanguage
import TestSupport
import Testing

@testable import PhraseLint

/// Which pairs of phrases are worth a closer look.
@Suite struct OverlapCandidatesTests {
  private let language = Languages.language(for: "en")

  private func pairs(_ phrases: [String], names: [String] = ["Home"]) -> [[Int]] {
    OverlapCandidates(
      phrases.map { SpokenPhrase(PhraseText(template: $0), language: language) },
      names: names.map { language.tokens(in: $0).map(\.text) }
    ).pairs.map { [$0.0, $0.1] }
  }

  @Test func `phrases that differ before or behind their values are left out`() {
    #expect(
      pairs(["open ${a} now", "close ${a} now", "open ${b} later", "open it now"]) == [[0, 3]]
    )
    #expect(pairs(["${a} on in ${applicationName}", "${a} off in ${applicationName}"]) == [])
  }

  @Test func `a name that is a word of a phrase, or a part of another name, tells nothing`() {
    let phrases = ["go ${a} in ${applicationName}", "go ${a} in the home"]
    #expect(pairs(phrases) == [[0, 1]])
    let names = ["${a} to ${applicationName}", "${a} for ${applicationName}"]
    #expect(pairs(names) == [])
    #expect(pairs(names, names: ["Home", "For Home"]) == [[0, 1]])
  }

  @Test(arguments: 0..<60) func `no pair that shares a sentence is left out`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let words = ["a", "b", "${x}", "${y}", "${applicationName}", "home"]
    let phrases = (0..<8).map { _ in
      (0..<Int.random(in: 1...4, using: &random)).map { _ in
        words.randomElement(using: &random) ?? "a"
      }
      .joined(separator: " ")
    }
    let values = ["a", "b", "a b", "home"]
    /// Every sentence of a phrase, written out.
    func sentences(_ phrase: String) -> Set<String> {
      var all: Set<String> = [""]
      for word in phrase.split(separator: " ") {
        let said =
          word == "${applicationName}" ? ["home"] : word.hasPrefix("$") ? values : [String(word)]
        all = Set(all.flatMap { before in said.map { before + " " + $0 } })
      }
      return all
    }
    let found = pairs(phrases)
    for first in phrases.indices {
      for second in phrases.indices.dropFirst(first + 1)
      where !sentences(phrases[first]).isDisjoint(with: sentences(phrases[second])) {
        #expect(found.contains([first, second]), "\(phrases[first]) / \(phrases[second])")
      }
    }
  }
}
