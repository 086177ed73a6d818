import AppIntents
import AssistantKit
import Foundation
import OrderedJSON

/// Performs an intent in its app's own process.
struct ProcessPerformer: IntentPerformer {
  let connection: AppConnection
  let asksItself: Bool
  let confirmation: ValueTemplate?
  let sources: [String: OptionSource]
  /// What the intent does to be a focus filter; nil for one that is none.
  var focusFilter: OutsideFocusFilter?
  /// Values that the app has said itself, as for a button in what it showed.
  var ownValues: JSON?

  func perform(_ request: PerformRequest) async throws -> IntentOutcome {
    try await confirm(request)
    let conversation = OutsideConversation(
      request: request,
      connection: connection,
      sources: sources
    )
    var members = [
      JSON.Member("type", "perform"), JSON.Member("intent", JSON(request.intent.identifier)),
      JSON.Member("values", ownValues ?? WireValue.json(of: request.values)),
      JSON.Member("confidence", JSON(request.confidence)),
    ]
    if let phrase = request.shortcutPhrase { members.append(JSON.Member("phrase", JSON(phrase))) }
    if request.isRehearsal { members.append(JSON.Member("rehearsal", true)) }
    if !request.opensResultIntents { members.append(JSON.Member("opens", false)) }
    if let focusFilter { members.append(JSON.Member("on", JSON(focusFilter.values != nil))) }
    let notice = { @Sendable [person = request.conversation] text in
      await person.show(.progress(done: 0, total: 0, text: text))
    }
    return try await connection.exchange(members, whileSilent: notice) { message, number in
      switch message["type"]?.string {
      case "ask":
        try await conversation.answer(message, in: number)
        return nil
      case "show":
        await conversation.show(message)
        return nil
      case "done":
        await conversation.show(message)
        return await conversation.outcome(message, buttons: buttons(message, request))
      case "failed": throw connection.failureOf(message)
      default: return nil
      }
    }
  }

  /// What can be pressed in what was shown.
  private func buttons(_ message: JSON, _ request: PerformRequest) -> [IntentButton] {
    (message["buttons"]?.array ?? []).prefix(Self.mostButtons).compactMap { button in
      guard let label = button["label"]?.string, let intent = button["intent"]?.string else {
        return nil
      }
      var performer = self
      performer.ownValues = button["values"] ?? .object([])
      return IntentButton(
        label: label,
        invocation: IntentInvocation(
          intent: IntentDefinition(
            IntentDefinition.Facts(identifier: intent, title: label),
            localization: AppLocalization(locale: connection.locale),
            performer: performer
          )
        )
      )
    }
  }

  private static let mostButtons = 100

  private func confirm(_ request: PerformRequest) async throws {
    guard let confirmation, ownValues == nil, !request.isRehearsal else { return }
    let prompt = confirmation.filled { name, _ in
      request.values[name].map { ValueText.text(of: $0, asTitle: true) } ?? ""
    }
    let isConfirmed = try await request.conversation.confirmation(
      for: ConfirmationRequest(
        intent: request.intent.identifier,
        prompt: prompt,
        isDestructive: request.intent.isDestructive
      )
    )
    guard isConfirmed else { throw IntentFailure.declined }
  }
}
