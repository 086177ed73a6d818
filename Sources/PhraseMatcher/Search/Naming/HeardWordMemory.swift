import Synchronization

/// The words of names that words stand for which were heard lately.
///
/// A sentence is looked at several times, as a whole and clause by clause, and everyday words are said again and again; to
/// look a word up takes longer than all else that is done about it.
final class HeardWordMemory: Sendable {
  /// As many as a few long sentences have; of more, all are forgotten.
  private static let mostWords = 512
  /// Longer words are no words of names that many say.
  private static let longest = 64

  private let known = Mutex<[String: [HeardNameWords.Candidate]]>([:])

  /// What a word may stand for.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - lookUp: Looks it up where it was not heard lately.
  /// - Returns: The words of names.
  func candidates(
    for word: String,
    lookUp: () -> [HeardNameWords.Candidate]
  ) -> [HeardNameWords.Candidate] {
    if let found = known.withLock({ $0[word] }) { return found }
    // Others may look words up meanwhile.
    let found = lookUp()
    guard word.utf8.count <= Self.longest else { return found }
    known.withLock { known in
      if known.count >= Self.mostWords { known.removeAll(keepingCapacity: true) }
      known[word] = found
    }
    return found
  }
}
