/// Results as XML in the Natural Language Semantics Markup Language: Vosk's, and those of telephony.
///
/// Confidences are hundreds in Vosk, whole per cents or fractions elsewhere, so that only their
/// order counts.
struct NLSMLResults: RecognizerFormat {
  static let format = InputFormat.nlsml

  /// The most bytes and lines of a result.
  private static let limit = 1 << 16
  private static let lineLimit = 1_000

  private var held: String?
  private var heldLines = 0

  var patience: Patience { held == nil ? .none : .long }

  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]? {
    guard case .line(let line) = piece else { return nil }
    let text = line.text.drop { $0 == " " || $0 == "\t" }
    if text.hasPrefix("<?xml") { return begin(text) }
    if text.hasPrefix("<result>") || text.hasPrefix("<result ") {
      return held == nil || held?.contains("<result") == true ? begin(text) : add(text)
    }
    if held != nil { return text.hasPrefix("<") ? add(text) : nil }
    return context.isCurrent && line.isBlank ? [] : nil
  }

  /// A result without its end says nothing.
  mutating func release() -> [ReaderEvent] {
    held = nil
    return []
  }

  private mutating func begin(_ text: Substring) -> [ReaderEvent]? {
    held = ""
    heldLines = 0
    return add(text)
  }

  private mutating func add(_ text: Substring) -> [ReaderEvent]? {
    heldLines += 1
    guard let before = held, before.utf8.count + text.utf8.count < Self.limit,
      heldLines < Self.lineLimit
    else {
      held = nil
      return nil
    }
    let whole = before + text
    held = whole
    guard whole.contains("</result>") else { return [] }
    held = nil
    return [.final(Self.utterance(whole))]
  }

  private static func utterance(_ result: String) -> RecognizedUtterance {
    let pieces = result.ranges(of: "<interpretation").prefix(Hypotheses.limit).map { range in
      result[range.upperBound...]
    }
    let hypotheses = pieces.compactMap { piece -> RecognizedUtterance.Alternative? in
      guard let text = content(of: "input", in: piece) else { return nil }
      let score = attribute("confidence", in: piece).flatMap { Double($0) }
      return RecognizedUtterance.Alternative(text: text, score: score)
    }
    return RecognizedUtterance(text: hypotheses.first?.text ?? "", alternatives: hypotheses)
  }

  /// The words of the first element of a name, without what is marked up in them.
  private static func content(of name: String, in text: Substring) -> String? {
    guard let start = text.firstRange(of: "<" + name)?.upperBound,
      let open = text[start...].firstIndex(of: ">"),
      let end = text[open...].firstRange(of: "</" + name)?.lowerBound
    else { return nil }
    var words = ""
    var isTag = false
    for character in text[text.index(after: open)..<end] {
      switch character {
      case "<": isTag = true
      case ">" where isTag: isTag = false
      case _ where isTag: break
      default: words.append(character)
      }
    }
    return SpeechText.spaced(unescaped(words))
  }

  private static func attribute(_ name: String, in text: Substring) -> Substring? {
    guard let tag = text.firstIndex(of: ">"),
      let start = text[..<tag].firstRange(of: name + "=")?.upperBound, start < tag
    else { return nil }
    let quoted = text[start..<tag]
    guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
    return quoted.dropFirst().prefix { $0 != quote }
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    let signs = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'"]
    let plain = signs.reduce(text) { $0.replacing($1.key, with: $1.value) }
    return plain.replacing("&amp;", with: "&")
  }
}
