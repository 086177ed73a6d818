import PhraseMatcher
import TestSupport
import Testing

@Suite struct BoundsTests {
  private static func matcher(
    phrases: [PhraseCatalog.Phrase],
    titles: [String],
    types: [String: String] = [:]
  ) throws -> PhraseMatcher {
    let values = titles.enumerated().map { PhraseCatalog.Value(id: "\($0)", title: $1) }
    let parameters = ["a": "Book", "b": "Book", "c": "Book", "d": "Book"]
    let shortcut = PhraseCatalog.Shortcut(
      intent: "Open",
      phrases: phrases,
      parameters: parameters.merging(types) { $1 }
    )
    let app = PhraseCatalog.App(
      name: "Library",
      shortcuts: [shortcut],
      vocabularies: ["Book": values]
    )
    return try PhraseMatcher(PhraseCatalog(apps: [app]), language: PlainLanguage())
  }

  @Test func `forty readings of one sentence are all given`() throws {
    let titles = (0..<40).map { _ in "Dune" }
    let matcher = try Self.matcher(phrases: ["Open ${a}"], titles: titles)
    let readings = matcher.exactReadings(of: "open dune")
    #expect(Set(readings.map { $0.parameters[0].value }).count == 40)
    let understanding = matcher.understand("open dune")
    #expect(understanding.outcome == .ambiguous)
    #expect(understanding.reading?.confidence == 0.025)
  }

  @Test func `more readings than anyone can look at are cut off`() throws {
    let titles = (1...12).map { Array(repeating: "red", count: $0).joined(separator: " ") }
    let matcher = try Self.matcher(
      phrases: ["${a} ${b} ${c} ${d}"],
      titles: titles + Array(repeating: "red", count: 3000)
    )
    let text = Array(repeating: "red", count: 40).joined(separator: " ")
    #expect(matcher.exactReadings(of: text).count == 64)
    #expect(matcher.understand(text).outcome == .ambiguous)
  }

  @Test(arguments: [
    Array(repeating: "red", count: 1000).joined(separator: " "),
    (0..<1000).map { "word\($0)" }.joined(separator: " "),
    Array(repeating: "open the red book in library and", count: 1500).joined(separator: " "),
    String(repeating: "a", count: 1_000_000),
    "open " + String(repeating: "e\u{301}", count: 100_000),
    "open dune" + String(repeating: "\u{301}", count: 100_000),
    String(repeating: "open\0dune ", count: 100),
    String(repeating: "😀", count: 10_000),
  ])
  func `whatever is said, an answer comes`(text: String) throws {
    let titles = (1...30).map { Array(repeating: "red", count: $0).joined(separator: " ") }
    let matcher = try Self.matcher(
      phrases: ["${a} ${b} open", "open ${a} in ${applicationName}", "note ${text}"],
      titles: titles,
      types: ["text": "@text"]
    )
    let understanding = matcher.understand(text)
    #expect(understanding.utterance == text)
    #expect(understanding.outcome != .match)
    #expect(matcher.understand(text, options: MatchOptions(threshold: 0)).utterance == text)
    #expect(matcher.exactReadings(of: text).isEmpty)
    _ = matcher.completions(of: text, limit: 10)
  }

  @Test func `a title of many words is found, and a long note is taken`() throws {
    let title = (0..<500).map { "w\($0)" }.joined(separator: " ")
    let matcher = try Self.matcher(
      phrases: ["open ${a}", "note ${text} now"],
      titles: [title],
      types: ["text": "@text"]
    )
    #expect(matcher.understand("open " + title).outcome == .match)
    #expect(matcher.understand("note \(title) now").reading?.parameters.first?.text == title)
  }

  @Test func `texts that could end anywhere are tried in bounded time`() throws {
    let matcher = try Self.matcher(
      phrases: ["note ${text} x ${more} y"],
      titles: [],
      types: ["text": "@text", "more": "@text"]
    )
    let text = "note" + String(repeating: " x", count: 300)
    #expect(matcher.exactReadings(of: text).isEmpty)
    #expect(matcher.exactReadings(of: text + " y").count == 64)
  }

  @Test func `a sentence of more words than are looked at is refused`() throws {
    let matcher = try Self.matcher(
      phrases: ["note ${text}"],
      titles: [],
      types: ["text": "@text"]
    )
    let long = "note" + String(repeating: " a", count: 1024)
    #expect(matcher.understand(long).outcome == .refused(.outOfScope))
    #expect(matcher.understand(String(long.dropLast(2))).outcome == .match)
  }

  @Test func `words that are written with NULs are told apart`() throws {
    let matcher = try Self.matcher(phrases: ["open ${a}"], titles: ["a\0b", "ab", "\0"])
    #expect(matcher.expansionCount() == 2)
    #expect(matcher.understand("open ab").reading?.parameters.first?.text == "ab")
  }

  @Test func `an empty catalogue refuses everything`() throws {
    let matcher = try PhraseMatcher(PhraseCatalog(), language: PlainLanguage())
    #expect(matcher.understand("open dune").outcome == .refused(.outOfScope))
    #expect(matcher.understand("").outcome == .empty)
    #expect(matcher.completions(of: "", limit: 5).isEmpty)
    #expect(matcher.expansionCount() == 0)
  }

  @Test func `many threads search one matcher while vocabularies are replaced`() async throws {
    let matcher = try PhraseMatcher(LibraryCatalog.english, language: PlainLanguage())
    let expected = matcher.understand("um opne the hobit in libary")
    await withTaskGroup(of: Bool.self) { group in
      for task in 0..<16 {
        group.addTask {
          var current = matcher
          for round in 0..<20 {
            guard matcher.understand("um opne the hobit in libary") == expected else {
              return false
            }
            let value = PhraseCatalog.Value(id: "new", title: "tide\(task) sand\(round)")
            guard
              let next = try? current.replacingVocabulary("Book", ofApp: "Library", with: [value]),
              next.understand("show tide\(task) sand\(round)").outcome == .match
            else { return false }
            current = next
          }
          return true
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
