import AssistantKit
import Foundation
import OrderedJSON
import PhraseMatcher

/// Writes the answers to utterances that are sentences word by word, without making anything of them
/// but bytes.
///
/// They are byte for byte what the way over an ``Understanding`` gives. What an answer says of its phrase
/// is the same every time and kept.
struct WordForWordAnswers: Sendable {
  private let isJSON: Bool
  /// By the phrase's number.
  private var frames: [Int: Frame] = [:]

  /// What stands around the values of a phrase.
  private struct Frame: Sendable {
    var beginning: [UInt8]
    var end: [UInt8]
    var parameters: [String]
  }

  init(isJSON: Bool) {
    self.isJSON = isJSON
  }

  /// Adds the answer to an utterance.
  ///
  /// - Returns: Whether the utterance is a sentence word by word; otherwise nothing was added.
  mutating func append(
    answerTo utterance: String,
    of matcher: PhraseMatcher,
    to bytes: inout [UInt8]
  ) -> Bool {
    guard let match = matcher.exactMatch(of: utterance),
      let frame = frames[match.phrase] ?? keepFrame(of: match, in: matcher)
    else { return false }
    if isJSON {
      bytes += Self.opening
      bytes.append(jsonString: utterance)
    }
    bytes += frame.beginning
    for (position, name) in frame.parameters.enumerated() {
      guard let value = matcher.value(position, of: match) else { continue }
      if isJSON {
        if position > 0 { bytes.append(UInt8(ascii: ",")) }
        let text = utterance.piece(match.range(ofValue: position))
        append(value, as: name, text, match.range(ofValue: position), to: &bytes)
      } else {
        bytes.append(UInt8(ascii: "\t"))
        bytes += TerminalText.sanitized("\(name)=\(value.title)").utf8
      }
    }
    bytes += frame.end
    bytes.append(UInt8(ascii: "\n"))
    return true
  }

  private static let opening = Array(#"{"utterance":"#.utf8)
  private static let id = Array(#":{"id":"#.utf8)
  private static let title = Array(#","title":"#.utf8)
  private static let text = Array(#","text":"#.utf8)
  private static let range = Array(#","range":["#.utf8)

  private func append(
    _ value: PhraseCatalog.Value,
    as name: String,
    _ text: String,
    _ range: Range<Int>,
    to bytes: inout [UInt8]
  ) {
    bytes.append(jsonString: name)
    bytes += Self.id
    bytes.append(jsonString: value.id)
    bytes += Self.title
    bytes.append(jsonString: value.title)
    bytes += Self.text
    bytes.append(jsonString: text)
    bytes += Self.range
    bytes += String(range.lowerBound).utf8
    bytes.append(UInt8(ascii: ","))
    bytes += String(range.upperBound).utf8
    bytes.append(UInt8(ascii: "]"))
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func keepFrame(of match: ExactMatch, in matcher: PhraseMatcher) -> Frame? {
    let frame = frame(of: matcher.phrase(of: match))
    frames[match.phrase] = frame
    return frame
  }

  /// The frame of a phrase, cut out of the answer to nothing said.
  private func frame(of phrase: PhraseMatcher.SaidPhrase) -> Frame? {
    guard isJSON else {
      let beginning = "match\t" + TerminalText.sanitized(phrase.intent)
      return Frame(
        beginning: Array(beginning.utf8),
        end: Array("\t1.0".utf8),
        parameters: phrase.parameters
      )
    }
    let reading = Reading(
      app: phrase.app,
      intent: phrase.intent,
      phrase: phrase.text,
      confidence: 1,
      parameters: [],
      alignment: [],
      cost: 0
    )
    let nothing = Understanding(utterance: "", outcome: .match, reading: reading)
    let answer = JSON(nothing).text
    let start = String(decoding: Self.opening, as: UTF8.self) + #""""#
    let middle = #""parameters":{"#
    guard answer.hasPrefix(start), let values = answer.range(of: middle, options: .backwards) else {
      return nil
    }
    return Frame(
      beginning: Array(answer[..<values.upperBound].dropFirst(start.count).utf8),
      end: Array(answer[values.upperBound...].utf8),
      parameters: phrase.parameters
    )
  }
}

extension String {
  /// The text between two UTF-8 offsets.
  fileprivate func piece(_ range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf8.index(start, offsetBy: range.count)])
  }
}
