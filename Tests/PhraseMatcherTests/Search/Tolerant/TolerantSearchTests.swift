import PhraseMatcher
import SpokenLanguage
import TestSupport
import Testing

@Suite struct TolerantSearchTests {
  /// Words without light ones among them, so that letters are the only thing that differs.
  private static let words = [
    "harbour", "lantern", "orchard", "meadow", "thimble", "quarry", "velvet", "saddle", "pigeon",
    "copper", "walnut", "ribbon",
  ]

  private static func catalog(_ random: inout SplitMix64) -> PhraseCatalog {
    let titles = (0..<8).map { number in
      let title = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }
      return PhraseCatalog.Value(id: "\(number)", title: title.joined(separator: " "))
    }
    let shortcuts = ["borrow", "return", "describe"].map { verb in
      PhraseCatalog.Shortcut(
        intent: verb,
        phrases: [PhraseCatalog.Phrase("\(verb) ${book} today")],
        parameters: ["book": "Book"]
      )
    }
    let app = PhraseCatalog.App(
      name: "Library",
      shortcuts: shortcuts,
      vocabularies: ["Book": titles]
    )
    return PhraseCatalog(apps: [app])
  }

  private static func misspelled(_ word: String, _ random: inout SplitMix64) -> String {
    var letters = Array(word)
    let place = Int.random(in: 0..<(letters.count - 1), using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: letters.remove(at: place)
    case 1: letters.insert("x", at: place)
    case 2: letters[place] = "x"
    default: letters.swapAt(place, place + 1)
    }
    return String(letters)
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `a sentence with misspelled words is read as the only one that near`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let catalog = Self.catalog(&random)
    let matcher = try PhraseMatcher(catalog, language: PlainLanguage())
    let oracle = Oracle(catalog, language: PlainLanguage())
    for _ in 0..<20 {
      let sentence = try #require(oracle.sentences.randomElement(using: &random))
      var words = sentence.words
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let place = Int.random(in: 0..<words.count, using: &random)
        if words[place] == sentence.words[place] {
          words[place] = Self.misspelled(words[place], &random)
        }
      }
      let same = oracle.readings(of: sentence.text)
      let understanding = matcher.understand(words.joined(separator: " "))
      let reading = try #require(understanding.reading, "\(words)")
      #expect(same.contains(Oracle.summary(reading)), "\(words) for \(sentence.text)")
      #expect(understanding.outcome == (same.count == 1 ? .match : .ambiguous))
      let wrong = zip(words, sentence.words).filter { $0 != $1 }.map { "\($0)>\($1)" }
      #expect(reading.differences.map { "\($0.heard)>\($0.expected)" } == wrong)
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `pieces cover the utterance and costs add up, whatever is said`(seed: UInt64) throws {
    var random = RandomCatalog(seed: seed)
    let matcher = try PhraseMatcher(random.catalog(), language: PlainLanguage())
    for _ in 0..<20 {
      let text = random.words(1...8)
      let understanding = matcher.understand(text, options: MatchOptions(threshold: 0))
      for reading in [understanding.reading].compactMap(\.self) + understanding.alternatives
      where !reading.alignment.isEmpty {
        let heard = reading.alignment.map(\.heard).filter { !$0.isEmpty }
        #expect(heard.joined(separator: " ") == text)
        let bounds = reading.alignment.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
        #expect(bounds == bounds.sorted())
        let sum = reading.alignment.reduce(0) { $0 + $1.cost }
        #expect(abs(reading.cost - sum) < 0.001)
        #expect((0...1).contains(reading.confidence))
        for parameter in reading.parameters {
          let utf8 = Array(text.utf8)[parameter.range]
          #expect(String(decoding: utf8, as: UTF8.self) == parameter.text)
        }
      }
    }
  }
}
