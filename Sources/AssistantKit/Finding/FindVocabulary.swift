import AppIntents
import SpokenLanguage
import Synchronization

/// What sentences about finding things are read with, made once for the apps of a catalogue, whoever converses.
final class FindVocabulary: Sendable {
  /// What finds the entities of each kind.
  let actions: [FindAction]
  let language: any Language
  let book: FindPhraseBook
  /// The words that say that something is to be found, for one that is misspelt.
  let requests: WordSpelling
  /// What the entities of each action are called, as keys.
  private let nouns: [[[String]]]
  /// What the app of each action is called, as keys.
  private let appNames: [[[String]]]
  private let nounWords: WordSpelling
  private let wordings = Mutex<[FindKind.Texts: FindKind.Wording]>([:])

  init(apps: [RunningApp], language: any Language) {
    self.language = language
    actions = apps.flatMap { $0.definition.findActions }
    appNames = apps.flatMap { app in
      let names = ([app.definition.name] + app.definition.synonyms)
        .map { language.findKeys(of: $0) }.filter { !$0.isEmpty }
      return app.definition.findActions.map { _ in names }
    }
    book = FindPhraseBook(language.findWords, language: language)
    requests = WordSpelling(Set(book.requests.joined()))
    nouns = actions.map { FindKind.nouns(of: $0, language: language) }
    nounWords = WordSpelling(Set(nouns.joined().joined()))
  }

  /// The actions whose entities a sentence may name, be it with a slip of the keyboard.
  ///
  /// Most sentences name none, and neither phrases nor the app are looked through for them.
  func actions(namedIn sentence: FindTokens) -> [FindAction] {
    let respelled = sentence.respelled { nounWords.nearest(to: $0) } ?? sentence
    return zip(actions, nouns).filter { _, nouns in
      nouns.contains { sentence.contains($0) || respelled.contains($0) }
    }.map { $0.0 }
  }

  /// A kind of entity with the words for its properties and options.
  func kind(
    of action: FindAction,
    properties: [FindProperty],
    options: [[IntentOption]],
    known: KnownTexts?
  ) -> FindKind {
    let texts = FindKind.Texts(action, properties: properties, options: options)
    let wording: FindKind.Wording
    if let known = wordings.withLock({ $0[texts] }) {
      wording = known
    } else {
      wording = FindKind.Wording(texts, language: language)
      wordings.withLock { wordings in
        // Options may be others each time.
        if wordings.count >= Self.mostWordings { wordings.removeAll() }
        wordings[texts] = wording
      }
    }
    let place = actions.firstIndex { $0.entity == action.entity }
    return FindKind(
      action,
      properties: properties,
      choices: options,
      wording: wording,
      appNames: place.map { appNames[$0] } ?? [],
      texts: known
    )
  }

  private static let mostWordings = 64
}
