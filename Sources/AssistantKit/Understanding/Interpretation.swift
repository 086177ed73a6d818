import PhraseMatcher
import Understanding

/// How an utterance was understood, and what could not be asked on the way.
struct Interpretation: Sendable {
  var understanding: Understanding
  var failedLookup: FailedLookup?
  /// Whether nothing was said but a verb and text, which the assistant's own commands take as well.
  var isOnlyText = false
  /// Whether the verb that was said is one of the intent's phrases.
  var hasOwnVerb = false
  /// Whether what is named and the kinds of verbs tell it, and no phrase as a whole.
  var isOfPieces = false
  /// What the command before it is to give.
  var results: [CommandMeaning.AwaitedResult] = []
  /// What was asked behind the commands, as it was said.
  var questions: [String] = []
  /// What was asked for behind them in words that nobody knows, as it was said.
  var leftOut: [String] = []
  /// The other commands of the same breath, each with what could not be asked for it.
  var then: [Interpretation] = []

  /// The interpretation with every command's understanding seen in another way.
  func mapped(_ change: (Understanding) -> Understanding) -> Interpretation {
    var mapped = self
    mapped.understanding = change(understanding)
    for place in then.indices { mapped.then[place] = then[place].mapped(change) }
    mapped.understanding.then = mapped.then.map(\.understanding)
    return mapped
  }

  /// The vocabularies of what commands behind this one take from those before them.
  var awaited: Set<VocabularyName> { Set(then.flatMap(\.results).map(\.vocabulary)) }

  /// The command with what was spoken of last in the places of what the one before it gave.
  func taking(_ topics: [Topic]) -> Interpretation {
    var taking = self
    for result in results {
      guard let topic = topics.first(where: { $0.name == result.vocabulary }) else { continue }
      taking.understanding.reading?.fill(result.parameter, with: topic)
    }
    return taking
  }

  /// What the pieces of a sentence ask for: commands of one breath, the first of which tells of the others.
  static func sequence(_ commands: [Interpretation], of utterance: String) -> Interpretation {
    var first =
      commands.first
      ?? Interpretation(understanding: Understanding(utterance: utterance, outcome: .empty))
    first.isOfPieces = true
    first.then = Array(commands.dropFirst())
    first.understanding.then = first.then.map(\.understanding)
    return first
  }
}

/// Words that an app was to look up and could not.
struct FailedLookup: Error, Sendable, Hashable, CustomStringConvertible {
  /// The words.
  var text: String
  /// What a person calls the values among which they were to be.
  var kind: String
  /// The app.
  var app: String
  /// Why, in the person's language.
  var reason: String

  /// The failure for standard error.
  var description: String { "the search for \(kind) “\(text)” failed: \(reason)" }
}
