/// whisper.cpp without stamps: an empty line, then sentence after sentence on one line without an end.
///
/// Nothing marks a sentence as final but a pause.
struct WhisperPlain: RecognizerFormat {
  static let format = InputFormat.whisperPlain
  static let invents = true

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    switch piece {
    case .line(let line), .pending(let line):
      guard context.isCurrent || context.followsBlankStart && Self.beginsLikeSegment(line.text)
      else { return nil }
      return Sentences.split(line.text).map { sentence in
        .final(RecognizedUtterance(text: sentence, isMarkedFinal: false, isCut: line.wasCut))
      }
    default: return nil
    }
  }

  private static func beginsLikeSegment(_ text: String) -> Bool {
    text.first == " " && text.dropFirst().first?.isUppercase == true
  }
}

/// Cuts a text at the ends of its sentences.
enum Sentences {
  static func split(_ text: String) -> [String] {
    var sentences: [String] = []
    var start = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let mark = text[index]
      let next = text.index(after: index)
      if isEnd(mark), ends(text[start..<index], mark, before: text[next...]) {
        sentences.append(SpeechText.spaced(text[start..<next]))
        start = next
      }
      index = next
    }
    sentences.append(SpeechText.spaced(text[start...]))
    return sentences.filter { !$0.isEmpty }
  }

  private static func isEnd(_ mark: Character) -> Bool { ".?!。？！".contains(mark) }

  /// A full stop after a short word with a capital shortens it, as in "Mr" or an initial.
  private static func ends(_ before: Substring, _ mark: Character, before rest: Substring) -> Bool {
    if "。？！".contains(mark) { return true }
    guard rest.first?.isWhitespace == true else { return false }
    let next = rest.first { !$0.isWhitespace }
    if next?.isLowercase == true { return false }
    guard mark == "." else { return true }
    let word = before.suffix(4).split(separator: " ").last ?? ""
    let isShort = word.count <= 3 && word.first?.isUppercase == true
    return !isShort || word.allSatisfy(\.isUppercase) && word.count > 1
  }
}
