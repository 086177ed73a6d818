import PhraseMatcher

/// The ten likeliest sentences that continue what was typed.
enum Completing: Scenario {
  static let name = "completing"

  static func run(_ worlds: Worlds) throws -> [Row] {
    let world = worlds.million
    let matcher = try world.matcher()
    var random = SplitMix64(seed: 2)
    let prefixes = world.sentences(2_000, seed: 3).map { sentence in
      let words = sentence.text.split(separator: " ").count
      let length = sentence.text.count
      return String(
        sentence.text.prefix(Int.random(in: (length / (words + 1))...length, using: &random))
      )
    }
    for prefix in prefixes {
      let found = matcher.completions(of: prefix, limit: 10)
      try WrongAnswer.unless(!found.isEmpty, "nothing continues \(prefix)")
      try WrongAnswer.unless(
        found.allSatisfy { $0.text.lowercased().hasPrefix(prefix) },
        "wrong completion of \(prefix)"
      )
    }
    var count = 0
    let time = Measurement.nanoseconds(each: prefixes.count) {
      for prefix in prefixes { count += matcher.completions(of: prefix, limit: 10).count }
    }
    return [
      Row(scenario: "1 M: ten best completions", result: Measurement.text(time), goal: "≤ 0.7 µs")
    ]
  }
}
