import AppIntents
import AssistantKit
import OrderedJSON

/// Carries what an app's process asks and tells to the person, and the answers back.
struct OutsideConversation {
  let request: PerformRequest
  let connection: AppConnection
  let sources: [String: OptionSource]

  // MARK: - Telling

  /// Shows what a message says.
  func show(_ message: JSON) async {
    let person = request.conversation
    if message["foreground"]?.bool == true { await person.show(.foreground) }
    if let opens = message["opened"], let intent = opens["intent"]?.string {
      await person.show(.opens(intent: intent, title: opens["title"]?.string ?? intent))
    }
    if let dialog = message["dialog"]?.string {
      await person.show(.dialog(full: dialog, supporting: message["supporting"]?.string))
    }
    if let snippet = message["snippet"] {
      await person.show(.snippet(WireSnippet.content(of: snippet)))
    }
    if let progress = message["progress"] {
      await person.show(
        .progress(
          done: progress["done"]?.int ?? 0,
          total: progress["total"]?.int ?? 0,
          text: progress["text"]?.string ?? ""
        )
      )
    }
  }

  /// How a run ended well.
  func outcome(_ message: JSON, buttons: [IntentButton]) async -> IntentOutcome {
    if let rehearsed = message["rehearsed"] {
      return IntentOutcome(
        rehearsed: IntentSummary(
          sentence: rehearsed["sentence"]?.string ?? request.intent.title,
          isWritten: rehearsed["isWritten"]?.bool ?? true,
          belowFold: (rehearsed["belowFold"]?.array ?? []).map {
            IntentSummary.Row(title: $0["title"]?.string ?? "", value: $0["value"]?.string ?? "")
          }
        )
      )
    }
    await rememberUndo(message)
    let value = message["value"]
    let text = message["text"]?.string ?? value?["title"]?.string ?? value.flatMap(Self.text)
    guard let given = given(message) else {
      return IntentOutcome(valueText: text, value: text, buttons: buttons)
    }
    let things = given.options.map(\.value)
    let isList = value?.array != nil
    var outcome = IntentOutcome(
      valueText: text,
      value: isList ? things : things.first,
      buttons: buttons
    )
    outcome.given = given
    return outcome
  }

  /// The things of a vocabulary that the app gave; nil where it gave none, or something else.
  private func given(_ message: JSON) -> OutsideResult? {
    guard let value = message["value"],
      let type = message["of"]?.string ?? request.intent.givenType, let source = sources[type]
    else { return nil }
    let values = value.array ?? [value]
    let options = values.compactMap { IntentOption($0) }
    guard !options.isEmpty, options.count == values.count else { return nil }
    return OutsideResult(type: type, kind: source.title, options: options)
  }

  private static func text(of value: JSON) -> String? {
    switch value {
    case .null, .object: nil
    case .array(let values):
      values.compactMap { $0["title"]?.string ?? text(of: $0) }
        .joined(separator: ", ")
    default: value.string ?? value.text
    }
  }

  /// Remembers that the app can take back what it did.
  private func rememberUndo(_ message: JSON) async {
    guard let undo = message["undo"], let token = undo["token"], let manager = request.undoManager
    else { return }
    let connection = connection
    await MainActor.run {
      manager.registerUndo(withTarget: connection) { connection in
        let members = [JSON.Member("type", "undo"), JSON.Member("token", token)]
        let isDone: Bool = try await connection.exchange(members) { message, _ in
          switch message["type"]?.string {
          case "done": true
          case "failed": throw connection.failureOf(message)
          default: nil
          }
        }
        _ = isDone
      }
      manager.setActionName(undo["name"]?.string ?? request.intent.title)
    }
  }

  // MARK: - Asking

  /// Asks the person what a message asks, and sends the answer.
  func answer(_ message: JSON, in number: Int) async throws {
    var reply: [JSON.Member] = [JSON.Member("type", "answer"), JSON.Member("id", JSON(number))]
    if let question = message["question"] { reply.append(JSON.Member("question", question)) }
    do {
      reply.append(JSON.Member("value", try await answer(to: message, in: number)))
    } catch let end as ConversationEnd {
      reply.append(JSON.Member("end", end == .cancelled ? "cancelled" : "unavailable"))
    }
    connection.send(reply)
  }

  private func answer(to message: JSON, in number: Int) async throws -> JSON {
    let prompt = message["prompt"]?.string
    let supporting = message["supporting"]?.string
    let intent = message["intent"]?.string ?? request.intent.identifier
    let parameter = parameter(message, number)
    switch message["kind"]?.string {
    case "choice":
      let options = (message["options"]?.array ?? []).compactMap { IntentOption($0) }
      guard !options.isEmpty else { throw connection.failure(.unreadable("no options")) }
      var choice = ChoiceRequest(
        intent: intent,
        parameter: parameter,
        prompt: prompt,
        options: options
      )
      choice.supportingPrompt = supporting
      return JSON(try await request.conversation.choice(for: choice))
    case "confirmation":
      var confirmation = ConfirmationRequest(
        intent: intent,
        parameter: parameter,
        prompt: prompt,
        snippet: message["snippet"].map(WireSnippet.content),
        acceptLabels: (message["accept"]?.array ?? []).compactMap(\.string),
        denyLabels: (message["deny"]?.array ?? []).compactMap(\.string),
        actionName: message["action"]?.string,
        isDestructive: message["destructive"]?.bool ?? false
      )
      confirmation.supportingPrompt = supporting
      return JSON(try await request.conversation.confirmation(for: confirmation))
    default:
      let asked =
        parameter
        ?? ParameterDescription(name: "text", title: "", type: .text, isOptional: false)
      let value = try await request.conversation.value(
        for: ValueRequest(
          intent: intent,
          parameter: asked,
          prompt: prompt,
          refusal: message["refusal"].flatMap(WireRefusal.refusal)
        )
      )
      return WireValue.json(of: value)
    }
  }

  /// The parameter that is asked for: by its name, or described in the message.
  private func parameter(_ message: JSON, _ number: Int) -> ParameterDescription? {
    guard let asked = message["parameter"] else { return nil }
    if let name = asked.string {
      return request.intent.parameters.first { $0.name == name }
    }
    guard let metadata = ParameterMetadata(asked) else { return nil }
    var sources = sources
    // Of a question's own values, only the one who asks knows which there are.
    if !metadata.type.hasPrefix("@") {
      sources[metadata.type] =
        QuestionSource(
          connection: connection,
          vocabulary: metadata.type,
          title: asked["typeTitle"]?.string ?? metadata.title,
          question: message["question"]?.int,
          run: number,
          isSearchable: asked["isSearchable"]?.bool ?? false
        ).options
    }
    return ParameterDescription(
      name: metadata.name,
      title: metadata.title,
      explanation: metadata.explanation,
      type: metadata.parameterType(sources),
      isOptional: metadata.isOptional
    )
  }
}

/// Where the values come from that a running intent asks for.
private struct QuestionSource {
  let connection: AppConnection
  let vocabulary: String
  let title: String
  let question: Int?
  let run: Int
  let isSearchable: Bool

  var options: OptionSource {
    let ask: @Sendable (AppConnection.Wanted) async throws -> [IntentOption] = {
      [connection, vocabulary, question, run] in
      try await connection.options(of: vocabulary, $0, question: question, run: run)
    }
    var matching: (@Sendable (String) async throws -> [IntentOption])?
    if isSearchable { matching = { try await ask(.matching($0)) } }
    return OptionSource(
      typeName: vocabulary,
      title: title,
      suggested: { try await ask(.suggested) },
      matching: matching,
      identified: { try await ask(.identified($0)) }
    )
  }
}
