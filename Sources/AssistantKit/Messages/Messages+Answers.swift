public import AppIntents
import StringCatalogs

// MARK: - Answers that could not be read

extension Messages {
  /// An answer that does not fit its question.
  public func problem(_ problem: AnswerProblem) -> String {
    switch problem {
    case .noNumber(let answer): say("“\(answer)” is no number.")
    case .noWholeNumber(let answer): say("“\(answer)” is no whole number.")
    case .outOfRange(let answer, let least?, let most?):
      say("\(answer) does not fit; it has to be from \(least) to \(most).")
    case .outOfRange(let answer, let least?, nil):
      say("\(answer) does not fit; it has to be at least \(least).")
    case .outOfRange(let answer, nil, let most):
      say("\(answer) does not fit; it has to be at most \(most ?? answer).")
    case .noDate(let answer): say("“\(answer)” is no date I can read.")
    case .unreadable(let answer, let kind): unreadable(answer, kind)
    case .noConfirmation(_, let accept, let deny): say("Please answer “\(accept)” or “\(deny)”.")
    case .noOption(let answer): say("“\(answer)” is none of these.")
    case .noneOfKind(let answer, let kind): unknownValue(answer, kind: kind)
    case .lookupFailed(let answer, let app, let reason):
      lookupFailed(answer, app: app, reason: reason)
    case .empty: say("I need an answer, or “cancel”.")
    }
  }

  /// An answer that is nothing of a kind, and how such a thing is written.
  private func unreadable(_ answer: String, _ kind: AnswerProblem.Kind) -> String {
    switch kind {
    case .duration: say("“\(answer)” is no length of time; say it like “2 hours 30 minutes”.")
    case .measurement(let units):
      say("“\(answer)” is no amount with a unit; the units are \(few(units)).")
    case .address: say("“\(answer)” is no address; write it like “https://example.org”.")
    case .file: say("There is no file “\(answer)”.")
    case .money(let codes): noMoney(answer, code: codes.first ?? say("EUR"))
    case .person: say("“\(answer)” does not tell how to reach someone.")
    }
  }

  private func noMoney(_ answer: String, code: String) -> String {
    say("“\(answer)” is no amount of money; write it like “5 \(code)”.")
  }

  /// The first of many things, for a sentence that is not to grow long.
  private func few(_ things: [String]) -> String {
    say.list(Array(things.prefix(6))) + (things.count > 6 ? " …" : "")
  }

  /// A value that the app's own rules do not allow.
  public func refusal(_ refusal: ValueRefusal) -> String {
    switch refusal {
    case .outside(let least, let most) where least == most:
      say("That does not fit; it has to be \(least).")
    case .outside(let least, let most):
      say("That does not fit; it has to be from \(least) to \(most).")
    case .below(let least): say("That does not fit; it has to be at least \(least).")
    case .count(let least, let most) where least == most: say("I need exactly \(number: least).")
    case .count(let least, let most):
      say("I need from \(number: least) to \(number: most) of them.")
    case .notAmong(let few): say("That does not fit; it has to be one of \(say.list(few)).")
    case .refused: say("That does not fit.")
    }
  }

  /// What can be said to a question.
  public func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .number(let least?, let most?):
      say("Say a number from \(least) to \(most), or “cancel”.")
    case .number: say("Say a number, such as “three” or 3, or “cancel”.")
    case .date:
      say("Say a date, such as “tomorrow” or “next friday at half past five”, or “cancel”.")
    case .text: say("Say it in your own words, or “cancel”.")
    case .confirmation(let accept, let deny): say("Say “\(accept)” or “\(deny)”.")
    case .option:
      say("Say a number, a place in the list such as “the second one”, a name, or “cancel”.")
    case .searchableOption(let kind):
      say(
        """
        Say a number from the list, the name of any \(title: kind) or a part of it, or “cancel”.
        """
      )
    case .list: say("Say one or several, such as “this and that”, or “cancel”.")
    }
  }
}
