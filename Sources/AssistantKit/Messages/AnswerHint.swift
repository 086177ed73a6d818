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

extension AnswerHint {
  /// A whole number of a range; nil for any.
  static func number(in range: ClosedRange<Int>?) -> AnswerHint {
    .number(
      least: range.flatMap { $0.lowerBound == .min ? nil : String($0.lowerBound) },
      most: range.flatMap { $0.upperBound == .max ? nil : String($0.upperBound) }
    )
  }
}
