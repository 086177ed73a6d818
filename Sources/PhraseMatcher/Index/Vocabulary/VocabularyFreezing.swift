import Synchronization

/// The freezing of a vocabulary whose changes have become many, while others still come.
///
/// ```
/// changes    ──●───────────128                              what was changed until then
/// freezing                  ├─ made beside ─┤
/// since                     ●──●──●──●──●──●──●──128        told again to what is frozen
/// ```
///
/// It is made on a thread of its own, or by whoever needs it first. When it takes the changed vocabulary's
/// place depends on what was updated since, never on how fast it was made: what is found must not
/// depend on that.
struct VocabularyFreezing: Sendable {
  /// So many updates are told again at once; each time the changes so far are copied.
  private static let fewest = 16

  private let work: Work
  /// What was updated since it began, and how much of that was told again.
  private var updates: [VocabularyChanges.Update] = []
  private var toldCount = 0
  private var size = 0
  private var changes: VocabularyChanges?

  /// What is made once for all who come after.
  struct Made: Sendable {
    let vocabulary: Vocabulary
    let words: WordTable
    let traits: WordTraits
  }

  /// Keeps a vocabulary that another took the place of until the next update, which lets go of it on another
  /// thread: to take a hundred thousand values apart takes longer than an update.
  final class Remains: Sendable {
    private let frozen: Mutex<Vocabulary.Frozen?>

    init(of vocabulary: Vocabulary) {
      frozen = Mutex(vocabulary.frozen)
    }

    /// Lets go of what is kept.
    func clear() {
      Task.detached { [self] in frozen.withLock { $0 = nil } }
    }
  }

  private final class Work: Sendable {
    let base: Made
    private let made = Mutex<Made?>(nil)

    init(_ base: Made) {
      self.base = base
    }

    var result: Made {
      made.withLock { made in
        if let made { return made }
        let result = Self.result(base)
        made = result
        return result
      }
    }

    /// What was made, unless it is still being made.
    var resultIfMade: Made? {
      made.withLockIfAvailable { $0 } ?? nil
    }

    private static func result(_ base: Made) -> Made {
      let vocabulary = base.vocabulary.frozenAnew()
      vocabulary.frozen.identifiers.prepare(for: vocabulary.frozen.values)
      let words = base.words.joined
      return Made(vocabulary: vocabulary, words: words, traits: base.traits.weighed(words))
    }
  }

  /// Begins to freeze a vocabulary, its words and their traits as they are now.
  init(_ base: Made) {
    work = Work(base)
    Task.detached { [work] in _ = work.result }
  }

  /// Whether it is time for what is frozen to take the vocabulary's place.
  var isDue: Bool { size >= VocabularyChanges.many }

  /// Takes notice of an update that was made to the vocabulary.
  mutating func note(_ update: VocabularyChanges.Update, _ words: (String) -> [UInt32]) {
    updates.append(update)
    size += update.count
    guard updates.count - toldCount >= Self.fewest, let made = work.resultIfMade else { return }
    tellAgain(to: made.vocabulary.frozen, words)
  }

  /// The vocabulary with everything that was updated since.
  ///
  /// - Parameters:
  ///   - current: The words and traits as they are now.
  ///   - numbers: The numbers of a text's words.
  /// - Returns: The vocabulary, and the words and traits that take the place of the current ones.
  mutating func finished(
    _ current: (words: WordTable, traits: WordTraits),
    _ numbers: (String) -> [UInt32]
  ) -> Made {
    let made = work.result
    let frozen = made.vocabulary.frozen
    tellAgain(to: frozen, numbers)
    var changes = changes ?? VocabularyChanges(to: frozen)
    changes.settle(frozen)
    let newer = (UInt32(made.words.count)..<UInt32(current.words.count)).map(
      current.words.text(of:)
    )
    return Made(
      vocabulary: Vocabulary(made.vocabulary, changes: changes),
      words: made.words.adding(newer),
      traits: current.traits.rebased(on: made.traits, since: work.base.traits)
    )
  }

  private mutating func tellAgain(
    to frozen: Vocabulary.Frozen,
    _ words: (String) -> [UInt32]
  ) {
    var told = changes ?? VocabularyChanges(to: frozen)
    changes = nil
    for update in updates[toldCount...] { told.apply(update, to: frozen, words) }
    toldCount = updates.count
    changes = told
  }
}
