import AppIntents
import Testing

private struct BookByTitle: Resolver {
  func resolve(from input: String, context: Context) async throws -> Book? {
    let found = Book.all.filter { $0.title == input }
    guard found.count < 2 else {
      throw context.needsDisambiguationError(among: found, dialog: "Which \(context.title)?")
    }
    return found.first
  }

  typealias Output = Book
}

private struct EvenOnly: Resolver {
  func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
    if input < 0 { throw context.needsValueError("Above zero, please.") }
    return input.isMultiple(of: 2) ? input : nil
  }
}

private struct CountBooks: AppIntent {
  static let title: LocalizedStringResource = "Count"
  @Parameter(title: "Book", resolvers: { BookByTitle() }) var book: Book?
  @Parameter(
    title: "Count",
    inclusiveRange: (1, 100),
    resolvers: {
      EvenOnly()
      IntFromStringResolver(radix: 16)
      IntFromDoubleResolver(roundingRule: .up)
    }
  ) var count: Int

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(value: count * 1_000 + (book?.id ?? 0))
  }
}

@Suite struct ResolverTests {
  @Test(arguments: [("1f" as any Sendable, 31), (3.2, 4), (8, 8)])
  func `the resolver that takes a value of that type makes the value`(
    given: any Sendable,
    value: Int
  ) async throws {
    let outcome = try await run(CountBooks.self, with: ["count": given], in: ScriptedConversation())
    #expect(outcome.value as? Int == value * 1_000)
  }

  @Test func `a value that no resolver knows is asked for again`() async throws {
    let person = ScriptedConversation(.value(5), .value(6))
    let outcome = try await run(CountBooks.self, with: ["count": 3], in: person)
    #expect(outcome.value as? Int == 6_000)
    #expect(person.valueRequests.map(\.reason) == ["That does not fit.", "That does not fit."])
  }

  @Test func `what a resolver makes has to lie in the range too`() async throws {
    let person = ScriptedConversation(.value(2))
    _ = try await run(CountBooks.self, with: ["count": "fff"], in: person)
    #expect(person.valueRequests.map(\.reason) == ["1–100"])
  }

  @Test func `a resolver asks in its own words`() async throws {
    let person = ScriptedConversation(.value(-4), .value(4))
    _ = try await run(CountBooks.self, in: person)
    #expect(person.transcript == ["ask: Count?", "ask: Above zero, please."])
  }

  @Test func `a resolver has one of several chosen`() async throws {
    let person = ScriptedConversation(.choose(1))
    let outcome = try await run(CountBooks.self, with: ["book": "Emma", "count": 2], in: person)
    #expect(outcome.value as? Int == 2_002)
    #expect(person.transcript == ["choose: Which Book? [Emma | Emma]"])
  }

  @Test func `specifications are equal where their resolvers are`() {
    func list(
      @ResolverSpecificationBuilder<Int> _ resolvers: () -> ResolverList<Int>
    ) -> ResolverList<Int> { resolvers() }
    let decimal = list { IntFromStringResolver() }
    #expect(decimal == list { IntFromStringResolver(radix: 10) })
    #expect(decimal != list { IntFromStringResolver(radix: 2) })
    #expect(decimal != list {})
    #expect(Array(EmptyResolverSpecification<Int>()).isEmpty)
  }
}
