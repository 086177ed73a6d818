import PhraseMatcher
import Synchronization

/// The values that a person gave in answers while an intent ran, which "the same for Emma" goes on with.
final class AnsweredValues: Sendable {
  private let values = Mutex<[(intent: String, value: ParameterReading)]>([])

  /// Remembers an answer.
  func remember(_ value: ParameterReading, of intent: String) {
    values.withLock { $0.append((intent, value)) }
  }

  /// The answers for an intent since they were last taken, the newest for each parameter; then none are left.
  func take(of intent: String) -> [ParameterReading] {
    values.withLock { values in
      defer { values = [] }
      let own = values.filter { $0.intent == intent }.map(\.value)
      return own.indices.compactMap { place in
        own[(place + 1)...].contains { $0.name == own[place].name } ? nil : own[place]
      }
    }
  }
}
