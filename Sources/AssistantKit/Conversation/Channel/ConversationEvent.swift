public import PhraseMatcher

/// What happens in a conversation, one after the other; every way of showing it starts from here.
public enum ConversationEvent: Sendable {
  /// The conversation begins, with the names of the apps that listen.
  case hello(apps: [String])
  /// An utterance came in.
  case heard(HeardUtterance)
  /// How the line was read.
  case match(Understanding)
  /// An app comes to the front.
  case foreground(app: String)
  /// The person is asked something.
  case question(Question)
  /// Something is said.
  case dialog(full: String, supporting: String?)
  /// Something is shown.
  case snippet(DrawnSnippet)
  /// Things were found.
  case found(FoundList)
  /// A long run goes on.
  case progress(done: Int, total: Int, text: String)
  /// The result opens another intent.
  case opens(intent: String, title: String)
  /// An intent ended with a value, told as text; the title is what people call it, where that is known.
  case result(intent: String, title: String? = nil, value: String?)
  /// An intent failed, or an answer could not be read.
  case error(intent: String?, message: String, code: String)
  /// The person no longer wants it.
  case cancelled
  /// The utterance is dealt with.
  case done(ExchangeOutcome)
}

/// How an exchange that one utterance started came to its end.
public enum ExchangeOutcome: String, Sendable, Hashable {
  /// The intent ran to its end.
  case done
  /// Nothing was run, or the choice between meanings was not made.
  case refused
  /// The intent threw an error.
  case failed
  /// The person refused a confirmation.
  case declined
  /// The person cancelled.
  case cancelled
  /// The input ended inside a question.
  case abandoned
  /// The person wants to leave.
  case quit
  /// The utterance was empty.
  case empty
}

/// A question as it reaches a person.
public struct Question: Sendable, Hashable {
  /// Counts the questions of a conversation.
  public var id: Int
  /// What kind of answer is wanted.
  public var kind: Kind
  /// The intent that asks; nil when the assistant itself asks.
  public var intent: String?
  /// The parameter that is asked for.
  public var parameter: String?
  /// The question's text.
  public var prompt: String
  /// What is said above the options; nil for nothing.
  public var listTitle: String?
  /// What can be answered; empty for an open question.
  public var options: [Option]
  /// How many further options can be named but are not listed.
  public var hiddenOptionCount: Int

  /// Makes a question.
  public init(
    id: Int,
    kind: Kind,
    intent: String?,
    parameter: String?,
    prompt: String,
    options: [Option] = [],
    hiddenOptionCount: Int = 0
  ) {
    self.id = id
    self.kind = kind
    self.intent = intent
    self.parameter = parameter
    self.prompt = prompt
    self.options = options
    self.hiddenOptionCount = hiddenOptionCount
  }

  /// The kinds of answers.
  public enum Kind: String, Sendable, Hashable {
    case value, choice, confirmation, text
  }

  /// Something that can be answered.
  public struct Option: Sendable, Hashable {
    /// What identifies the option.
    public var id: String
    /// What is shown and said.
    public var title: String
    /// A second line.
    public var subtitle: String?
    /// The heading of the section it stands in; nil for none.
    public var section: String?

    /// Makes an option.
    public init(id: String, title: String, subtitle: String? = nil, section: String? = nil) {
      self.id = id
      self.title = title
      self.subtitle = subtitle
      self.section = section
    }
  }
}
