import Synchronization

/// Answers what somebody wants to know before they answer a question themselves.
final class AsideAnswers: Sendable {
  private let answering = Mutex<(@Sendable (String) async -> Bool)?>(nil)

  /// Has somebody answer from now on.
  ///
  /// - Parameter answer: Answers a line and says whether that was a question it can answer.
  func come(from answer: @escaping @Sendable (String) async -> Bool) {
    answering.withLock { $0 = answer }
  }

  /// Answers a line, if it asks something that can be told; false where nothing was said.
  func answer(_ line: String) async -> Bool {
    guard let answer = answering.withLock({ $0 }) else { return false }
    return await answer(line)
  }
}
