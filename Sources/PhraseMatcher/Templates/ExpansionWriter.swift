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
  private var pieces: [Piece] = []
  private var choices: [Int] = []
  private var texts: [Int: Texts] = [:]

  /// A part of a sentence: the same in all of them, or one of a vocabulary's texts.
  private struct Piece: Sendable {
    var texts: Texts
    var isChoice: Bool
  }

  /// Texts one after the other.
  private struct Texts: Sendable {
    var bytes: [UInt8] = []
    var starts: [Int] = [0]

    var count: Int { starts.count - 1 }

    mutating func append(_ text: String) {
      bytes.append(contentsOf: text.utf8)
      starts.append(bytes.count)
    }
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
        guard let next = phrases.popFirst() else { break }
        begin(next)
        continue
      }
      for place in pieces.indices {
        let start = pieces[place].texts.starts[choices[place]]
        let end = pieces[place].texts.starts[choices[place] + 1]
        buffer.append(contentsOf: pieces[place].texts.bytes[start..<end])
      }
      buffer.append(0x0A)
      count += 1
      if !advance() { pieces = [] }
    }
    return count
  }

  private mutating func advance() -> Bool {
    for place in choices.indices.reversed() where pieces[place].isChoice {
      choices[place] += 1
      if choices[place] < pieces[place].texts.count { return true }
      choices[place] = 0
    }
    return false
  }

  private mutating func begin(_ number: Int) {
    let phrase = index.phrases[number]
    var slot = 0
    for element in phrase.template.elements {
      if case .literal(let text) = element {
        pieces.append(fixed(text))
        continue
      }
      let vocabulary = index.slotVocabularies[Int(phrase.slots[slot])]
      slot += 1
      pieces.append(
        vocabulary < 0
          ? fixed(PhraseTemplate.placeholder(element))
          : Piece(texts: texts(ofVocabulary: vocabulary), isChoice: true)
      )
    }
    choices = pieces.map { _ in 0 }
    if pieces.contains(where: { $0.texts.count == 0 }) { pieces = [] }
  }

  private func fixed(_ text: String) -> Piece {
    var texts = Texts()
    texts.append(text)
    return Piece(texts: texts, isChoice: false)
  }

  private mutating func texts(ofVocabulary number: Int) -> Texts {
    if let known = texts[number] { return known }
    let vocabulary = index.vocabularies[number]
    var made = Texts()
    for key in vocabulary.keysInOrder ?? Array(0..<UInt32(vocabulary.keyCount)) {
      made.append(vocabulary.text(ofKey: key))
    }
    texts[number] = made
    return made
  }
}
