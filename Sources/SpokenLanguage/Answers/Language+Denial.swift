extension Language {
  /// An utterance without what it says at its beginning was not meant ("no, not Dune, I meant Emma").
  ///
  /// - Parameters:
  ///   - utterance: The whole utterance.
  ///   - no: The word with which it corrects from then on.
  ///   - isNamed: Whether some words name nothing but what was spoken of.
  /// - Returns: The rest; nil where nothing is denied, nothing follows, or more is said than a name.
  package func correctionWithoutDenial(
    _ utterance: String,
    beginningWith no: String,
    naming isNamed: (String) -> Bool
  ) -> String? {
    let clauses = utterance.clauses(of: tokens(in: utterance)).flatMap(partedByCorrections)
    var place = 0
    var isDenied = false
    while place < clauses.count {
      let clause = clauses[place]
      if denies(clause, in: utterance, naming: isNamed) {
        isDenied = true
      } else if !isBeforeCorrection(clause) {
        break
      }
      place += 1
    }
    guard isDenied, place < clauses.count else { return nil }
    // "I meant Emma" says that something is put right.
    if correctionLength(in: clauses[place - 1], at: 0) == clauses[place - 1].count { place -= 1 }
    guard let rest = clauses[place].first else { return nil }
    let said = String(decoding: Array(utterance.utf8)[rest.range.lowerBound...], as: UTF8.self)
    // "Pas celui de Wells, celui d'Ellison": what is denied says that something is put right.
    guard !correctsFirst(said) else { return said }
    return no + ", " + said
  }

  /// Some words, parted before and behind those that correct where no sign does that ("no hang on not Circe I meant Emma").
  private func partedByCorrections(_ clause: [Token]) -> [[Token]] {
    var parts: [[Token]] = [[]]
    var place = 0
    while place < clause.count {
      // "Nicht das" of "nicht das Parfum" denies what follows.
      let length =
        (0..<correctionLength(in: clause, at: place)).first { offset in
          connectives.negations.length(in: clause, at: place + offset) > 0
        } ?? correctionLength(in: clause, at: place)
      let part = clause[place..<(place + max(length, 1))]
      if length > 0, place + length < clause.count || parts[parts.count - 1].isEmpty {
        parts += [Array(part), []]
      } else {
        parts[parts.count - 1] += part
      }
      place += part.count
    }
    return parts.filter { !$0.isEmpty }
  }

  /// Whether some words only correct, or are polite.
  private func isBeforeCorrection(_ clause: [Token]) -> Bool {
    clause.areCovered { place in
      max(
        connectives.corrections.length(in: clause, at: place),
        connectives.correctionsAfterBreak.length(in: clause, at: place),
        smallWords(in: clause, at: place)
      )
    }
  }

  /// Whether some words deny a name, or another thing of it, and nothing else ("not Dune", "Kim no", "pas celui de Wells").
  private func denies(
    _ clause: [Token],
    in utterance: String,
    naming isNamed: (String) -> Bool
  ) -> Bool {
    guard clause.count <= mostTokensOfRemark else { return false }
    var negations = connectives.negations(in: clause)
    // "Kim no".
    if let last = clause.last, clause.count > 1,
      connectives.corrections.length(in: clause, at: clause.count - 1) == 1
    {
      negations.append(last.range)
    }
    var left = clause.filter { token in !negations.contains { $0.overlaps(token.range) } }
    guard !negations.isEmpty, let first = left.first,
      // A name in the middle of a denial is none of it.
      clause.first?.range != first.range || clause.last?.range != left.last?.range
    else { return false }
    let points = connectives.references.length(in: left, at: 0)
    if (points > 0 ? [0, points] : [0]).contains(where: {
      grammar.attributions.length(in: left, at: $0) > 0
    }) {
      return !left.indices.contains { place in
        grammar.verbs.contains { !$0.isLight && $0.runs.length(in: left, at: place) > 0 }
      }
    }
    while let word = left.first {
      if isNamed(utterance.text(of: left)) { return true }
      guard isClosedClass(word.text) else { return false }
      left.removeFirst()
    }
    return false
  }
}
