import SpokenLanguage

/// What is counted of a sentence that may ask for nothing.
enum SentenceFeature: Int, CaseIterable, Sendable {
  case always
  /// What kind of sentence it is as a whole, unless it is a command.
  case prohibition, question, knowledge, report, condition, intention, reminder, quotation, remark
  case request
  /// How many words no intent explains, and the share of all that mean something.
  case unexplained, unexplainedShare
  /// Whether nothing is named but what the likeliest reading takes for a part of a name.
  case partOfName
  /// Whether nothing is named; words of which nothing is known; how many words mean something.
  case noName, unknownWord, words
  /// Whether a verb says what was done.
  case past
  /// Whether it tells something and asks for nothing, asks for several things, or for what was taken back.
  case told, divided, withdrawn
  /// Whether it tells something beside what it asks for.
  case tellsBeside
  case beginsWithVerb
  /// What was made of it before.
  case foundNotAsked, foundNegated, foundOutOfScope, foundBelowThreshold
  case foundUnknownValue, foundSeveral, foundSurely, foundProbably

  /// The feature of a kind of sentence; nil for commands.
  init?(_ finding: SpeechActReader.Finding) {
    switch finding.act {
    case .command: return nil
    case .request: self = .request
    case .question: self = finding.asksForKnowledge ? .knowledge : .question
    case .prohibition: self = .prohibition
    case .report: self = .report
    case .condition: self = .condition
    case .intention: self = .intention
    case .reminder: self = .reminder
    case .quotation: self = .quotation
    case .remark: self = .remark
    }
  }
}
