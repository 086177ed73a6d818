import AssistantKit
import Foundation
import Synchronization
import Workflows

/// Composes an automation: in one go from a pipe, and at a terminal first what it waits for, then step by step.
struct ComposeAutomation: Sendable {
  let session: Session
  let input: FileHandle

  /// The automation that a person composes.
  ///
  /// - Parameter name: What it is called; nil for what the lines of a pipe say.
  /// - Returns: The automation; nil where they give it up.
  /// - Throws: ``WorkflowFileErrors`` where nobody can put mistakes right.
  func automation(named name: String?) async throws -> Automation? {
    let person = TypingPerson.person(session, input)
    guard person.isPatient else {
      var lines = ""
      while case .line(let line) = await person.line("", { _ in [] }) { lines += line + "\n" }
      guard let name else { return try WorkflowParser.automation(in: lines) }
      return try WorkflowParser.automation(named: name, in: lines)
    }
    guard let name else { throw UsageError.missingName(.automation, "new") }
    person.tell(session.composingMessages.howToCompose)
    guard let beginning = try await beginning(name, person) else { return nil }
    let settings = Mutex<[String]>([])
    var composing = person
    composing.line = { prompt, completions in
      while true {
        let typed = await person.line(prompt) { typed in
          completions(typed) + Self.settings.filter { $0.hasPrefix(typed) && $0 != typed }
        }
        guard case .line(let line) = typed,
          Self.settings.contains(line.trimmingCharacters(in: .whitespaces))
        else { return typed }
        settings.withLock { $0.append(line) }
      }
    }
    let store = try session.ownLibrary.store
    let builder = ShortcutBuilder(apps: session.apps, settings: session.settings) {
      (try? store.workflow(named: $0)) ?? nil
    }
    let steps = Workflow(name: name)
    guard let steps = await builder.compose(steps, with: composing, isExplained: true) else {
      return nil
    }
    let lines = settings.withLock { [beginning] + $0 }
    var automation = try WorkflowParser.automation(
      named: name,
      in: lines.joined(separator: "\n")
    )
    automation.body = steps.body
    return automation
  }

  /// The line that tells what an automation waits for, which may happen; nil where the person gives it up.
  private func beginning(_ name: String, _ person: ShortcutBuilder.Person) async throws -> String? {
    let focuses = try session.ownLibrary.files.focus.load()
    let completion = TriggerCompletion(apps: session.apps, focuses: focuses)
    let checker = try session.checker()
    let settings = session.settings
    while true {
      let typed = await person.line("when> ") { completion.lines(continuing: $0) }
      guard case .line(let line) = typed, line.trimmingCharacters(in: .whitespaces) != "cancel"
      else { return nil }
      let words = line.split(separator: " ")
      guard !words.isEmpty else { continue }
      let isWhole = words[0].lowercased() == "when"
      let text = "when " + (isWhole ? String(line.drop { $0 == " " }.dropFirst(4)) : line)
      var mistakes: [WorkflowMistake]
      do {
        let automation = try WorkflowParser.automation(named: name, in: text)
        mistakes = checker.mistakes(inTriggerOf: automation, focuses: focuses)
        mistakes += checker.mistakes(
          inMomentOf: automation,
          now: settings.now(),
          calendar: settings.calendar
        )
      } catch {
        mistakes = error.mistakes
      }
      if mistakes.isEmpty { return text }
      for mistake in mistakes { person.tell(mistake.problem.sentence) }
    }
  }

  private static let settings = ["ask first", "run immediately", "missed run", "missed skip"]
}
