import Testing

/// What is made and switched elsewhere, and a conversation that began before.
@Suite(.serialized) struct OngoingConversationTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  @Test func `a focus that is switched elsewhere reaches a conversation that goes on`() async throws
  {
    _ = try await program.run("focus", "new", "Fantasy")
    _ = try await program.run("focus", "filter", "Fantasy", "Library", "authors=Tolkien")
    let talk = try program.talk("--on-question", "fail")
    func shelfCount() throws -> String {
      try talk.said(to: "open currently reading in library", until: "┘\n").split(separator: "\n")
        .first { $0.hasPrefix("Currently Reading:") }.map(String.init) ?? ""
    }
    #expect(try shelfCount() == "Currently Reading: 5")
    _ = try await program.run("focus", "fantasy")
    var count = ""
    for _ in 0..<2_000 where count != "Currently Reading: 0" { count = try shelfCount() }
    #expect(count == "Currently Reading: 0")
    try talk.end()
  }

  @Test func `a shortcut that is composed elsewhere is known to a conversation that goes on`()
    async throws
  {
    _ = try await program.shortcut("Old", "show \"old one\"")
    let talk = try program.talk("--on-question", "fail")
    /// What is said to the name of the new one.
    func answer() throws -> String { try talk.said(to: "fresh", "old", until: "old one\n") }
    #expect(try !answer().contains("new one"))
    _ = try await program.shortcut("Fresh", "show \"new one\"")
    var said = ""
    for _ in 0..<2_000 where said != "new one\nold one\n" { said = try answer() }
    #expect(said == "new one\nold one\n")
    try talk.end()
  }

  @Test func `the first shortcut and the first focus are known to a conversation that goes on`()
    async throws
  {
    let talk = try program.talk("--on-question", "fail")
    /// What is said to a sentence; the answer to the next one shows where that ends.
    func answer(to sentence: String) throws -> String {
      try talk.said(to: sentence, "open currently reading in library", until: "┘\n")
    }
    #expect(try !answer(to: "fresh").contains("new one"))
    _ = try await program.shortcut("Fresh", "show \"new one\"")
    var said = ""
    for _ in 0..<2_000 where !said.hasPrefix("new one\n") { said = try answer(to: "fresh") }
    #expect(said.hasPrefix("new one\n"))
    _ = try await program.shortcut("Later", "show \"another one\"")
    for _ in 0..<2_000 where !said.hasPrefix("another one\n") { said = try answer(to: "later") }
    #expect(said.hasPrefix("another one\n"))
    _ = try await program.run("focus", "new", "Work")
    for _ in 0..<2_000 where !said.hasPrefix("The “Work” focus is on.\n") {
      said = try answer(to: "turn on work focus")
    }
    #expect(said.hasPrefix("The “Work” focus is on.\n"))
    try talk.end()
  }
}

extension Program {
  /// Composes a shortcut.
  fileprivate func shortcut(_ name: String, _ steps: String) async throws -> Ending {
    try await run(["shortcut", "new", name], input: Array(steps.utf8))
  }
}
