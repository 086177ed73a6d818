import Foundation
import SpokenLanguage

/// Tells how much a sentence's words speak for each intent: it proposes and never decides.
///
/// What the words of an intent's phrases say is learnt from the phrases alone (``IntentTraining``). A sentence's
/// features (``IntentFeatures``) have a weight for every intent; the sums are turned into shares.
///
/// ```
///            ⟨light⟩  ⟨light⟩⟨off⟩  ⟨song⟩
/// LightsOff    0.6        0.9        -0.2
/// PlayMusic   -0.3        0.0         0.8
/// ```
///
/// - Complexity: Training is bounded, however many phrases there are. A sentence costs its features times the
///   intents.
struct IntentClassifier: Sendable {
  /// The most examples of an intent that are learnt from.
  private static let mostExamples = 200

  /// The intents, in the catalogue's order.
  let intents: [Intent]
  /// For each phrase of the index its intent; nil for a negative phrase.
  let intentOfPhrase: [Int?]
  /// For each phrase of the index its words, without those in place of which values stand.
  let wordsOfPhrase: [[UInt32]]
  /// The numbers of the intents, those with the heaviest phrases first.
  let byWeight: [Int]
  /// What was learnt from the phrases.
  let model: IntentModel

  /// An app's intent and its phrases.
  struct Intent: Sendable {
    let app: String
    let name: String
    var phrases: [Int]
  }

  /// Learns to tell the intents of an index.
  ///
  /// - Parameters:
  ///   - index: The phrases.
  ///   - catalog: The same, as they were written.
  ///   - language: Their language.
  ///   - model: What was learnt from the same phrases before; nil where it is to be learnt now.
  init(
    _ index: PhraseIndex,
    _ catalog: PhraseCatalog,
    language: any Language,
    model: IntentModel? = nil
  ) {
    let intents = Self.intents(of: index)
    self.intents = intents
    let weights = intents.map { intent in
      intent.phrases.reduce(0) { max($0, index.phrases[$1].weight) }
    }
    // The sort is stable: equals keep the catalogue's order.
    byWeight = intents.indices.sorted { weights[$0] > weights[$1] }
    var intentOfPhrase: [Int?] = Array(repeating: nil, count: index.phrases.count)
    for (number, intent) in intents.enumerated() {
      for phrase in intent.phrases { intentOfPhrase[phrase] = number }
    }
    self.intentOfPhrase = intentOfPhrase
    wordsOfPhrase = index.phrases.map { phrase in
      phrase.labels(where: { PhraseIndex.slot(ofLabel: $0) == nil })
    }
    if let model, model.fits(intents.count) {
      self.model = model
      return
    }
    let numbers = Dictionary(
      intents.enumerated().map { ([$0.element.app, $0.element.name], $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    let examples = IntentExamples(
      catalog,
      intents: numbers,
      language: language,
      atMost: Self.mostExamples
    )
    self.model = IntentTraining.model(
      of: examples.examples,
      intents: intents.count,
      language: language
    )
  }

  /// The intents that a sentence's words speak for most; the first of equals comes first.
  ///
  /// - Returns: Nothing where no word says anything.
  func ranking(
    of rows: [[Token]],
    limit: Int,
    language: any Language
  ) -> [(intent: Int, share: IntentShare)] {
    guard let (scores, known) = scores(of: rows, language) else { return [] }
    var shares = scores
    IntentModel.turnIntoChances(&shares)
    var best: [Int] = []
    for intent in shares.indices {
      if best.count == limit, best.last.map({ shares[intent] <= shares[$0] }) ?? true { continue }
      let place = best.firstIndex { shares[$0] < shares[intent] } ?? best.count
      best.insert(intent, at: place)
      if best.count > limit { best.removeLast() }
    }
    return best.map { number in
      let share = IntentShare(
        app: intents[number].app,
        intent: intents[number].name,
        share: Double(shares[number]),
        known: Double(known),
        examples: intents[number].phrases.count,
        intents: intents.count
      )
      return (number, share)
    }
  }

  /// For each intent how far it is ahead of the best other one, from -1 to 1, and the less the more of the words no
  /// phrase has; empty where no word says anything.
  func leads(of tokens: [Token], language: any Language) -> [Float] {
    guard intents.count > 1, let (scores, known) = scores(of: [tokens], language) else { return [] }
    var shares = scores
    IntentModel.turnIntoChances(&shares)
    var best = 0
    for intent in shares.indices where shares[intent] > shares[best] { best = intent }
    var second = best == 0 ? 1 : 0
    for intent in shares.indices where intent != best && shares[intent] > shares[second] {
      second = intent
    }
    return shares.indices.map { known * (shares[$0] - shares[$0 == best ? second : best]) }
  }

  /// What a sentence says for each intent, and how much of it is known; nil where no word says anything.
  private func scores(
    of rows: [[Token]],
    _ language: any Language
  ) -> (scores: [Float], known: Float)? {
    let vector = IntentVector(of: rows, model.features, language)
    guard !vector.rows.isEmpty, !intents.isEmpty else { return nil }
    return (model.scores(of: vector, intents: intents.count), vector.known)
  }

  private static func intents(of index: PhraseIndex) -> [Intent] {
    var intents: [Intent] = []
    var numbers: [[String]: Int] = [:]
    for (number, phrase) in index.phrases.enumerated() where phrase.isListed {
      guard let name = phrase.intent else { continue }
      let key = [phrase.appName, name]
      if let known = numbers[key] {
        intents[known].phrases.append(number)
      } else {
        numbers[key] = intents.count
        intents.append(Intent(app: phrase.appName, name: name, phrases: [number]))
      }
    }
    return intents
  }
}
