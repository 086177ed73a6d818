import SpokenLanguage
import TestSupport
import Testing

@testable import PhraseMatcher

/// The walk that knows what is still to come finds what the walk without that knowledge finds.
@Suite struct SentenceBoundsTests {
  /// What was found, without the order among what costs the same.
  private struct Found: Hashable, Comparable, CustomStringConvertible {
    let cost: Int
    let phrase: Int
    let evidence: Int
    let fills: [String]

    var description: String { "\(cost) phrase \(phrase) evidence \(evidence) \(fills)" }

    init(_ derivation: Derivation) {
      // Sums that were added in another order differ in the last digits.
      cost = Int((derivation.cost * 1_000).rounded())
      phrase = derivation.phrase
      evidence = Int((derivation.evidence * 1_000).rounded())
      fills = derivation.fills.map { "\($0.slot) \($0.tokens) \($0.content)" }
    }

    static func < (first: Found, second: Found) -> Bool {
      (first.cost, first.description) < (second.cost, second.description)
    }
  }

  private func find(
    _ text: String,
    in matcher: PhraseMatcher,
    isBounded: Bool
  ) -> (found: [Found], visits: Int) {
    let sentence = HeardSentence(text, words: matcher.index.words, language: matcher.language)
    var search = TolerantSearch(
      index: matcher.index,
      sentence: sentence,
      language: matcher.language,
      reader: BuiltInReader(
        sentence: sentence,
        language: matcher.language,
        options: MatchOptions()
      ),
      numbers: matcher.numbers,
      leastConfidence: MatchOptions.defaultThreshold,
      phraseWords: matcher.phraseWords
    )
    search.run(isBounded: isBounded)
    return (search.derivations.map(Found.init).sorted(), search.visits)
  }

  private static func spoilt(_ text: String, _ random: inout SplitMix64) -> String {
    var letters = Array(text)
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: 0...letters.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: letters.insert(["e", "x", " ", "n"].randomElement(using: &random) ?? "x", at: place)
      case 1 where place < letters.count: letters.remove(at: place)
      case 2 where place + 1 < letters.count: letters.swapAt(place, place + 1)
      default: break
      }
    }
    return String(letters)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `knowing what is to come changes nothing that is found`(seed: UInt64) throws {
    var catalogs = RandomCatalog(seed: seed)
    var catalog = catalogs.catalog()
    if seed % 3 == 0 { catalog.apps[0].negativePhrases = [catalogs.words(1...3)] }
    let language: any Language =
      seed % 2 == 0 ? PlainLanguage() : Languages.language(for: "en")
    let matcher = try PhraseMatcher(catalog, language: language)
    var visits = (plain: 0, bounded: 0)
    for _ in 0..<25 {
      let text = Self.spoilt(catalogs.words(1...7), &catalogs.random)
      let plain = find(text, in: matcher, isBounded: false)
      let bounded = find(text, in: matcher, isBounded: true)
      // Where the walk was given up, it says nothing about the rest.
      guard plain.visits < TolerantSearch.mostVisits, plain.found.count < 40 else { continue }
      visits.plain += plain.visits
      visits.bounded += bounded.visits
      #expect(bounded.found.map(\.cost) == plain.found.map(\.cost), "\(text)")
    }
    // Of equals another may come first.
    #expect(visits.bounded <= visits.plain)
  }

  @Test func `a sentence that is nothing to the apps costs the same among many phrases`() throws {
    func matcher(verbs: Int) throws -> PhraseMatcher {
      let app = PhraseCatalog.App(
        name: "Shelf",
        shortcuts: (0..<verbs).map { number in
          PhraseCatalog.Shortcut(
            intent: "Intent\(number)",
            phrases: [.init("Lift kind\(number) ${book} over ${applicationName}")],
            parameters: ["book": "Book"]
          )
        },
        vocabularies: ["Book": [.init(id: "1", title: "velvet saddle")]]
      )
      return try PhraseMatcher(PhraseCatalog(apps: [app]), language: PlainLanguage())
    }
    let text = "nobody knows why cats sleep"
    let (few, many) = (try matcher(verbs: 4), try matcher(verbs: 400))
    #expect(find(text, in: many, isBounded: true).visits <= 2)
    #expect(find(text, in: few, isBounded: true).visits <= 2)
    #expect(find(text, in: many, isBounded: false).visits > 100)
  }
}
