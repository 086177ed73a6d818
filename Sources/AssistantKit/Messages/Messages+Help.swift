import StringCatalogs

// MARK: - Help and misses

extension Messages {
  /// A colon command that does not exist.
  public func unknownCommand(_ word: String, known: String) -> String {
    say("There is no “:\(word)”; there is \(known).")
  }

  /// The heading above an app's sentences.
  public func helpHeading(app: String) -> String { say("You can say to \(app):") }

  /// What is said of an app that no sentence starts.
  public func helpWithoutPhrases(app: String) -> String {
    say(
      "\(app) has no sentences of its own: “assistant intents” lists what it can do, and “assistant perform” does it."
    )
  }

  /// What the misses of a group have in common.
  public func missHeading(_ subject: MissReport.Subject) -> String {
    switch subject {
    case .phrase(let phrase, _): say("Nearest to “\(phrase)”:")
    case .value(let text, let parameter, let intent):
      say("“\(text)” is no \(parameter) that \(intent) knows:")
    case .none: say("Near nothing:")
    }
  }

  /// What the lines are for that follow a group of misses.
  public var missRemedy: String { say("to be understood, in a file for --heard-as:") }

  /// Nothing was missed.
  public var noMisses: String { say("Everything was understood lately.") }
}
