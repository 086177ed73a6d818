import Foundation
import OrderedJSON
import PhraseMatcher
import SpokenLanguage

@testable import AssistantKit

/// Sentences on the whole way from words to what is meant, one conversation after the other.
///
/// Each answer in JSON reads back, and every range in it covers its text.
struct Conversations: FuzzTarget {
  static let name = "conversations"

  private let interpreters: [Interpreter]
  private let sentences = Utterances()

  init() {
    interpreters = ["en", "ko", "vi"].compactMap { locale in
      let settings = AssistantSettings(locale: locale)
      let matcher = try? PhraseMatcher(
        PhraseCatalog(apps: [UtteranceCatalog.app(locale)]),
        language: settings.language
      )
      return matcher.map {
        Interpreter(index: SentenceIndex($0), apps: [], settings: settings) { _ in }
      }
    }
  }

  func input(_ random: inout SplitMix64) -> [UInt8] { sentences.input(&random) }

  func failure(of input: [UInt8], _ random: inout SplitMix64) async -> String? {
    let interpreter = interpreters[Int.random(in: 0..<interpreters.count, using: &random)]
    let understanding = await interpreter.understand(
      HeardUtterance(String(decoding: input, as: UTF8.self))
    )
    return Self.failure(of: understanding)
  }

  /// What is wrong about an answer; nil where nothing is.
  static func failure(of understanding: Understanding) -> String? {
    var writer = JSONWriter()
    writer.write(understanding)
    guard let answer = try? JSON.parse(writer.bytes) as JSON else { return "no JSON is answered" }
    let readings = [answer] + (answer["alternatives"]?.array ?? []) + (answer["then"]?.array ?? [])
    let utterance = answer["utterance"]?.string ?? ""
    return readings.lazy.compactMap { reading in
      failure(of: reading, utf8: Array((reading["hypothesis"]?.string ?? utterance).utf8))
    }.first
  }

  private static func failure(of reading: JSON, utf8: [UInt8]) -> String? {
    if let confidence = reading["confidence"]?.double, !(0...1).contains(confidence) {
      return "a bad confidence"
    }
    for parameter in reading["parameters"]?.object ?? [] {
      guard let text = parameter.value["text"]?.string, !text.isEmpty else { continue }
      let bounds = (parameter.value["range"]?.array ?? []).compactMap(\.int)
      guard bounds.count == 2, bounds[0] >= 0, bounds[0] <= bounds[1], bounds[1] <= utf8.count
      else {
        return "a range outside the text"
      }
      let piece = String(decoding: utf8[bounds[0]..<bounds[1]], as: UTF8.self)
      guard Array(piece.utf8) == Array(text.utf8) else {
        return "the range \(bounds) of '\(text)' covers '\(piece)'"
      }
    }
    return nil
  }
}
