/// Completions of which no two have the same text, and the slots that were filled on the way to them.
struct FoundCompletions {
  private(set) var completions: [Completion] = []
  private var texts: Set<String> = []
  private var fills: [Fill] = []
  private var saidTexts: [String] = []
  private let index: PhraseIndex

  /// With so few, comparing with each costs less than a hash.
  private static let few = 32

  /// A slot that was filled; the slots before it are found through `previous`.
  struct Fill: BitwiseCopyable {
    let previous: Int32
    let content: Content

    enum Content: BitwiseCopyable {
      case key(UInt32, vocabulary: UInt32)
      /// The number of a text that was said.
      case text(UInt32)
    }
  }

  init(_ index: PhraseIndex) {
    self.index = index
  }

  mutating func reserveCapacity(_ count: Int) {
    completions.reserveCapacity(count)
    fills.reserveCapacity(2 * count)
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

  private func text(of number: Int, after last: Int32) -> String {
    var count = 0
    var current = last
    while current >= 0 {
      count += 1
      current = fills[Int(current)].previous
    }
    var text = ""
    text.reserveCapacity(64)
    var slot = 0
    for element in index.phrases[number].template.elements {
      if case .literal(let literal) = element {
        text += literal
      } else {
        text += slot < count ? self.text(of: last, back: count - slot - 1) : name(number, slot)
        slot += 1
      }
    }
    return text
  }

  /// What fills the slot that stands some slots before a given one.
  private func text(of last: Int32, back: Int) -> String {
    var fill = fills[Int(last)]
    for _ in 0..<back { fill = fills[Int(fill.previous)] }
    switch fill.content {
    case .key(let key, let vocabulary):
      return index.vocabularies[Int(vocabulary)].text(ofKey: key)
    case .text(let number): return saidTexts[Int(number)]
    }
  }

  /// The only name that can stand in a slot which nothing was looked for in.
  private func name(_ phrase: Int, _ slot: Int) -> String {
    let vocabulary = index.slotVocabularies[Int(index.phrases[phrase].slots[slot])]
    return index.vocabularies[vocabulary].text(ofKey: 0)
  }
}
