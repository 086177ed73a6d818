import AppIntents
import Synchronization
import Testing

/// Asks in every way there is, as its mode says.
private struct Asking: AppIntent {
  static let title: LocalizedStringResource = "Ask"
  @Parameter(title: "Way") var way: String
  @Parameter(title: "Author") var author: String?
  @Parameter(title: "Books") var books: [Book]?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: try await answer())
  }

  private func answer() async throws -> String {
    switch way {
    case "value":
      let given = try await $author.requestValue("Who wrote it?")
      return "\(given), \(author ?? "nobody")"
    case "list":
      let first = try await $books.requestValue()
      return "\(first.title) of \(books?.count ?? 0)"
    case "among":
      let chosen = try await $author.requestDisambiguation(
        among: ["Austen", "McCall Smith"],
        dialog: "Which Emma?"
      )
      return "\(chosen), \(author ?? "nobody")"
    case "among none": return try await $author.requestDisambiguation(among: [])
    case "sure": return try await $author.requestConfirmation(for: "Austen") ? "sure" : "unsure"
    case "throwing": throw $author.requestValue("Again?")
    case "restarting": throw AppIntentError.restartPerform
    case "again":
      if author == nil { throw $author.needsValueError("Who?") }
      return author ?? ""
    case "among none again":
      if author == nil { throw $author.needsDisambiguationError(among: [], dialog: "Who?") }
      return author ?? ""
    case "choice":
      let options = [IntentChoiceOption(title: "Lend"), IntentChoiceOption(title: "Sell"), .cancel]
      return String(localized: try await requestChoice(between: options, dialog: "What now?").title)
    case "detached":
      return try await Task.detached { [$author] in try await $author.requestValue() }.value
    case "child": return try await Task { try await $author.requestValue() }.value
    default: throw CancellationError()
    }
  }
}

@Suite struct IntentRuntimeQuestionTests {
  private func value(
    _ way: String,
    _ person: ScriptedConversation
  ) async throws(IntentFailure) -> String? {
    try await run(Asking.self, with: ["way": way], in: person).value as? String
  }

  @Test(arguments: [
    ("value", ScriptedConversation(.value("Jane")), "Jane, Jane", "ask: Who wrote it?"),
    (
      "among", ScriptedConversation(.choose(1)), "McCall Smith, McCall Smith",
      "choose: Which Emma? [Austen | McCall Smith]"
    ),
    ("sure", ScriptedConversation(.yes), "sure", "confirm: "),
    ("sure", ScriptedConversation(.no), "unsure", "confirm: "),
    ("again", ScriptedConversation(.value("Jane")), "Jane", "ask: Who?"),
    ("among none", ScriptedConversation(.value("Jane")), "Jane", "ask: Author?"),
    ("among none again", ScriptedConversation(.value("Jane")), "Jane", "ask: Who?"),
    (
      "choice", ScriptedConversation(.choose(1)), "Sell", "choose: What now? [Lend | Sell | Cancel]"
    ),
    ("child", ScriptedConversation(.value("Jane")), "Jane", "ask: Author?"),
  ])
  func `a question inside perform returns its answer and fills the parameter`(
    way: String,
    person: ScriptedConversation,
    expected: String,
    asked: String
  ) async throws {
    #expect(try await value(way, person) == expected)
    #expect(person.transcript == [asked])
  }

  @Test func `a list is asked for whole and its first element returned`() async throws {
    let person = ScriptedConversation(.value([Book.all[2], Book.all[3]] as [any Sendable]))
    #expect(try await value("list", person) == "Dune of 2")
  }

  @Test func `the value that is to be confirmed is shown with the question`() async throws {
    let person = ScriptedConversation(.yes)
    _ = try await value("sure", person)
    #expect(person.confirmations.first?.snippet.map(plainText) == "Austen")
    #expect(person.confirmations.first?.parameter?.name == "author")
  }

  @Test func `in a detached task a question is an error that says so`() async {
    let failure = await failure(
      Asking.self,
      with: ["way": "detached"],
      in: ScriptedConversation(.value("Jane"))
    )
    #expect(
      failure
        == .failed(
          message: """
            nobody could be asked for 'author': the question came from outside a running intent \
            or from a detached task; ask from perform() itself
            """,
          code: "noConversation"
        )
    )
  }

  @Test func `a question outside of any run is an error`() async {
    await #expect(throws: AppIntentError.self) {
      try await Asking().$author.requestValue() as String
    }
    await #expect(throws: AppIntentError.self) { try await Asking().requestConfirmation() }
  }

  @Test func `a question leaves the main actor's intent on the main actor`() async throws {
    struct OnMain: AppIntent {
      static let title: LocalizedStringResource = "Main"
      @Parameter var word: String?

      @MainActor
      func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let word = try await $word.requestValue()
        MainActor.assertIsolated()
        return .result(value: word)
      }
    }
    #expect(try await run(OnMain.self, in: ScriptedConversation(.value("x"))).valueText == "x")
  }

  @Test func `a cancelled task ends its run as cancelled and asks nothing`() async {
    let person = ScriptedConversation(.value("value"), .value("Jane"))
    let failure = await Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return await AppIntentsTests.failure(Asking.self, in: person)
    }.value
    #expect(failure == .cancelled)
    #expect(person.transcript.isEmpty)
  }

  @Test func `an intent that asks for the same thing forever is stopped`() async {
    let answers = ForeverConversation()
    let app = library()
    let definition = IntentDefinition(Asking.self, localization: app.localization)
    for way in ["throwing", "restarting"] {
      await #expect(
        throws: IntentFailure.failed(
          message: "'Ask' asked for the same things over and over and was stopped",
          code: "RuntimeProblem"
        )
      ) {
        try await IntentRuntime(app: app, conversation: answers).run(
          IntentInvocation(intent: definition, values: ["way": way])
        )
      }
    }
  }

  @Test func `cancelling an option ends the intent, and so does a cancelled task`() async {
    #expect(
      await failure(Asking.self, with: ["way": "choice"], in: ScriptedConversation(.choose(2)))
        == .cancelled
    )
    #expect(
      await failure(Asking.self, with: ["way": "else"], in: ScriptedConversation()) == .cancelled
    )
  }

  @Test func `a choice among nothing asks for the value instead`() async {
    let person = ScriptedConversation()
    #expect(await failure(Asking.self, with: ["way": "among none"], in: person) == .unavailable)
    #expect(person.transcript == ["ask: Author?"])
  }

  @Test func `an answer of the wrong type is a failure and no endless question`() async {
    #expect(
      await failure(Asking.self, in: ScriptedConversation(.value(true)))
        == .failed(message: "'true' is no value for the parameter 'way'", code: "RuntimeProblem")
    )
  }
}

/// A person who never tires.
private struct ForeverConversation: IntentConversation {
  func value(for request: ValueRequest) async throws -> any Sendable { "Jane" }
  func choice(for request: ChoiceRequest) async throws -> Int { 0 }
  func confirmation(for request: ConfirmationRequest) async throws -> Bool { true }
  func show(_ output: IntentOutput) async {}
}
