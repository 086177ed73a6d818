import SpokenLanguage

/// The phrases without parameters, ready for being compared with a sentence as a whole.
///
/// Each is kept as the words it is said with, as its letters and as its sounds. A phrase with the
/// app's name is there twice, with the name and without, because people leave it out. Where the
/// language has no rules of reading, the letters without spaces take the sounds' place.
///
/// Invariants: `letters`, `sounds` and `sentences` have equally many elements; symbol 0 is the space,
/// symbol 1 stands for whatever no phrase holds.
struct NGramPhrases: Sendable {
  /// With fewer phrases than this the tolerant walk looks at them as well.
  private static let enough = 64
  static let unknownSymbol: UInt16 = 1

  let sentences: [Sentence]
  let letters: [[UInt16]]
  let sounds: [[UInt16]]
  let letterIndex: NGramIndex
  let soundIndex: NGramIndex
  let alphabet: [UInt32: UInt16]
  /// For each node of the templates whether it leads to a phrase that is not here; nil where the
  /// tolerant walk may look at all of them.
  let otherNodes: [Bool]?
  /// Whether there is any phrase that is not here.
  let hasOthers: Bool

  /// A phrase as it is said, with the app's name or without.
  struct Sentence: Sendable {
    let phrase: Int
    let words: [Word]
    /// The slot of the name that is left out; nil where none is.
    let missingName: UInt32?
  }

  /// A word of a phrase.
  struct Word: Sendable {
    let word: UInt32
    /// The slot of the app's name that the word belongs to.
    let slot: UInt32?
  }

  init(_ index: PhraseIndex, language: any Language) {
    var alphabet: [UInt32: UInt16] = [0x20: 0]
    var sentences: [Sentence] = []
    for (number, phrase) in index.phrases.enumerated() {
      sentences += Self.sentences(of: phrase, number: number, index: index, language: language)
    }
    func symbols(_ values: [UInt32]) -> [UInt16] {
      values.map { value in
        if let known = alphabet[value] { return known }
        let symbol = UInt16(min(alphabet.count + 1, Int(UInt16.max)))
        alphabet[value] = symbol
        return symbol
      }
    }
    // A word is read once, however many phrases have it.
    func rows(_ read: (String) -> [UInt32], between: [UInt16]) -> [[UInt16]] {
      var known: [UInt32: [UInt16]] = [:]
      return sentences.map { sentence in
        var row: [UInt16] = []
        for word in sentence.words {
          if !row.isEmpty { row += between }
          if let read = known[word.word] {
            row += read
            continue
          }
          let read = symbols(read(index.words.text(of: word.word)))
          known[word.word] = read
          row += read
        }
        return row
      }
    }
    letters = rows({ Self.letters(of: [$0], language) }, between: [0])
    sounds = rows({ Self.sounds(of: [$0], language) }, between: [])
    self.sentences = sentences
    self.alphabet = alphabet
    let others = Self.nodes(leadingToOthersThan: sentences, index)
    hasOthers = others.first == true
    otherNodes = sentences.count >= Self.enough ? others : nil
    letterIndex = NGramIndex(letters)
    soundIndex = NGramIndex(sounds)
  }

  /// Whether the tolerant walk has anything to look at.
  var leaveWork: Bool { otherNodes == nil || hasOthers }

  /// The symbols of a heard sentence's letters or sounds.
  func symbols(_ values: [UInt32]) -> [UInt16] {
    values.map { alphabet[$0] ?? Self.unknownSymbol }
  }

  /// How many different symbols there are.
  var symbolCount: Int { alphabet.count + 2 }

  static func letters(of words: [String], _ language: any Language) -> [UInt32] {
    var letters: [UInt32] = []
    for word in words {
      if !letters.isEmpty { letters.append(0x20) }
      letters += Letters.letters(of: language.withoutDiacritics(word))
    }
    return letters
  }

  /// The sounds of words; above the letters, so that both share one alphabet.
  static func sounds(of words: [String], _ language: any Language) -> [UInt32] {
    words.flatMap { word in
      language.phonemes(of: word)?.map { 0x11_0000 + UInt32($0) }
        ?? Letters.letters(of: language.withoutDiacritics(word))
    }
  }

  private static func nodes(
    leadingToOthersThan sentences: [Sentence],
    _ index: PhraseIndex
  ) -> [Bool] {
    var nodes = Array(repeating: false, count: index.templates.nodeCount)
    let plain = Set(sentences.map(\.phrase))
    // Children have greater numbers than their parents.
    for node in (0..<UInt32(nodes.count)).reversed() {
      nodes[Int(node)] =
        index.templates.entries(at: node).contains { !plain.contains(Int($0)) }
        || index.templates.children(of: node).contains { nodes[Int($0)] }
    }
    return nodes
  }

  private static func sentences(
    of phrase: PhraseIndex.IndexedPhrase,
    number: Int,
    index: PhraseIndex,
    language: any Language
  ) -> [Sentence] {
    // The walk knows all ways to say a phrase with brackets.
    guard phrase.branches == nil, let row = phrase.rows.first else {
      return []
    }
    var words: [Word] = []
    var name: UInt32?
    for label in row {
      guard let slot = PhraseIndex.slot(ofLabel: label) else {
        words.append(Word(word: label, slot: nil))
        continue
      }
      let entry = index.slots[Int(slot)]
      guard entry.role == .applicationName, case .vocabulary(let number) = entry.source,
        let title = index.vocabularies[number].values.first?.title
      else { return [] }
      name = slot
      for token in language.tokens(in: title) {
        words.append(Word(word: index.words.id(of: token.text.utf8), slot: slot))
      }
    }
    guard words.allSatisfy({ $0.word != WordTable.none }) else { return [] }
    let whole = Sentence(phrase: number, words: words, missingName: nil)
    let rest = words.filter { $0.slot == nil }
    guard let name, !rest.isEmpty else { return [whole] }
    return [whole, Sentence(phrase: number, words: rest, missingName: name)]
  }
}
