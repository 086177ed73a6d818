import Foundation

/// A sentence that was perhaps said, and how like it sounds to all that was perhaps heard.
///
/// A recogniser that hears a word of which it knows nothing writes something else each time, and what it
/// writes sounds like the word. So all its hypotheses bear witness, the likest of them most.
struct PhonemeCandidate {
  /// How much more a hypothesis counts that is more like the sentence.
  private static let sharpness: Float = 10
  /// What a sentence without the app's name is less like than it seems: there is less to hold on to.
  private static let namelessness: Float = 0.2
  /// A part without any content word is not asked whether it was heard.
  private static let anySimilarity: Float = 1

  let phrase: Int
  /// The slot of the app's name, where it was left out.
  let missingName: UInt32?
  let words: [Word]
  /// The parts of the sentence that say something of their own.
  let parts: [Part]
  let fills: [(slot: UInt32, content: Derivation.Content, words: Range<Int>)]
  let row: PhonemeSequence
  /// How like the whole sentence sounds to the hypotheses.
  private(set) var similarity: Float = 0
  /// The hypothesis that sounds most like it.
  private(set) var best = 0

  /// A word of the sentence.
  struct Word {
    /// The word's number, or ``WordTable/none`` for a number that no sentence holds.
    let word: UInt32
    let slot: UInt32?
  }

  /// Some words that have to be heard.
  struct Part {
    let words: Range<Int>
    let isValue: Bool
  }

  init(_ sentence: PhonemeSearch.Sentence, index: PhraseIndex) {
    var words: [Word] = []
    var parts: [Part] = []
    var fills: [(UInt32, Derivation.Content, Range<Int>)] = []
    var row = PhonemeSequence()
    for (part, value) in zip(sentence.phrase.parts, sentence.values) {
      let start = words.count
      switch part {
      case .words(let labels, let sounds):
        row.append(sounds, firstWord: start)
        words += labels.map { Word(word: $0, slot: nil) }
        if labels.contains(where: { index.traits.kinds[Int($0)] == .content }) {
          parts.append(Part(words: start..<words.count, isValue: false))
        }
      case .values(let slot, _, _), .number(let slot):
        guard let value else { continue }
        row.append(value.sounds, firstWord: start)
        words += value.words(of: slot, index).map { Word(word: $0, slot: slot) }
        let range = start..<words.count
        fills.append((slot, value.content, range))
        if index.slots[Int(slot)].role != .applicationName {
          parts.append(Part(words: range, isValue: true))
        }
      }
    }
    phrase = sentence.phrase.number
    missingName = sentence.phrase.missingName
    self.words = words
    self.parts = parts
    self.fills = fills
    self.row = row
  }

  /// Whether it holds anything but the words of its phrase.
  var hasValues: Bool { parts.contains(where: \.isValue) }

  /// Compares the sentence with all hypotheses.
  mutating func compare(with hypotheses: inout [PhonemeWalk]) {
    var sum: Float = 0
    var greatest: Float = -1
    for place in hypotheses.indices {
      let line = hypotheses[place].line(after: hypotheses[place].start, expecting: row)
      let mass = max(row.mass, hypotheses[place].heard.mass, 1)
      let similarity = 1 - Float(line.last ?? mass) / Float(mass)
      sum += exp(Self.sharpness * similarity)
      if similarity > greatest { (greatest, best) = (similarity, place) }
    }
    similarity = log(sum / Float(max(1, hypotheses.count))) / Self.sharpness
    if missingName != nil { similarity -= Self.namelessness }
  }

  /// How like the least like part of a kind sounds to the hypothesis that it is most like.
  func leastSimilarity(ofValues isValue: Bool, in alignments: [PhonemeAlignment]) -> Float {
    parts.filter { $0.isValue == isValue }.map { part in
      alignments.map { $0.similarity(of: part.words) }.max() ?? 0
    }.min() ?? Self.anySimilarity
  }
}

extension PhonemeSearch.Value {
  /// The words of the value, as many as its sounds count.
  fileprivate func words(of slot: UInt32, _ index: PhraseIndex) -> [UInt32] {
    if case .node(let node) = content, case .vocabulary(let number) = index.slots[Int(slot)].source
    {
      return index.vocabularies[number].trie.key(of: node)
    }
    return [WordTable.none]
  }
}
