import SpokenLanguage

/// Compares one form of a name with a sentence, wherever in it the name may stand.
///
/// A local alignment (Smith and Waterman, "Identification of common molecular subsequences", 1981):
/// words before and behind the name cost nothing, words of the name that were not said and words
/// among it that it does not hold do.
struct NameAlignment {
  /// What a word costs that stands among the name's words and is none of them.
  private static let foreignWord: Float = 1.6
  private static let foreignFunctionWord: Float = 0.15
  /// What content words of a name cost that were not said, for each part of its weight.
  private static let unsaid: Float = 2.2
  private static let singleWord: Float = 0.8
  /// Words that weigh no more tell nothing of a name.
  private static let functionWord: Float = 0.2
  private static let unsaidFunctionWord: Float = 0.26
  private static let piece: Float = 0.25
  /// The least part of a name's weight that names it.
  private static let leastShare: Float = 0.34
  /// What the words of a piece have to tell, in nats.
  static let leastSaid: Float = 2.4
  /// How much of the words of a piece may be spelled otherwise.
  private static let mostInPiece: Float = 0.06
  /// One letter in five.
  private static let mostOfSlip: Float = 0.2
  private static let fewestLettersOfOneWord = 6
  private static let fewestLettersOfSlip = 5
  /// What a wholly different spelling would cost.
  static let spelling: Float = 3

  private let form: NameIndex.Form
  private let heard: HeardNameWords

  init(_ form: NameIndex.Form, _ heard: HeardNameWords) {
    self.form = form
    self.heard = heard
  }

  private struct Cell {
    var score: Float = 0
    var start = -1
    var said: Float = 0
    var differences: Float = 0
    var foreign: Float = 0
    var isPlain = true
    /// Whether some word was heard that is not just a small word with other letters.
    var isTelling = false
    /// How many words of the name were heard, and how many of them tell something.
    var heard = 0
    var contentWords = 0
    /// How many of them are no articles and the like.
    var content = 0
    /// What the words tell that are no common ones.
    var rare: Float = 0
    /// Where the last word of the name was heard.
    var end = -1
    /// The columns of the first and the last word of the name that were said.
    var first = 0
    var last = 0
  }

  /// The place where the name is said best; nil where too little of it is.
  ///
  /// - Parameters:
  ///   - index: The names.
  ///   - leastShare: The least part of the name's weight that names it.
  /// - Returns: The place.
  func mention(in index: NameIndex, leastShare: Float = Self.leastShare) -> NameMention? {
    let width = form.plain.count
    // The best alignment that ends with each word of the name, over the words heard so far.
    var row = Array(repeating: Cell(), count: width + 1)
    var before = row
    var best = Cell()
    for place in 0..<heard.count {
      let previous = row
      for column in 1...width {
        let word = form.plain[column - 1]
        let weight = form.weights[column - 1]
        var cell = Cell()
        if let difference = heard.difference(
          at: place,
          from: form.words[column - 1],
          plain: word
        ) {
          cell = said(previous[column - 1], place, 1, difference, weight, column)
          let isSmallWord = heard.isSmallWord(
            at: place,
            differingBy: difference,
            from: form.words[column - 1]
          )
          if !isSmallWord { cell.isTelling = true }
        }
        if place > 0, let difference = heard.joinedDifference(at: place - 1, from: word) {
          let joined = said(before[column - 1], place - 1, 2, difference, weight, column)
          if joined.score > cell.score {
            cell = joined
            cell.isTelling = true
          }
        }
        // A word that the name does not hold stands among its words.
        var skipped = previous[column]
        if skipped.start >= 0, column < width {
          let isFunctionWord =
            (index.language.isFunctionWord(heard.texts[place])
              || index.language.isFiller(heard.texts[place]))
            // Another number is another thing ("bàn một hai").
            && index.language.number(leading: [heard.texts[place]]) == nil
          let cost = isFunctionWord ? Self.foreignFunctionWord : Self.foreignWord
          skipped.score -= cost
          skipped.foreign += cost
          skipped.isPlain = skipped.isPlain && isFunctionWord
          if skipped.score > cell.score { cell = skipped }
        }
        // A word of the name was left out.
        var unsaid = row[column - 1]
        if unsaid.start >= 0 {
          unsaid.score -= weight * 0.8
          if unsaid.score > cell.score { cell = unsaid }
        }
        row[column] = cell.score > 0 ? cell : Cell()
        if cell.end == place, cell.score > best.score { best = cell }
      }
      before = previous
    }
    return mention(best, in: index, leastShare)
  }

  private func said(
    _ cell: Cell,
    _ place: Int,
    _ count: Int,
    _ difference: Float,
    _ weight: Float,
    _ column: Int
  ) -> Cell {
    var next = cell
    if next.start < 0 {
      // A name begins where a word begins, and so does the part of it that is said.
      guard mayBegin(at: place, column) else { return Cell() }
      next = Cell(score: 0, start: place, first: column)
    }
    next.last = column
    next.said += weight
    next.heard += 1
    if weight > Self.functionWord { next.contentWords += 1 }
    if weight > WordWeights.ofFunctionWord { next.content += 1 }
    if weight > WordWeights.mostOfCommonWord { next.rare += weight }
    next.score += weight * (1 - difference)
    next.differences += difference * max(weight, 0.3)
    if difference > HeardNameWords.marks { next.isPlain = false }
    next.end = place + count - 1
    return next
  }

  /// Whether a name may begin with a token and a word of it; in one word with something else only a long
  /// name as a whole does.
  private func mayBegin(at place: Int, _ column: Int) -> Bool {
    form.begins[column - 1]
      && (heard.begins[place] || column == 1 && form.plain.count >= Self.fewestInside)
  }

  /// Whether the part that was said ends where a word of the name ends, but for particles.
  private func endsWord(_ cell: Cell, in index: NameIndex) -> Bool {
    cell.last == form.plain.count || form.begins[cell.last]
      || index.language.isFunctionWord(index.words.text(of: form.plain[cell.last]))
  }

  /// Whether a word of the name was heard with another ending ("읽을" for "읽는").
  private func isOfAnotherForm(_ cell: Cell) -> Bool {
    cell.last < form.plain.count && !form.begins[cell.last]
      && cell.end + 1 < heard.count && !heard.begins[cell.end + 1]
  }

  /// Whether so few syllables differ that a name of syllables is no other one.
  private func isSure(_ cell: Cell) -> Bool {
    let count = Float(cell.last - cell.first + 1)
    return count >= 3 && cell.differences <= 0.13 * max(cell.said, count)
  }

  /// The least length of a name that is found inside of a word of syllables.
  private static let fewestInside = 3

  /// Whether a name is long enough to be known by words that are not its own.
  ///
  /// A name of one or two syllables is nearly every word with a mistake in it.
  private func isLong(in index: NameIndex) -> Bool {
    form.weights.count { $0 > Self.functionWord } > 1
      || letters(in: index) >= Self.fewestLettersOfOneWord
  }

  /// Whether of one word of a name so little is misspelt that it is still the word.
  private func isSlip(_ cell: Cell, in index: NameIndex) -> Bool {
    cell.said > 0 && cell.differences / cell.said <= Self.mostOfSlip
      && letters(in: index) >= Self.fewestLettersOfSlip
  }

  /// How many letters the content words of the name have.
  private func letters(in index: NameIndex) -> Int {
    form.plain.indices.reduce(0) { sum, place in
      form.weights[place] > Self.functionWord
        ? sum + Letters.count(in: index.words.text(of: form.plain[place])) : sum
    }
  }

  private func mention(
    _ best: Cell,
    in index: NameIndex,
    _ leastShare: Float
  ) -> NameMention? {
    guard best.start >= 0, best.end >= best.start, best.isTelling, endsWord(best, in: index),
      !isOfAnotherForm(best)
    else { return nil }
    let total = form.weight
    // Small words may be left out, but of a name of small words alone none.
    let content = form.weights.count { $0 > WordWeights.ofFunctionWord }
    let isWhole =
      best.content >= content && (content > 0 || best.heard == form.plain.count)
      && !(form.isToldBySmallWords && best.end - best.start + 1 > form.plain.count)
    let share = best.said / max(total, 0.01)
    let isInside = !heard.begins[best.start]
    // In one word with something else the whole name stands in that word.
    if isInside, !isWhole || !best.isPlain || heard.begins[best.start...best.end].contains(true) {
      return nil
    }
    if best.differences > 0.1, form.isOfSyllables, !isSure(best) { return nil }
    guard isWhole || share >= leastShare && best.rare >= Self.leastSaid else { return nil }
    // A piece of a name is said as it is, and a short name too; with mistakes they are nearly anything.
    guard
      best.isPlain || isWhole && (isLong(in: index) || isSlip(best, in: index))
        || best.differences <= Self.mostInPiece * best.said
    else { return nil }
    var cost = best.foreign + Self.spelling * best.differences / max(best.said, 0.3)
    if isWhole {
      cost += Self.unsaidFunctionWord * Float(form.plain.count - best.heard)
    } else {
      cost += Self.piece + Self.unsaid * (1 - share)
      // One word is seldom a name, and often itself.
      if best.contentWords < 2 { cost += Self.singleWord }
    }
    let value = index.values[Int(form.value)]
    return NameMention(
      id: value.id,
      title: value.title,
      tokens: best.start..<(best.end + 1),
      cost: Double(cost),
      weight: Double(best.said),
      fit: isWhole ? (best.isPlain ? .exact : .near) : .partial
    )
  }
}
