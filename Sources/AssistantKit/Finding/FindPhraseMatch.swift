/// What the places of a phrase stand for, where it is said in a sentence.
struct FindPhraseMatch: Sendable {
  private(set) var property: Int?
  private(set) var values: [Range<Int>] = []
  private(set) var hasNoun = false
  /// Where the words that follow begin.
  private(set) var end: Int
  private var endsInValue = false

  /// A phrase that was filled costs a little, so that one phrase is better than two.
  static let cost = 0.05
  /// The most words of a value.
  static let mostValueWords = 12

  private init(at place: Int) { end = place }

  /// All ways in which pieces of a phrase stand at a place of a sentence.
  ///
  /// - Parameters:
  ///   - pieces: The pieces, in their order.
  ///   - place: Where the first of them has to begin.
  ///   - sentence: The sentence.
  ///   - kind: What is looked for, which has properties and a name.
  ///   - articles: What may stand before a name without belonging to it.
  /// - Returns: The ways, of which none is better than another yet.
  static func all(
    of pieces: [FindPhraseBook.Piece],
    at place: Int,
    in sentence: FindTokens,
    kind: FindKind,
    articles: [[String]]
  ) -> [FindPhraseMatch] {
    pieces.reduce([FindPhraseMatch(at: place)]) { matches, piece in
      matches.flatMap { $0.extended(by: piece, in: sentence, kind: kind, articles: articles) }
    }
  }

  private func extended(
    by piece: FindPhraseBook.Piece,
    in sentence: FindTokens,
    kind: FindKind,
    articles: [[String]]
  ) -> [FindPhraseMatch] {
    switch piece {
    case .words(let words):
      // Only what follows a value may be its ending.
      guard let end = sentence.end(of: words, at: end, isWord: !endsInValue) else { return [] }
      return [reaching(end, endsInValue: false)]
    case .property:
      return kind.properties.indices.flatMap { property in
        kind.names[property].flatMap { name in
          sentence.starts(ofNameAt: end, articles: articles).compactMap { start in
            sentence.end(of: name, at: start, isWord: true).map { end in
              var next = reaching(end, endsInValue: true)
              next.property = property
              return next
            }
          }
        }
      }
    case .noun:
      return kind.nouns.compactMap { noun in
        sentence.end(of: noun, at: end, isWord: false).map { end in
          var next = reaching(end, endsInValue: true)
          next.hasNoun = true
          return next
        }
      }
    case .value, .number:
      let most = piece == .number ? 3 : Self.mostValueWords
      return sentence.starts(ofNameAt: end, articles: articles).flatMap { start in
        sentence.spans(from: start, most: most).map { end in
          var next = reaching(end, endsInValue: true)
          next.values.append(start..<end)
          return next
        }
      }
    }
  }

  private func reaching(_ end: Int, endsInValue: Bool) -> FindPhraseMatch {
    var next = self
    next.end = end
    next.endsInValue = endsInValue
    return next
  }
}

extension FindTokens {
  /// Where a name may begin that may have an article before it.
  fileprivate func starts(ofNameAt place: Int, articles: [[String]]) -> [Int] {
    guard place + 1 < count, !isQuoted(place), articles.contains([keys[place]]) else {
      return [place]
    }
    return [place, place + 1]
  }
}
