import SpokenLanguage

/// The words of a clause that mean something, beside the names in it.
///
/// What was done is told in forms in which nothing is asked for ("arrived"); here they mean what the verb does,
/// since a question may be about it.
struct SaidWords {
  /// A word with its meaning.
  struct Meaning {
    let place: Int
    let embedding: WordEmbedding
  }

  private(set) var meanings: [Meaning] = []
  /// Whether any is a form of the past.
  private(set) var saysPast = false

  init(
    in chart: SentenceChart,
    _ clause: Range<Int>,
    beside names: Set<Int>,
    _ language: any Language
  ) {
    let past = language.grammar.past
    var place = clause.lowerBound
    while place < clause.upperBound {
      guard !names.contains(place), chart.classes.courtesies[place] == 0 else {
        place += 1
        continue
      }
      let said = chart.tokens[place].text
      let forms = (past?.askingForms(of: said) ?? []).filter { $0 != said }
      if !forms.isEmpty { saysPast = true }
      if let word = chart.meanings[place] {
        meanings.append(Meaning(place: place, embedding: word.embedding))
        place += word.length
        continue
      }
      let meant = forms.lazy.compactMap { form in
        var tokens = chart.tokens
        tokens[place].text = form
        return language.embeddedWord(in: tokens, at: place)?.embedding
      }.first
      if let meant { meanings.append(Meaning(place: place, embedding: meant)) }
      place += 1
    }
  }
}
