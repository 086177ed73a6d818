/// Something that is measured and checks its own answers.
protocol Scenario {
  /// The name by which it is chosen on the command line.
  static var name: String { get }

  /// Runs it.
  ///
  /// - Throws: ``WrongAnswer`` where an answer is not as it has to be.
  static func run(_ worlds: Worlds) async throws -> [Row]
}

/// The worlds that the scenarios share.
struct Worlds {
  /// 20 templates × 50,000 titles.
  let million: World
  /// 1,000 templates × 100,000 titles.
  let hundredMillion: World
}
