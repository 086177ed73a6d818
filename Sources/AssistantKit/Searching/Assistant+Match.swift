import PhraseMatcher

extension Assistant {
  /// What the assistant does itself, by the name that stands in the place of an intent's.
  package static let ownCommands: Set<String> = ["answer", "find", "search", "show"]

  /// What the assistant itself is asked to do, as the reading of a phrase is told.
  ///
  /// - Parameters:
  ///   - utterance: The words as they came in.
  ///   - command: What is done, of `ownCommands`.
  ///   - app: The app that it is done with; empty where it is all of them.
  ///   - phrase: How it was said.
  ///   - values: What it is done with, by name, as it stands in the utterance.
  /// - Returns: A match whose intent is the command.
  static func match(
    _ utterance: String,
    to command: String,
    of app: String = "",
    phrase: String,
    _ values: [(name: String, text: String)]
  ) -> Understanding {
    Understanding(
      utterance: utterance,
      outcome: .match,
      reading: Reading(
        app: app,
        intent: command,
        phrase: phrase,
        confidence: 1,
        parameters: values.compactMap { parameter($0.name, $0.text, in: utterance) },
        alignment: [],
        cost: 0
      )
    )
  }

  /// Words of an utterance as the value of a parameter; nil where they do not stand in it.
  private static func parameter(
    _ name: String,
    _ text: String,
    in utterance: String
  ) -> ParameterReading? {
    guard let range = utterance.firstRange(of: text) else { return nil }
    let start = utterance.utf8.distance(from: utterance.startIndex, to: range.lowerBound)
    return ParameterReading(
      name: name,
      value: .text(text),
      text: text,
      range: start..<(start + text.utf8.count)
    )
  }
}
