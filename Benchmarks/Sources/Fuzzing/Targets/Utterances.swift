import Foundation
import PhraseMatcher
import SpokenLanguage

/// Sentences of all kinds in three languages, for phrases with places of every type.
///
/// Every range must cover its text, and every way of asking must end.
struct Utterances: FuzzTarget {
  static let name = "utterances"

  private let matchers: [PhraseMatcher]
  private let mutation: Mutation
  private let pieces: [String]

  init() {
    matchers = ["en", "ko", "vi"].compactMap { locale in
      try? PhraseMatcher(
        PhraseCatalog(apps: [UtteranceCatalog.app(locale)]),
        language: Languages.language(for: locale)
      )
    }
    pieces = UtteranceCatalog.pieces
    mutation = Mutation(
      samples: pieces.map { Array($0.utf8) } + Mutation.files(in: "Findings/utterances"),
      pieces: UtteranceCatalog.hostile,
      longest: 80
    )
  }

  func input(_ random: inout SplitMix64) -> [UInt8] {
    if Int.random(in: 0..<4, using: &random) == 0 { return mutation.spoilt(&random) }
    var words: [String] = []
    for _ in 0..<Int.random(in: 1...9, using: &random) {
      let hostile = Int.random(in: 0..<3, using: &random) == 0
      let piece = (hostile ? UtteranceCatalog.hostile : pieces).randomElement(using: &random) ?? ""
      let isLong = Int.random(in: 0..<40, using: &random) == 0
      words.append(
        isLong ? String(repeating: piece, count: Int.random(in: 2...40, using: &random)) : piece
      )
    }
    let separator = Int.random(in: 0..<6, using: &random) == 0 ? "" : " "
    return Array(words.joined(separator: separator).utf8)
  }

  func failure(of input: [UInt8], _ random: inout SplitMix64) -> String? {
    let text = String(decoding: input, as: UTF8.self)
    let matcher = matchers[Int.random(in: 0..<matchers.count, using: &random)]
    var options = MatchOptions()
    options.now = Date(timeIntervalSince1970: 1_790_000_000)
    options.isSpoken = Bool.random(using: &random)
    let understanding = matcher.understand(text, options: options)
    for reading in [understanding.reading].compactMap({ $0 }) + understanding.alternatives {
      guard reading.confidence >= 0, reading.confidence <= 1 else { return "a bad confidence" }
      let text = reading.hypothesis ?? text
      for parameter in reading.parameters {
        let range = parameter.range
        guard range.lowerBound >= 0, range.upperBound <= text.utf8.count else {
          return "a range outside the text"
        }
        let piece = String(
          decoding: Array(text.utf8)[range.lowerBound..<range.upperBound],
          as: UTF8.self
        )
        // Between the words of a value others may have been said and taken back, or before them what
        // a correction put behind.
        guard piece == parameter.text || piece.holds(parameter.text) else {
          return "the range \(range) of '\(parameter.text)' covers '\(piece)'"
        }
      }
    }
    _ = matcher.completions(of: text, limit: 5)
    _ = matcher.exactReadings(of: text)
    return nil
  }
}

extension String {
  /// Whether the words of a text stand in this one.
  fileprivate func holds(_ text: String) -> Bool {
    guard text.split(separator: " ").allSatisfy({ firstRange(of: $0) != nil }) else { return false }
    return text.contains(" ") && contains(where: \.isWhitespace)
  }
}
