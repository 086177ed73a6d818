import AssistantKit
import OrderedJSON
import PhraseMatcher

/// The talk with a client that speaks Wyoming, such as Home Assistant.
struct WyomingConversation {
  private let sessions: WyomingSessions
  private var host: ConversationHost { sessions.host }

  init(_ sessions: WyomingSessions) {
    self.sessions = sessions
  }

  /// Answers events until the client has none left; those that are for others are passed over.
  func converse(_ connection: ServerConnection) async {
    // Where no conversation is named, the connection is one.
    let own = sessions.session()
    while let inbound = await connection.next() {
      guard !Task.isCancelled else { return }
      switch inbound {
      case .event(let event):
        if let answer = await answer(event, own) {
          await connection.write(answer.bytes, isUrgent: true)
        }
      case .broken(let reason):
        let error = WyomingEvent("error", ["text": JSON(reason), "code": "event"])
        return await connection.write(error.bytes, isUrgent: true)
      case .line, .longLine: return
      }
    }
    await own.end()
  }

  private func answer(_ event: WyomingEvent, _ own: WyomingSession) async -> WyomingEvent? {
    switch event.type {
    case "describe": return WyomingEvent("info", WyomingInfo(host).json)
    case "ping": return WyomingEvent("pong", ["text": event.data["text"] ?? .null])
    case "transcript": return await handle(event, own)
    case "recognize": return await recognize(event)
    default: return nil
    }
  }

  private func handle(_ event: WyomingEvent, _ own: WyomingSession) async -> WyomingEvent {
    guard let text = event.data["text"]?.string else { return Self.noText }
    let context = event.data["context"]
    let named = context?["conversation_id"]?.string.map { sessions.session(named: $0) }
    let reply = await (named ?? own).hear(text)
    return WyomingEvent(
      reply.isHandled ? "handled" : "not-handled",
      .object(present: [("text", JSON(reply.text)), ("context", context)])
    )
  }

  private static let noText = WyomingEvent(
    "error",
    ["text": "the event has no 'text'", "code": "event"]
  )

  private func recognize(_ event: WyomingEvent) async -> WyomingEvent {
    guard let text = event.data["text"]?.string else { return Self.noText }
    let understanding = await host.understand(HeardUtterance(transcript: text))
    guard understanding.outcome == .match, let reading = understanding.reading else {
      return WyomingEvent(
        "not-recognized",
        .object(present: [("text", JSON(text)), ("context", event.data["context"])])
      )
    }
    let entities = reading.parameters.map { parameter -> JSON in
      ["name": JSON(parameter.name), "value": JSON(parameter.shownValue)]
    }
    return WyomingEvent(
      "intent",
      .object(present: [
        ("name", JSON(reading.intent)), ("entities", .array(entities)),
        ("context", event.data["context"]),
      ])
    )
  }
}

/// What the server tells Wyoming clients of itself.
///
/// It offers to handle text, which it also does; that it can recognise intents is not said, since Home
/// Assistant would then try to perform them itself.
struct WyomingInfo {
  private let host: ConversationHost

  init(_ host: ConversationHost) {
    self.host = host
  }

  var json: JSON {
    let language = String(host.locale.prefix { $0.isLetter })
    let model = artifact(
      "assistant-\(language)",
      host.apps.joined(separator: ", "),
      [JSON.Member("languages", JSON([language]))]
    )
    return [
      "asr": [], "tts": [], "intent": [], "wake": [],
      "handle": [
        artifact("assistant", "Does what apps can do", [JSON.Member("models", [model])])
      ],
    ]
  }

  private func artifact(_ name: String, _ description: String, _ more: [JSON.Member]) -> JSON {
    .object(
      [
        JSON.Member("name", JSON(name)),
        JSON.Member("attribution", ["name": "assistant", "url": ""]),
        JSON.Member("installed", true), JSON.Member("description", JSON(description)),
        JSON.Member("version", JSON(host.version)),
      ] + more
    )
  }
}
