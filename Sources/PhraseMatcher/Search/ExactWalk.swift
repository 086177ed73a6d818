import SpokenLanguage

/// Finds the one way in which a sentence is said word by word, without allocating anything.
///
/// The words are read while the walk goes on, so a sentence that leads nowhere is left at the word where
/// that shows. What the walk cannot tell, it leaves to ``ExactSearch``: values of built-in types,
/// negative phrases, several readings, and texts that are more than plain words.
struct ExactWalk: ~Copyable {
  /// Longer sentences, and those with more slots, are left to the search.
  static let mostWords = 48
  static let mostSlots = 8
  /// A walk that goes back more often is left to the search, which remembers dead ends.
  private static let mostSteps = 2_000

  private let index: PhraseIndex
  private let words: StackRow<Word>
  private let fills: StackRow<Fill>
  private var reader = ASCIIWordReader()
  private(set) var wordCount = 0
  private var hasAllWords = false
  private var fillCount = 0
  private var steps = 0
  private(set) var isUndecided = false
  private(set) var ways = 0
  private(set) var match = ExactMatch()

  /// A word of the sentence and where it stands.
  struct Word: BitwiseCopyable {
    var id: UInt32 = 0
    var start: UInt32 = 0
    var end: UInt32 = 0
  }

  /// A slot on the way: its number and the node of its vocabulary.
  struct Fill: BitwiseCopyable {
    var slot: UInt32 = 0
    var node: UInt32 = 0
    var first: UInt32 = 0
    var last: UInt32 = 0
  }

  private enum Heard {
    case word(UInt32)
    case end, undecided
  }

  init(index: PhraseIndex, words: StackRow<Word>, fills: StackRow<Fill>) {
    self.index = index
    self.words = words
    self.fills = fills
  }

  /// A word that was read.
  func word(_ position: Int) -> Word { words[position] }

  /// A slot of the way that was found, in the sentence's order.
  ///
  /// The ways are walked one after the other, but only the first is kept: the second makes the walk
  /// undecided.
  func fill(_ number: Int) -> Fill { fills[number + Self.mostSlots] }

  /// Walks a whole text.
  mutating func run(_ text: Span<UInt8>) {
    guard index.readsPlainTexts, text.count <= HeardSentence.longestText else {
      isUndecided = true
      return
    }
    walk(LabelTrie.root, 0, text)
    // The word after the last that was read may still change that one.
    if ways == 0, !isUndecided { _ = heard(at: wordCount, text) }
    if wordCount == 0 { isUndecided = true }
  }

  private mutating func walk(_ node: UInt32, _ position: Int, _ text: Span<UInt8>) {
    steps += 1
    guard steps < Self.mostSteps else { return giveUp() }
    switch heard(at: position, text) {
    case .undecided: return
    case .end: return finish(at: node)
    case .word(let word):
      let children = index.templates.frozenChildren(of: node)
      guard !children.isEmpty else { return }
      if word != WordTable.none, let child = index.templates.child(of: node, on: word) {
        walk(child, position + 1, text)
      }
      var child = children.upperBound
      while !isUndecided, child > children.lowerBound {
        child -= 1
        let label = index.templates.label(of: child)
        guard label & PhraseIndex.slotBit != 0 else { break }
        cross(label & ~PhraseIndex.slotBit, to: child, position, text)
      }
    }
  }

  /// Walks through a slot, and on from every value that ends there.
  private mutating func cross(
    _ slot: UInt32,
    to child: UInt32,
    _ position: Int,
    _ text: Span<UInt8>
  ) {
    let number = index.slotVocabularies[Int(slot)]
    guard number >= 0, fillCount < Self.mostSlots else { return giveUp() }
    var node = LabelTrie.root
    var end = position
    while case .word(let word) = heard(at: end, text), word != WordTable.none,
      let next = index.vocabularies[number].trie.child(of: node, on: word)
    {
      node = next
      end += 1
      guard index.vocabularies[number].trie.isAccepting(node) else { continue }
      fills[fillCount] = Fill(
        slot: slot,
        node: node,
        first: UInt32(position),
        last: UInt32(end)
      )
      fillCount += 1
      walk(child, end, text)
      fillCount -= 1
      if isUndecided { return }
    }
  }

  private mutating func finish(at node: UInt32) {
    for phrase in index.templates.entries(at: node) {
      guard ways == 0, !index.phrases[Int(phrase)].isNegative else { return giveUp() }
      ways = 1
      match = ExactMatch(phrase: phrase)
      for number in 0..<fillCount {
        let fill = fills[number]
        let vocabulary = index.slotVocabularies[Int(fill.slot)]
        let keys = index.vocabularies[vocabulary].trie.entries(at: fill.node)
        if index.slotIsName[Int(fill.slot)] {
          // Whichever way the name was said, it is the same app.
        } else if keys.count == 1, let key = keys.first {
          match.append(key)
        } else {
          return giveUp()
        }
        fills[number + Self.mostSlots] = fill
      }
      match.slotCount = fillCount
    }
  }

  private mutating func giveUp() {
    isUndecided = true
  }

  private mutating func heard(at position: Int, _ text: Span<UInt8>) -> Heard {
    if position < wordCount { return .word(words[position].id) }
    if hasAllWords { return .end }
    if isUndecided { return .undecided }
    switch reader.next(in: text) {
    case .end:
      hasAllWords = true
      return .end
    case .undecided:
      isUndecided = true
      return .undecided
    case .word:
      let id = index.words.id(in: text, of: reader)
      let isSpecial =
        id == WordTable.none && index.wordsReadTogether.id(in: text, of: reader) != WordTable.none
      guard !isSpecial, wordCount < Self.mostWords else {
        isUndecided = true
        return .undecided
      }
      words[wordCount] = Word(id: id, start: UInt32(reader.start), end: UInt32(reader.end))
      wordCount += 1
      return .word(id)
    }
  }

  /// Walks a text with the room that it needs, and takes what was found.
  static func walk<Result>(
    _ text: Span<UInt8>,
    in index: PhraseIndex,
    _ body: (borrowing ExactWalk) -> Result
  ) -> Result {
    StackRow.with(mostWords, of: Word()) { words in
      StackRow.with(2 * mostSlots, of: Fill()) { fills in
        var walk = ExactWalk(index: index, words: words, fills: fills)
        walk.run(text)
        return body(walk)
      }
    }
  }
}
