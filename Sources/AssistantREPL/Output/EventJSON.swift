import AppIntents
import AssistantKit
import OrderedJSON
import PhraseMatcher

extension JSONWriter {
  /// Writes an event as the object that `--json` prints; names and order are a promise.
  mutating func write(_ event: ConversationEvent) {
    beginObject()
    write("event", event.name)
    switch event {
    case .hello(let apps):
      write("version", 1)
      write(name: "apps")
      write(JSON(apps))
    case .heard(let heard):
      write("text", heard.text)
      if let source = heard.source {
        write(name: "source")
        write(source)
      }
    case .match(let understanding):
      write("utterance", understanding.utterance)
      writeMembers(of: understanding)
    case .foreground(let app): write("app", app)
    case .question(let question): writeMembers(of: question)
    case .dialog(let full, let supporting):
      write("text", full)
      if let supporting { write("supporting", supporting) }
    case .snippet(let drawn): write("text", drawn.text)
    case .found(let list):
      // The same event as an app's own drawing, with what was found as values beside the text.
      write("text", list.text)
      write("count", list.entries.count)
      write(name: "entities")
      beginArray()
      for entry in list.entries { write(entry) }
      endArray()
    case .progress(let done, let total, let text):
      write("done", done)
      write("total", total)
      write("text", text)
    case .opens(let intent, let title):
      write("intent", intent)
      write("title", title)
    case .result(let intent, _, let value):
      write("intent", intent)
      write(name: "value")
      write(value.map { JSON($0) } ?? .null)
    case .error(let intent, let message, let code):
      if let intent { write("intent", intent) }
      write("message", message)
      write("code", code)
    case .cancelled: break
    case .done(let outcome): write("outcome", outcome.rawValue)
    }
    endObject()
  }

  private mutating func writeMembers(of question: Question) {
    write("id", question.id)
    write("kind", question.kind.rawValue)
    if let intent = question.intent { write("intent", intent) }
    if let parameter = question.parameter { write("parameter", parameter) }
    write("prompt", question.prompt)
    if let title = question.listTitle { write("listTitle", title) }
    write(name: "options")
    beginArray()
    for option in question.options { write(option) }
    endArray()
    if question.hiddenOptionCount > 0 { write("moreOptions", question.hiddenOptionCount) }
  }

  private mutating func write(_ entry: FoundList.Entry) {
    let option = entry.entity.option
    beginObject()
    write("app", entry.app)
    write("type", entry.type)
    write("id", option.id)
    write("title", option.title)
    if let subtitle = option.subtitle { write("subtitle", subtitle) }
    let properties = entry.entity.properties
    if !properties.isEmpty {
      write(name: "properties")
      write(JSON.object(properties.map { JSON.Member($0.name, JSON($0.text)) }))
    }
    endObject()
  }

  private mutating func write(_ option: Question.Option) {
    beginObject()
    write("id", option.id)
    write("title", option.title)
    if let subtitle = option.subtitle { write("subtitle", subtitle) }
    if let section = option.section { write("section", section) }
    endObject()
  }

  private mutating func write(_ name: StaticString, _ text: String) {
    write(name: name)
    write(text)
  }

  private mutating func write(_ name: StaticString, _ number: Int) {
    write(name: name)
    write(number)
  }
}

extension ConversationEvent {
  /// The word that names the event.
  fileprivate var name: String {
    switch self {
    case .hello: "hello"
    case .heard: "heard"
    case .match: "match"
    case .foreground: "foreground"
    case .question: "question"
    case .dialog: "dialog"
    case .snippet, .found: "snippet"
    case .progress: "progress"
    case .opens: "opens"
    case .result: "result"
    case .error: "error"
    case .cancelled: "cancelled"
    case .done: "done"
    }
  }
}

extension ConversationEvent {
  /// The event as a line of bytes, with its end.
  var jsonLine: [UInt8] {
    // Most events need no more room.
    var line: [UInt8] = []
    line.reserveCapacity(256)
    var writer = JSONWriter(after: line)
    writer.write(self)
    writer.endLine()
    return writer.bytes
  }
}

extension JSON {
  /// What is being said, which nothing follows from.
  static func partial(_ text: String) -> JSON {
    .object([Member("event", "partial"), Member("text", JSON(text))])
  }
}
