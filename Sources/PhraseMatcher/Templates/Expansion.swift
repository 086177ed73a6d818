/// One of the sentences that a phrase stands for.
public struct Expansion: Sendable, Hashable {
  /// The app's name.
  public var app: String
  /// The intent that the sentence starts.
  public var intent: String
  /// The phrase template.
  public var phrase: String
  /// The sentence, with names and titles as they are written.
  public var text: String
  /// The values in it, by parameter; a parameter of a built-in type is missing here and stands in
  /// the text as its placeholder.
  public var parameters: [String: PhraseCatalog.Value]
}

/// The sentences of a matcher, made one after the other as they are asked for.
///
/// The order is that of the catalogue: apps, shortcuts, phrases; within a phrase the last
/// placeholder changes fastest, and of a phrase with brackets a row follows when the one before has no more.
/// Nothing is stored but the place where the enumeration stands.
public struct Expansions: Sequence, IteratorProtocol, Sendable {
  private let index: PhraseIndex
  private let phrases: [Int]
  private var phrase = 0
  /// The number of the phrase's row that is next, and its pieces.
  private var row = 0
  private var elements: [PhraseTemplate.Element] = []
  private var slots: [UInt32] = []
  /// For each slot of the row the number of the key that is next; nil before the first sentence.
  private var choices: [Int]?

  /// The keys in order of the vocabularies whose keys are not numbered so.
  private let orders: [Int: [UInt32]]

  init(index: PhraseIndex, phrases: [Int]) {
    self.index = index
    self.phrases = phrases
    var orders: [Int: [UInt32]] = [:]
    for (number, vocabulary) in index.vocabularies.enumerated() {
      orders[number] = vocabulary.keysInOrder
    }
    self.orders = orders
  }

  private func key(_ choice: Int, ofVocabulary number: Int) -> UInt32 {
    orders.isEmpty ? UInt32(choice) : orders[number]?[choice] ?? UInt32(choice)
  }

  /// The next sentence.
  public mutating func next() -> Expansion? {
    while phrase < phrases.count {
      if advance(), let choices { return expansion(choices) }
      choices = nil
      row += 1
      if row < index.phrases[phrases[phrase]].rowCount { continue }
      row = 0
      phrase += 1
    }
    return nil
  }

  private mutating func begin() {
    let phrase = index.phrases[phrases[phrase]]
    let known = index.slots(of: phrase)
    elements = phrase.row(row).elements
    slots = elements.compactMap { known[$0] }
  }

  /// Moves to the next choice of keys; false when the phrase has no more.
  private mutating func advance() -> Bool {
    if choices == nil { begin() }
    let counts = slots.map(index.keyCount(ofSlot:))
    guard var next = choices else {
      choices = counts.map { _ in 0 }
      return !counts.contains(0)
    }
    for place in counts.indices.reversed() {
      next[place] += 1
      if next[place] < counts[place] {
        choices = next
        return true
      }
      next[place] = 0
    }
    return false
  }

  private func expansion(_ choices: [Int]) -> Expansion {
    let phrase = index.phrases[phrases[phrase]]
    var text = ""
    var parameters: [String: PhraseCatalog.Value] = [:]
    var place = 0
    for element in elements {
      if case .literal(let literal) = element {
        text += literal
        continue
      }
      let slot = index.slots[Int(slots[place])]
      switch (slot.source, slot.role) {
      case (.vocabulary(let number), .parameter(let name)):
        let vocabulary = index.vocabularies[number]
        let key = self.key(choices[place], ofVocabulary: number)
        text += vocabulary.text(ofKey: key)
        parameters[name] = vocabulary.value(ofKey: key)
      case (.vocabulary(let number), _):
        text += index.vocabularies[number].text(
          ofKey: key(choices[place], ofVocabulary: number)
        )
      case (.builtIn, _):
        text += PhraseTemplate.placeholder(element)
      }
      place += 1
    }
    return Expansion(
      app: phrase.appName,
      intent: phrase.intent ?? "",
      phrase: phrase.text,
      text: text,
      parameters: parameters
    )
  }
}

extension PhraseIndex {
  /// The slots of a phrase by the places that they are.
  func slots(of phrase: IndexedPhrase) -> [PhraseTemplate.Element: UInt32] {
    var slots: [PhraseTemplate.Element: UInt32] = [:]
    for slot in phrase.rows.joined().compactMap(Self.slot(ofLabel:)) {
      switch self.slots[Int(slot)].role {
      case .applicationName: slots[.applicationName] = slot
      case .parameter(let name): slots[.parameter(name)] = slot
      case .literal, .none: continue
      }
    }
    return slots
  }

  /// How many things can be said in a slot; a built-in type counts once, as its placeholder.
  func keyCount(ofSlot slot: UInt32) -> Int {
    switch slots[Int(slot)].source {
    case .vocabulary(let number): vocabularies[number].keyCount
    case .builtIn: 1
    }
  }
}
