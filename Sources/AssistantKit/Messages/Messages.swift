public import AppIntents
import Foundation
import SpokenLanguage
import StringCatalogs

/// Every sentence the assistant itself says, in one language.
///
/// Facts come in, sentences go out; no other place words anything for a person. The sentences stand in the
/// room's string catalogue, under their English. What an app says is localised by the app's own string
/// catalogues.
public struct Messages: Sendable {
  let say: RoomTexts

  static let catalog = RoomCatalog(module: "AssistantKit")

  /// Takes the sentences of a locale, such as `ko`; English where there are none.
  public init(locale: String) {
    say = RoomTexts(Self.catalog, locale: locale)
  }

  /// What is wrong where the sentences of a language that has some were not installed; nil where all is well.
  package var warning: String? {
    guard Languages.hasPack(for: say.locale), !RoomCatalog.isWrittenIn(say.locale),
      !Self.catalog.isInstalled
    else { return nil }
    return "the assistant's own texts were not found beside the program, so it speaks English; "
      + "copy its .resources folders next to it"
  }

  /// What is said about finding things.
  var finding: FindMessages { FindMessages(say: say) }
  /// What is said about searching and showing.
  package var searching: SearchMessages { SearchMessages(say: say) }
  /// What is said beside what apps do.
  var smallTalk: SmallTalkMessages { SmallTalkMessages(say: say) }
}

// MARK: - Talking

extension Messages {
  /// The line above the first prompt.
  public func greeting(apps: [String], shortcuts: Int) -> String {
    say(
      """
      \(say.list(apps)) · \(count: shortcuts) shortcuts. Say what you want, or press Tab. “help” lists it \
      all.
      """
    )
  }

  /// The note that a word was understood although it was not as expected.
  public func heard(_ words: [String]) -> String { say("(heard \(say.quoted(words)))") }

  /// An app comes to the front.
  public func foreground(app: String) -> String { say("\(app) comes to the front.") }

  /// A result that is only a value.
  public func result(_ value: String) -> String { value }

  /// An intent ran and had nothing to say.
  public func finished(intent: String) -> String { say("\(intent): done.") }

  /// What the prompt is while former lines are searched.
  public var searchLabel: String { say("search") }
}

// MARK: - Asking

extension Messages {
  /// Asks for a parameter's value where the app wrote no question.
  ///
  /// - Parameters:
  ///   - title: What the parameter is called.
  ///   - isAmount: Whether a number is asked for.
  /// - Returns: The question.
  public func askForValue(of title: String, isAmount: Bool = false) -> String {
    let language = Languages.language(for: say.locale)
    // A title that asks by itself ("When").
    if language.grammar.questionWords.runs.contains(language.tokens(in: title).map(\.text)) {
      return askWhether(title)
    }
    guard language.isPlural(title: title) else { return say("What is the \(title: title)?") }
    return isAmount ? say("How many \(title: title)?") : say("What are the \(title: title)?")
  }

  /// Asks which of several options is meant.
  public var askWhichOne: String { say("Which one?") }

  /// Asks which of several commands is meant.
  public var askWhichCommand: String { say("What do you mean?") }

  /// Asks which of several apps is meant.
  public var askWhichApp: String { say("In which app?") }

  /// Asks whether a doubtful or destructive reading is right, or for a yes or a no by a parameter's title.
  public func askWhether(_ sentence: String) -> String { say("\(sentence.capitalizedFirst)?") }

  /// Asks whether the person may do what not everybody may.
  public func askWhetherAllowed(_ title: String) -> String {
    say("“\(title)” is not for everybody. Are you allowed to?")
  }

  /// Asks for consent where the app wrote no question.
  public var askToContinue: String { say("Go on?") }

  /// Says that a list goes on.
  public func moreOptions(_ count: Int) -> String {
    say("… and \(count: count) more; say part of the name.")
  }

  /// The labels of a plain yes-or-no question.
  public var yesAndNo: (yes: String, no: String) { (say("yes"), say("no")) }

  /// The label that declines an action.
  public var cancelLabel: String { say("cancel") }
}

// MARK: - Endings

extension Messages {
  /// Nothing was understood; the nearest sentences follow.
  public func refused(nearest: [String]) -> String {
    guard !nearest.isEmpty else { return say("I can't do that.") }
    return say("I can't do that. The nearest I know: \(say.quoted(nearest)).")
  }

  /// Nothing was understood, and the sentence seems to be in another language, of which the code is given.
  public func looksLike(_ code: String) -> String {
    let name = Locale(identifier: say.locale).localizedString(forLanguageCode: code) ?? code
    return say("That looks like \(name). To speak it, start with “--locale \(code)”.")
  }

  /// A person said that something is not to be done.
  public var notDone: String { say("All right, I won’t.") }

  /// A command is clear but its value is not known.
  public func unknownValue(_ text: String, kind: String) -> String {
    say("I know no \(title: kind) called “\(text)”.")
  }

  /// An app could not look up what was said.
  public func lookupFailed(_ text: String, app: String, reason: String) -> String {
    say("\(app) could not look up “\(text)”: \(reason)")
  }

  /// Why an app did not answer: it was given so long.
  public func tookTooLong(_ time: String) -> String { say("it took longer than \(time).") }

  /// An intent was stopped after so long.
  public func timedOut(_ time: String) -> String {
    say("That took longer than \(time), so it was stopped.")
  }

  /// An intent's code ended the process.
  public func crashed(_ title: String, app: String) -> String {
    say("“\(title)” of \(app) crashed, and the program with it; what was done before is kept.")
  }

  /// The code of one of the apps ended the process, before it was known what is meant.
  public func crashed(apps: [String]) -> String {
    let names = apps.dropFirst().reduce(apps.first ?? "") { say("\($0) or \($1)") }
    return say(
      "The code of \(names) crashed, and the program with it; what was done before is kept."
    )
  }

  /// The assistant itself ended the process while it was finding out what a sentence means.
  public func failedItself(on utterance: String) -> String {
    say(
      """
      The assistant itself failed on “\(utterance)”, and the program with it; what was done before is \
      kept. Please report this sentence.
      """
    )
  }

  /// What an intent would have done in earnest.
  public func wouldDo(_ summary: IntentSummary) -> String {
    let details = details(of: summary)
    return summary.isWritten
      ? say("I would \(clause: summary.sentence + details).")
      : say("I would run “\(summary.sentence)”\(details).")
  }

  /// The values below a summary's sentence, in brackets behind it.
  func details(of summary: IntentSummary) -> String {
    let rows = summary.belowFold.filter { !$0.value.isEmpty }
    guard !rows.isEmpty else { return "" }
    return " (" + say.list(rows.map { row in say("\(row.title): \(row.value)") }) + ")"
  }

  /// Something was taken back.
  public func undone(_ names: [String]) -> String { say("Undone: \(say.list(names)).") }

  /// What was done last cannot be taken back.
  func irreversible(_ name: String) -> String {
    say("“\(name)” cannot be undone. Say “undo” again for what you did before it.")
  }

  /// What was asked for in the same breath is nothing that can be done.
  func leftOut(_ words: String) -> String { say("What I can’t do: “\(words)”.") }

  /// There is nothing to take back.
  public var nothingToUndo: String { say("There is nothing to undo.") }

  /// Nobody answered a question in time.
  public var expired: String { say("Nobody answered in time.") }

  /// The person cancelled.
  public var cancelled: String { say("Cancelled.") }

  /// The person declined a confirmation.
  public var declined: String { say("All right, nothing is changed.") }

  /// The input ended inside a question.
  public var abandoned: String { say("The input ended before the answer; nothing is changed.") }

  /// A value that was understood is no longer there.
  public func vanished(_ title: String) -> String { say("“\(title)” is no longer there.") }

  /// There is no question to cancel.
  public var nothingToCancel: String { say("There is nothing to cancel.") }

  /// How to leave, for someone who pressed Ctrl-C where nothing is typed.
  public var howToLeave: String { say("Press Ctrl-C again or Ctrl-D to leave.") }

  /// How fast a long run goes, and how long it will take; the time alone where the speed is nil.
  public func pace(perSecond: String?, timeLeft: String) -> String {
    guard let perSecond else { return say("\(timeLeft) left") }
    return say("\(perSecond)/s · \(timeLeft) left")
  }
}
