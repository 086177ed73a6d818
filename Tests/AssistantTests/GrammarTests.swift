import Testing

/// What a recogniser is told by the real executable to expect.
@Suite struct GrammarTests {
  private let program: Program

  init() throws {
    program = try Program()
  }

  private func words(_ options: String...) async throws -> Set<String> {
    let ending = try await program.run(["grammar", "--format", "arpa"] + options, input: [])
    #expect(ending.status == 0)
    // Each word stands on a line of its own, between its two logarithms.
    return Set(
      ending.lines.drop { $0 != "\\1-grams:" }.prefix { $0 != "\\2-grams:" }
        .compactMap { line in
          let fields = line.split(separator: "\t")
          return fields.count > 1 ? String(fields[1]) : nil
        }
    )
  }

  @Test func `what can be answered and named is expected too`() async throws {
    let words = try await words("--wake-word", "hey computer")
    // Answers and the wake word; a book that is not suggested; another verb than those of phrases.
    for word in ["yes", "no", "four", "cancel", "second", "computer", "moby", "discard", "stars"] {
      #expect(words.contains(word), "\(word)")
    }
    #expect(words.allSatisfy { $0.allSatisfy { !("가"..."힣").contains($0) } })
  }

  @Test func `a rating changes nothing about what is heard`() async throws {
    let before = try await words()
    let rated = try await program.run(lines: "rate moby dick in library", "five")
    #expect(rated.output.contains("5 of 5"))
    #expect(try await words() == before)
  }

  @Test func `a limit on values is told`() async throws {
    let ending = try await program.run("grammar", "--format", "list", "--limit", "5")
    #expect(ending.diagnostics.contains("only 5 values of 'Book' can be heard"))
    #expect(ending.status == 0)
  }

  @Test func `in Korean only Korean names are expected`() async throws {
    let ending = try await program.run("grammar", "--format", "vosk", "--locale", "ko")
    #expect(ending.output.contains("듄"))
    #expect(!ending.output.contains("dune"))
    #expect(ending.output.contains("[unk]"))
  }
}
