import Foundation
import PhraseMatcher
import SpokenLanguage

/// Measures how long the first sentence waits that is no phrase of an app of many example phrases, and how many
/// others are told right.
struct IntentLearning {
  /// The examples of an intent that are learnt from; the rest is tried.
  private static let examples = 100

  /// Learns and tells.
  ///
  /// - Parameter rows: Sentences with their intents.
  /// - Returns: How long the first sentence waits, and how many of those that are tried are told right.
  /// - Throws: When a sentence can be no phrase.
  static func report(_ rows: [[String]]) throws -> String {
    let sentences = rows.filter { $0.count > 1 }
    let byIntent = Dictionary(grouping: sentences) { $0[1] }.sorted { $0.key < $1.key }
    let app = PhraseCatalog.App(
      name: "Helper",
      shortcuts: byIntent.map { intent, rows in
        let phrases = rows.prefix(examples).map { PhraseCatalog.Phrase($0[0]) }
        return PhraseCatalog.Shortcut(intent: intent, phrases: phrases)
      }
    )
    let language = Languages.language(for: "en")
    let matcher = try PhraseMatcher(PhraseCatalog(apps: [app]), language: language)
    func best(_ text: String) -> IntentShare? {
      matcher.intentShares(of: [language.tokens(in: text)], limit: 1).first
    }
    let start = processorTime
    let wait = ContinuousClock().measure { _ = best("what is there") }
    let spent = processorTime - start
    let tests = byIntent.flatMap { $0.value.dropFirst(examples) }
    let right = tests.count { best($0[0])?.intent == $0[1] }
    let count = app.shortcuts.reduce(0) { $0 + $1.phrases.count }
    return
      "\(count) examples of \(byIntent.count) intents: the first sentence waits \(wait), "
      + String(format: "%.2f s of the processor's time; ", spent)
      + String(format: "%.1f %% of ", 100 * Double(right) / Double(max(1, tests.count)))
      + "\(tests.count) others right"
  }

  /// The seconds that the process has run for so far, on all cores together.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
