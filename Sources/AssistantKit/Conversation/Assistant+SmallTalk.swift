import PhraseMatcher
import SpokenLanguage

/// Utterances that ask for nothing that apps do: courtesies, pictures, what was taken back at once.
extension Assistant {
  /// Answers what asks for nothing; nil for everything else.
  func answerSmallTalk(
    _ utterance: String,
    _ understanding: Understanding
  ) async -> ExchangeOutcome? {
    guard !understanding.isExact else { return nil }
    if let courtesy = language.courtesy(in: utterance) {
      await channel.emit(.dialog(full: messages.smallTalk.reply(to: courtesy), supporting: nil))
      return .done
    }
    guard understanding.outcome != .match, utterance.holdsSigns else {
      return nil
    }
    guard utterance.contains(where: { $0.isLetter || $0.isNumber }) else {
      let message = messages.smallTalk.noWords(in: utterance.trimmed)
      await channel.emit(.error(intent: nil, message: message, code: "notUnderstood"))
      return .refused
    }
    // A yes or a no to nothing is no command that cannot be done.
    if case .refused = understanding.outcome, language.confirmation(in: utterance) != nil {
      await channel.emit(.dialog(full: messages.smallTalk.listening, supporting: nil))
      return .refused
    }
    guard understanding.outcome == .empty else { return nil }
    if isTakenBack(utterance) {
      await channel.emit(.dialog(full: messages.notDone, supporting: nil))
      return .cancelled
    }
    await channel.emit(.dialog(full: messages.smallTalk.listening, supporting: nil))
    return .refused
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
