import PhraseMatcher
import SpokenLanguage

/// Utterances that ask for nothing that apps do: courtesies, pictures, what was taken back at once.
extension Assistant {
  /// Answers what asks for nothing; nil for everything else.
  func smallTalk(_ utterance: String, _ understanding: Understanding) -> Decision? {
    guard !understanding.isExact else { return nil }
    let words = messages.smallTalk
    if let courtesy = language.courtesy(in: utterance) {
      return .saying(words.reply(to: courtesy), .done)
    }
    guard understanding.outcome != .match, utterance.holdsSigns else { return nil }
    guard utterance.contains(where: { $0.isLetter || $0.isNumber }) else {
      return .refusing(words.noWords(in: utterance.trimmed), code: "notUnderstood")
    }
    // A yes or a no to nothing is no command that cannot be done.
    if case .refused = understanding.outcome, language.confirmation(in: utterance) != nil {
      return .saying(words.listening, .refused)
    }
    guard understanding.outcome == .empty else { return nil }
    return isTakenBack(utterance)
      ? .saying(messages.notDone, .cancelled) : .saying(words.listening, .refused)
  }

  /// Whether what was said ends with words that take it back.
  private func isTakenBack(_ utterance: String) -> Bool {
    let tokens = language.tokens(in: utterance)
    return tokens.indices.contains { place in
      language.connectives.retractions.length(in: tokens, at: place) > 0
    }
  }
}

extension String {
  /// Whether anything in it can be seen.
  fileprivate var holdsSigns: Bool {
    unicodeScalars.contains {
      $0.properties.generalCategory != .control && !$0.properties.isWhitespace
    }
  }
}
