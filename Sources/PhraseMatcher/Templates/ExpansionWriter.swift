/// Writes all sentences of a matcher into one buffer, as text and nothing else.
///
/// The order is that of ``Expansions``; the texts are the same. What is written between two sentences
/// costs no allocation, as long as the buffer has room.
///
/// ```swift
/// var writer = matcher.expansionWriter()
/// var buffer: [UInt8] = []
/// while writer.append(1_000, to: &buffer) > 0 {
///   try output.write(buffer)
///   buffer.removeAll(keepingCapacity: true)
/// }
/// ```
public struct ExpansionWriter: Sendable {
  private let index: PhraseIndex
  private var phrases: ArraySlice<Int>
  /// The number of the row that is next of the first of these phrases.
  private var row = 0
  private var pieces: [Piece] = []
  /// For each piece the text that comes next.
  private var choices: [Int] = []
  /// The piece that changes fastest; the count of pieces where none changes.
  private var last = 0
  /// What stands before and after it.
  private var beginning: [UInt8] = []
  private var end: [UInt8] = []
  private var texts: [Int: JoinedTexts] = [:]

  /// A part of a sentence: the same in all of them, or one of several texts of a vocabulary.
  private struct Piece: Sendable {
    var texts: JoinedTexts
    var isChoice: Bool
  }

  init(index: PhraseIndex, phrases: [Int]) {
    self.index = index
    self.phrases = phrases[...]
  }

  /// Writes some sentences, a line feed after each.
  ///
  /// - Parameters:
  ///   - limit: How many sentences are written at most.
  ///   - buffer: What they are added to.
  /// - Returns: How many were written; 0 when there are no more.
  public mutating func append(_ limit: Int, to buffer: inout [UInt8]) -> Int {
    var count = 0
    while count < limit {
      if pieces.isEmpty {
        guard let next = phrases.first else { break }
        begin(next)
        row += 1
        if row == index.phrases[next].rowCount {
          row = 0
          phrases.removeFirst()
        }
        continue
      }
      let first = choices[last]
      let part = first..<min(pieces[last].texts.count, first + limit - count)
      buffer.append(part, of: pieces[last].texts, after: beginning, before: end)
      count += part.count
      choices[last] = part.upperBound
      if part.upperBound == pieces[last].texts.count, !advance() { pieces = [] }
    }
    return count
  }

  /// Moves to the next choice of what stands before the last piece; false where there is none.
  private mutating func advance() -> Bool {
    choices[last] = 0
    for place in pieces.indices.prefix(last).reversed() where pieces[place].isChoice {
      choices[place] += 1
      if choices[place] < pieces[place].texts.count {
        joinBeginning()
        return true
      }
      choices[place] = 0
    }
    return false
  }

  private mutating func joinBeginning() {
    beginning.removeAll(keepingCapacity: true)
    for place in 0..<last { beginning += pieces[place].texts.text(choices[place]) }
  }

  private mutating func begin(_ number: Int) {
    let phrase = index.phrases[number]
    let slots = index.slots(of: phrase)
    for element in phrase.row(row).elements {
      if case .literal(let text) = element {
        pieces.append(fixed(text))
        continue
      }
      let vocabulary = slots[element].map { index.slotVocabularies[Int($0)] } ?? -1
      if vocabulary < 0 {
        pieces.append(fixed(PhraseTemplate.placeholder(element)))
      } else {
        let texts = texts(ofVocabulary: vocabulary)
        pieces.append(Piece(texts: texts, isChoice: texts.count > 1))
      }
    }
    choices = pieces.map { _ in 0 }
    if pieces.contains(where: { $0.texts.count == 0 }) { return pieces = [] }
    last = pieces.lastIndex(where: \.isChoice) ?? pieces.count - 1
    end = pieces.indices.dropFirst(last + 1).flatMap { pieces[$0].texts.text(0) } + [0x0A]
    joinBeginning()
  }

  private func fixed(_ text: String) -> Piece {
    var texts = JoinedTexts()
    texts.append(text)
    return Piece(texts: texts, isChoice: false)
  }

  private mutating func texts(ofVocabulary number: Int) -> JoinedTexts {
    if let known = texts[number] { return known }
    let vocabulary = index.vocabularies[number]
    var made = JoinedTexts()
    for key in vocabulary.keysInOrder ?? Array(0..<UInt32(vocabulary.keyCount)) {
      made.append(vocabulary.text(ofKey: key))
    }
    texts[number] = made
    return made
  }
}
