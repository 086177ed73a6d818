import AppIntents
import Testing

private struct CountSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Count"
  @Parameter var book: Book
  @Dependency var copies: Int

  init() {}

  init(_ book: Book) {
    self.book = book
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView & ReturnsValue<Int> {
    .result(value: copies, view: Text("\(book) × \(copies)"))
  }
}

private struct ShowCount: AppIntent {
  static let title: LocalizedStringResource = "Show Count"
  @Parameter var book: Book

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    .result(dialog: "Here.", snippetIntent: CountSnippet(book))
  }
}

private struct OrderCount: AppIntent {
  static let title: LocalizedStringResource = "Order"
  @Parameter var book: Book

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ShowsSnippetIntent {
    let copies = try await requestConfirmation(
      actionName: .order,
      dialog: "Order?",
      snippetIntent: CountSnippet(book)
    )
    return .result(value: copies, snippetIntent: EmptySnippetIntent())
  }
}

private struct OpenCount: AppIntent {
  static let title: LocalizedStringResource = "Open Count"

  func perform() async throws -> some IntentResult & OpensIntent & ShowsSnippetIntent {
    .result(opensIntent: OpenBook(Book.all[2]), snippetIntent: CountSnippet(Book.all[2]))
  }
}

@Suite struct SnippetIntentTests {
  private func outcome(
    _ intent: any AppIntent.Type,
    _ values: [String: any Sendable] = [:],
    in person: ScriptedConversation
  ) async throws -> IntentOutcome {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: 3)
    return try await dependencies.substituting { try await run(intent, with: values, in: person) }
  }

  @Test func `the result shows what the other intent shows`() async throws {
    let person = ScriptedConversation()
    _ = try await outcome(ShowCount.self, ["book": Book.all[2]], in: person)
    #expect(person.transcript == ["say: Here.", "show: Dune × 3"])
  }

  @Test func `a confirmation shows it and gives its value`() async throws {
    let person = ScriptedConversation(.yes)
    let outcome = try await outcome(OrderCount.self, ["book": Book.all[2]], in: person)
    #expect(outcome.value as? Int == 3)
    #expect(person.confirmations.map { $0.snippet.map(plainText) } == ["Dune × 3"])
    #expect(person.transcript == ["confirm: Order?"])
  }

  @Test func `a result can go on with one intent and show another`() async throws {
    let person = ScriptedConversation()
    _ = try await outcome(OpenCount.self, in: person)
    #expect(person.transcript.prefix(2) == ["show: Dune × 3", "opens: OpenBook Open Book"])
  }
}
