import AppIntents
import AssistantKit
import OrderedJSON

/// The conversation of an intent in this process with a person whom only the assistant sees.
struct WireConversation: IntentConversation {
  let run: Int
  let questions: OpenQuestions
  let writer: MessageWriter

  func value(for request: ValueRequest) async throws -> any Sendable {
    let type = request.parameter.type
    var source: OptionSource?
    if case .option(let options) = type.single { source = options }
    return try await questions.ask(
      run: run,
      [
        ("kind", "value"), ("intent", JSON(request.intent)),
        ("parameter", described(request.parameter, source)),
        ("prompt", request.prompt.map { JSON($0) }),
        ("refusal", request.refusal.map(WireRefusal.json)),
      ],
      source: source
    ) { json, offered in
      try await WireValue.value(json, of: type) { id, source in
        if let value = offered[id] { return value }
        return try await source.identified([id]).first?.value
      }
    }
  }

  func choice(for request: ChoiceRequest) async throws -> Int {
    try await questions.ask(
      run: run,
      [
        ("kind", "choice"), ("intent", JSON(request.intent)),
        ("parameter", request.parameter.map { described($0, nil) }),
        ("prompt", request.prompt.map { JSON($0) }),
        ("supporting", request.supportingPrompt.map { JSON($0) }),
        ("options", .array(request.options.map(WireOption.json))),
      ]
    ) { json, _ in json.int }
  }

  func confirmation(for request: ConfirmationRequest) async throws -> Bool {
    try await questions.ask(
      run: run,
      [
        ("kind", "confirmation"), ("intent", JSON(request.intent)),
        ("parameter", request.parameter.map { described($0, nil) }),
        ("prompt", request.prompt.map { JSON($0) }),
        ("supporting", request.supportingPrompt.map { JSON($0) }),
        ("snippet", request.snippet.map(WireSnippet.json)),
        ("accept", request.acceptLabels.isEmpty ? JSON?.none : JSON(request.acceptLabels)),
        ("deny", request.denyLabels.isEmpty ? JSON?.none : JSON(request.denyLabels)),
        ("action", request.actionName.map { JSON($0) }),
        ("destructive", request.isDestructive ? true : JSON?.none),
      ]
    ) { json, _ in json.bool }
  }

  func show(_ output: IntentOutput) async {
    var members: [(String, JSON?)] = [("type", "show"), ("id", JSON(run))]
    switch output {
    case .foreground: members.append(("foreground", true))
    case .dialog(let full, let supporting):
      members += [("dialog", JSON(full)), ("supporting", supporting.map { JSON($0) })]
    case .snippet(let content): members.append(("snippet", WireSnippet.json(of: content)))
    case .progress(let done, let total, let text):
      members.append(
        ("progress", ["done": JSON(done), "total": JSON(total), "text": JSON(text)])
      )
    case .opens(let intent, let title):
      members.append(("opened", ["intent": JSON(intent), "title": JSON(title)]))
    }
    writer.write(members)
  }

  private func described(_ parameter: ParameterDescription, _ source: OptionSource?) -> JSON {
    var members = ParameterMetadata(parameter).json.object ?? []
    if let source {
      members.append(JSON.Member("typeTitle", JSON(source.title)))
      if source.matching != nil { members.append(JSON.Member("isSearchable", true)) }
    }
    return .object(members)
  }
}
