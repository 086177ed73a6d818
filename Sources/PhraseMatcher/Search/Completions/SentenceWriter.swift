import SpokenLanguage

/// Writes a sentence of a template with brackets as its author would.
///
/// The graph of all templates knows words as they are heard; how they are written, the template
/// knows: capitals, marks and spaces.
struct SentenceWriter {
  private let network: PhraseNetwork?
  /// For each state and edge the words of its text.
  private let words: [[[String]]]

  /// A part of the sentence.
  enum Said {
    /// A word of the template as it is heard.
    case word(String)
    /// What fills a place, as it is written.
    case value(String)

    var text: String {
      switch self {
      case .word(let text), .value(let text): text
      }
    }
  }

  init(_ template: BranchingTemplate, language: any Language) {
    network = try? PhraseNetwork(template, language: language)
    words =
      network?.edges.map { edges in
        edges.map { edge in
          guard case .text(let text) = edge.content else { return [] }
          return language.tokens(in: text).map(\.text)
        }
      } ?? []
  }

  /// The sentence; the bare words where the template does not say them.
  func text(of said: [Said]) -> String {
    var deadEnds: Set<[Int]> = []
    let pieces = pieces(PhraseNetwork.start, said[...], &deadEnds) ?? said.map { $0.text + " " }
    let text = pieces.reduce(into: "") { text, piece in
      let isAfterSpace = text.last?.isWhitespace ?? true
      text += isAfterSpace ? String(piece.drop(while: \.isWhitespace)) : piece
    }
    return text.last?.isWhitespace == true ? String(text.dropLast()) : text
  }

  private func pieces(
    _ state: Int,
    _ said: ArraySlice<Said>,
    _ deadEnds: inout Set<[Int]>
  ) -> [String]? {
    guard let network, !deadEnds.contains([state, said.count]) else { return nil }
    if state == network.end, said.isEmpty { return [] }
    for (edge, words) in zip(network.edges[state], words[state]) {
      var rest = said
      var piece: String
      switch edge.content {
      case .text(let text):
        piece = text
        guard said.count >= words.count, zip(words, said).allSatisfy({ $0 == $1.word }) else {
          continue
        }
        rest = said.dropFirst(words.count)
      case .applicationName, .parameter:
        guard case .value(let value)? = said.first else { continue }
        piece = value
        rest = said.dropFirst()
      }
      if let others = pieces(edge.target, rest, &deadEnds) { return [piece] + others }
    }
    deadEnds.insert([state, said.count])
    return nil
  }
}

extension SentenceWriter.Said {
  /// The word; nil where it is none.
  fileprivate var word: String? {
    if case .word(let text) = self { return text }
    return nil
  }
}
