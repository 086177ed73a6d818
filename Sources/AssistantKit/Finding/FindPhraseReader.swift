import AppIntents
import SpokenLanguage

/// Reads what a phrase says of what to find, wherever it stands in a sentence.
struct FindPhraseReader: Sendable {
  /// What a phrase may say, where its words end, and what it costs to take them so.
  struct Reading {
    var cost: Double
    var end: Int
    var clause: FindClause
    /// Whether the words also name the kind.
    var hasNoun = false
  }

  /// The most words of what a property is called.
  private static let mostPropertyWords = 4

  let kind: FindKind
  let articles: [[String]]
  let values: FindValueReader

  /// What a phrase says at a place of a sentence; nothing where it is not said there.
  func readings(
    of phrase: FindPhraseBook.Phrase,
    at place: Int,
    in sentence: FindTokens
  ) -> [Reading] {
    let said = matches(of: phrase.pieces, at: place, in: sentence).flatMap { match in
      clauses(of: phrase, match, in: sentence).map { cost, clause in
        Reading(
          cost: cost + FindPhraseMatch.cost,
          end: match.end,
          clause: clause,
          hasNoun: match.hasNoun || namesKind(clause, match, in: sentence)
        )
      }
    }
    return said + unknownOrders(in: phrase, at: place, in: sentence)
  }

  private func matches(
    of pieces: [FindPhraseBook.Piece],
    at place: Int,
    in sentence: FindTokens
  ) -> [FindPhraseMatch] {
    FindPhraseMatch.all(of: pieces, at: place, in: sentence, kind: kind, articles: articles)
  }

  /// Whether the name of an option says of what kind the things are, as "읽은 책" does.
  private func namesKind(
    _ clause: FindClause,
    _ match: FindPhraseMatch,
    in sentence: FindTokens
  ) -> Bool {
    guard case .condition(let condition) = clause, !kind.options[condition.property].isEmpty else {
      return false
    }
    return match.values.contains { kind.isNamed(atTheEndOf: sentence.keys[$0]) }
  }

  /// What says by which property to sort, but names none: better told than taken for something else.
  private func unknownOrders(
    in phrase: FindPhraseBook.Phrase,
    at place: Int,
    in sentence: FindTokens
  ) -> [Reading] {
    guard case .order = phrase.meaning, phrase.hasProperty else { return [] }
    let pieces = phrase.pieces.map { $0 == .property ? .value : $0 }
    return matches(of: pieces, at: place, in: sentence).compactMap { match in
      guard let name = match.values.first, name.count <= Self.mostPropertyWords else { return nil }
      // "Sorted by" speaks of nothing but an order; "by" alone is rather said of an author.
      let cost = (phrase.isPlainOrder ? 0.2 : 5) + sentence.cost(ofText: name)
      return Reading(cost: cost, end: match.end, clause: .unknownOrder(sentence.text(name)))
    }
  }

  // MARK: - Meanings

  private func clauses(
    of phrase: FindPhraseBook.Phrase,
    _ match: FindPhraseMatch,
    in sentence: FindTokens
  ) -> [(cost: Double, clause: FindClause)] {
    switch phrase.meaning {
    case .condition(let comparisons):
      return candidates(for: phrase, match, in: sentence).compactMap { property, cost in
        condition(
          comparisons.map { EntityQueryComparatorKind($0) },
          on: property,
          match,
          endsPhrase: phrase.endsInPlace,
          in: sentence
        )
        .map { (cost + $0.cost, .condition($0.condition)) }
      }
    case .order(let isDescending):
      return order(phrase, match, isDescending).map { [(0, $0)] } ?? []
    case .limit:
      guard let range = match.values.first,
        let number = values.number(range, endsPhrase: phrase.endsInPlace, in: sentence),
        let limit = Int(exactly: number), limit > 0
      else { return [] }
      // A bare number may be a limit, and is one where nothing else needs it.
      return [(phrase.pieces.count > 1 ? 0.1 : 0.6, .limit(limit))]
    }
  }

  private func order(
    _ phrase: FindPhraseBook.Phrase,
    _ match: FindPhraseMatch,
    _ isDescending: Bool?
  ) -> FindClause? {
    if phrase.hasProperty {
      guard let property = match.property, kind.properties[property].isSortable else { return nil }
      return .order(property: property, isDescending: isDescending)
    }
    guard !phrase.roles.isEmpty else { return .order(property: nil, isDescending: isDescending) }
    let meant = kind.properties.indices.first { property in
      kind.properties[property].isSortable && kind.plays(phrase.roles, property)
    }
    return .order(property: meant, isDescending: isDescending)
  }

  /// The properties that a phrase may mean, each with what it costs to guess so.
  private func candidates(
    for phrase: FindPhraseBook.Phrase,
    _ match: FindPhraseMatch,
    in sentence: FindTokens
  ) -> [(property: Int, cost: Double)] {
    if let property = match.property {
      return [(property, isWithinOption(match, of: property, in: sentence) ? 0.5 : 0)]
    }
    guard !phrase.hasProperty else { return [] }
    return kind.properties.indices.compactMap { property in
      if kind.plays(phrase.roles, property) { return (property, 0.1) }
      // What is no free text tells by itself which property it is of.
      return kind.isFreeText(property) ? nil : (property, phrase.roles.isEmpty ? 0.4 : 0.8)
    }
  }

  /// Whether a value and the property's name behind it are an option's name together: the reading list is no list that
  /// is called reading.
  private func isWithinOption(
    _ match: FindPhraseMatch,
    of property: Int,
    in sentence: FindTokens
  ) -> Bool {
    guard let value = match.values.last, value.upperBound < match.end else { return false }
    return kind.options[property].contains(Array(sentence.keys[value.lowerBound..<match.end]))
  }

  private func condition(
    _ comparisons: [EntityQueryComparatorKind],
    on property: Int,
    _ match: FindPhraseMatch,
    endsPhrase: Bool,
    in sentence: FindTokens
  ) -> (condition: FindDraft.Condition, cost: Double)? {
    let known = kind.properties[property].comparisons
    for comparison in comparisons {
      guard let type = known.first(where: { $0.kind == comparison })?.type,
        match.values.count == comparison.valueCount
      else { continue }
      var cost = 0.0
      for range in match.values {
        let isLast = endsPhrase && range == match.values.last
        guard
          let valueCost = values.cost(
            of: range,
            as: type,
            of: property,
            isLast: isLast,
            in: sentence
          )
        else { return nil }
        cost += valueCost
      }
      let texts = match.values.map { sentence.text($0) }
      return (.init(property: property, comparison: comparison, values: texts), cost)
    }
    return nil
  }
}
