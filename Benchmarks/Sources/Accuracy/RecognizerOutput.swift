import PhraseMatcher
import SpokenLanguage

/// What a recogniser made of known sentences, and whether the right one is found.
struct RecognizerOutput {
  private let matcher: PhraseMatcher
  private let samples: [Sample]
  private let intents: [String: String]
  private let options: MatchOptions
  private let sentences: [[String]]
  private let half: Half

  private struct Sample {
    let sentence: String
    let heard: String
    let intent: String
  }

  /// Takes known sentences with their intents, and pairs of what was said and what was heard.
  init(sentences: [[String]], pairs: [[String]], half: Half, options: MatchOptions) throws {
    let language = Languages.language(for: "en")
    self.sentences = sentences
    self.options = options
    self.half = half
    matcher = try Self.matcher(sentences)
    intents = Dictionary(sentences.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
    samples = pairs.filter { pair in
      Half(of: pair[0]) == half
        && language.tokens(in: pair[0]).map(\.text) != language.tokens(in: pair[1]).map(\.text)
    }.map { Sample(sentence: $0[0], heard: $0[1], intent: $0[3]) }
  }

  private static func matcher(_ sentences: [[String]]) throws -> PhraseMatcher {
    let groups = Dictionary(grouping: sentences) { $0[1] }.sorted { $0.key < $1.key }
    let app = PhraseCatalog.App(
      name: "Voice",
      shortcuts: groups.map { intent, rows in
        PhraseCatalog.Shortcut(intent: intent, phrases: rows.map { PhraseCatalog.Phrase($0[0]) })
      }
    )
    return try PhraseMatcher(PhraseCatalog(apps: [app]), language: Languages.language(for: "en"))
  }

  /// The nearest sentence when nothing is refused, then what the default threshold lets through.
  func nearest(answers: inout Answers, showing: Int) -> String {
    var times = Times()
    var sentence = 0
    var intent = 0
    var accepted = 0
    var shown: [String] = []
    for sample in samples {
      let found = times.measure(sample.heard) {
        matcher.understand(sample.heard, options: MatchOptions(threshold: 0))
      }
      let best = found.reading ?? found.alternatives.first
      if best?.phrase == sample.sentence { sentence += 1 }
      if best?.intent == sample.intent { intent += 1 }
      if best?.phrase != sample.sentence, shown.count < showing {
        shown.append(
          "\(sample.heard) → \(best?.phrase ?? "–") \(best?.confidence ?? 0), said \(sample.sentence)"
        )
      }
      let decided = matcher.understand(sample.heard, options: options)
      let isRight = decided.reading?.intent == sample.intent
      answers.add(decided, isRight: isRight, source: "transcripts")
      if decided.outcome == .match, decided.reading?.intent == sample.intent { accepted += 1 }
    }
    return "wrong transcripts".padded(to: 22) + "sentence \(percent(sentence, of: samples.count)), "
      + "intent \(percent(intent, of: samples.count)), at the default threshold "
      + "\(percent(accepted, of: samples.count)) of \(samples.count)  \(times.summary)"
      + shown.map { "\n    " + $0 }.joined()
  }

  /// The right intents that remain with a threshold at which a share of sentences whose true intent
  /// was taken away is still accepted.
  func accepted(falseAccepts: Double, answers: inout Answers) throws -> String {
    var without: [String: PhraseMatcher] = [:]
    var foreign: [Double] = []
    var right: [Double] = []
    for (number, sample) in samples.enumerated() {
      let rest = without[sample.intent]
      let matcher = try rest ?? Self.matcher(sentences.filter { $0[1] != sample.intent })
      without[sample.intent] = matcher
      let options = MatchOptions(threshold: 0)
      let wrong = matcher.understand(sample.heard, options: options)
      foreign.append(Self.confidence(wrong))
      // Some of these stand for what is out of scope and yet resembles what is in it.
      if number % 4 == 0 {
        let decided = matcher.understand(sample.heard, options: self.options)
        answers.add(decided, isRight: false, source: "foreign")
      }
      let found = self.matcher.understand(sample.heard, options: options)
      if found.reading?.intent == sample.intent { right.append(Self.confidence(found)) }
    }
    foreign.sort(by: >)
    let threshold = foreign[min(foreign.count - 1, Int(falseAccepts * Double(foreign.count)))]
    let kept = right.count { $0 > threshold }
    return "at \(percent(falseAccepts)) false accepts".padded(to: 28)
      + "intent \(percent(kept, of: samples.count)), threshold \(threshold)"
  }

  private static func confidence(_ found: Understanding) -> Double {
    found.outcome == .match || found.outcome == .ambiguous ? found.reading?.confidence ?? 0 : 0
  }
}
