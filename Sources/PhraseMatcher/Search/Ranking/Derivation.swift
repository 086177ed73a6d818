/// One way in which a search arrived at a phrase: what it did, step by step.
struct Derivation {
  let phrase: Int
  let cost: Float
  /// The weight of what was heard as expected; the costs are to be seen in relation to it.
  let evidence: Float
  /// Whether no content word of the template was heard, although it has some.
  var isBare = false
  /// Whether the sentence was compared as a whole; its cost then follows from its similarity.
  var isWhole = false
  let steps: [Step]
  let fills: [Fill]

  /// Some words of the utterance and the words of the sentence that they stand for.
  struct Step: Hashable {
    var tokens: Range<Int>
    /// The expected word, or ``WordTable/none``.
    var expected: UInt32 = WordTable.none
    /// A second expected word, where one heard word stands for two.
    var second: UInt32 = WordTable.none
    /// The slot the words belong to; nil for the words of the template.
    var slot: UInt32?
    /// Whether the words belong to no part of the sentence.
    var isAddition = false
    var difference: DifferenceKind?
    var cost: Float = 0
  }

  /// What a slot was filled with.
  struct Fill: Hashable {
    let slot: UInt32
    let tokens: Range<Int>
    let content: Content
  }

  enum Content: Hashable {
    /// The values whose keys end at a node of the slot's vocabulary.
    case node(UInt32)
    case builtIn(ParameterReading.Value)
    case open
  }

  /// What was meant, for finding two derivations of one meaning.
  struct Meaning: Hashable {
    /// The app's name: an app that stands in a catalogue once for each locale is one app.
    let app: String
    let intent: String?
    let parameters: [String: ParameterReading.Value]
  }
}

extension Derivation {
  /// Whether two parameters take any words and nothing that was heard says where one of them ends.
  func hasUndividedTexts(in index: PhraseIndex) -> Bool {
    let texts = fills.filter { index.slots[Int($0.slot)].source == .builtIn(.text) }
      .map(\.tokens).sorted { $0.lowerBound < $1.lowerBound }
    return zip(texts, texts.dropFirst()).contains { former, latter in
      !steps.contains { step in
        step.slot == nil && !step.isAddition && step.difference == nil && !step.tokens.isEmpty
          && step.tokens.lowerBound >= former.upperBound
          && step.tokens.upperBound <= latter.lowerBound
      }
    }
  }
}
