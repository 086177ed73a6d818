import PhraseMatcher

/// From titles in memory to a matcher that answers.
enum Building: Scenario {
  static let name = "building"

  static func run(_ worlds: Worlds) throws -> [Row] {
    try row(worlds.million, "1 M sentences", goal: "≤ 0.1 s", sizes: ("≤ 5 MB", "≤ 20 MB"))
      + row(worlds.hundredMillion, "100 M sentences", goal: "≤ 0.3 s", sizes: ("≤ 15 MB", "—"))
  }

  private static func row(
    _ world: World,
    _ name: String,
    goal: String,
    sizes: (exact: String, whole: String)
  ) throws -> [Row] {
    let expected = world.templates.count * world.titles.count
    let before = Machine.residentBytes
    let kept = try world.matcher()
    let added = Machine.residentBytes - before
    try WrongAnswer.unless(kept.expansionCount() == expected, "not all sentences are there")
    let time = try Measurement.nanoseconds(each: 1, rounds: 3) {
      let matcher = try world.matcher()
      try WrongAnswer.unless(matcher.expansionCount() == expected, "sentences are missing")
    }
    return [
      Row(scenario: "\(name): ready", result: Measurement.text(time), goal: goal),
      Row(
        scenario: "\(name): size for exact search, with identifiers",
        result: Measurement.bytes(kept.size.exact),
        goal: sizes.exact
      ),
      Row(
        scenario: "\(name): size with tolerant search and completion",
        result: Measurement.bytes(kept.size.total),
        goal: sizes.whole
      ),
      Row(
        scenario: "\(name): what the process grew by, all included",
        result: Measurement.bytes(added),
        goal: "—"
      ),
    ]
  }
}
