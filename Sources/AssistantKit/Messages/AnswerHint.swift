/// What can be said to a question.
public enum AnswerHint: Sendable, Hashable {
  case number(least: String?, most: String?)
  case date
  case text
  case confirmation(accept: String, deny: String)
  case option
  case searchableOption(kind: String)
  case list
}
