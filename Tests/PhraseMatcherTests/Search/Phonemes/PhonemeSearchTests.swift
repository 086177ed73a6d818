import SpokenLanguage
import TestSupport
import Testing

@testable import PhraseMatcher

/// The nearest sentence by ear is the nearest of all sentences written out.
@Suite struct PhonemeSearchTests {
  private let matcher: PhraseMatcher
  private let reader: PhonemeReader

  init() throws {
    matcher = try SpokenCatalog.matcher("en")
    reader = try #require(PhonemeReader(Languages.language(for: "en")))
  }

  /// The least that any sentence of a phrase costs, by comparing each.
  private func least(_ phrase: SpokenPhrases.SpokenPhrase, _ heard: PhonemeSequence) -> Int32 {
    var rows = [PhonemeSequence()]
    for part in phrase.parts {
      let choices: [PhonemeSequence]
      switch part {
      case .words(_, let row): choices = [row]
      case .number: choices = matcher.spoken.numbers.map(\.sounds)
      case .values(_, let number, _):
        let trie = matcher.index.vocabularies[number].trie
        choices = (0..<UInt32(trie.nodeCount)).filter(trie.isAccepting).map { node in
          reader.row(of: trie.key(of: node).map { matcher.index.words.text(of: $0) })
        }
      }
      rows = rows.flatMap { row in
        choices.map { choice in
          var longer = row
          longer.append(choice)
          return longer
        }
      }
    }
    var walk = PhonemeWalk(heard, costs: reader.costs)
    return rows.map { walk.line(after: walk.start, expecting: $0).last ?? .max }.min() ?? .max
  }

  @Test(arguments: [
    "open the lord of the rinks in library", "by done and library", "rate emma with for stars",
    "find bucks in the library", "open june",
  ])
  func `each phrase is found with its nearest values`(text: String) {
    let heard = reader.row(of: text.split(separator: " ").map(String.init))
    var search = PhonemeSearch(
      heard,
      index: matcher.index,
      spoken: matcher.spoken,
      values: matcher.valuePhonemes,
      reader: reader,
      numbers: []
    )
    let sentences = search.sentences()
    #expect(!sentences.isEmpty)
    for sentence in sentences.filter({ $0.cost == sentences.first?.cost }) {
      #expect(sentence.cost == least(sentence.phrase, heard))
    }
    for phrase in Set(sentences.map(\.phrase.number)) {
      let found = sentences.filter { $0.phrase.number == phrase && $0.phrase.missingName == nil }
      guard let best = found.map(\.cost).min(), let first = found.first else { continue }
      #expect(best == least(first.phrase, heard))
    }
  }

  @Test func `a second choice costs no less than it says`() throws {
    let heard = reader.row(of: ["buy", "the", "tie", "machine", "in", "library"])
    var search = PhonemeSearch(
      heard,
      index: matcher.index,
      spoken: matcher.spoken,
      values: matcher.valuePhonemes,
      reader: reader,
      numbers: []
    )
    for sentence in search.sentences() {
      let row = PhonemeCandidate(sentence, index: matcher.index).row
      var walk = PhonemeWalk(heard, costs: reader.costs)
      // Where a phrase has two values, the other may be another one still.
      let cost = try #require(walk.line(after: walk.start, expecting: row).last)
      #expect(cost >= sentence.cost && cost <= sentence.cost + 200)
    }
  }

  @Test func `what is far too long is not compared`() {
    var search = PhonemeSearch(
      reader.row(of: Array(repeating: "library", count: 200)),
      index: matcher.index,
      spoken: matcher.spoken,
      values: matcher.valuePhonemes,
      reader: reader,
      numbers: []
    )
    #expect(search.sentences().isEmpty)
  }
}
