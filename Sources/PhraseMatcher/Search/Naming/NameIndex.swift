import Foundation
public import SpokenLanguage

/// Finds the values that are named anywhere in a sentence.
///
/// Naming is record linkage: the words of the sentence and of each name are two records of perhaps one
/// thing. A rare word in common says much, a common one little (frequency adjustment, after Fellegi
/// and Sunter, "A theory for record linkage", 1969, section 3.4). The names that share the most
/// content words with the sentence are compared with it in full.
///
/// ```swift
/// let names = NameIndex([PhraseCatalog.Value(id: "1", title: "The Hobbit")], language: language)
/// names.mentions(in: language.tokens(in: "give the hobit five stars"))  // the hobit → "1"
/// ```
public struct NameIndex: Sendable {
  /// The most names that are compared in full with one sentence, beside as many that are said in it as a whole.
  private static let mostCompared = 32
  /// Words of more names than this are too common to find one by.
  private static let mostPostings = 4_000
  /// Longer sentences are no commands.
  private static let mostTokens = 64

  /// One way of saying one value.
  struct Form: Sendable {
    let value: Int32
    /// The words as they are written, without the marks that people leave out, and what each tells.
    let words: [UInt32]
    let plain: [UInt32]
    var weights: [Float]
    /// Whether small words tell it from the name of another value, which then stand where they stand in it.
    var isToldBySmallWords = false
    /// Whether something stands before a word; nothing does inside of a word of syllables.
    let begins: [Bool]

    var weight: Float { weights.reduce(0, +) }
    /// Whether tokens stand side by side in one word.
    var isOfSyllables: Bool { begins.contains(false) }
  }

  let language: any Language
  let values: [(id: String, title: String)]
  let forms: [Form]
  /// How many of the forms are names; behind them stand their variants.
  private let ownCount: Int
  let words: WordTable
  let spelling: SpellingIndex
  let heard = HeardWordMemory()
  /// For each word the forms that hold it with or without its marks.
  private let postings: [[Int32]]

  /// The identifier of the value of a title.
  ///
  /// - Parameters:
  ///   - title: The title, letter by letter.
  ///   - id: Which of several values of the title is meant.
  /// - Returns: The identifier; nil where none or several have the title.
  /// - Complexity: Linear in the values.
  public func value(called title: String, or id: String) -> String? {
    let found = values.filter { $0.title == title }
    return found.count == 1 ? found[0].id : found.first { $0.id == id }?.id
  }

  /// Makes an index of names.
  ///
  /// - Parameters:
  ///   - names: What can be named.
  ///   - variants: For each of them what else it may be called, which tells nothing of how common words are among
  ///     names; empty for nothing.
  ///   - language: The language of the names.
  /// - Complexity: Linear in the words of all titles and synonyms.
  public init(
    _ names: [PhraseCatalog.Value],
    variants: [[String]] = [],
    language: any Language
  ) {
    var table = WordTable.Builder()
    var written: [(value: Int32, words: [UInt32], plain: [UInt32], begins: [Bool])] = []
    func write(_ texts: [String], of place: Int) {
      var seen: Set<[UInt32]> = []
      for text in texts {
        let tokens = language.tokens(in: text)
        let words = tokens.map { table.intern($0.text) }
        guard !words.isEmpty, words.count <= Self.mostTokens, seen.insert(words).inserted else {
          continue
        }
        let plain = tokens.map { table.intern(language.withoutDiacritics($0.text)) }
        written.append((Int32(place), words, plain, Self.begins(tokens, language)))
      }
    }
    for (place, name) in names.enumerated() { write([name.title] + name.synonyms, of: place) }
    let ownCount = written.count
    self.ownCount = ownCount
    for (place, texts) in variants.enumerated() { write(texts, of: place) }
    let known = table.table
    words = known
    var postings = Array(repeating: [Int32](), count: words.count)
    for (place, form) in written.enumerated() {
      for word in form.plain where postings[Int(word)].last != Int32(place) {
        postings[Int(word)].append(Int32(place))
      }
    }
    let weight = WordWeights(count: ownCount, language: language)
    // Whether a word is a small one takes longer to tell than anything else about a name.
    var weightsOfWords: [Float?] = Array(repeating: nil, count: 2 * words.count)
    var forms = written.map { form in
      let weights = form.plain.indices.map { place in
        // Where nothing parts words, a character of a longer name is no word either.
        let isSyllable =
          !form.begins[place] || place + 1 < form.begins.count && !form.begins[place + 1]
          || !language.partsWords && form.plain.count > 1
        let number = 2 * Int(form.words[place]) + (isSyllable ? 1 : 0)
        let text = known.text(of: form.words[place])
        if place > 0, place + 1 == form.plain.count, language.number(leading: [text]) != nil {
          // Which of several is meant, only their numbers tell ("Bàn một").
          return weight.weight(ofNumeralIn: postings[Int(form.plain[place])].count)
        }
        if let known = weightsOfWords[number] { return known }
        let weight = weight.weight(
          // Marks make another word, which may be a small one or not.
          of: text,
          in: postings[Int(form.plain[place])].prefix { $0 < ownCount }.count,
          isSyllable: isSyllable
        )
        weightsOfWords[number] = weight
        return weight
      }
      return Form(
        value: form.value,
        words: form.words,
        plain: form.plain,
        weights: weights,
        begins: form.begins
      )
    }
    WordWeights.weighSmallWordsThatTell(in: &forms)
    self.forms = forms
    self.postings = postings
    self.language = language
    values = names.map { ($0.id, $0.title) }
    spelling = SpellingIndex(words: words, language: language)
  }

  /// For each token whether something stands before it.
  static func begins(_ tokens: [Token], _ language: any Language) -> [Bool] {
    tokens.indices.map {
      $0 == 0 || !language.partsWords
        || tokens[$0].range.lowerBound != tokens[$0 - 1].range.upperBound
    }
  }

  /// How many values can be named.
  public var count: Int { values.count }

  /// Whether a word is one of a name's words, with its marks or without.
  public func holds(_ word: String) -> Bool { words.id(of: word.utf8) != WordTable.none }

  /// The share of the names in which one of some words stands behind the first word.
  ///
  /// - Complexity: Linear in the words of all names.
  public func share(holding isOne: (String) -> Bool) -> Double {
    let ids = Set((0..<UInt32(words.count)).filter { isOne(words.text(of: $0)) })
    guard !ids.isEmpty, !forms.isEmpty else { return 0 }
    return Double(forms.count { $0.words.dropFirst().contains(where: ids.contains) })
      / Double(forms.count)
  }

  /// The words that more than half of the values have in their names, which say of what kind they are.
  ///
  /// - Complexity: Linear in the words of all titles.
  public func wordsOfMost() -> [String] {
    guard values.count > 2 else { return [] }
    var holders: [String: Int] = [:]
    for value in values {
      let words = Set(language.tokens(in: value.title).map(\.text))
      guard words.count > 1 else { continue }
      for word in words { holders[word, default: 0] += 1 }
    }
    return holders.filter { 2 * $0.value > values.count && !language.isClosedClass($0.key) }
      .keys.sorted()
  }

  /// The words that hold names together: closed-class words that stand inside of at least a share of
  /// them, and where the names are too few to tell, any.
  ///
  /// - Parameter leastShare: The share, estimated with half a name more on either side (Jeffreys' rule).
  /// - Returns: Nil for any word.
  /// - Complexity: Linear in the words of all names.
  public func innerWords(leastShare: Double) -> Set<String>? {
    func share(_ holders: Int) -> Double { (Double(holders) + 0.5) / (Double(forms.count) + 1) }
    guard share(0) < leastShare else { return nil }
    var holders: [UInt32: Int] = [:]
    for form in forms where form.words.count > 2 {
      for word in Set(form.words.dropFirst().dropLast()) { holders[word, default: 0] += 1 }
    }
    return Set(
      holders.filter { share($0.value) >= leastShare }.map { words.text(of: $0.key) }
        .filter(language.isClosedClass)
    )
  }

  /// The share of the names that hold another one as a whole ("Dune Messiah").
  ///
  /// - Complexity: Linear in the words of the first names, of which there are enough to tell the share.
  public func shareHoldingOthers() -> Double {
    let sample = forms.prefix(Self.mostSampled)
    guard !sample.isEmpty else { return 0 }
    var holders: [[UInt32]: Set<Int32>] = [:]
    for form in sample { holders[form.plain, default: []].insert(form.value) }
    let longest = holders.keys.map(\.count).max() ?? 0
    let count = sample.count { form in
      form.plain.indices.contains { start in
        (1...longest).contains { length in
          guard length < form.plain.count, start + length <= form.plain.count,
            let others = holders[Array(form.plain[start..<(start + length)])]
          else { return false }
          // A thing's own other name, which is often the shorter one, is no other thing.
          return !others.contains(form.value)
        }
      }
    }
    return Double(count) / Double(sample.count)
  }

  private static let mostSampled = 1000

  /// The values that some tokens may name, one mention for each value and place, best first.
  ///
  /// - Complexity: That of looking up each token, plus comparing at most 64 names.
  public func mentions(in tokens: [Token]) -> [NameMention] {
    guard !forms.isEmpty, !tokens.isEmpty, tokens.count <= Self.mostTokens else { return [] }
    let heard = HeardNameWords(tokens, in: self)
    var best: [Place: NameMention] = [:]
    var unnamed: [Int32] = []
    for form in candidates(heard) {
      let alignment = NameAlignment(forms[Int(form)], heard)
      guard let first = alignment.mention(in: self) else {
        if form < ownCount { unnamed.append(form) }
        continue
      }
      // Nobody has read a variant anywhere, so that a part of it names nothing, nor does what is only like it ("읽었대" says
      // what somebody else has told, "읽었다" what oneself did).
      guard form < ownCount || isSaidWhole(first, forms[Int(form)], heard) else { continue }
      for found in [first] + Self.repetitions(of: first, in: heard) {
        let place = Place(value: forms[Int(form)].value, start: found.tokens.lowerBound)
        if let known = best[place], (known.cost, -known.weight) <= (found.cost, -found.weight) {
          continue
        }
        best[place] = found
      }
    }
    // Words that name a part of one name may be meant for a longer one, of which they are less.
    let parts = Set(best.values.lazy.filter { $0.fit == .partial }.map(\.tokens))
    for part in parts {
      let heard = HeardNameWords(Array(tokens[part]), in: self)
      for form in unnamed {
        let alignment = NameAlignment(forms[Int(form)], heard)
        guard var found = alignment.mention(in: self, leastShare: 0), found.fit == .partial,
          found.tokens.count == part.count
        else { continue }
        found.tokens = part
        let place = Place(value: forms[Int(form)].value, start: part.lowerBound)
        if best[place] == nil { best[place] = found }
      }
    }
    return best.sorted { ($0.value.cost, $0.key) < ($1.value.cost, $1.key) }.map(\.value)
  }

  /// Whether as many words were said as a form has, but for function words.
  private func isSaidWhole(
    _ mention: NameMention,
    _ form: Form,
    _ heard: HeardNameWords
  ) -> Bool {
    mention.isOfItsWords
      && mention.tokens.count { !isFunctionWord(heard.texts[$0]) }
        >= form.words.count { !isFunctionWord(words.text(of: $0)) }
  }

  private func isFunctionWord(_ word: String) -> Bool {
    language.isFunctionWord(word)
      || language.grammar.functionWords.length(in: [Token(text: word, range: 0..<0)], at: 0) == 1
  }

  /// Where else an exact name is said in the same words ("from Want to Read to Read").
  private static func repetitions(
    of mention: NameMention,
    in heard: HeardNameWords
  ) -> [NameMention] {
    let width = mention.tokens.count
    guard mention.fit == .exact, heard.begins[mention.tokens.lowerBound], heard.count > width else {
      return []
    }
    return (0...(heard.count - width)).compactMap { start in
      let run = start..<(start + width)
      guard !run.overlaps(mention.tokens), heard.begins[start],
        heard.texts[run].elementsEqual(heard.texts[mention.tokens])
      else { return nil }
      var other = mention
      other.tokens = run
      return other
    }
  }

  /// A value at a place of a sentence.
  private struct Place: Hashable, Comparable {
    var value: Int32
    var start: Int

    static func < (one: Place, other: Place) -> Bool {
      (one.value, one.start) < (other.value, other.start)
    }
  }

  /// The forms that share the most content words with what was heard.
  private func candidates(_ heard: HeardNameWords) -> [Int32] {
    var scores: [Int32: Float] = [:]
    for place in 0..<heard.count {
      for candidate in heard.candidates(at: place) where candidate.leads {
        let forms = postings[Int(candidate.word)]
        guard forms.count <= Self.mostPostings else { continue }
        for form in forms {
          let known = self.forms[Int(form)]
          guard let position = known.plain.firstIndex(of: candidate.word) else { continue }
          scores[form, default: 0] += known.weights[position] * (1 - candidate.difference)
        }
      }
    }
    // What was said of a name, and how much of it was said.
    let ranked = scores.map { form, score in
      let share = min(1, score / forms[Int(form)].weight)
      return Candidate(form: form, score: score * (0.5 + 0.5 * share), isWhole: share > 0.999)
    }.sorted()
    guard ownCount < forms.count else { return compared(ranked) }
    // Variants stand in the way of no name.
    return compared(ranked.filter { $0.form < ownCount })
      + compared(ranked.filter { $0.form >= ownCount })
  }

  /// The first of some candidates, and of the others those that were said as a whole: names of common words must not drown
  /// in parts of others ("One Day" before "two").
  private func compared(_ ranked: [Candidate]) -> [Int32] {
    let first = ranked.prefix(Self.mostCompared)
    let whole = ranked[first.endIndex...].lazy.filter(\.isWhole).prefix(Self.mostCompared)
    return (first + whole).map(\.form)
  }

  /// A form that shares words with what was heard.
  private struct Candidate: Comparable {
    var form: Int32
    var score: Float
    /// Whether all its words were heard as they are written.
    var isWhole: Bool

    static func < (one: Candidate, other: Candidate) -> Bool {
      (other.score, one.form) < (one.score, other.form)
    }
  }
}
