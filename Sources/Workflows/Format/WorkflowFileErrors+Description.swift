extension WorkflowMistake: CustomStringConvertible {
  /// The mistake with its place, as compilers write them.
  package var description: String {
    (file.isEmpty ? "" : "\(file):") + "\(location): \(problem.sentence)"
  }
}

extension WorkflowMistake.Problem {
  /// What is wrong, and what to do.
  package var sentence: String {
    switch self {
    case .tooLarge: "the file is larger than a shortcut may be; split it into several"
    case .tooDeep: "this is nested too deeply; put a part of it into a shortcut of its own"
    case .unexpectedCharacter(let text): "'\(text)' has no meaning here; remove it"
    case .unclosedText: "the text has no end; put '\"' behind it"
    case .badEscape(let text): "'\(text)' is no escape; write \\n, \\t, \\\", \\\\, \\$ or \\u{301}"
    case .expected(let what, let found): "expected \(what), not \(found)"
    case .unclosedBlock(let name): "'\(name)' has no end; add '}'"
    case .unknownStep(let name, let suggestion):
      "there is no step '\(name)'"
        + (suggestion.map { "; did you mean '\($0)'?" }
          ?? "; an app's intent begins with 'run'")
    case .unknownArgument(let label, let step, let known):
      known.isEmpty
        ? "'\(step)' takes no '\(label):'"
        : "'\(step)' takes no '\(label):'; it takes \(Self.labels(known))"
    case .repeatedArgument(let label): "'\(label):' stands here twice; give it once"
    case .noResult(let step): "nothing comes out of '\(step)'; leave out the name before it"
    case .reservedName(let name): "'\(name)' is a word of the format; choose another name"
    case .unknownWord(let word, let known):
      "'\(word)' is none of \(known.joined(separator: ", "))"
    case .noHeader: "the file has to begin with: shortcut \"Name\""
    case .emptyName: "a shortcut needs a name of letters or digits"
    case .unknownVariable(let name, let suggestion):
      "nothing is called '\(name)' up to here"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "; text stands in quotes")
    case .unknownApp(let name, let known):
      "no app is called '\(name)'; there is \(known.joined(separator: ", "))"
    case .unknownIntent(let name, let suggestion):
      "no intent is called '\(name)'"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "; 'assistant intents' lists them")
    case .ambiguousIntent(let name, let apps):
      "several apps have '\(name)'; write \(apps.joined(separator: " or "))"
    case .unknownParameter(let name, let intent, let known):
      known.isEmpty
        ? "\(intent) takes no '\(name):'"
        : "\(intent) takes no '\(name):'; it takes \(Self.labels(known))"
    case .unknownEntity(let name, let known):
      known.isEmpty
        ? "no app has anything to find"
        : "'\(name)' cannot be found by its properties; \(known.joined(separator: ", ")) can"
    case .unknownProperty(let name, let entity, let known):
      "\(entity) has no property '\(name)'; it has \(known.joined(separator: ", "))"
    case .mixedModes: "'find' takes conditions joined by 'and' or by 'or', not by both"
    case .runsItself(let names):
      "the shortcut would run itself: \(names.joined(separator: " → "))"
    case .unknownShortcut(let name):
      "no shortcut is called '\(name)'; 'assistant shortcut list' lists them"
    case .relativeFolder(let folder):
      "'\(folder)' is another folder wherever the waiting begins; write the whole path, from '/'"
    case .unknownFocus(let name, let suggestion):
      "no focus is called '\(name)'"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "; 'assistant focus new' makes one")
    case .noSteps: "there is no step; write one a line, such as: show \"Hello\""
    case .isPast(let moment): "'\(moment)' is over and never comes again; name a later time"
    }
  }

  private static func labels(_ names: [String]) -> String {
    names.map { "'\($0):'" }.joined(separator: ", ")
  }
}
