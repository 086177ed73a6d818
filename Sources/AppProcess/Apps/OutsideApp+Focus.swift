import AppIntents
import AssistantKit
import OrderedJSON

/// What an app outside this process does differently while a focus is on.
extension OutsideApp {
  /// What an intent does to be a focus filter; an app without a process says nothing of it.
  func focusFilter(
    _ intent: IntentMetadata,
    _ sources: [String: OptionSource]
  ) -> OutsideFocusFilter {
    let connection = intent.command == nil ? connection : nil
    let types = intent.parameters.map { ($0.name, $0.parameterType(sources)) }
    let filter = OutsideFocusFilter(
      ask: { values, criteria in
        // A process that posts and ends would be started again and again to be asked about what it posts.
        guard let connection, criteria == nil || !connection.isGone else {
          return OutsideFocusFilter.Context()
        }
        let answer = try await connection.focus(
          intent.identifier,
          [
            JSON.Member("values", WireValue.json(of: values))
          ] + (criteria.map { [JSON.Member("criteria", JSON($0))] } ?? []),
          atMost: criteria == nil ? connection.limits.answer : connection.limits.patience
        )
        return OutsideFocusFilter.Context(
          title: answer["title"]?.string,
          subtitle: answer["subtitle"]?.string,
          allows: answer["allows"]?.bool ?? true,
          contentPrefix: answer["content"]?.string
        )
      },
      propose: {
        guard let connection else { return [] }
        let answer = try await connection.focus(
          intent.identifier,
          [JSON.Member("suggested", true)],
          atMost: connection.limits.answer
        )
        var proposed: [[String: any Sendable]] = []
        for json in (answer["suggestions"]?.array ?? []).prefix(Self.mostSuggestions) {
          var values: [String: any Sendable] = [:]
          for (name, type) in types {
            guard let json = json[name] else { continue }
            values[name] = try await WireValue.value(json, of: type) {
              try await $1.identified([$0]).first?.value
            }
          }
          proposed.append(values)
        }
        return proposed
      }
    )
    connection?.add(filter, of: intent.identifier)
    return filter
  }

  private static let mostSuggestions = 100
}

extension AppConnection {
  /// Asks the app about a focus filter.
  ///
  /// - Parameters:
  ///   - intent: The filter's intent.
  ///   - members: What is asked.
  ///   - limit: How long the app may take.
  /// - Returns: The answer.
  /// - Throws: ``IntentFailure`` where there is none.
  func focus(
    _ intent: String,
    _ members: [JSON.Member],
    atMost limit: Duration
  ) async throws -> JSON {
    // One that leaves a question unanswered costs the person's time once, not with each question.
    guard !isMute || limit > limits.answer else { throw failure(.silent) }
    let message = [JSON.Member("type", "focus"), JSON.Member("intent", JSON(intent))]
    do {
      let answer = try await exchange(message + members, atMost: limit) { message, _ in
        switch message["type"]?.string {
        case "focus": message
        case "failed": throw failureOf(message)
        default: nil
        }
      }
      isMute = false
      return answer
    } catch IntentFailure.failed(let message, BrokenConnection.silent.code) {
      isMute = true
      throw IntentFailure.failed(message: message, code: BrokenConnection.silent.code)
    }
  }
}
