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
    let times = try updates(of: matcher, world, values)
    return [
      Row(
        scenario: "one of \(values.count) values added, renamed or removed, median",
        result: Measurement.text(times[times.count / 2]),
        goal: "≤ 100 µs"
      ),
      Row(
        scenario: "… the slowest of \(times.count), which freezes",
        result: Measurement.text(times.last ?? 0),
        goal: "—"
      ),
      Row(
        scenario: "a vocabulary of \(values.count) replaced",
        result: Measurement.text(replaced),
        goal: "—"
      ),
    ]
  }

  /// The times of updates of one value each, in order of length.
  private static func updates(
    of matcher: PhraseMatcher,
    _ world: World,
    _ values: [PhraseCatalog.Value]
  ) throws -> [Double] {
    var matcher = try matcher.updatingVocabulary("Book", ofApp: "Library", removing: ["none"])
    var times: [Double] = []
    let verb = world.templates[0].prefix { $0 != "$" }
    for number in 0..<600 {
      let id = number % 3 == 0 ? "new\(number)" : values[number * 7].id
      let title = "brandnew\(number) tide"
      let start = Measurement.now
      if number % 3 == 2 {
        matcher = try matcher.updatingVocabulary("Book", ofApp: "Library", removing: [id])
      } else {
        let value = PhraseCatalog.Value(id: id, title: title)
        matcher = try matcher.updatingVocabulary("Book", ofApp: "Library", inserting: [value])
      }
      times.append(Measurement.now - start)
      let match = matcher.exactMatch(of: "\(verb)\(title) in library")
      try WrongAnswer.unless((match != nil) == (number % 3 != 2), "update \(number)")
    }
    return times.sorted()
  }
}
