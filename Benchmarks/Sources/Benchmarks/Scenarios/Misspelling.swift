import PhraseMatcher

/// Sentences with one or two letters wrong.
enum Misspelling: Scenario {
  static let name = "misspelling"

  static func run(_ worlds: Worlds) throws -> [Row] {
    let matcher = try worlds.million.matcher()
    return try [(1, "≤ 40 µs, ≥ 99.9 %"), (2, "≤ 100 µs, ≥ 99.7 %")].flatMap { mistakes, goal in
      try row(worlds.million, matcher, mistakes: mistakes, goal: goal)
    }
  }

  private static func row(
    _ world: World,
    _ matcher: PhraseMatcher,
    mistakes: Int,
    goal: String
  ) throws -> [Row] {
    let doubt = Doubt(world)
    let misspelt = world.misspelled(1_000, mistakes: mistakes)
    let sentences = misspelt.filter { !doubt.isDoubtful($0) }
    var right = 0
    for sentence in sentences {
      let reading = matcher.understand(sentence.text).reading
      if case .known("b\(sentence.title)", _)? = reading?.parameters.first?.value,
        reading?.intent == "Intent\(sentence.template)"
      {
        right += 1
      }
    }
    try WrongAnswer.unless(right * 2 > sentences.count, "most misspellings are not understood")
    let time = Measurement.nanoseconds(each: sentences.count, rounds: 3) {
      for sentence in sentences { _ = matcher.understand(sentence.text) }
    }
    let share = Double(right * 1000 / sentences.count) / 10
    return [
      Row(
        scenario: "1 M: \(mistakes) misspellings, `understand`",
        result: "\(Measurement.text(time)), \(share) % right; "
          + "\(misspelt.count - sentences.count) of \(misspelt.count) as near to another left out",
        goal: goal
      )
    ]
  }
}
