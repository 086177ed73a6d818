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
    guard open.range.upperBound <= utterance.count else { return nil }
    for way in DescribedName.all(in: tokens, isSmall: isFunctionWord) {
      var bytes = Array(utterance[..<open.range.lowerBound])
      bytes += open.text.bytes(of: tokens[way.name])
      bytes += utterance[open.range.upperBound...]
      let restated = String(decoding: bytes, as: UTF8.self)
      if let found = await understanding(of: restated, reading, open, describedBy: way.description)
      {
        var result = first
        result.outcome = found.count == 1 ? .match : .ambiguous
        result.reading = found.first
        result.alternatives = Array(found.dropFirst())
        return result
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
  private func isFunctionWord(_ token: Token) -> Bool { source.isSmall(token, language) }

  /// The words that the app shows beside a value.
  private func details(of id: String) async -> Set<String> {
    guard let option = try? await source.identified([id]).first else { return [] }
    return option.words(language)
  }
}

extension OptionSource {
  /// Whether a word says nothing but what kind of thing an option is, if as much.
  func isSmall(_ token: Token, _ language: any Language) -> Bool {
    language.isFunctionWord(token.text) || language.isFiller(token.text)
      || language.tokens(in: title).contains { kind in
        language.stem(of: kind.text) == language.stem(of: token.text)
      }
  }
}

extension IntentOption {
  /// The words of its names and of what stands beside it.
  func words(_ language: any Language) -> Set<String> {
    let texts = [title, subtitle ?? "", section ?? ""] + synonyms
    return Set(texts.flatMap { language.tokens(in: $0).map(\.text) })
  }
}

extension String {
  /// The bytes from the first of some of its words to the last; none for no words.
  func bytes(of words: ArraySlice<Token>) -> [UInt8] {
    guard let first = words.first, let last = words.last else { return [] }
    return Array(Array(utf8)[first.range.lowerBound..<last.range.upperBound])
  }
}
