import SpokenLanguage
import StringCatalogs

/// What is said beside what apps do: courtesies, and how to talk to the assistant itself.
struct SmallTalkMessages: Sendable {
  let say: RoomTexts

  /// The answer to a courtesy.
  func reply(to courtesy: Courtesy) -> String {
    switch courtesy {
    case .greeting: say("Hello! Say what you want, or “help”.")
    case .thanks: say("You’re welcome.")
    case .farewell: say("Goodbye!")
    case .praise: say("Glad to hear it.")
    case .apology: say("No problem.")
    }
  }

  /// Nothing was said that asks for anything, such as "um, please".
  var listening: String { say("I’m listening: say what you want, or “help”.") }

  /// What was said holds no words, as a picture does.
  func noWords(in text: String) -> String {
    say("There are no words in “\(text)”. Say what you want, or “help”.")
  }

  /// How to see what can be said, for someone to whom nothing near can be proposed.
  var sayHelp: String { say("“help” tells what I can do.") }

  /// Something that was taken back was done again.
  func redone(_ names: [String]) -> String { say("Done again: \(say.list(names)).") }

  /// Nothing was taken back that could be done again.
  var nothingToRedo: String { say("There is nothing to redo.") }

  /// A list has no such place.
  func noSuchPlace(of count: Int) -> String { say("The list has only \(count: count).") }

  /// A place in a list is spoken of, and none was shown.
  var noList: String { say("No list has been shown yet, so there is none to choose from.") }

  /// What can be said whatever the apps are, of these commands.
  func helpFooter(for commands: Set<ConversationCommand>, colonCommands: [String]) -> [String] {
    var lines: [String] = []
    if commands.contains(.cancel) {
      lines.append(say("“cancel” ends a question, “?” tells what it takes."))
    }
    if commands.contains(.undo) {
      lines.append(say("“undo” takes back what was done, “redo” does it again."))
    }
    if commands.contains(.quit) { lines.append(say("“quit” ends everything.")) }
    if !colonCommands.isEmpty {
      lines.append(say("Colon commands: \(say.list(colonCommands))."))
    }
    return lines
  }
}
