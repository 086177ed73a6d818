public import AppIntents
public import AssistantKit
import PhraseMatcher

/// What happened after a sentence.
public struct TestAnswer: Sendable, CustomStringConvertible {
  /// What was said.
  public let sentence: String
  /// How it came to its end.
  public let outcome: ExchangeOutcome
  /// The intents that were performed to their end, by their types' names; what a result opened comes
  /// after what opened it.
  public let performed: PerformedIntents
  /// The values that were in the sentence, by parameter, as people call them.
  public let values: [String: String]
  /// What the intent gave, as a person reads it; nil for nothing.
  public let value: String?
  /// What was said, in order: beside a snippet what is said to someone who sees it, and with the option
  /// `--voice-only` what is said to someone who only listens; never both.
  public let dialogs: [String]
  /// What was asked.
  public let questions: [Question]
  /// What was shown.
  public let snippets: [TestSnippet]
  /// What went wrong, as a person reads it.
  public let errors: [String]
  /// Whether the app came to the front.
  public let cameToFront: Bool
  /// What a person would have seen, line by line.
  public let lines: [String]
  /// How the sentence was read.
  public let explanation: String

  /// What a person would have seen, and how the sentence was read.
  public var description: String {
    (["> \(sentence)"] + lines.map { "  \($0)" } + ["", explanation]).joined(separator: "\n")
  }

  init(
    sentence: String,
    outcome: ExchangeOutcome,
    events: [ConversationEvent],
    lines: [String],
    explanation: String
  ) {
    var collector = EventCollector()
    for event in events { collector.add(event) }
    self.sentence = sentence
    self.outcome = outcome
    performed = PerformedIntents(identifiers: collector.performed, explanation: explanation)
    values = collector.values
    value = collector.value
    dialogs = collector.dialogs
    questions = collector.questions
    snippets = collector.snippets
    errors = collector.errors
    cameToFront = collector.cameToFront
    self.lines = lines
    self.explanation = explanation
  }
}

/// Something that was shown, as what it says and as it was drawn.
public struct TestSnippet: Sendable, Hashable, CustomStringConvertible {
  /// What it says; nil for what no app showed.
  public let content: SnippetContent?
  /// It as lines of text.
  public let text: String

  /// It as lines of text.
  public var description: String { text }
}

/// The intents that were performed; a test compares them with their names.
public struct PerformedIntents: Sendable, Equatable, CustomStringConvertible,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral
{
  /// The intents' types, by name.
  public let identifiers: [String]
  private let explanation: String

  init(identifiers: [String], explanation: String = "") {
    self.identifiers = identifiers
    self.explanation = explanation
  }

  /// One intent.
  public init(stringLiteral identifier: String) {
    self.init(identifiers: [identifier])
  }

  /// Several intents, or none.
  public init(arrayLiteral identifiers: String...) {
    self.init(identifiers: identifiers)
  }

  /// Whether the same intents were performed.
  public static func == (left: Self, right: Self) -> Bool {
    left.identifiers == right.identifiers
  }

  /// The intents, and how the sentence was read that started them.
  public var description: String {
    let names = identifiers.isEmpty ? "nothing" : identifiers.joined(separator: ", ")
    return explanation.isEmpty ? names : "\(names)\n\(explanation)\n"
  }
}

/// Puts what happened into the drawers that tests look into.
private struct EventCollector {
  var performed: [String] = []
  var values: [String: String] = [:]
  var value: String?
  var dialogs: [String] = []
  var questions: [Question] = []
  var snippets: [TestSnippet] = []
  var errors: [String] = []
  var cameToFront = false
  private var opened: [String] = []

  mutating func add(_ event: ConversationEvent) {
    switch event {
    case .match(let understanding):
      for parameter in understanding.reading?.parameters ?? [] {
        values[parameter.name] = parameter.shownValue
      }
    case .foreground: cameToFront = true
    case .question(let question): questions.append(question)
    case .dialog(let full, let supporting): dialogs.append(supporting ?? full)
    case .snippet(let drawn):
      snippets.append(TestSnippet(content: drawn.content, text: drawn.text))
    case .found(let list): snippets.append(TestSnippet(content: nil, text: list.text))
    case .opens(let intent, _): opened.append(intent)
    case .result(let intent, _, let text):
      performed += [intent] + opened
      opened = []
      value = text ?? value
    case .error(_, let message, _): errors.append(message)
    case .hello, .heard, .progress, .cancelled, .done: break
    }
  }
}
