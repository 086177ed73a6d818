import SpokenLanguage

extension SentenceDivider {
  /// What a sentence was divided into.
  struct Division {
    var commands: [Command] = []
    /// What was named beside the commands.
    var background: [Spoken] = []
    /// What is asked behind a command, which is none.
    var questions: [Range<Int>] = []
    /// What is asked for behind a command in words that nobody knows.
    var leftOut: [Range<Int>] = []
    /// What a part does that asks for nothing.
    var toldInstead: SpeechActReader.Finding?
    /// Whether something is told beside what is asked for.
    var tells = false
    /// Whether it is told how something is.
    var states = false
    /// Whether something was taken back and nothing put in its place.
    var isWithdrawn = false
    var score = 0.0
    /// How many words nothing explains.
    var unexplained = 0
    /// How many words that mean something belong to no part.
    var lost = 0
    /// How the whole sentence can be read, best first; nil where that was not asked.
    var readings: [FrameReading]?
  }

  /// A value that was named without being asked for.
  struct Spoken {
    var frame: Int
    var filling: Command.Filling
    /// The same for what is listed together, of which the same is told.
    var list = 0
    /// Whether the name may go on with what is said behind it.
    var isDoubtful = false
  }
}

extension SentenceDivider.Division {
  /// The one command with all that it needs in a clause of its own, where the rest of the sentence is only told beside
  /// it; nil where there is no such command.
  var commandBesideTold: Command? {
    guard tells, commands.count == 1, lost == 0, !isWithdrawn, let command = commands.first,
      !command.isInherited, command.leftOver.isEmpty
    else { return nil }
    return command
  }

  /// Whether something that a parameter of an intent takes is told beside what is asked for.
  func tells(_ parameter: Int, of frame: Int, _ lexicon: FrameLexicon) -> Bool {
    let taken = lexicon.frames[frame].parameters[parameter].kind
    return background.contains { spoken in
      guard case .name = taken else {
        return spoken.frame == frame && spoken.filling.parameter == parameter
      }
      let other = lexicon.frames[spoken.frame]
      return other.app == lexicon.frames[frame].app && spoken.filling.value.isName
        && other.parameters[spoken.filling.parameter].kind == taken
    }
  }

  /// Whether nothing in it is asked for.
  var asksForNothing: Bool { !commands.contains { $0.act.act.asks } }

  /// Whether less is left unexplained, or the same at a lower price.
  func isBetter(than other: Self) -> Bool {
    let open = commands.count(where: \.isOpen)
    let otherOpen = other.commands.count(where: \.isOpen)
    if commands.isEmpty != other.commands.isEmpty, !isWithdrawn { return !commands.isEmpty }
    if unexplained != other.unexplained { return unexplained < other.unexplained }
    if open != otherOpen { return open < otherOpen }
    return score > other.score
  }
}
