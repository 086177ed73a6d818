import Foundation
import PhraseMatcher

/// Does one thing a given number of times, so that its instructions can be counted.
///
/// `instructions.sh` runs a probe with no rounds and with some, and takes the difference.
struct Probe {
  let name: String
  let rounds: Int

  static let names = [
    "hit", "understand", "miss", "complete", "update", "expand", "misspelt", "dropped", "stranger",
    "untitled", "stranger-many", "untitled-many", "whole-exact", "whole-natural", "whole-unknown",
    "whole-exact-titles", "whole-natural-titles", "whole-unknown-titles", "learn", "learn-titles",
  ]

  func run() async throws {
    if name.hasPrefix("whole-") || name.hasPrefix("learn") { return try await runWhole() }
    var generator = TitleGenerator(seed: 1)
    let isLarge = name.hasSuffix("-many")
    let world = World(
      templates: isLarge ? 1_000 : 20,
      titles: generator.titles(isLarge ? 20_000 : 5_000)
    )
    let matcher = try world.matcher()
    let sentences = world.sentences(1_000, seed: 1)
    let texts = sentences.map(\.text)
    let misses = world.shuffled(sentences, seed: 2)
    let misspelt = world.misspelled(1_000, mistakes: 1).map(\.text)
    let dropped = texts.map { $0.replacingOccurrences(of: " library", with: "") }
    let prefixes = texts.map { String($0.prefix(12)) }
    var found = 0
    switch name {
    case "hit": found = repeated(texts) { matcher.exactMatch(of: $0) != nil }
    case "understand": found = repeated(texts) { matcher.understand($0).reading != nil }
    case "miss": found = repeated(misses) { matcher.exactMatch(of: $0) == nil }
    case "misspelt": found = repeated(misspelt) { !matcher.understand($0).utterance.isEmpty }
    case "stranger", "stranger-many":
      found = repeated(world.strangers(1_000)) { matcher.understand($0).outcome != .match }
    case "untitled", "untitled-many":
      found = repeated(world.untitled(1_000)) { matcher.understand($0).outcome != .match }
    case "dropped": found = repeated(dropped) { matcher.understand($0).reading != nil }
    case "complete":
      found = repeated(prefixes) { !matcher.completions(of: $0, limit: 10).isEmpty }
    case "update":
      var updated = try matcher.updatingVocabulary("Book", ofApp: "Library", removing: ["none"])
      for round in 0..<rounds {
        let value = PhraseCatalog.Value(id: "b\(round % 200)", title: "brand new\(round % 200)")
        updated = try updated.updatingVocabulary("Book", ofApp: "Library", inserting: [value])
        found += 1
      }
    case "expand":
      var writer = matcher.expansionWriter()
      var buffer: [UInt8] = []
      found = rounds == 0 ? 0 : writer.append(rounds, to: &buffer)
    default: throw WrongAnswer("no such probe; there are \(Self.names.joined(separator: ", "))")
    }
    try WrongAnswer.unless(found == rounds, "\(found) of \(rounds) answers are right")
  }

  /// So many titles have the probes of whole sentences whose names say so.
  private static let manyTitles = 50_000

  /// Takes lines the whole way, in the sample library or in a catalogue of many titles.
  private func runWhole() async throws {
    let hasTitles = name.hasSuffix("-titles")
    func world() async throws -> WholeSentences {
      hasTitles
        ? try .catalogue(titles: Self.manyTitles) : try await .library()
    }
    let sentences = try await world()
    var found = 0
    if name.hasPrefix("learn") {
      // What is made once for the process is made before.
      _ = await sentences.learn()
      for _ in 0..<rounds where try await world().learn() { found += 1 }
    } else {
      let kind = name.split(separator: "-").dropFirst().first.flatMap {
        WholeSentences.Kind(rawValue: String($0))
      }
      guard let kind else { throw WrongAnswer("no such kind of sentence") }
      found = await sentences.ask(kind, rounds: rounds)
    }
    try WrongAnswer.unless(found == rounds, "\(found) of \(rounds) answers are right")
  }

  /// How many of the answers are right; one more is asked before, with which is made what is made once.
  private func repeated(_ texts: [String], _ isRight: (String) -> Bool) -> Int {
    _ = isRight(texts[texts.count - 1])
    return (0..<rounds).count { isRight(texts[$0 % texts.count]) }
  }
}
