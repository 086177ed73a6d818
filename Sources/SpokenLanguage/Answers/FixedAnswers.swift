/// Answers that are a closed list in a language: yes and no, and the conversation's commands.
struct FixedAnswers: Sendable {
  /// What a phrase in an answer stands for.
  enum Meaning: Sendable, Hashable {
    case yes
    case no
    case command(ConversationCommand)
    /// A filler or a courtesy, which changes nothing.
    case courtesy
  }

  /// In bytes; nobody says yes at greater length.
  private static let longestAnswer = 400

  /// Words with which somebody is asked for a yes or a no, whatever to.
  let asking: WordRuns
  /// Read when they are first looked at: for an answer, or for what is no command.
  private let confirmations: @Sendable () -> PhraseTable<Meaning>
  private let commands: PhraseTable<Meaning>
  private let tokenizer: Tokenizer

  init(
    asking: WordRuns,
    confirmations: PhraseTable<Meaning>,
    commands: PhraseTable<Meaning>,
    tokenizer: Tokenizer
  ) {
    self.init(
      asking: asking,
      confirmedBy: { confirmations },
      commands: commands,
      tokenizer: tokenizer
    )
  }

  /// The same with confirmations that are too many to be read before they are needed.
  ///
  /// - Parameters:
  ///   - asking: Words with which somebody is asked for a yes or a no.
  ///   - confirmations: Gives the confirmations; asked for each answer.
  ///   - commands: The conversation's commands.
  ///   - tokenizer: What normalises answers.
  init(
    asking: WordRuns,
    confirmedBy confirmations: @escaping @Sendable () -> PhraseTable<Meaning>,
    commands: PhraseTable<Meaning>,
    tokenizer: Tokenizer
  ) {
    self.asking = asking
    self.confirmations = confirmations
    self.commands = commands
    self.tokenizer = tokenizer
  }

  /// The first phrases of each meaning, which are the usual ones.
  func examples(_ count: Int) -> [String] {
    var seen: [Meaning: Int] = [:]
    return (confirmations().listed + commands.listed).compactMap { text, meaning in
      guard meaning != .courtesy else { return nil }
      seen[meaning, default: 0] += 1
      return seen[meaning, default: 0] <= count ? text : nil
    }
  }

  /// Yes or no, if the answer consists of phrases that agree and of courtesies.
  func confirmation(in answer: String) -> Bool? {
    // A question is no answer: "yes?" wants to know more.
    if answer.utf8.count <= Self.longestAnswer, answer.contains(where: Self.asks) { return nil }
    let table = confirmations()
    return
      switch onlyMeaning(of: answer, in: table)
      ?? Self.shortened(answer).flatMap({ onlyMeaning(of: $0, in: table) })
    {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// An answer without the letters that are only drawn out ("ouiiii", "yesss"); nil where none is.
  private static func shortened(_ answer: String) -> String? {
    guard answer.utf8.count <= longestAnswer else { return nil }
    var short = ""
    var count = 0
    for character in answer {
      count = character == short.last ? count + 1 : 1
      if count < 3 || !character.isLetter { short.append(character) }
    }
    guard short.count < answer.count else { return nil }
    return short.reduce(into: "") { text, character in
      if character != text.last || !character.isLetter { text.append(character) }
    }
  }

  /// The command, if the answer consists of phrases for the same one and of courtesies.
  func command(in answer: String) -> ConversationCommand? {
    guard answer.utf8.count <= Self.longestAnswer else { return nil }
    if answer.allSatisfy({ Self.asks($0) || $0.isWhitespace }), answer.contains(where: Self.asks) {
      return .help
    }
    guard case .command(let command) = onlyMeaning(of: answer, in: commands) else { return nil }
    return command
  }

  /// Where in some words something is called off or taken back, and whether it is the one or the other: the longest phrase
  /// at the first place where something is taken back, or else where it is called off.
  func retraction(in words: [String]) -> (command: ConversationCommand, place: Range<Int>)? {
    var calledOff: Range<Int>?
    for start in words.indices {
      for (meaning, count) in commands.prefixes(of: words[start...]).reversed() {
        switch meaning {
        case .command(.undo): return (.undo, start..<(start + count))
        case .command(.cancel): calledOff = calledOff ?? start..<(start + count)
        default: continue
        }
      }
    }
    return calledOff.map { (.cancel, $0) }
  }

  private static func asks(_ character: Character) -> Bool {
    character == "?" || character == "？"
  }

  private func onlyMeaning(of answer: String, in table: PhraseTable<Meaning>) -> Meaning? {
    guard answer.utf8.count <= Self.longestAnswer else { return nil }
    guard let meanings = table.covering(tokenizer.words(in: answer)) else { return nil }
    let distinct = Set(meanings).subtracting([.courtesy])
    return distinct.count == 1 ? distinct.first : nil
  }
}
