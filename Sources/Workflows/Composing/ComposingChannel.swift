import AssistantKit
import Foundation
import SpokenLanguage
import Synchronization

/// The way to a person who composes and is asked for a value: they may also say where it comes from.
///
/// What is no value but a way to one (nothing, for what is to be asked each time; a variable; a value as a file has
/// it) ends the question.
final class ComposingChannel: ConversationChannel {
  let commands: Set<ConversationCommand> = [.cancel, .help]
  private let person: ShortcutBuilder.Person
  private let names: [String]
  private let state = Mutex(State())

  private struct State {
    var expression: Expression?
    var said = ""
  }

  init(_ person: ShortcutBuilder.Person, names: [String]) {
    self.person = person
    self.names = names
  }

  /// Where the value is to come from, if the person has said that in place of a value.
  var expression: Expression? { state.withLock { $0.expression } }

  /// What was said last.
  var said: String { state.withLock { $0.said } }

  func emit(_ event: ConversationEvent) async { await person.show(event) }

  func answer(to question: Question) async -> ChannelAnswer {
    let offered = names + question.options.map(\.title)
    let typed = await person.line("> ") { typed in
      offered.filter {
        $0.count > typed.count && $0.lowercased().hasPrefix(typed.lowercased())
      }
    }
    let answer: String
    switch typed {
    case .line(let line): answer = line.trimmingCharacters(in: .whitespaces)
    case .interrupted: return .interrupted
    case .end: return .end
    }
    let expression = expression(answer)
    state.withLock { state in
      state.expression = expression
      state.said = answer
    }
    return expression == nil ? .line(answer) : .interrupted
  }

  private func expression(_ answer: String) -> Expression? {
    guard let first = answer.first else { return .ask(prompt: nil) }
    let root = answer.prefix { $0 != "." }
    guard names.contains(String(root)) || "\"@[".contains(first) || root.hasPrefix("ask") else {
      return nil
    }
    guard let block = try? WorkflowParser.steps(in: "value = \(answer)"),
      block.steps.count == 1, case .value(let value)? = block.steps.first?.kind
    else { return nil }
    return value
  }
}
