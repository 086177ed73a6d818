import AppIntents
import PhraseMatcher
import SpokenLanguage

extension Understanding {
  /// The same with what was said after the command given to the parameter that would be asked for.
  ///
  /// Who says "search for Tolkien" has answered already what is to be looked for. Only text that is still
  /// missing takes any words; they have to stand together behind everything else that was understood.
  ///
  /// - Parameters:
  ///   - intent: The intent of the reading.
  ///   - language: The language of the conversation.
  /// - Returns: The understanding with one more parameter, or the same.
  func givingRest(to intent: IntentDefinition, _ language: any Language) -> Understanding {
    guard outcome == .match, var reading, reading.cost > 0,
      let missing = intent.parameters.first(where: { parameter in
        !parameter.isOptional && !reading.parameters.contains { $0.name == parameter.name }
      }), case .text = missing.type
    else { return self }
    var pieces = reading.alignment
    let said = pieces.indices.filter { !pieces[$0].heard.isEmpty }
    let rest = said.reversed().prefix { pieces[$0].isBeside }.reversed()
    let content = said.filter { pieces[$0].isBeside && !isFunctionWord(pieces[$0], language) }
    guard let first = content.first, rest.contains(first),
      let last = rest.last(where: { pieces[$0].difference != .filler })
    else { return self }
    let range = pieces[first].range.lowerBound..<pieces[last].range.upperBound
    guard let text = name(in: range, of: reading, language) else { return self }
    for place in rest where first...last ~= place {
      reading.cost -= pieces[place].cost
      pieces[place].cost = 0
      pieces[place].role = .parameter(missing.name)
      pieces[place].difference = nil
    }
    reading.cost = max(0, reading.cost)
    reading.alignment = pieces
    reading.parameters.append(
      ParameterReading(
        name: missing.name,
        value: .text(text),
        text: text,
        range: (range.upperBound - text.utf8.count)..<range.upperBound
      )
    )
    var result = self
    result.reading = reading
    return result
  }

  /// The words in a range, without those that only introduce them; nil where nothing else is there.
  private func name(
    in range: Range<Int>,
    of reading: Reading,
    _ language: any Language
  ) -> String? {
    let bytes = Array((reading.hypothesis ?? utterance).utf8)
    guard range.upperBound <= bytes.count else { return nil }
    let words = Array(bytes[range])
    let tokens = language.tokens(in: String(decoding: words, as: UTF8.self))
    guard !tokens.isEmpty else { return nil }
    let introduction = language.connectives.introductions.length(in: tokens, at: 0)
    guard introduction < tokens.count else { return nil }
    return String(decoding: words[tokens[introduction].range.lowerBound...], as: UTF8.self)
  }

  private func isFunctionWord(_ piece: AlignedPiece, _ language: any Language) -> Bool {
    piece.difference == .filler
      || language.tokens(in: piece.heard).allSatisfy { language.isFunctionWord($0.text) }
  }
}

extension AlignedPiece {
  /// Whether the words belong to no part of the sentence.
  fileprivate var isBeside: Bool { difference == .added || difference == .filler }
}
