import Synchronization

/// Knows what is said in place of an answer that asks for nothing: what somebody wants to know before they answer, and which of
/// several things they meant.
final class AsideAnswers: Sendable {
  /// What is asked of a line.
  typealias Reading = @Sendable (String) async -> Bool

  private let readings = Mutex<(answer: Reading, tells: Reading, names: Reading)?>(nil)

  /// Has somebody read lines from now on.
  ///
  /// - Parameters:
  ///   - answer: Answers a line and says whether that was a question it can answer.
  ///   - tells: Says whether a line tells which thing of a name was meant, where it is another one; none does
  ///     where nobody knows of things.
  ///   - names: Says whether a line names anything but what was asked for.
  func come(
    from answer: @escaping Reading,
    telling tells: @escaping Reading = { _ in false },
    naming names: @escaping Reading = { _ in false }
  ) {
    readings.withLock { $0 = (answer, tells, names) }
  }

  /// Whether a line names anything that was not asked for.
  func namesOthers(_ line: String) async -> Bool {
    guard let reading = readings.withLock({ $0?.names }) else { return false }
    return await reading(line)
  }

  /// Answers a line, if it asks something that can be told; false where nothing was said.
  func answer(_ line: String) async -> Bool {
    guard let reading = readings.withLock({ $0?.answer }) else { return false }
    return await reading(line)
  }

  /// Whether a line tells that another thing of the same name was meant.
  func tellsNamesake(_ line: String) async -> Bool {
    guard let reading = readings.withLock({ $0?.tells }) else { return false }
    return await reading(line)
  }
}
