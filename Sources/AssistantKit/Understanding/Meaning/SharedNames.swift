import SpokenLanguage
import Synchronization
import Understanding

/// What conversations in one language made first of the names of their apps, for those that begin later.
///
/// Conversations that know the same names make it once. Who comes while another makes it waits, since making it
/// again takes as long.
package final class SharedNames: Sendable {
  private let names = Mutex<[VocabularyName: KnownNames]>([:])
  private let understander = Mutex<Understander?>(nil)

  /// Nothing is made yet.
  package init() {}

  /// What sentences are compared with for the names of a vocabulary.
  func names(
    of vocabulary: VocabularyName,
    _ told: ToldNames,
    _ language: any Language
  ) -> KnownNames {
    names.withLock { names in
      let made = KnownNames(told, language, after: names[vocabulary])
      names[vocabulary] = made
      return made
    }
  }

  /// An understander, made of the one that was made last.
  func understander(_ make: (_ last: Understander?) -> Understander) -> Understander {
    understander.withLock { understander in
      let made = make(understander)
      understander = made
      return made
    }
  }
}
