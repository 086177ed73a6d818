/// The messages of Julius in its module mode: a sentence as XML, a word a line, its end marked by a full stop.
///
/// ```
/// <RECOGOUT>
///   <SHYPO RANK="1" SCORE="-2888.1">
///     <WHYPO WORD="open" CM="0.8"/>
///   </SHYPO>
/// </RECOGOUT>
/// .
/// ```
struct JuliusMessages: Sendable {
  /// The most words of a sentence.
  private static let wordLimit = 1_000

  private var isOpen = false
  private var isGuess = false
  private var hypotheses: [[RecognizedUtterance.Word]] = []

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - line: The line without the spaces before it.
  ///   - isCurrent: Whether Julius is known to be writing.
  /// - Returns: What it says; nil where it is no part of a message.
  mutating func read(_ line: Substring, isCurrent: Bool) -> [ReaderEvent]? {
    if line.hasPrefix("<RECOGOUT>") {
      self = JuliusMessages()
      isOpen = true
      return []
    }
    guard isOpen else {
      let isRemark = Self.remarks.contains { line.hasPrefix($0) } || isCurrent && line == "."
      return isRemark ? [] : nil
    }
    if line.hasPrefix("</RECOGOUT>") { return end() }
    if line.hasPrefix("<SHYPO") || line.hasPrefix("<PHYPO") {
      isGuess = line.hasPrefix("<PHYPO")
      hypotheses.append([])
    } else if line.hasPrefix("<WHYPO"), let last = hypotheses.indices.last,
      hypotheses[last].count < Self.wordLimit
    {
      hypotheses[last].append(
        RecognizedUtterance.Word(
          text: Self.attribute("WORD", in: line) ?? "",
          confidence: Self.attribute("CM", in: line).flatMap { Double($0) }
        )
      )
    }
    return line.hasPrefix("<") ? [] : nil
  }

  private mutating func end() -> [ReaderEvent] {
    let silences: Set<String> = ["", "<s>", "</s>", "silB", "silE"]
    let sentences = hypotheses.prefix(Hypotheses.limit).map { words in
      words.filter { !silences.contains($0.text) }
    }
    let texts = sentences.map { $0.map(\.text).joined(separator: " ") }
    defer { self = JuliusMessages() }
    guard let words = sentences.first, let text = texts.first, !text.isEmpty else { return [] }
    if isGuess { return [.partial(text)] }
    var utterance = RecognizedUtterance(text: text, words: words)
    if texts.count > 1 {
      utterance.alternatives = texts.map { RecognizedUtterance.Alternative(text: $0) }
    }
    return [.final(utterance)]
  }

  /// What Julius says besides, when it starts and stops to listen.
  private static let remarks = [
    "<STARTPROC/>", "<ENDPROC/>", "<STARTRECOG/>", "<ENDRECOG/>", "<STOPPROC/>", "<INPUT STATUS=",
    "<INPUTPARAM ", "<REJECTED ", "<RECOGFAIL/>", "<GMM ", "<SYSINFO ", "<ENGINEINFO ",
  ]

  private static func attribute(_ name: String, in line: Substring) -> String? {
    guard let start = line.firstRange(of: " " + name + "=\"")?.upperBound else { return nil }
    let value = String(line[start...].prefix { $0 != "\"" })
    let signs = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&amp;": "&"]
    return signs.reduce(value) { $0.replacing($1.key, with: $1.value) }
  }
}
