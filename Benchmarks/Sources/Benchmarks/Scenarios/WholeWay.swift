import AssistantKit

/// Lines on the whole way from words to an answer, and what is learnt once for that of what can be said.
enum WholeWay: Scenario {
  static let name = "whole"

  private static let count = 300
  private static let manyTitles = 50_000

  static func run(_ worlds: Worlds) async throws -> [Row] {
    try await rows(.library(), "library")
      + rows(try .catalogue(titles: manyTitles), "50,000 titles")
  }

  private static func rows(_ sentences: WholeSentences, _ name: String) async throws -> [Row] {
    let start = Measurement.now
    try WrongAnswer.unless(await sentences.learn(), "nothing is understood")
    let learning = Measurement.text(Measurement.now - start)
    var rows = [Row(scenario: "\(name): learnt once", result: learning, goal: "≤ 0.3 s")]
    for kind in WholeSentences.Kind.allCases {
      let times = try await sentences.times(of: kind, count).sorted()
      let slowest = Measurement.text(times.last ?? 0)
      rows.append(
        Row(
          scenario: "\(name): \(kind.rawValue) sentence, to the answer",
          result: "\(Measurement.text(times[times.count / 2])), slowest \(slowest)",
          goal: kind == .exact ? "—" : "≤ 5 ms"
        )
      )
    }
    return rows
  }
}

extension WholeSentences {
  /// The processor's time that each of some lines takes, the least of three.
  fileprivate func times(of kind: Kind, _ count: Int) async throws -> [Double] {
    _ = await ask(kind, rounds: 1)
    var times: [Double] = []
    for line in some(kind, count) {
      var least = Double.infinity
      for _ in 0..<3 {
        let start = Measurement.now
        _ = await interpreter.understand(line)
        least = min(least, Measurement.now - start)
      }
      times.append(least)
    }
    return times
  }
}
