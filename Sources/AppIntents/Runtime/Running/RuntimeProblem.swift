/// What is wrong with an invocation, or with an intent that never comes to an end.
enum RuntimeProblem: Error, Sendable, Hashable {
  case noSuchParameter(String, intent: String)
  case wrongType(String, value: String)
  case tooManyPerformances(String)
  case tooManyOpenings
  case tooManyQuestions
}

extension RuntimeProblem: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noSuchParameter(let name, let intent): "'\(intent)' has no parameter '\(name)'"
    case .wrongType(let name, let value): "'\(value)' is no value for the parameter '\(name)'"
    case .tooManyPerformances(let title):
      "'\(title)' asked for the same things over and over and was stopped"
    case .tooManyQuestions: "the same things were asked over and over, so it was stopped"
    case .tooManyOpenings: "the intents opened each other over and over and were stopped"
    }
  }
}
