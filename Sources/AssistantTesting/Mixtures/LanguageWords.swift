import Foundation
import SpokenLanguage

/// The words with which a language holds sentences together, table by table.
///
/// They are read from the language's own tables, whichever there are: a table that a language gains later is
/// among them.
struct LanguageWords: Sendable {
  /// By table its words and runs of words, no table empty.
  let tables: [[String]]
  /// Numbers in words and digits, dates, times and lengths of time.
  let amounts: [String]

  /// Reads the words of a language.
  init(_ language: any Language) {
    var reader = TableReader()
    reader.read(language.connectives)
    reader.read(language.grammar)
    reader.read(language.findWords)
    reader.read(language.searchPhrases)
    reader.read(language.fillerPhrases)
    reader.read([language.usualAnswers, language.usualEndings, language.usualBeginnings])
    reader.read(language.commonWords)
    tables = reader.tables
    amounts = Self.amounts(language)
  }

  private static let numbers = Array(0...21) + [30, 42, 75, 99, 100, 101, 345, 1_000, 1_984]
  private static let months = 1...12

  private static func amounts(_ language: any Language) -> [String] {
    let locale = Locale(identifier: language.code)
    let speller = NumberFormatter()
    speller.locale = locale
    speller.numberStyle = .spellOut
    let dates = DateFormatter()
    dates.locale = locale
    dates.timeZone = .gmt
    dates.dateStyle = .full
    dates.timeStyle = .short
    return numbers.compactMap { speller.string(from: $0 as NSNumber) } + numbers.map { "\($0)" }
      + language.spelledNumbers.keys.sorted()
      + months.map { dates.string(from: Date(timeIntervalSince1970: Double($0) * 2_700_000)) }
  }
}

/// Collects the words of tables, however they are kept.
private struct TableReader {
  private(set) var tables: [[String]] = []

  mutating func read(_ value: Any) {
    switch value {
    case let runs as WordRuns: add(runs.everyRun.map(Self.joined))
    case let word as String: add([word])
    case let words as [String]: add(words)
    case let words as Set<String>: add(words.sorted())
    case let words as [String: Double]: add(words.keys.sorted())
    case let words as [String: String]: add(words.keys.sorted())
    default: for child in Mirror(reflecting: value).children { read(child.value) }
    }
  }

  private mutating func add(_ words: [String]) {
    let words = words.filter { !$0.isEmpty }
    if !words.isEmpty { tables.append(words.sorted()) }
  }

  /// Tokens that are syllables or characters of one word are written without spaces.
  private static func joined(_ run: [String]) -> String {
    let isWord = run.allSatisfy { $0.count == 1 && $0.utf8.count > 2 }
    return run.joined(separator: isWord ? "" : " ")
  }
}
