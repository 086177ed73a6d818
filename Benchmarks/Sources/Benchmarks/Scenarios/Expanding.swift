import PhraseMatcher

/// All sentences, counted and written out one after the other.
enum Expanding: Scenario {
  static let name = "expanding"

  static func run(_ worlds: Worlds) throws -> [Row] {
    let world = worlds.million
    let matcher = try world.matcher()
    let expected = world.templates.count * world.titles.count
    let counting = Measurement.nanoseconds(each: 1) { _ = matcher.expansionCount() }
    var count = 0
    let streaming = Measurement.nanoseconds(each: expected, rounds: 1) {
      for expansion in matcher.expansions() where !expansion.text.isEmpty { count += 1 }
    }
    try WrongAnswer.unless(count == expected, "\(count) sentences instead of \(expected)")
    var buffer: [UInt8] = []
    var written = 0
    let writing = Measurement.nanoseconds(each: expected, rounds: 3) {
      var writer = matcher.expansionWriter()
      while case let count = writer.append(1_000, to: &buffer), count > 0 {
        written += count
        buffer.removeAll(keepingCapacity: true)
      }
    }
    try WrongAnswer.unless(written == 3 * expected, "\(written) sentences were written")
    return [
      Row(scenario: "1 M: counting", result: Measurement.text(counting), goal: "at once"),
      Row(
        scenario: "1 M: streaming, text into one buffer",
        result: "\((1_000 / writing * 10).rounded() / 10) M/s",
        goal: "≥ 20 M/s"
      ),
      Row(
        scenario: "1 M: streaming, values and all",
        result: "\((1_000 / streaming * 10).rounded() / 10) M/s",
        goal: "—"
      ),
    ]
  }
}
