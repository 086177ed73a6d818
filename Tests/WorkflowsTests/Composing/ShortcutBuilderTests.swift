import AppIntents
import AssistantKit
import Synchronization
import Testing

@testable import Workflows

/// A shortcut that is composed step by step by somebody who types.
@Suite struct ShortcutBuilderTests {
  @Test func `what an intent needs is chosen from a list and kept by its identifier`() async throws
  {
    let talk = try await compose("run Garden.ShowTree", "2", "9", "three", "done")
    #expect(talk.text == "run Garden.ShowTree tree: @2 \"Young Elm\" size: 3\n")
    #expect(
      talk.shown == ["1 Old Oak", "2 Young Elm", "9 does not fit; it has to be from 1 to 5."]
    )
  }

  @Test func `a value can come from a variable, from a text, or be asked for each time`()
    async throws
  {
    let talk = try await compose(
      "tree = find Garden.Tree where year > 1900 limit 1",
      "run Garden.ShowTree",
      "tree",
      "",
      "run Garden.ShowTree",
      "@1 \"Old Oak\"",
      "input",
      "done"
    )
    #expect(
      talk.text == """
        tree = find Garden.Tree where year > 1900 limit 1
        run Garden.ShowTree tree: tree size: ask
        run Garden.ShowTree tree: @1 "Old Oak" size: input

        """
    )
  }

  @Test func `a step whose value nobody gives is not taken`() async throws {
    let talk = try await compose("run Garden.ShowTree", "cancel", "show \"x\"", "done")
    #expect(talk.text == "show \"x\"\n")
  }

  @Test func `a mistake costs its own line and no other, inside of steps too`() async throws {
    let talk = try await compose(
      "trees = find Garden.Tree",
      "repeat tree in trees {",
      "shw tree.name",
      "show other",
      "run Garden.CutTree",
      "show tree.name",
      "done",
      "}",
      "done"
    )
    #expect(
      talk.text == """
        trees = find Garden.Tree
        repeat tree in trees {
          show tree.name
        }

        """
    )
    #expect(
      talk.told.dropFirst() == [
        "there is no step 'shw'; did you mean 'show'?",
        "nothing is called 'other' up to here; text stands in quotes",
        "no intent is called 'CutTree'; 'assistant intents' lists them",
        "'}' has no end; add '}'",
      ]
    )
    #expect(talk.prompts.contains("…>   "))
  }

  @Test func `undo takes the last line back, and cancel what is not closed`() async throws {
    let talk = try await compose(
      "show \"1\"",
      "show \"2\"",
      "undo",
      "repeat 2 times {",
      "show \"3\"",
      "undo",
      "show \"4\"",
      "}",
      "if input is \"a\" {",
      "show \"5\"",
      "cancel",
      "done"
    )
    #expect(talk.text == "show \"1\"\nrepeat 2 times {\n  show \"4\"\n}\n")
  }

  @Test func `one interruption loses no step, and two give all up`() async throws {
    let talk = try await compose("show \"1\"", nil, "done")
    #expect(talk.text == "show \"1\"\n")
    let left = try await compose("show \"1\"", nil, nil)
    #expect(left.text == nil)
  }

  // MARK: -

  /// What became of a talk.
  private struct Talk {
    var text: String?
    var told: [String]
    var shown: [String]
    var prompts: [String]
  }

  /// Composes a shortcut of lines; nil for one that is interrupted.
  private func compose(_ lines: String?...) async throws -> Talk {
    let input = Mutex(lines[...])
    let told = Mutex<[String]>([])
    let shown = Mutex<[String]>([])
    let prompts = Mutex<[String]>([])
    let person = ShortcutBuilder.Person(
      isPatient: true,
      line: { prompt, _ in
        prompts.withLock { $0.append(prompt) }
        guard let line = input.withLock({ $0.popFirst() }) else { return .end }
        return line.map { .line($0) } ?? .interrupted
      },
      tell: { text in
        told.withLock { $0.append(text) }
      },
      show: { event in
        shown.withLock { shown in
          switch event {
          case .question(let question):
            shown += question.options.enumerated().map { "\($0 + 1) \($1.title)" }
          case .error(_, let message, _): shown.append(message)
          default: break
          }
        }
      }
    )
    let builder = ShortcutBuilder(
      apps: [GardenApp.running],
      settings: AssistantSettings(queryDeadline: .seconds(86_400)),
      others: { _ in nil }
    )
    let workflow = await builder.compose(Workflow(name: "Test"), with: person)
    return Talk(
      text: workflow.map { WorkflowPrinter.text(of: $0.body) },
      told: told.withLock { $0 },
      shown: shown.withLock { $0 },
      prompts: prompts.withLock { $0 }
    )
  }
}
