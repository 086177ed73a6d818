import AppIntents
import PhraseMatcher
import SpokenLanguage

/// Reads a value among words that only describe it ("the book Dune", "Emma by Jane Austen").
///
/// Such words say what kind of thing the value is, or repeat what the app itself shows beside it. All of
/// them have to: what is left over may be what was meant.
struct DescribedValue {
  let language: any Language
  /// Where the values come from.
  let source: OptionSource
  /// Understands a shorter sentence, with what the app knows.
  let understand: @Sendable (String) async -> Understanding

  /// The most words of a value with its description.
  private static let mostWords = 10

  /// The understanding without the description.
  ///
  /// - Parameters:
  ///   - first: The understanding that found the command.
  ///   - reading: The reading with the unknown words.
  ///   - open: The parameter in whose place they stand.
  /// - Returns: The understanding with the value, or with several; nil where the words describe none.
  func understanding(
    insteadOf first: Understanding,
    _ reading: Reading,
    _ open: ParameterReading
  ) async -> Understanding? {
    let utterance = Array((reading.hypothesis ?? first.utterance).utf8)
    let tokens = language.tokens(in: open.text)
    guard (2...Self.mostWords).contains(tokens.count), open.range.upperBound <= utterance.count
    else { return nil }
    for length in (1..<tokens.count).reversed() {
      for start in 0...(tokens.count - length) {
        let kept = start..<(start + length)
        guard start == 0 || isFunctionWord(tokens[start - 1]),
          kept.upperBound == tokens.count || isFunctionWord(tokens[kept.upperBound])
        else { continue }
        let bytes =
          utterance[..<open.range.lowerBound]
          + Array(open.text.utf8)[
            tokens[start].range.lowerBound..<tokens[kept.upperBound - 1].range.upperBound
          ]
          + utterance[open.range.upperBound...]
        let words = Array(tokens[..<start] + tokens[kept.upperBound...])
        let restated = String(decoding: bytes, as: UTF8.self)
        if let found = await understanding(of: restated, reading, open, describedBy: words) {
          var result = first
          result.outcome = found.count == 1 ? .match : .ambiguous
          result.reading = found.first
          result.alternatives = Array(found.dropFirst())
          return result
        }
      }
    }
    return nil
  }

  /// The readings of a shorter sentence whose value all the words describe; nil for none.
  private func understanding(
    of restated: String,
    _ reading: Reading,
    _ open: ParameterReading,
    describedBy words: [Token]
  ) async -> [Reading]? {
    let understanding = await understand(restated)
    guard understanding.isSettled else { return nil }
    let content = words.filter { !isFunctionWord($0) }
    var found: [Reading] = []
    for candidate in understanding.equalReadings
    where candidate.app == reading.app && candidate.intent == reading.intent {
      guard let parameter = candidate.parameters.first(where: { $0.name == open.name }),
        case .known(let id, _) = parameter.value
      else { continue }
      if !content.isEmpty {
        let known = await details(of: id)
        guard content.allSatisfy({ known.contains($0.text) }) else { continue }
      }
      var candidate = candidate
      candidate.hypothesis = restated
      found.append(candidate)
    }
    return found.isEmpty ? nil : found
  }

  /// Whether a word says nothing but what kind of thing a value is, if as much.
  private func isFunctionWord(_ token: Token) -> Bool {
    language.isFunctionWord(token.text) || language.isFiller(token.text)
      || language.tokens(in: source.title).contains { kind in
        language.stem(of: kind.text) == language.stem(of: token.text)
      }
  }

  /// The words that the app shows beside a value.
  private func details(of id: String) async -> Set<String> {
    guard let option = try? await source.identified([id]).first else { return [] }
    let texts = [option.title, option.subtitle ?? "", option.section ?? ""] + option.synonyms
    return Set(texts.flatMap { language.tokens(in: $0).map(\.text) })
  }
}
