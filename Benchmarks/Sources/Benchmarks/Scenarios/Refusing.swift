import PhraseMatcher

/// Sentences that are nothing to the apps, and sentences with a title that nobody knows.
enum Refusing: Scenario {
  static let name = "refusing"

  static func run(_ worlds: Worlds) throws -> [Row] {
    try rows(worlds.million, "1 M") + rows(worlds.hundredMillion, "100 M")
  }

  private static func rows(_ world: World, _ name: String) throws -> [Row] {
    let matcher = try world.matcher()
    let strangers = world.strangers(300)
    let untitled = world.untitled(300)
    for text in strangers {
      try WrongAnswer.unless(matcher.understand(text).outcome != .match, "\(text) is understood")
    }
    for text in untitled {
      let outcome = matcher.understand(text).outcome
      try WrongAnswer.unless(outcome != .match, "\(text) names nothing and is understood")
    }
    return [
      row("\(name): unknown sentence", matcher, strangers, goal: "≤ 0.1 ms, slowest ≤ 1 ms"),
      row("\(name): unknown title", matcher, untitled, goal: "≤ 0.05 ms"),
    ]
  }

  private static func row(
    _ name: String,
    _ matcher: PhraseMatcher,
    _ texts: [String],
    goal: String
  ) -> Row {
    // The least of a few, since a thread that is put aside meanwhile comes back to cold caches.
    let times = texts.map { text in
      (0..<3).map { _ in
        let start = Measurement.ofThread
        _ = matcher.understand(text)
        return Measurement.ofThread - start
      }.min() ?? 0
    }.sorted()
    let slowest = times.last ?? 0
    return Row(
      scenario: "\(name), `understand`",
      result: "\(Measurement.text(times[times.count / 2])), slowest \(Measurement.text(slowest))",
      goal: goal
    )
  }
}
