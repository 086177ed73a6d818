import Dispatch
import PhraseMatcher

/// Sentences that are said word by word, and sentences of known words that are none.
enum ExactSentences: Scenario {
  static let name = "exact"

  static func run(_ worlds: Worlds) throws -> [Row] {
    try rows(worlds.million, "1 M", hit: "≤ 0.5 µs")
      + rows(worlds.hundredMillion, "100 M", hit: "≤ 1 µs")
  }

  @inline(never)
  private static func blackHole(_ match: ExactMatch?) {}

  private static func rows(_ world: World, _ name: String, hit: String) throws -> [Row] {
    let matcher = try world.matcher()
    let sentences = world.sentences(20_000, seed: 1)
    for sentence in sentences {
      let match = matcher.exactMatch(of: sentence.text)
      try WrongAnswer.unless(
        match.map { matcher.values(of: $0).map(\.id) } == ["b\(sentence.title)"]
          && match.map(matcher.intent(of:)) == "Intent\(sentence.template)",
        sentence.text
      )
      let understanding = matcher.understand(sentence.text)
      try WrongAnswer.unless(
        understanding.reading?.intent == "Intent\(sentence.template)"
          && understanding.outcome == .match,
        sentence.text
      )
    }
    let texts = sentences.map(\.text)
    let misses = world.shuffled(sentences, seed: 6)
    for text in misses {
      try WrongAnswer.unless(matcher.exactMatch(of: text) == nil, "\(text) is no sentence")
    }
    var found = 0
    let lean = Measurement.nanoseconds(each: texts.count) {
      for text in texts where matcher.exactMatch(of: text) != nil { found += 1 }
    }
    let understood = Measurement.nanoseconds(each: texts.count) {
      for text in texts where matcher.understand(text).reading != nil { found += 1 }
    }
    try WrongAnswer.unless(found == 14 * texts.count, "not all were found")
    let missed = Measurement.nanoseconds(each: misses.count) {
      for text in misses where matcher.exactMatch(of: text) != nil { found += 1 }
    }
    let shared = Measurement.nanoseconds(each: texts.count * Machine.coreCount) {
      DispatchQueue.concurrentPerform(iterations: Machine.coreCount) { _ in
        for text in texts { blackHole(matcher.exactMatch(of: text)) }
      }
    }
    let few = misses.prefix(500)
    let refused = Measurement.nanoseconds(each: few.count, rounds: 3) {
      for text in few { _ = matcher.understand(text) }
    }
    return [
      Row(scenario: "\(name): exact hit, `exactMatch`", result: Measurement.text(lean), goal: hit),
      Row(
        scenario: "\(name): exact hit, `exactMatch`, all cores at once",
        result: Measurement.text(shared),
        goal: "—"
      ),
      Row(
        scenario: "\(name): exact hit, `understand`",
        result: Measurement.text(understood),
        goal: hit
      ),
      Row(
        scenario: "\(name): miss, `exactMatch`",
        result: Measurement.text(missed),
        goal: "≤ 0.3 µs"
      ),
      Row(scenario: "\(name): miss, `understand`", result: Measurement.text(refused), goal: "—"),
    ]
  }
}
