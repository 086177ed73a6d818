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
    to writer: inout JSONWriter
  ) -> Bool {
    guard let match = matcher.exactMatch(of: utterance), let frame = frame(of: match) else {
      return false
    }
    if isJSON { writer.beginAnswer(to: utterance) }
    append(kept: frame.beginning, to: &writer)
    let said = SaidText(utterance)
    for position in 0..<frame.count {
      append(kept: frame.names[position]..<frame.names[position + 1], to: &writer)
      append(position, of: match, frame.vocabularies[position], to: &writer)
      guard isJSON else { continue }
      let piece = said.piece(match.range(ofValue: position))
      writer.endParameter(saying: piece.text, at: piece.range)
    }
    append(kept: frame.end, to: &writer)
    writer.endLine()
    return true
  }

  /// Adds bytes that were kept; as a slice they would be counted among those who hold them, twice a time.
  @inline(__always)
  private func append(kept range: Range<Int>, to writer: inout JSONWriter) {
    unsafe kept.withUnsafeBufferPointer { kept in
      unsafe writer.append(piece: UnsafeBufferPointer(rebasing: kept[range]))
    }
  }

  /// Adds what an answer says of a value, wherever it was said.
  private mutating func append(
    _ position: Int,
    of match: ExactMatch,
    _ vocabulary: Int,
    to writer: inout JSONWriter
  ) {
    let key = Int(match[position])
    while values.count <= vocabulary { values.append([]) }
    if key < values[vocabulary].count, values[vocabulary][key].count > 0 {
      let piece = values[vocabulary][key]
      let start = Int(piece.start)
      return append(kept: start..<start + Int(piece.count), to: &writer)
    }
    guard let value = matcher.value(position, of: match) else { return }
    let start = writer.bytes.count
    if isJSON {
      writer.write(.known(id: value.id, title: value.title))
    } else {
      writer.append(piece: TerminalText.sanitized(value.title).utf8)
    }
    let count = writer.bytes.count - start
    guard kept.count + count <= Self.mostKept else { return }
    if key >= values[vocabulary].count {
      let missing = max(key + 1, 2 * values[vocabulary].count) - values[vocabulary].count
      values[vocabulary].append(contentsOf: repeatElement(Piece(), count: missing))
    }
    values[vocabulary][key] = Piece(start: UInt32(kept.count), count: UInt32(count))
    kept += writer.bytes[start...]
  }
}

// MARK: - Frames

extension WordForWordAnswers {
  private mutating func frame(of match: ExactMatch) -> Frame? {
    if match.phrase < frames.count, let frame = frames[match.phrase] { return frame }
    let phrase = matcher.phrase(of: match)
    var pieces = isJSON ? pieces(of: phrase) : shortPieces(of: phrase)
    guard match.valueCount <= phrase.parameters.count else { return nil }
    let end = keep(pieces.removeLast())
    var frame = Frame(beginning: keep(pieces.removeFirst()), end: end, count: match.valueCount)
    for number in 0..<match.valueCount {
      frame.names[number] = keep(pieces[number]).lowerBound
      guard let vocabulary = matcher.vocabulary(number, of: match) else { return nil }
      frame.vocabularies[number] = vocabulary
    }
    frame.names[match.valueCount] = kept.count
    while frames.count <= match.phrase { frames.append(nil) }
    frames[match.phrase] = frame
    return frame
  }

  private mutating func keep(_ piece: ArraySlice<UInt8>) -> Range<Int> {
    let start = kept.count
    kept += piece
    return start..<kept.count
  }

  /// What stands around the values of a phrase in an answer: before the first, before each, behind the last.
  private func shortPieces(of phrase: PhraseMatcher.SaidPhrase) -> [ArraySlice<UInt8>] {
    let beginning = "match\t" + TerminalText.sanitized(phrase.intent)
    let names = phrase.parameters.map { "\t" + TerminalText.sanitized("\($0)=") }
    return ([beginning] + names + ["\t1.0"]).map { ArraySlice($0.utf8) }
  }

  /// What stands around the values of a phrase in an answer in JSON.
  private func pieces(of phrase: PhraseMatcher.SaidPhrase) -> [ArraySlice<UInt8>] {
    var writer = JSONWriter()
    writer.beginAnswer(to: "")
    var pieces: [ArraySlice<UInt8>] = []
    func cut(_ write: (inout JSONWriter) -> Void) -> ArraySlice<UInt8> {
      let start = writer.bytes.count
      write(&writer)
      return writer.bytes[start...]
    }
    pieces.append(
      cut {
        $0.write(.match)
        $0.beginReading(app: phrase.app, intent: phrase.intent, phrase: phrase.text, confidence: 1)
      }
    )
    for name in phrase.parameters {
      pieces.append(cut { $0.beginParameter(name) })
      // What stands here is another thing each time.
      writer.write(.unknown)
      writer.endParameter(saying: "", at: 0..<0)
    }
    pieces.append(
      cut {
        $0.endReading()
        $0.write(differences: [], SaidText(""))
        $0.write(alternatives: [])
        $0.endObject()
      }
    )
    return pieces
  }
}
