import AppIntents
import SpokenLanguage
import Synchronization

/// What a person has said yes to before an intent runs, so that they are not asked for it twice.
///
/// What is doubtful is read back ("Remove Emma from Library?"), and the app, which knows nothing of that, asks again
/// whether it may. Who has said yes has answered that too, as long as the app says nothing that they were not told and
/// asks nothing else first.
final class Agreement: Sendable {
  private let intent: String
  private let language: any Language
  /// The stems of the words that the person was told or that belong to what they agreed to.
  private let known: Set<String>
  /// The verbs that ask for what they agreed to, whichever of them is said.
  private let verbs: [WordRuns]
  private let holds = Mutex(true)

  /// A yes to a sentence.
  ///
  /// - Parameters:
  ///   - sentence: What the person was asked.
  ///   - intent: The identifier of what they were asked for.
  ///   - texts: What else is said of that and of the values that it has.
  ///   - language: The language of the conversation.
  init(to sentence: String, for intent: String, of texts: [String], in language: any Language) {
    self.intent = intent
    self.language = language
    let texts = [sentence] + texts
    known = Set(
      texts.flatMap { text in language.tokens(in: text).map { language.stem(of: $0.text) } }
    )
    let classes = language.verbClasses(of: texts)
    verbs = language.grammar.verbs.filter { classes.contains($0.name) }.map(\.runs)
  }

  /// A yes to a sentence about an intent with values, of which the app says more in its titles and phrases.
  convenience init(
    to sentence: String,
    _ invocation: IntentInvocation,
    of app: AppDefinition,
    in language: any Language
  ) {
    let intent = invocation.intent
    let values = invocation.values.values.map { PassedValue($0, from: app.localization) }
    let shortcuts = app.shortcuts.filter { $0.intent.identifier == intent.identifier }
    let own =
      [intent.title, intent.explanation ?? "", app.name] + app.synonyms
      + shortcuts.flatMap(\.phrases) + intent.parameters.map(\.title)
    self.init(
      to: sentence,
      for: intent.identifier,
      of: own + values.flatMap { [$0.text, $0.subtitle ?? ""] },
      in: language
    )
  }

  /// Whether the person has already said yes to what an app asks; once only.
  ///
  /// - Parameters:
  ///   - request: What the app asks.
  ///   - prompt: How it asks; nil where it has no words of its own.
  ///   - shown: The lines that it shows beside the question.
  /// - Returns: False where they may not have: it tells or shows something new.
  func answers(
    _ request: ConfirmationRequest,
    _ prompt: String?,
    beside shown: [String] = []
  ) -> Bool {
    guard end(), request.intent == intent, request.parameter == nil, request.buttonLabels.isEmpty
    else { return false }
    return shown.allSatisfy(isKnown) && prompt.map(isKnown) ?? true
  }

  /// Whether all words of a question are known, belong to a question for a yes or a no, or are an article, a preposition
  /// or the like; of the other small words some change everything ("all", "not").
  private func isKnown(_ prompt: String) -> Bool {
    let tokens = language.tokens(in: prompt)
    let runs = verbs + [language.askingWhether]
    var place = 0
    while place < tokens.count {
      let word = tokens[place].text
      let length = runs.map { $0.length(in: tokens, at: place) }.max() ?? 0
      guard
        length > 0 || known.contains(language.stem(of: word)) || language.isFunctionWord(word)
      else { return false }
      place += max(1, length)
    }
    return true
  }

  /// Something else was asked or told, so that the person may now think otherwise.
  ///
  /// - Returns: Whether it held until now.
  @discardableResult
  func end() -> Bool {
    holds.withLock { holds in
      defer { holds = false }
      return holds
    }
  }
}
