import PhraseMatcher

/// From titles in memory to a matcher that answers.
enum Building: Scenario {
  static let name = "building"

  static func run(_ worlds: Worlds) throws -> [Row] {
    try row(worlds.million, "1 M sentences: ready", goal: "≤ 0.1 s")
      + row(worlds.hundredMillion, "100 M sentences: ready", goal: "≤ 0.3 s")
  }

  private static func row(_ world: World, _ name: String, goal: String) throws -> [Row] {
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
      Row(scenario: name, result: Measurement.text(time), goal: goal),
      Row(scenario: "\(name), memory of the process", result: Measurement.bytes(added), goal: "—"),
    ]
  }
}
