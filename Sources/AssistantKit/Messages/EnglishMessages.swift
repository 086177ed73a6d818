import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// What the assistant says in English.
struct EnglishMessages: Messages {
  func greeting(apps: [String], shortcuts: Int) -> String {
    let count = shortcuts == 1 ? "1 shortcut" : "\(shortcuts) shortcuts"
    return "\(apps.joined(separator: ", ")) · \(count). "
      + "Say what you want, or press Tab. “help” lists it all."
  }

  func heard(_ words: [String]) -> String {
    "(heard \(words.map { "“\($0)”" }.joined(separator: ", ")))"
  }

  func foreground(app: String) -> String { "\(app) comes to the front." }
  func result(_ value: String) -> String { value }
  func finished(intent: String) -> String { "\(intent): done." }

  var searchLabel: String { "search" }

  func askForValue(of title: String) -> String { "What is the \(title.lowercased())?" }
  var askWhichOne: String { "Which one?" }
  var askWhichCommand: String { "What do you mean?" }
  var askWhichApp: String { "In which app?" }
  func askWhether(_ sentence: String) -> String { "\(sentence)?" }
  func askWhetherAllowed(_ title: String) -> String {
    "“\(title)” is not for everybody. Are you allowed to?"
  }
  var askToContinue: String { "Go on?" }
  func moreOptions(_ count: Int) -> String { "… and \(count) more; say part of the name." }
  var yesAndNo: (yes: String, no: String) { ("yes", "no") }
  var cancelLabel: String { "cancel" }

  func label(forAction name: String) -> String {
    Self.actionLabels[name] ?? name
  }

  func problem(_ problem: AnswerProblem) -> String {
    switch problem {
    case .noNumber(let answer): "“\(answer)” is no number."
    case .noWholeNumber(let answer): "“\(answer)” is no whole number."
    case .outOfRange(let answer, let least?, let most?):
      "\(answer) does not fit; it has to be from \(least) to \(most)."
    case .outOfRange(let answer, let least?, nil):
      "\(answer) does not fit; it has to be at least \(least)."
    case .outOfRange(let answer, nil, let most):
      "\(answer) does not fit; it has to be at most \(most ?? answer)."
    case .noDate(let answer): "“\(answer)” is no date I can read."
    case .unreadable(let answer, let kind): unreadable(answer, kind)
    case .noConfirmation(_, let accept, let deny): "Please answer “\(accept)” or “\(deny)”."
    case .noOption(let answer): "“\(answer)” is none of these."
    case .noneOfKind(let answer, let kind): "I know no \(kind.lowercased()) called “\(answer)”."
    case .lookupFailed(let answer, let app, let reason):
      lookupFailed(answer, app: app, reason: reason)
    case .empty: "I need an answer, or “cancel”."
    }
  }

  func refusal(_ refusal: ValueRefusal) -> String {
    switch refusal {
    case .outside(let least, let most) where least == most:
      "That does not fit; it has to be \(least)."
    case .outside(let least, let most):
      "That does not fit; it has to be from \(least) to \(most)."
    case .below(let least): "That does not fit; it has to be at least \(least)."
    case .count(let least, let most) where least == most: "I need exactly \(least)."
    case .count(let least, let most): "I need from \(least) to \(most) of them."
    case .notAmong(let few): "That does not fit; it has to be \(few.joined(separator: ", "))."
    case .refused: "That does not fit."
    }
  }

  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .number(let least?, let most?): "Say a number from \(least) to \(most), or “cancel”."
    case .number: "Say a number, such as “three” or 3, or “cancel”."
    case .date: "Say a date, such as “tomorrow” or “next friday at half past five”, or “cancel”."
    case .text: "Say it in your own words, or “cancel”."
    case .confirmation(let accept, let deny): "Say “\(accept)” or “\(deny)”."
    case .option: "Say a number, a place in the list such as “the second one”, a name, or “cancel”."
    case .searchableOption(let kind):
      "Say a number from the list, the name of any \(kind.lowercased()) or a part of it, or “cancel”."
    case .list: "Say one or several, such as “this and that”, or “cancel”."
    }
  }

  func refused(nearest: [String]) -> String {
    guard !nearest.isEmpty else { return "I can't do that." }
    return "I can't do that. The nearest I know: "
      + nearest.map { "“\($0)”" }.joined(separator: ", ") + "."
  }

  var notDone: String { "All right, I won’t." }

  func unknownValue(_ text: String, kind: String) -> String {
    "I know no \(kind.lowercased()) called “\(text)”."
  }

  func lookupFailed(_ text: String, app: String, reason: String) -> String {
    "\(app) could not look up “\(text)”: \(reason)"
  }
  func tookTooLong(_ time: String) -> String { "it took longer than \(time)." }
  func timedOut(_ time: String) -> String {
    "That took longer than \(time), so it was stopped."
  }

  func crashed(_ title: String, app: String) -> String {
    "“\(title)” of \(app) crashed, and the program with it; what was done before is kept."
  }
  func crashed(apps: [String]) -> String {
    "The code of \(apps.joined(separator: " or ")) crashed, and the program with it; "
      + "what was done before is kept."
  }
  func failedItself(on utterance: String) -> String {
    "The assistant itself failed on “\(utterance)”, and the program with it; "
      + "what was done before is kept. Please report this sentence."
  }

  func wouldDo(_ summary: IntentSummary) -> String {
    guard summary.isWritten else {
      return "I would run “\(summary.sentence)”\(details(of: summary))."
    }
    let sentence = summary.sentence.prefix(1).lowercased() + summary.sentence.dropFirst()
    return "I would \(sentence)\(details(of: summary))."
  }

  func undone(_ name: String) -> String { "Undone: \(name)." }
  var nothingToUndo: String { "There is nothing to undo." }
  var howToLeave: String { "Press Ctrl-C again or Ctrl-D to leave." }
  func pace(perSecond: String?, timeLeft: String) -> String {
    (perSecond.map { "\($0)/s · " } ?? "") + "\(timeLeft) left"
  }

  var expired: String { "Nobody answered in time." }

  var cancelled: String { "Cancelled." }
  var declined: String { "All right, nothing is changed." }
  var abandoned: String { "The input ended before the answer; nothing is changed." }
  func vanished(_ title: String) -> String { "“\(title)” is no longer there." }
  var nothingToCancel: String { "There is nothing to cancel." }

  func unknownCommand(_ word: String, known: String) -> String {
    "There is no “:\(word)”; there is \(known)."
  }

  func missHeading(_ subject: MissReport.Subject) -> String {
    switch subject {
    case .phrase(let phrase, _): "Nearest to “\(phrase)”:"
    case .value(let text, let parameter, let intent):
      "“\(text)” is no \(parameter) that \(intent) knows:"
    case .none: "Near nothing:"
    }
  }

  var missRemedy: String { "to be understood, in a file for --heard-as:" }
  var noMisses: String { "Everything was understood lately." }

  func headline(of understanding: Understanding, threshold: Double) -> String {
    let utterance = "“\(understanding.utterance)”"
    let meaning = understanding.reading.map { "\($0.intent) (\($0.confidence))" } ?? ""
    return switch understanding.outcome {
    case .match: "\(utterance) is understood as \(meaning)"
    case .ambiguous: "\(utterance) may mean several things; the first is \(meaning)"
    case .unknownValue: "\(utterance) leaves a value open in \(meaning)"
    case .refused(.belowThreshold):
      "\(utterance) is refused: nothing reaches the threshold of \(threshold)"
    case .refused(.negativePhrase):
      "\(utterance) is refused: a phrase that must start nothing is nearer"
    case .refused(.negated): "\(utterance) is refused: it says what is not to be done"
    case .refused(.notAsked): "\(utterance) is refused: it asks for nothing to be done"
    case .refused(.outOfScope): "\(utterance) is refused: no phrase comes near"
    case .empty: "\(utterance) holds nothing to understand"
    }
  }

  var heardAsAWhole: String { "By all its words:" }

  func speechAct(_ act: SpeechAct) -> String {
    switch act {
    case .command: "a command"
    case .request: "a request"
    case .question: "a question"
    case .prohibition: "a prohibition"
    case .report: "a report"
    case .condition: "a condition"
    case .intention: "a plan"
    case .reminder: "a reminder"
    case .quotation: "a quotation"
    case .remark: "a remark"
    }
  }

  func evidence(_ kind: EvidencePart.Kind) -> String {
    switch kind {
    case .courtesy: "courtesy"
    case .light: "function word"
    case .applicationName: "the app’s name"
    case .word: "a word of its phrases"
    case .verb: "a verb of its kind"
    case .lightVerb: "a general verb"
    case .kindOfThing: "the kind of thing"
    case .value: "a value"
    case .excluded: "not meant"
    case .aside: "said beside it"
    case .unexplained: "unexplained"
    }
  }

  func verdict(_ verdict: Explanation.Verdict) -> String {
    switch verdict {
    case .chosen: "chosen"
    case .asGood: "as good as the first"
    case .behind(let cost): "costs \(ExplanationText.decimals(cost)) more"
    case .belowThreshold: "the best, but below the threshold"
    case .negativePhrase: "the best, but a phrase that must start nothing is nearer"
    case .resembles: "only has words in common"
    }
  }

  func difference(_ kind: DifferenceKind) -> String { kind.rawValue }
  func wholeCost(_ cost: String) -> String { "cost \(cost)" }

  func helpHeading(app: String) -> String { "You can say to \(app):" }

  private static let actionLabels = [
    "addData": "add data", "checkIn": "check in", "playSound": "play sound",
    "startNavigation": "start navigation", "turnOff": "turn off", "turnOn": "turn on",
  ]
}
