import Foundation
import SpokenLanguage

/// Weighs what the phrases of each intent say against those of all others.
struct EntryWeighing {
  let frames: [IntentFrame]
  private(set) var entries: [FrameLexicon.Entry]
  /// What a verb of each class says for the intents that use it.
  private(set) var verbWeights: [String: Double] = [:]
  /// The classes whose verbs ask for some intent by themselves.
  private(set) var askingVerbs: Set<String> = []
  /// What the words of all phrases mean, in order.
  private(set) var meanings: [WordEmbedding] = []

  /// Weighs what the phrases of each frame say.
  init(_ entries: [FrameLexicon.Entry], of frames: [IntentFrame]) {
    self.frames = frames
    self.entries = entries
    weigh()
  }

  private mutating func weigh() {
    var holders: [String: Int] = [:]
    var users: [String: Int] = [:]
    var meant: [WordEmbedding: Int] = [:]
    for entry in entries {
      for word in entry.words.keys { holders[word, default: 0] += 1 }
      for verb in entry.verbs { users[verb, default: 0] += 1 }
      for sense in entry.senses.keys { meant[sense, default: 0] += 1 }
    }
    meanings = meant.keys.sorted()
    askingVerbs = Set(entries.filter(\.vagueVerbs.isEmpty).flatMap(\.verbs))
    let count = Double(max(2, entries.count + 1))
    for place in entries.indices {
      for word in entries[place].words.keys {
        entries[place].words[word] = min(FrameLexicon.most, log(count / Double(holders[word] ?? 1)))
      }
      for (sense, users) in meant where entries[place].senses[sense] != nil {
        entries[place].senses[sense]?.weight = min(FrameLexicon.most, log(count / Double(users)))
      }
    }
    let numbers = Dictionary(uniqueKeysWithValues: zip(meanings, meanings.indices))
    for place in entries.indices {
      entries[place].firstMeanings = entries[place].firsts.compactMap { numbers[$0] }.sorted()
      entries[place].tellingMeanings = entries[place].senses
        .compactMap { sense, said -> (meaning: Int, weight: Double)? in
          numbers[sense].map { (meaning: $0, weight: said.weight / FrameLexicon.most) }
        }
        .filter { $0.weight > 0 }.sorted { $0.meaning < $1.meaning }
    }
    pairReversals()
    contrast()
    verbWeights = users.mapValues { min(FrameLexicon.most, log(count / Double($0)) + 0.7) }
  }

  /// What a particle has to say at least to count, and what it says at most.
  private static let leastContrast = 1.0
  private static let mostContrast = 1.5
  /// The share of an intent's phrases that have to use such a word.
  private static let leastShare = 0.5

  /// Finds the particles that tell intents apart, as logarithms of how much more often an intent's phrases
  /// use them than those of the other intents with the same verbs (Laplace's rule for both).
  private mutating func contrast() {
    for place in entries.indices {
      let own = entries[place]
      let others = entries.indices.filter {
        $0 != place && frames[$0].app == frames[place].app
          && (!entries[$0].verbs.isDisjoint(with: own.verbs) || shareValues($0, place))
      }
      guard !others.isEmpty else { continue }
      for word in Set(own.particles.joined()) {
        let share = Self.share(of: word, in: own.particles)
        let ratio = share / Self.share(of: word, in: others.flatMap { entries[$0].particles })
        guard share >= Self.leastShare, log(ratio) >= Self.leastContrast else { continue }
        entries[place].contrasts[word] = min(Self.mostContrast, log(ratio))
      }
      for other in others {
        let theirs = entries[other].particles
        entries[place].foreignParticles.formUnion(
          Set(theirs.joined()).subtracting(own.particles.joined()).filter { word in
            let ratio = Self.share(of: word, in: theirs) / Self.share(of: word, in: own.particles)
            return log(ratio) >= Self.leastContrast
          }
        )
      }
    }
  }

  /// The share of templates with a particle (Laplace's rule).
  private static func share(of particle: String, in templates: [Set<String>]) -> Double {
    (Double(templates.count { $0.contains(particle) }) + 0.5) / (Double(templates.count) + 1)
  }

  /// Finds the intents that others undo: those take the same things or speak of the same.
  private mutating func pairReversals() {
    let reversive = entries.indices.filter { entries[$0].isReversive }
    guard !reversive.isEmpty else { return }
    let nouns = entries.map { $0.nouns.reduce(into: Set<String>()) { $0.formUnion($1) } }
    for place in entries.indices where !entries[place].isReversive {
      entries[place].hasReversal = reversive.contains { other in
        frames[other].app == frames[place].app
          && (shareValues(place, other) || !nouns[place].isDisjoint(with: nouns[other]))
      }
    }
  }

  /// Whether two intents take values of the same vocabulary.
  private func shareValues(_ one: Int, _ other: Int) -> Bool {
    frames[one].parameters.contains { parameter in
      guard case .name = parameter.kind else { return false }
      return frames[other].parameters.contains { $0.kind == parameter.kind }
    }
  }
}
