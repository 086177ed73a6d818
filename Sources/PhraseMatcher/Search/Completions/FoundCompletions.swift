import SpokenLanguage

/// Completions of which no two have the same text, and the slots that were filled on the way to them.
///
/// Of templates with brackets the words on the way are kept as well.
struct FoundCompletions {
  private(set) var completions: [Completion] = []
  private var texts: Set<String> = []
  private var fills: [Fill] = []
  private var saidTexts: [String] = []
  /// The sentence that is being written.
  private var bytes: [UInt8] = []
  private let index: PhraseIndex
  private let view: PhraseIndex.View
  private let language: any Language
  /// How the phrases with brackets are written that were found.
  private var writers: [Int: SentenceWriter] = [:]

  /// With so few, comparing with each costs less than a hash.
  private static let few = 32

  /// Room for the bytes of most sentences.
  private static let usualLength = 120

  /// A slot that was filled or a word that was chosen; those before it are found through `previous`.
  struct Fill: BitwiseCopyable {
    let previous: Int32
    let content: Content

    enum Content: BitwiseCopyable {
      case key(UInt32, vocabulary: UInt32)
      /// The number of a text that was said.
      case text(UInt32)
      case word(UInt32)
    }
  }

  init(_ index: PhraseIndex, language: any Language) {
    self.index = index
    view = index.view
    self.language = language
  }

  mutating func reserveCapacity(_ count: Int) {
    completions.reserveCapacity(count)
    fills.reserveCapacity(2 * count)
    bytes.reserveCapacity(Self.usualLength)
  }

  /// Keeps a filled slot; its number.
  mutating func append(_ fill: Fill) -> Int32 {
    fills.append(fill)
    return Int32(truncatingIfNeeded: fills.count - 1)
  }

  /// Keeps a slot that was filled with a text as it was said; its number.
  mutating func append(_ text: String, previous: Int32) -> Int32 {
    saidTexts.append(text)
    let number = UInt32(truncatingIfNeeded: saidTexts.count - 1)
    return append(Fill(previous: previous, content: .text(number)))
  }

  /// Adds the sentence of a phrase, unless its text is there already.
  mutating func insert(_ number: UInt32, after fill: Int32, weight: Double) {
    let text = text(of: Int(number), after: fill)
    if completions.count < Self.few {
      let length = text.utf8.count
      for known in completions where known.text.utf8.count == length && known.text == text {
        return
      }
    } else {
      if texts.isEmpty { texts = Set(completions.map(\.text)) }
      guard texts.insert(text).inserted else { return }
    }
    completions.append(
      Completion(
        text: text,
        app: index.phrases[Int(number)].appName,
        intent: index.phrases[Int(number)].intent ?? "",
        phrase: index.phrases[Int(number)].text,
        weight: weight
      )
    )
  }

  private mutating func text(of number: Int, after last: Int32) -> String {
    let phrase = view.phrases[number]
    if phrase.hasBranches, let branches = index.phrases[number].branches {
      return written(branches, number, said(until: last))
    }
    var filled = 0
    var current = last
    while current >= 0 {
      if !isWord(current) { filled += 1 }
      current = fills[Int(current)].previous
    }
    bytes.removeAll(keepingCapacity: true)
    for place in phrase.pieces {
      let piece = view.phrases.pieces[place]
      if piece.slot == PhraseRows.Piece.none {
        view.phrases.texts.append(piece.text, to: &bytes)
      } else if filled > 0 {
        filled -= 1
        append(value(filled, before: last))
      } else {
        // The only name that can stand in a slot which nothing was looked for in.
        _ = view.slots[Int(piece.slot)].vocabulary.texts.append(0, to: &bytes)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value that was filled in before so many others.
  private func value(_ others: Int, before last: Int32) -> Int32 {
    var current = last
    var left = others
    while left > 0 || isWord(current) {
      if !isWord(current) { left -= 1 }
      current = fills[Int(current)].previous
    }
    return current
  }

  /// Puts what fills a slot behind what is written.
  private mutating func append(_ fill: Int32) {
    if case .key(let key, let vocabulary) = fills[Int(fill)].content,
      index.vocabularies[Int(vocabulary)].view.texts.append(key, to: &bytes)
    {
      return
    }
    bytes.append(contentsOf: text(of: fill).utf8)
  }

  private func isWord(_ fill: Int32) -> Bool {
    if case .word = fills[Int(fill)].content { return true }
    return false
  }

  /// What fills a slot.
  private func text(of fill: Int32) -> String {
    switch fills[Int(fill)].content {
    case .key(let key, let vocabulary): index.vocabularies[Int(vocabulary)].text(ofKey: key)
    case .text(let number): saidTexts[Int(number)]
    case .word(let word): index.words.text(of: word)
    }
  }

  /// The words and values on the way to a sentence, in order.
  private func said(until last: Int32) -> [SentenceWriter.Said] {
    var said: [SentenceWriter.Said] = []
    var current = last
    while current >= 0 {
      said.append(isWord(current) ? .word(text(of: current)) : .value(text(of: current)))
      current = fills[Int(current)].previous
    }
    return said.reversed()
  }

  private mutating func written(
    _ branches: BranchingTemplate,
    _ number: Int,
    _ said: [SentenceWriter.Said]
  ) -> String {
    let writer = writers[number] ?? SentenceWriter(branches, language: language)
    writers[number] = writer
    return writer.text(of: said)
  }
}
