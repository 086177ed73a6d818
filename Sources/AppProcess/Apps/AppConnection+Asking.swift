import AppIntents
import OrderedJSON

/// What an app is asked beside what it is to do.
extension AppConnection {
  /// What a query asks for.
  enum Wanted: Sendable, Hashable {
    case suggested
    case matching(String)
    case identified([String])
  }

  /// Asks the app for values of a vocabulary.
  func options(
    of vocabulary: String,
    _ wanted: Wanted,
    question: Int? = nil,
    run: Int? = nil
  ) async throws -> [IntentOption] {
    var members = [JSON.Member("type", "query"), JSON.Member("of", JSON(vocabulary))]
    if let question { members.append(JSON.Member("question", JSON(question))) }
    if let run { members.append(JSON.Member("run", JSON(run))) }
    switch wanted {
    case .suggested: members.append(JSON.Member("suggested", true))
    case .matching(let text): members.append(JSON.Member("matching", JSON(text)))
    case .identified(let ids): members.append(JSON.Member("identifiers", JSON(ids)))
    }
    return try await exchange(members) { message, _ in
      switch message["type"]?.string {
      case "options":
        (message["options"]?.array ?? []).prefix(Self.mostOptions).compactMap { IntentOption($0) }
      case "failed": throw failureOf(message)
      default: nil
      }
    }
  }

  /// The most values of one query that are taken.
  static let mostOptions = 100_000

  /// The failure that an app reports.
  func failureOf(_ message: JSON) -> IntentFailure {
    switch message["end"]?.string {
    case "cancelled": return .cancelled
    case "declined": return .declined
    case "unavailable": return .unavailable
    default: break
    }
    return .failed(
      message: message["message"]?.string ?? messages.unexplained(name),
      code: message["code"]?.string ?? "app"
    )
  }

  /// Has the app describe itself as a catalogue.
  func described(
    whileSilent notice: @escaping @Sendable (String) async -> Void
  ) async throws -> JSON {
    let message = [JSON.Member("type", "describe")]
    let limit = limits.start * 2
    return try await exchange(message, atMost: limit, whileSilent: notice) { message, _ in
      switch message["type"]?.string {
      case "catalog": message["catalog"]
      case "failed": throw failureOf(message)
      default: nil
      }
    }
  }
}
