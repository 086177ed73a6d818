import AppIntents
import AssistantKit
import OrderedJSON

extension JSON {
  /// An event as the object that `--json` prints; names and order are a promise.
  init(_ event: ConversationEvent) {
    var members = [Member("event", JSON(event.name))]
    switch event {
    case .hello(let apps): members += [Member("version", JSON(1)), Member("apps", JSON(apps))]
    case .heard(let heard):
      members.append(Member("text", JSON(heard.text)))
      if let source = heard.source { members.append(Member("source", source)) }
    case .match(let understanding): members += JSON(understanding).object ?? []
    case .foreground(let app): members.append(Member("app", JSON(app)))
    case .question(let question): members += JSON.members(of: question)
    case .dialog(let full, let supporting):
      members.append(Member("text", JSON(full)))
      if let supporting { members.append(Member("supporting", JSON(supporting))) }
    case .snippet(let drawn): members.append(Member("text", JSON(drawn.text)))
    case .found(let list):
      members += [
        Member("count", JSON(list.entries.count)),
        Member("entities", .array(list.entries.map(JSON.init(found:)))),
      ]
    case .progress(let done, let total, let text):
      members += [
        Member("done", JSON(done)), Member("total", JSON(total)), Member("text", JSON(text)),
      ]
    case .opens(let intent, let title):
      members += [Member("intent", JSON(intent)), Member("title", JSON(title))]
    case .result(let intent, let value):
      members += [
        Member("intent", JSON(intent)), Member("value", value.map { JSON($0) } ?? .null),
      ]
    case .error(let intent, let message, let code):
      if let intent { members.append(Member("intent", JSON(intent))) }
      members += [Member("message", JSON(message)), Member("code", JSON(code))]
    case .cancelled: break
    case .done(let outcome): members.append(Member("outcome", JSON(outcome.rawValue)))
    }
    self = .object(members)
  }

  private static func members(of question: Question) -> [Member] {
    var members = [
      Member("id", JSON(question.id)), Member("kind", JSON(question.kind.rawValue)),
    ]
    if let intent = question.intent { members.append(Member("intent", JSON(intent))) }
    if let parameter = question.parameter { members.append(Member("parameter", JSON(parameter))) }
    members.append(Member("prompt", JSON(question.prompt)))
    if let title = question.listTitle { members.append(Member("listTitle", JSON(title))) }
    members.append(Member("options", .array(question.options.map(JSON.init(option:)))))
    if question.hiddenOptionCount > 0 {
      members.append(Member("moreOptions", JSON(question.hiddenOptionCount)))
    }
    return members
  }

  private init(found entry: FoundList.Entry) {
    let option = entry.entity.option
    var members = [
      Member("app", JSON(entry.app)), Member("type", JSON(entry.type)),
      Member("id", JSON(option.id)),
      Member("title", JSON(option.title)),
    ]
    if let subtitle = option.subtitle { members.append(Member("subtitle", JSON(subtitle))) }
    let properties = entry.entity.properties
    if !properties.isEmpty {
      members.append(
        Member("properties", .object(properties.map { Member($0.name, JSON($0.text)) }))
      )
    }
    self = .object(members)
  }

  private init(option: Question.Option) {
    var members = [Member("id", JSON(option.id)), Member("title", JSON(option.title))]
    if let subtitle = option.subtitle { members.append(Member("subtitle", JSON(subtitle))) }
    if let section = option.section { members.append(Member("section", JSON(section))) }
    self = .object(members)
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
    case .snippet: "snippet"
    case .found: "found"
    case .progress: "progress"
    case .opens: "opens"
    case .result: "result"
    case .error: "error"
    case .cancelled: "cancelled"
    case .done: "done"
    }
  }
}
