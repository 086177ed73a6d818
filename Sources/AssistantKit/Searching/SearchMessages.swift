import StringCatalogs

/// What is said about searching and showing, in one language.
package struct SearchMessages: Sendable {
  let say: RoomTexts

  /// Asks which of what was found is to be opened.
  package var askWhatToOpen: String { say("Which one shall I open?") }

  /// Nothing fits the words.
  package func nothingFits(_ words: String) -> String { say("Nothing fits “\(words)”.") }

  /// How to have the content of what is shown.
  package func contentKinds(_ names: [String]) -> String {
    say("It can be shown as \(say.list(names)).")
  }

  /// What was shown has no content of a kind.
  package func noContent(of title: String, as name: String, known: [String]) -> String {
    known.isEmpty
      ? say("\(title) has no content to hand on.")
      : say("\(title) cannot be had as \(name); there is \(say.list(known)).")
  }

  /// Content that is no text, and how to keep it.
  package func bytes(_ count: Int, as name: String) -> String {
    say("\(count: count) bytes of \(name).")
  }

  /// The content was written to a file.
  package func written(to path: String) -> String { say("Written to \(path).") }
}
