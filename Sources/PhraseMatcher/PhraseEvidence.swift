import SpokenLanguage
import Synchronization

/// What is needed for sentences that are no phrase word by word; made when one of them is first heard.
///
/// It follows from the phrases, not from the values, so all versions of a matcher share it.
final class PhraseEvidence: Sendable {
  private let index: PhraseIndex
  private let catalog: PhraseCatalog
  private let language: any Language
  private let model: IntentModel?
  private let made = Mutex<Made?>(nil)

  /// Everything, once it is made; one reference, since every unknown sentence asks for it several times.
  final class Made: Sendable {
    let plain: NGramPhrases
    let classifier: IntentClassifier
    let numbers: NumberWords
    let words: PhraseWords
    let spoken: SpokenPhrases

    fileprivate init(
      _ index: PhraseIndex,
      _ catalog: PhraseCatalog,
      _ language: any Language,
      _ model: IntentModel?
    ) {
      (classifier, (plain, spoken)) = bothAtOnce {
        IntentClassifier(index, catalog, language: language, model: model)
      } and: {
        (
          NGramPhrases(index, language: language),
          SpokenPhrases(index, reader: PhonemeReader(language))
        )
      }
      numbers = NumberWords(language)
      words = PhraseWords(index)
    }
  }

  /// Evidence of an index.
  ///
  /// - Parameters:
  ///   - index: The phrases.
  ///   - catalog: The same, as they were written.
  ///   - language: Their language.
  ///   - model: What was learnt from them before; nil for nothing.
  init(
    _ index: PhraseIndex,
    _ catalog: PhraseCatalog,
    language: any Language,
    model: IntentModel? = nil
  ) {
    self.index = index
    self.catalog = catalog
    self.language = language
    self.model = model
  }

  /// Everything; the first call makes it.
  var all: Made {
    made.withLock { made in
      if let made { return made }
      let all = Made(index, catalog, language, model)
      made = all
      return all
    }
  }
}
