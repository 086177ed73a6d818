import PhraseMatcher

/// Changing a vocabulary of 100,000 values.
enum Updating: Scenario {
  static let name = "updating"

  static func run(_ worlds: Worlds) throws -> [Row] {
    let world = worlds.hundredMillion
    let values = world.catalog.apps[0].vocabularies["Book"] ?? []
    let matcher = try world.matcher()
    let replaced = try Measurement.nanoseconds(each: 1, rounds: 3) {
      let other = try matcher.replacingVocabulary("Book", ofApp: "Library", with: values)
      try WrongAnswer.unless(other.templateCount == world.templates.count, "templates are gone")
    }
    let paced = try updates(of: matcher, world, values, pause: 1_000_000)
    let hasty = try updates(of: matcher, world, values, pause: 0)
    return [
      Row(
        scenario: "one of \(values.count) values added, renamed or removed, median",
        result: Measurement.text(hasty.own[hasty.own.count / 2]),
        goal: "≤ 100 µs"
      ),
      Row(
        scenario: "… with a millisecond of searches after each, median",
        result: Measurement.text(paced.own[paced.own.count / 2]),
        goal: "—"
      ),
      Row(
        scenario: "… the slowest of \(paced.own.count) of these",
        result: Measurement.text(paced.own.last ?? 0),
        goal: "—"
      ),
      Row(
        scenario: "… the slowest without a pause, by the clock, which waits for freezing",
        result: Measurement.text(hasty.clock.last ?? 0),
        goal: "—"
      ),
      Row(
        scenario: "a vocabulary of \(values.count) replaced",
        result: Measurement.text(replaced),
        goal: "—"
      ),
    ]
  }

  /// The times of updates of one value each, in order of length: the thread's own, and those of the clock.
  ///
  /// Vocabularies are frozen on another thread meanwhile.
  private static func updates(
    of matcher: PhraseMatcher,
    _ world: World,
    _ values: [PhraseCatalog.Value],
    pause: Double
  ) throws -> (own: [Double], clock: [Double]) {
    var matcher = try matcher.updatingVocabulary("Book", ofApp: "Library", removing: ["none"])
    var own: [Double] = []
    var clock: [Double] = []
    let verb = world.templates[0].prefix { $0 != "$" }
    for number in 0..<1_500 {
      let id = number % 3 == 0 ? "new\(number)" : values[number * 7].id
      let title = "brandnew\(number) tide"
      let start = (own: Measurement.ofThread, clock: Measurement.clock)
      if number % 3 == 2 {
        matcher = try matcher.updatingVocabulary("Book", ofApp: "Library", removing: [id])
      } else {
        let value = PhraseCatalog.Value(id: id, title: title)
        matcher = try matcher.updatingVocabulary("Book", ofApp: "Library", inserting: [value])
      }
      let end = Measurement.clock
      own.append(Measurement.ofThread - start.own)
      clock.append(end - start.clock)
      repeat {
        let match = matcher.exactMatch(of: "\(verb)\(title) in library")
        try WrongAnswer.unless((match != nil) == (number % 3 != 2), "update \(number)")
      } while Measurement.clock - end < pause
    }
    return (own.sorted(), clock.sorted())
  }
}
