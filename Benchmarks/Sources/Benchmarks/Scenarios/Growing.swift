import PhraseMatcher

/// Whether twice as much takes twice the memory and twice as long to get ready, and a hit as long as
/// before.
enum Growing: Scenario {
  static let name = "growing"

  static func run(_ worlds: Worlds) throws -> [Row] {
    let titles = worlds.million.titles
    let half = World(templates: 10, titles: Array(titles.prefix(titles.count / 2)))
    let whole = worlds.million
    let building = try (time(whole) / time(half))
    let hitting = try (hit(whole) / hit(half))
    let size = try Double(whole.matcher().size.total) / Double(half.matcher().size.total)
    return [
      Row(scenario: "twice as much: size", result: "× \(rounded(size))", goal: "≤ × 2"),
      Row(scenario: "twice as much: ready", result: "× \(rounded(building))", goal: "× 2"),
      Row(scenario: "twice as much: a hit", result: "× \(rounded(hitting))", goal: "× 1"),
    ]
  }

  private static func time(_ world: World) throws -> Double {
    try Measurement.nanoseconds(each: 1, rounds: 5) { _ = try world.matcher() }
  }

  private static func hit(_ world: World) throws -> Double {
    let matcher = try world.matcher()
    let sentences = world.sentences(5_000, seed: 5)
    return try Measurement.nanoseconds(each: sentences.count) {
      for sentence in sentences {
        try WrongAnswer.unless(matcher.understand(sentence.text).outcome == .match, sentence.text)
      }
    }
  }

  private static func rounded(_ number: Double) -> Double {
    (number * 100).rounded() / 100
  }
}
