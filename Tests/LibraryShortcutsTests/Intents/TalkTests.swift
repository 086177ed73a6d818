import AssistantTesting
import Foundation
import Testing

@testable import LibraryShortcuts

extension LibraryTests {
  /// What native speakers say to the library, and what is to have happened then.
  ///
  /// Each file of `Talk` is a language; a line is a kind, what is said (lines parted by bars) and what it
  /// does, or else may do: `rate ID N`, `shelf ID SHELF`, `open ID`, `find:text`, … and `-` for nothing.
  /// The sentences were written before their language's pack, so that it was not made to fit them.
  @Suite struct Talk {
    /// The least share of what is asked for that is done.
    private static let floor = 0.85
    /// The same where the sentences are harder: partial names, several clauses, other people's turns.
    private static let floors = ["ko": 0.74, "vi": 0.74]

    @Test(arguments: ["de", "fr", "es", "ja", "ko", "vi", "zh"])
    func `what is asked for is done, and nothing is changed wrongly`(locale: String) async throws {
      var asked = 0
      var done = 0
      var missed: [String] = []
      var wrong: [String] = []
      let start = try await LibraryFolder.withLibrary()
      let assistant = try await TestAssistant(
        apps: [LibraryVisit.app],
        locale: locale,
        options: ["--data", start.path]
      )
      for talk in try talks(locale) {
        let did = try await effects(of: talk, in: assistant.anew(explains: false))
        let changes = did.filter(TalkLine.isChange)
        let isRight = talk.wanted.contains { talk.fits($0, did) }
        if !talk.wanted.contains(where: { Set(changes).isSubset(of: $0) }) {
          wrong.append("\(talk.said): \(changes)")
        }
        guard talk.asksForSomething else { continue }
        asked += 1
        if isRight { done += 1 } else { missed.append("\(talk.said): \(did)") }
      }
      #expect(asked >= 35)
      #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
      let floor = Self.floors[locale] ?? Self.floor
      #expect(Double(done) >= floor * Double(asked), "\(missed.joined(separator: "\n"))")
    }

    private func talks(_ locale: String) throws -> [TalkLine] {
      let file = Bundle.module.bundleURL.appendingPathComponent("Talk/\(locale).tsv")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }
        .map { try #require(TalkLine(parsing: $0), "\($0)") }
    }

    /// What a conversation does to a new library, and what it shows.
    private func effects(of talk: TalkLine, in assistant: TestAssistant) async throws -> [String] {
      let folder = try await LibraryFolder.withLibrary()
      try await LibraryVisit.start(folder.path)
      let before = try await Self.books(in: folder)
      var shown: [String] = []
      var lines = talk.lines[...]
      while let line = lines.popFirst() {
        do {
          shown += Self.effects(of: try await assistant.say(line, answers: Array(lines)), before)
          lines = []
        } catch let rest as UnaskedAnswers {
          shown += Self.effects(of: rest.answer, before)
          lines = rest.answers[...]
        }
      }
      return shown + Self.changes(from: before, to: try await Self.books(in: folder))
        + (try await Self.orders(in: folder))
    }

    private static func books(in folder: LibraryFolder) async throws -> [String: BookRecord] {
      let books = try await folder.store().books()
      return Dictionary(uniqueKeysWithValues: books.map { ($0.id, $0) })
    }

    private static func orders(in folder: LibraryFolder) async throws -> [String] {
      try Database(path: folder.file.path, patience: 50).run("SELECT book, copies FROM orders")
        .map { "buy \($0[0].text) \($0[1].integer ?? 0)" }
    }

    private static func changes(
      from before: [String: BookRecord],
      to after: [String: BookRecord]
    ) -> [String] {
      let removed = before.keys.filter { after[$0] == nil }.map { "remove \($0)" }
      let others = after.values.flatMap { book -> [String] in
        guard let old = before[book.id] else { return ["add \(book.id)"] }
        return (old.shelf == book.shelf ? [] : ["shelf \(book.id) \(book.shelf.rawValue)"])
          + (old.rating == book.rating ? [] : ["rate \(book.id) \(book.rating ?? 0)"])
      }
      return removed + others
    }

    /// What an answer shows.
    private static func effects(of answer: TestAnswer, _ books: [String: BookRecord]) -> [String] {
      let texts = answer.dialogs + answer.snippets.map(\.text)
      return answer.performed.identifiers.compactMap { intent in
        switch intent {
        case "OpenBook":
          books.values.first { book in
            texts.contains { $0.hasPrefix("\(book.title) — ") }
          }.map { "open \($0.id)" }
        case "OpenShelf": shelf(in: answer.values["shelf"]).map { "openshelf \($0)" }
        case "OpenCurrentlyReading": "currently"
        case "WhatAmIReading": "reading"
        case "FindBooks", "find", "search": "find:" + texts.joined(separator: "\n").lowercased()
        default: nil
        }
      }
    }

    private static func shelf(in name: String?) -> String? {
      Shelf.allCases.first { shelf in
        shelf.rawValue == name
          || Shelf.caseDisplayRepresentations[shelf].map { "\($0.title)" == name } == true
      }?.rawValue ?? name
    }
  }
}

/// A conversation with what is to come of it.
struct TalkLine: Sendable {
  let lines: [String]
  /// What may come of it: each a set of effects.
  let wanted: [[String]]

  /// Reads a line of a file; nil for none.
  init?(parsing line: Substring) {
    let fields = line.split(separator: "\t").map(String.init)
    guard fields.count >= 3 else { return nil }
    lines = fields[1].components(separatedBy: " | ")
    wanted = fields.dropFirst(2).map { $0 == "-" ? [] : $0.components(separatedBy: "; ") }
  }

  var said: String { lines.joined(separator: " | ") }
  var asksForSomething: Bool { wanted.first?.isEmpty == false }

  /// Whether an effect changes the library.
  static func isChange(_ effect: String) -> Bool {
    ["rate ", "shelf ", "remove ", "add ", "buy "].contains { effect.hasPrefix($0) }
  }

  /// Whether all of some effects happened, and nothing else; what is added is opened too.
  func fits(_ wanted: [String], _ did: [String]) -> Bool {
    func fits(_ effect: String, _ did: String) -> Bool {
      effect == did
        || effect.hasPrefix("find:") && did.hasPrefix("find:")
          && did.dropFirst(5).contains(effect.dropFirst(5))
    }
    return wanted.allSatisfy { effect in did.contains { fits(effect, $0) } }
      && did.allSatisfy { effect in
        wanted.contains { fits($0, effect) }
          || effect.hasPrefix("open ") && wanted.contains("add " + effect.dropFirst(5))
      }
  }
}
