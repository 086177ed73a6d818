import AssistantKit
import Foundation
import OrderedJSON
import PhraseMatcher

/// Writes the answers to utterances that are sentences word by word, without making anything of them
/// but bytes.
///
/// They are byte for byte what the way over an ``Understanding`` gives. What an answer says of its phrase
/// and of its values is the same every time and kept.
struct WordForWordAnswers: Sendable {
  /// The most bytes that are kept; values that find no room are written anew each time.
  private static let mostKept = 1 << 24

  private let matcher: PhraseMatcher
  private let isJSON: Bool
  /// By the phrase's number; nil for those that were not yet said.
  private var frames: [Frame?] = []
  /// By the number of a vocabulary and that of a value's name.
  private var values: [[Piece]] = []
  /// The bytes of all frames and values.
  private var kept: [UInt8] = []

  /// Where the bytes of a value are kept; none for one that was not yet said.
  private struct Piece: Sendable {
    var start: UInt32 = 0
    var count: UInt32 = 0
  }

  /// Where the bytes that stand around the values of a phrase are kept.
  private struct Frame: Sendable {
    var beginning: Range<Int>
    var end: Range<Int>
    /// Where the bytes before the values begin; each row of them ends where the next one begins.
    var names = Names()
    /// The numbers of the values' vocabularies.
    var vocabularies = Names()
    var count: Int

    /// As many places as a sentence has values at most, and the end.
    struct Names: Sendable {
      private var places = SIMD16<UInt32>()

      subscript(number: Int) -> Int {
        get { Int(places[number]) }
        set { places[number] = UInt32(newValue) }
      }
    }
  }

  /// Makes a writer that has nothing kept.
  ///
  /// - Parameters:
  ///   - matcher: Finds the sentences.
  ///   - isJSON: Whether an answer is an object, or a line of fields.
  init(matcher: PhraseMatcher, isJSON: Bool) {
    self.matcher = matcher
    self.isJSON = isJSON
  }

  /// Adds the answer to an utterance.
  ///
  /// - Returns: Whether the utterance is a sentence word by word; otherwise nothing was added.
  mutating func append(
    answerTo utterance: String,
    to bytes: inout [UInt8]
  ) -> Bool {
    guard let match = matcher.exactMatch(of: utterance), let frame = frame(of: match) else {
      return false
    }
    if isJSON {
      bytes.append(contentsOf: Self.opening)
      bytes.append(jsonString: utterance)
    }
    append(kept: frame.beginning, to: &bytes)
    for position in 0..<frame.count {
      append(kept: frame.names[position]..<frame.names[position + 1], to: &bytes)
      append(position, of: match, frame.vocabularies[position], to: &bytes)
      if isJSON { append(utterance, match.range(ofValue: position), to: &bytes) }
    }
    append(kept: frame.end, to: &bytes)
    return true
  }

  /// Adds bytes that were kept; as a slice they would be counted among those who hold them, twice a time.
  @inline(__always)
  private func append(kept range: Range<Int>, to bytes: inout [UInt8]) {
    unsafe kept.withUnsafeBufferPointer { kept in
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: kept[range]))
    }
  }

  private static let opening = Array(#"{"utterance":"#.utf8)
  private static let title = Array(#","title":"#.utf8)
  private static let text = Array(#","text":"#.utf8)
  private static let range = Array(#","range":["#.utf8)

  /// Adds what an answer says of a value, wherever it was said.
  private mutating func append(
    _ position: Int,
    of match: ExactMatch,
    _ vocabulary: Int,
    to bytes: inout [UInt8]
  ) {
    let key = Int(match[position])
    while values.count <= vocabulary { values.append([]) }
    if key < values[vocabulary].count, values[vocabulary][key].count > 0 {
      let piece = values[vocabulary][key]
      let start = Int(piece.start)
      return append(kept: start..<start + Int(piece.count), to: &bytes)
    }
    guard let value = matcher.value(position, of: match) else { return }
    let start = bytes.count
    if isJSON {
      bytes.append(jsonString: value.id)
      bytes.append(contentsOf: Self.title)
      bytes.append(jsonString: value.title)
    } else {
      bytes.append(contentsOf: TerminalText.sanitized(value.title).utf8)
    }
    let count = bytes.count - start
    guard kept.count + count <= Self.mostKept else { return }
    if key >= values[vocabulary].count {
      let missing = max(key + 1, 2 * values[vocabulary].count) - values[vocabulary].count
      values[vocabulary].append(contentsOf: repeatElement(Piece(), count: missing))
    }
    values[vocabulary][key] = Piece(start: UInt32(kept.count), count: UInt32(count))
    kept += bytes[start...]
  }

  private func append(_ utterance: String, _ range: Range<Int>, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: Self.text)
    bytes.append(jsonString: utterance.piece(range))
    bytes.append(contentsOf: Self.range)
    bytes.append(decimal: range.lowerBound)
    bytes.append(UInt8(ascii: ","))
    bytes.append(decimal: range.upperBound)
    bytes.append(UInt8(ascii: "]"))
    bytes.append(UInt8(ascii: "}"))
  }
}

// MARK: - Frames

extension WordForWordAnswers {
  private mutating func frame(of match: ExactMatch) -> Frame? {
    if match.phrase < frames.count, let frame = frames[match.phrase] { return frame }
    let phrase = matcher.phrase(of: match)
    guard let (beginning, end) = isJSON ? surroundings(of: phrase) : shortSurroundings(of: phrase)
    else { return nil }
    var frame = Frame(
      beginning: keep(beginning),
      end: keep(end + "\n"),
      count: match.valueCount
    )
    for (number, name) in phrase.parameters.prefix(match.valueCount).enumerated() {
      frame.names[number] = keep(prefix(of: name, number: number)).lowerBound
      guard let vocabulary = matcher.vocabulary(number, of: match) else { return nil }
      frame.vocabularies[number] = vocabulary
    }
    frame.names[match.valueCount] = kept.count
    while frames.count <= match.phrase { frames.append(nil) }
    frames[match.phrase] = frame
    return frame
  }

  private mutating func keep(_ text: String) -> Range<Int> {
    let start = kept.count
    kept += text.utf8
    return start..<kept.count
  }

  /// What stands before a value.
  private func prefix(of name: String, number: Int) -> String {
    guard isJSON else { return "\t" + TerminalText.sanitized("\(name)=") }
    return (number > 0 ? "," : "") + JSON.string(name).text + #":{"id":"#
  }

  private func shortSurroundings(
    of phrase: PhraseMatcher.SaidPhrase
  ) -> (beginning: String, end: String)? {
    ("match\t" + TerminalText.sanitized(phrase.intent), "\t1.0")
  }

  /// What stands before and after the values of a phrase, cut out of the answer to nothing said.
  private func surroundings(
    of phrase: PhraseMatcher.SaidPhrase
  ) -> (beginning: String, end: String)? {
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
    return (
      String(answer[..<values.upperBound].dropFirst(start.count)),
      String(answer[values.upperBound...])
    )
  }
}

extension String {
  /// The text between two UTF-8 offsets.
  fileprivate func piece(_ range: Range<Int>) -> Substring {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return self[start..<utf8.index(start, offsetBy: range.count)]
  }
}

extension [UInt8] {
  /// Adds a number that is not below nought.
  fileprivate mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
