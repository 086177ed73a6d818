public import PhraseMatcher
public import SpokenLanguage
import StringCatalogs
public import Understanding

// MARK: - Explaining

extension Messages {
  /// What became of an utterance, in one line.
  public func headline(of understanding: Understanding, threshold: Double) -> String {
    let utterance = say("“\(understanding.utterance)”")
    let meaning = understanding.reading.map { "\($0.intent) (\($0.confidence))" } ?? ""
    return switch understanding.outcome {
    case .match: say("\(utterance) is understood as \(meaning)")
    case .ambiguous: say("\(utterance) may mean several things; the first is \(meaning)")
    case .unknownValue: say("\(utterance) leaves a value open in \(meaning)")
    case .refused(.belowThreshold):
      say("\(utterance) is refused: nothing reaches the threshold of \(String(threshold))")
    case .refused(.negativePhrase):
      say("\(utterance) is refused: a phrase that must start nothing is nearer")
    case .refused(.negated): say("\(utterance) is refused: it says what is not to be done")
    case .refused(.notAsked): say("\(utterance) is refused: it asks for nothing to be done")
    case .refused(.outOfScope): say("\(utterance) is refused: no phrase comes near")
    case .empty: say("\(utterance) holds nothing to understand")
    }
  }

  /// Why a reading was chosen or not.
  public func verdict(_ verdict: Explanation.Verdict) -> String {
    switch verdict {
    case .chosen: say("chosen")
    case .asGood: say("as good as the first")
    case .behind(let cost): say("costs \(ExplanationText.decimals(cost)) more")
    case .belowThreshold: say("the best, but below the threshold")
    case .negativePhrase: say("the best, but a phrase that must start nothing is nearer")
    case .resembles: say("only has words in common")
    }
  }

  /// What a sentence does, such as “a question”.
  public func speechAct(_ act: SpeechAct) -> String {
    switch act {
    case .command: say("a command")
    case .request: say("a request")
    case .question: say("a question")
    case .prohibition: say("a prohibition")
    case .report: say("a report")
    case .condition: say("a condition")
    case .intention: say("a plan")
    case .reminder: say("a reminder")
    case .quotation: say("a quotation")
    case .remark: say("a remark")
    }
  }

  /// What some words were taken for, such as “a courtesy”.
  public func evidence(_ kind: EvidencePart.Kind) -> String {
    switch kind {
    case .courtesy: say("courtesy")
    case .functionWord: say("function word")
    case .applicationName: say("the app’s name")
    case .word: say("a word of its phrases")
    case .relatedWord: say("a word like one of its phrases’")
    case .verb: say("a verb of its kind")
    case .lightVerb: say("a general verb")
    case .kindOfThing: say("the kind of thing")
    case .value: say("a value")
    case .excluded: say("not meant")
    case .aside: say("said beside it")
    case .unexplained: say("unexplained")
    }
  }

  /// The line before what all the words of a sentence say together.
  public var heardAsAWhole: String { say("By all its words:") }

  /// The line before the intents for which the words speak that the phrases use.
  public var heardByPhrases: String { say("By the words of the phrases:") }

  /// The line before the values that a sentence tells, with the odds that anything is asked for with them.
  public var toldWhateverElse: String { say("By the values told, whatever else is said:") }

  /// The name of a kind of difference.
  public func difference(_ kind: DifferenceKind) -> String {
    switch kind {
    case .spelling: say("spelling")
    case .sound: say("sound")
    case .inflection: say("inflection")
    case .synonym: say("synonym")
    case .split: say("split")
    case .joined: say("joined")
    case .dropped: say("dropped")
    case .added: say("added")
    case .filler: say("filler")
    case .moved: say("moved")
    case .number: say("number")
    case .applicationName: say("app name")
    case .partialValue: say("part of a value")
    }
  }

  /// What all differences of a reading cost.
  public func wholeCost(_ cost: String) -> String { say("cost \(cost)") }
}
