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
  static let mostSteps = 2_000

  private let lent: FrozenRow<PhraseIndex.View>.View
  private let words: StackRow<Word>
  private let fills: StackRow<Fill>
  private var reader: PlainWordReader
  private(set) var wordCount = 0
  private var hasAllWords = false
  private var fillCount = 0
  private(set) var steps = 0
  /// Whether the walk could not read the text; its tokens may still be walked.
  private(set) var isUnread = false
  private(set) var isUndecided = false
  private(set) var ways = 0
  private var phrase: UInt32 = 0
  private var slotCount = 0

  /// A word of the sentence and where it stands.
  struct Word: BitwiseCopyable {
    let id: UInt32
    let start: UInt32
    let end: UInt32
  }

  /// A slot on the way.
  struct Fill: BitwiseCopyable {
    let slot: UInt32
    /// The node of its vocabulary; once the way is found, the key that ends there.
    var value: UInt32
    let first: UInt32
    let last: UInt32
  }

  private enum Heard {
    case word(UInt32)
    case end, undecided
  }

  private init(
    _ index: FrozenRow<PhraseIndex.View>.View,
    _ words: StackRow<Word>,
    _ fills: StackRow<Fill>,
    _ reader: PlainWordReader
  ) {
    lent = index
    self.words = words
    self.fills = fills
    self.reader = reader
  }

  // Looked at where it lies, for it is large and only pieces of it are needed.
  private var index: PhraseIndex.View {
    @inline(__always) get { lent[0] }
  }

  /// A word that was read.
  func word(_ position: Int) -> Word { words[position] }

  /// A slot of the way that was found, in the sentence's order.
  ///
  /// The ways are walked one after the other, but only the first is kept: the second makes the walk
  /// undecided.
  func fill(_ number: Int) -> Fill { fills[number + Self.mostSlots] }

  /// The way that was found.
  var match: ExactMatch {
    var match = ExactMatch(phrase: phrase)
    for number in 0..<slotCount {
      let fill = fill(number)
      if index.slots[Int(fill.slot)].isName { continue }
      let (first, last) = (words[Int(fill.first)], words[Int(fill.last) &- 1])
      match.append(fill.value, from: first.start, to: last.end)
    }
    match.slotCount = slotCount
    return match
  }

  private mutating func run(_ text: Span<UInt8>) {
    guard index.readsPlainTexts, text.count <= HeardSentence.longestText else {
      return leaveUnread()
    }
    walk(LabelTrie.root, 0, text)
    // The word after the last that was read may still change that one.
    if ways == 0, !isUndecided { _ = heard(at: wordCount, text) }
    if wordCount == 0 { isUndecided = true }
  }

  private mutating func run(_ sentence: HeardSentence) {
    guard sentence.count > 0, sentence.count <= Self.mostWords, !sentence.isTooLong else {
      return giveUp()
    }
    for (word, token) in zip(sentence.words, sentence.tokens) {
      let range = token.range
      words[wordCount] = Word(
        id: word,
        start: UInt32(range.lowerBound),
        end: UInt32(range.upperBound)
      )
      wordCount += 1
    }
    hasAllWords = true
    walk(LabelTrie.root, 0, Span())
  }

  private mutating func walk(_ node: UInt32, _ position: Int, _ text: Span<UInt8>) {
    steps &+= 1
    guard steps < Self.mostSteps else { return giveUp() }
    switch heard(at: position, text) {
    case .undecided: return
    case .end: return finish(at: node)
    case .word(let word):
      let children = index.templates.children(of: node)
      guard !children.isEmpty else { return }
      if word != WordTable.none,
        let child = index.templates.child(in: children, of: node, on: word)
      {
        walk(child, position &+ 1, text)
      }
      var child = children.upperBound
      while !isUndecided, child > children.lowerBound {
        child &-= 1
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
    let number = Int(slot)
    guard fillCount < Self.mostSlots, !index.slots[number].isBuiltIn else { return giveUp() }
    var node = LabelTrie.root
    var end = position
    while case .word(let word) = heard(at: end, text), word != WordTable.none,
      let next = index.slots[number].vocabulary.trie.child(of: node, on: word)
    {
      node = next
      end &+= 1
      guard index.slots[number].vocabulary.trie.isAccepting(node) else { continue }
      fills[fillCount] = Fill(
        slot: slot,
        value: node,
        first: UInt32(truncatingIfNeeded: position),
        last: UInt32(truncatingIfNeeded: end)
      )
      fillCount &+= 1
      walk(child, end, text)
      fillCount &-= 1
      if isUndecided { return }
    }
  }

  private mutating func finish(at node: UInt32) {
    let phrases = index.templates.ownEntries(of: node)
    guard !phrases.isEmpty else { return }
    phrase = index.templates.entry(phrases.lowerBound)
    guard ways == 0, phrases.count == 1, !index.phrases[Int(phrase)].isNegative else {
      return giveUp()
    }
    ways = 1
    slotCount = fillCount
    for number in 0..<fillCount {
      var fill = fills[number]
      // Whichever way a name was said, it is the same app.
      if !index.slots[Int(fill.slot)].isName {
        guard let key = index.slots[Int(fill.slot)].vocabulary.trie.onlyEntry(at: fill.value) else {
          return giveUp()
        }
        fill.value = key
      }
      fills[number &+ Self.mostSlots] = fill
    }
  }

  private mutating func giveUp() {
    isUndecided = true
  }

  private mutating func leaveUnread() {
    isUnread = true
    isUndecided = true
  }

  @inline(__always)
  private mutating func heard(at position: Int, _ text: Span<UInt8>) -> Heard {
    position < wordCount ? .word(words[position].id) : read(text)
  }

  private mutating func read(_ text: Span<UInt8>) -> Heard {
    if hasAllWords { return .end }
    if isUndecided { return .undecided }
    switch reader.next(in: text) {
    case .end:
      hasAllWords = true
      return .end
    case .undecided:
      leaveUnread()
      return .undecided
    case .word(let word): return take(word, in: text)
    }
  }

  @inline(__always)
  private mutating func take(_ word: FoldedText.Word, in text: Span<UInt8>) -> Heard {
    guard wordCount < Self.mostWords else {
      giveUp()
      return .undecided
    }
    let id = index.words.id(in: text, word.key, word.start, word.end)
    if id == WordTable.none, isReadTogether(word, in: text) {
      leaveUnread()
      return .undecided
    }
    words[wordCount] = Word(
      id: id,
      start: UInt32(truncatingIfNeeded: word.start),
      end: UInt32(truncatingIfNeeded: word.end)
    )
    wordCount &+= 1
    return .word(id)
  }

  private func isReadTogether(_ word: FoldedText.Word, in text: Span<UInt8>) -> Bool {
    index.wordsReadTogether.id(in: text, word.key, word.start, word.end) != WordTable.none
  }

  /// Walks a text with the room that it needs, and takes what was found.
  static func walk<Result>(
    _ text: Span<UInt8>,
    in index: PhraseIndex,
    _ body: (borrowing ExactWalk) -> Result
  ) -> Result {
    let view = index.lent.view
    return withExtendedLifetime(index) {
      lending(view, text) { walk in
        walk.run(text)
        return body(walk)
      }
    }
  }

  /// Walks a sentence whose tokens were made.
  static func walk<Result>(
    _ sentence: HeardSentence,
    in index: PhraseIndex,
    _ body: (borrowing ExactWalk) -> Result
  ) -> Result {
    let view = index.lent.view
    return withExtendedLifetime(index) {
      lending(view, Span()) { walk in
        walk.run(sentence)
        return body(walk)
      }
    }
  }

  private static func lending<Result>(
    _ index: FrozenRow<PhraseIndex.View>.View,
    _ text: Span<UInt8>,
    _ body: (inout ExactWalk) -> Result
  ) -> Result {
    StackRow.with(mostWords, of: Word.self) { words in
      StackRow.with(2 * mostSlots, of: Fill.self) { fills in
        StackRow.with(FoldedText.capacity, of: UInt64.self) { letters in
          let reader = PlainWordReader(text, in: letters)
          var walk = ExactWalk(index, words, fills, reader)
          return body(&walk)
        }
      }
    }
  }
}
