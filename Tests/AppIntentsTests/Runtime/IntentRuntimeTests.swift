import AppIntents
import Testing

@Suite struct IntentRuntimeTests {
  private let dune = Book.all[2]

  @Test func `a missing value is asked for with the app's own question`() async throws {
    let person = ScriptedConversation(.option("Read"))
    try await run(OpenShelf.self, in: person)
    #expect(person.transcript == ["ask: Which shelf?", "foreground", "say: Here is Read."])
  }

  @Test func `without a question of the app's the prompt is left to the conversation`() async throws
  {
    let person = ScriptedConversation(.value(dune), .value(3))
    try await run(RateBook.self, in: person)
    #expect(person.valueRequests.map(\.prompt) == [nil, "How many stars for it?"])
    #expect(person.valueRequests.first?.parameter.title == "Book")
  }

  @Test func `a value outside the range is asked for again with the reason`() async throws {
    let person = ScriptedConversation(.value(6), .value(0), .value(4))
    let outcome = try await run(RateBook.self, with: ["book": dune], in: person)
    #expect(outcome.value as? Int == 4)
    #expect(person.valueRequests.map(\.reason) == [nil, "1–5", "1–5"])
  }

  @Test func `an invocation's value outside the range is asked for with the reason`() async throws {
    let person = ScriptedConversation(.value(5))
    try await run(RateBook.self, with: ["book": dune, "stars": 9], in: person)
    #expect(person.transcript.last == "say: Dune has 5 stars now.")
    #expect(person.valueRequests.map(\.reason) == ["1–5"])
  }

  @Test func `optional values and defaults are not asked for`() async throws {
    let person = ScriptedConversation()
    let outcome = try await run(MoveBook.self, in: person)
    #expect(outcome.value as? Shelf == .wanted)
    #expect(outcome.valueText == "Want to Read")
  }

  @Test func `a disambiguation thrown out of perform is asked and perform runs again`() async throws
  {
    let person = ScriptedConversation(.value("Emma"), .choose(1))
    let outcome = try await run(AddBook.self, in: person)
    #expect(
      person.transcript == [
        "ask: What is the title?",
        "choose: 2 books fit. Who wrote it? [Jane Austen | Alexander McCall Smith]",
        "say: Added Emma to Library!",
        "show: {*Emma / (<pencil> _Alexander McCall Smith) / Printed in 2014}",
        "opens: OpenBook Open Book",
        "foreground",
      ]
    )
    #expect((outcome.value as? Book)?.id == 2)
    #expect(outcome.didOpen)
    #expect(outcome.opens?.identifier == "OpenBook")
  }

  @Test func `the opened intent stays shut where the switch is off`() async throws {
    let person = ScriptedConversation()
    let outcome = try await run(AddBook.self, with: ["name": "Dune"], in: person, opens: false)
    #expect(!person.transcript.contains("foreground"))
    #expect(!outcome.didOpen)
    #expect(outcome.opens?.title == "Open Book")
  }

  @Test func `an error of the app's is told in its own words`() async {
    let failure = await failure(AddBook.self, with: ["name": "Ulysses"], in: ScriptedConversation())
    #expect(
      failure
        == .failed(message: "There is no book called Ulysses.", code: "LibraryError")
    )
  }

  @Test func `a confirmed result goes on`() async throws {
    let person = ScriptedConversation(.yes)
    try await run(BuyBook.self, with: ["book": dune, "copies": 3], in: person)
    #expect(
      person.transcript == ["confirm: Are you ready to order?", "say: Thank you for your order!"]
    )
    let request = try #require(person.confirmations.first)
    #expect(request.actionName == "order")
    #expect(request.snippet.map(plainText) == "Dune × 3")
    #expect(request.acceptLabels.isEmpty)
  }

  @Test func `a declined result ends as declined and says nothing`() async {
    let person = ScriptedConversation(.no)
    let failure = await failure(BuyBook.self, with: ["book": dune, "copies": 3], in: person)
    #expect(failure == .declined)
    #expect(person.transcript == ["confirm: Are you ready to order?"])
  }

  @Test func `cancelling a question ends as cancelled`() async {
    #expect(await failure(AddBook.self, in: ScriptedConversation(.cancel)) == .cancelled)
    #expect(
      await failure(AddBook.self, with: ["name": "Emma"], in: ScriptedConversation(.cancel))
        == .cancelled
    )
  }

  @Test func `the end of the input in a question ends as unavailable`() async {
    #expect(await failure(AddBook.self, in: ScriptedConversation()) == .unavailable)
  }

  @Test func `a shortcut's values come before questions and behind the invocation's`() async throws
  {
    let app = library()
    let shortcut = app.shortcuts[1]
    for (values, said) in [([:], "Here is Reading."), (["shelf": Shelf.read], "Here is Read.")] {
      let person = ScriptedConversation()
      _ = try await IntentRuntime(app: app, conversation: person).run(
        IntentInvocation(intent: shortcut.intent, shortcut: shortcut, values: values)
      )
      #expect(person.transcript == ["foreground", "say: \(said)"])
    }
    #expect(shortcut.presets["shelf"] as? Shelf == .reading)
  }

  @Test func `a list takes several values, one value, and none from nowhere`() async throws {
    let person = ScriptedConversation(.value([dune, Book.all[0]] as [any Sendable]))
    try await run(RemoveBooks.self, in: person)
    #expect(person.transcript.last == "say: Removed 2 books.")
    try await run(RemoveBooks.self, with: ["entities": dune], in: person)
    #expect(person.transcript.last == "say: Removed 1 books.")
  }

  @Test func `a value of the wrong type or for no parameter is a failure that names it`() async {
    #expect(
      await failure(MoveBook.self, with: ["shelf": "read"], in: ScriptedConversation())
        == .failed(message: "'read' is no value for the parameter 'shelf'", code: "RuntimeProblem")
    )
    #expect(
      await failure(MoveBook.self, with: ["bok": dune], in: ScriptedConversation())
        == .failed(message: "'MoveBook' has no parameter 'bok'", code: "RuntimeProblem")
    )
  }
}
