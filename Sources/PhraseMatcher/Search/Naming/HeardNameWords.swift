import SpokenLanguage

/// The words of a sentence with the words of names that each may stand for.
struct HeardNameWords {
  /// A word of a name that was perhaps heard.
  struct Candidate {
    let word: UInt32
    /// Whether names are looked for by it; a syllable that is nearly another tells too little.
    var leads = true
    /// From 0 for the word itself to 1 for another word.
    let difference: Float
  }

  /// How much a word differs that is spelled with or without its marks.
  static let marks: Float = 0.02
  /// How much two words of the same sounds differ.
  private static let homophone: Float = 0.05
  /// How much words differ that were misheard, and how much more with all of their sounds.
  private static let misheard: Float = 0.08
  private static let sounds: Float = 0.75
  /// How many of its sounds may differ where a word was misheard.
  private static let mostMisheard: Float = 0.34
  /// How much two neighbours may differ together from one word.
  private static let mostOfJoined: Float = 0.12
  /// How much of a word may be spelled otherwise.
  private static let mostDifference: Float = 0.4
  /// How much more an everyday word differs, which is seldom a slip for another.
  private static let everyday: Float = 0.1
  /// How much another form of a word differs ("beers"): it is that word, as surely as one of the same sounds.
  static let inflected = homophone
  private static let longestUnion = 24
  /// Shorter words are themselves or another word.
  private static let fewestLetters = 4

  let tokens: [Token]
  private(set) var texts: [String] = []
  /// For each token whether something stands before it.
  let begins: [Bool]
  private var found: [[Candidate]] = []
  /// Two neighbours taken together ("slaughter house"), for the first of them.
  private var joined: [[Candidate]] = []
  private var isUnmarked: [Bool] = []
  /// Whether a word belongs to a closed class.
  private let isSmall: [Bool]
  private let words: WordTable

  init(_ tokens: [Token], in index: NameIndex) {
    self.tokens = tokens
    words = index.words
    begins = NameIndex.begins(tokens, index.language)
    texts = tokens.map(\.text)
    let language = index.language
    isSmall = texts.map(language.isClosedClass)
    // Who writes some words with their marks writes them all; the words of other languages have none.
    let isMarked = texts.contains {
      language.isWellFormed($0) && language.withoutDiacritics($0) != $0
    }
    for (place, text) in texts.enumerated() {
      let plain = language.withoutDiacritics(text)
      isUnmarked.append(plain == text && !(isMarked && language.isWellFormed(text)))
      found.append(
        index.heard.candidates(for: text) { Self.candidates(for: text, plain, in: index) }
      )
      guard place + 1 < texts.count else {
        joined.append([])
        continue
      }
      let union = text + texts[place + 1]
      // Two everyday words side by side are two words.
      let isOdd = !Self.isEveryday(text, index) || !Self.isEveryday(texts[place + 1], index)
      guard isOdd, union.utf8.count <= Self.longestUnion else {
        joined.append([])
        continue
      }
      let candidates = index.heard.candidates(for: union) {
        Self.candidates(for: union, language.withoutDiacritics(union), in: index)
      }
      joined.append(candidates.filter { $0.difference <= Self.mostOfJoined })
    }
  }

  var count: Int { tokens.count }

  func candidates(at place: Int) -> [Candidate] { found[place] + joined[place] }

  /// How much the word at a place differs from a word of a name; nil for another word.
  ///
  /// A word that was typed without marks may be any word that has them; two words with different marks
  /// are two words.
  func difference(at place: Int, from word: UInt32, plain: UInt32) -> Float? {
    guard let near = found[place].first(where: { $0.word == plain }) else { return nil }
    guard near.difference == 0, word != plain || !isUnmarked[place] else { return near.difference }
    if words.text(of: word) == texts[place] { return 0 }
    return isUnmarked[place] || word == plain ? Self.marks : nil
  }

  /// Whether a small word was heard that is itself and stands for no other one ("đó" for "Đói").
  func isSmallWord(at place: Int, differingBy difference: Float, from word: UInt32) -> Bool {
    isSmall[place] && words.text(of: word) != texts[place]
      && (!isUnmarked[place] || difference > Self.marks)
  }

  /// How much two neighbours together differ from a word of a name; nil for another word.
  func joinedDifference(at place: Int, from plain: UInt32) -> Float? {
    joined[place].first { $0.word == plain }.map { $0.difference + Self.marks }
  }

  private static func candidates(
    for text: String,
    _ plain: String,
    in index: NameIndex
  ) -> [Candidate] {
    var found: [Candidate] = []
    let exact = index.words.id(of: plain.utf8)
    if exact != WordTable.none { found.append(Candidate(word: exact, difference: 0)) }
    for near in index.language.nearSpellings(of: plain) {
      let word = index.words.id(of: near.token.utf8)
      guard word != WordTable.none, near.difference <= mostDifference else { continue }
      found.append(Candidate(word: word, leads: false, difference: near.difference))
    }
    guard !index.language.isFunctionWord(text) else { return found }
    for base in index.language.baseForms(of: text) where !index.language.isClosedClass(base) {
      let word = index.words.id(of: index.language.withoutDiacritics(base).utf8)
      guard word != WordTable.none, !found.contains(where: { $0.word == word }) else { continue }
      found.append(Candidate(word: word, difference: inflected))
    }
    let isShort = Letters.count(in: plain) < fewestLetters
    let isEveryday = isEveryday(text, index)
    index.spelling.forEachNeighbour(of: text, language: index.language) { neighbour in
      guard neighbour.word != exact, !found.contains(where: { $0.word == neighbour.word }) else {
        return
      }
      let isHomophone = neighbour.soundDifference == 0
      var difference = Float.infinity
      if neighbour.mistakes != nil, !isEveryday, !isShort {
        difference = neighbour.difference * (neighbour.startsAlike ? 1 : 1.3)
      }
      if let sound = neighbour.soundDifference, isHomophone || !isShort && sound <= mostMisheard {
        difference = min(difference, isHomophone ? homophone : misheard + sounds * sound)
      }
      // An everyday word is no slip, but it is what is written for a rarer one that sounds the same.
      if isEveryday, !isHomophone { difference += everyday }
      guard difference <= mostDifference else { return }
      found.append(Candidate(word: neighbour.word, difference: difference))
    }
    return found
  }

  /// Whether a word is said so often that it is itself and no slip.
  private static func isEveryday(_ word: String, _ index: NameIndex) -> Bool {
    let language = index.language
    return language.isCommonWord(word) || language.isWellFormed(word)
      || language.isClosedClass(word)
  }
}
