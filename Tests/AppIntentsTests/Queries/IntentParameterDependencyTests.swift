import AppIntents
import Testing

private struct AuthorProvider: DynamicOptionsProvider {
  @IntentParameterDependency<FindEdition>(\.$name, \.$year) var finding

  private func authors(of books: [Book], from least: Int = 0, before end: Int = .max) -> [String] {
    books.filter { (least..<end).contains($0.year ?? 0) }.map(\.author)
  }

  func results() async throws -> ItemCollection<String> {
    guard let finding else { return ItemCollection(promptLabel: "All", items: ["anybody"]) }
    let books = Book.all.filter { $0.title == finding.name }
    return ItemCollection {
      ItemSection("Before \(finding.year)", items: authors(of: books, before: finding.year))
      ItemSection("Later", items: authors(of: books, from: finding.year))
    }
  }
}

private struct FindEdition: AppIntent {
  static let title: LocalizedStringResource = "Find Edition"
  @Parameter var name: String
  @Parameter var year: Int?
  @Parameter(optionsProvider: AuthorProvider()) var author: String

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: author)
  }
}

/// Takes the first option and notes all of them with their sections.
private struct FirstOption: IntentConversation {
  let note: @Sendable ([String]) -> Void

  func value(for request: ValueRequest) async throws -> any Sendable {
    guard case .option(let source) = request.parameter.type,
      let options = try? await source.suggested(), let first = options.first
    else { throw ConversationEnd.unavailable }
    note(options.map { "\($0.section ?? "-"): \($0.title)" })
    return first.value
  }

  func choice(for request: ChoiceRequest) async throws -> Int { 0 }
  func confirmation(for request: ConfirmationRequest) async throws -> Bool { false }
  func show(_ output: IntentOutput) async {}
}

@Suite struct IntentParameterDependencyTests {
  private func options(_ values: [String: any Sendable]) async throws -> [String] {
    try await confirmation { confirm in
      let (options, continuation) = AsyncStream.makeStream(of: [String].self)
      let app = library()
      _ = try await IntentRuntime(
        app: app,
        conversation: FirstOption {
          confirm()
          continuation.yield($0)
          continuation.finish()
        }
      ).run(
        IntentInvocation(
          intent: IntentDefinition(FindEdition.self, localization: app.localization),
          values: values
        )
      )
      return await options.first { _ in true } ?? []
    }
  }

  @Test func `options see what was said for the other parameters, in sections`() async throws {
    #expect(
      try await options(["name": "Emma", "year": 1900])
        == ["Before 1900: Jane Austen", "Later: Alexander McCall Smith"]
    )
  }

  @Test func `there is nothing to see while a parameter has no value`() async throws {
    #expect(try await options(["name": "Emma"]) == ["-: anybody"])
  }

  @Test func `there is nothing to see outside of a run`() async throws {
    #expect(try await AuthorProvider().results().items == ["anybody"])
  }
}
