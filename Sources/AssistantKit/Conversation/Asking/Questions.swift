import AppIntents
import PhraseMatcher
import SpokenLanguage

/// Asks questions over a channel until they are answered in a way that can be read.
struct Questions: Sendable {
  let channel: any ConversationChannel
  let language: any Language
  let messages: Messages
  let counter: Tally
  /// What a line surely asks for; where it is no answer, that ends the question.
  var command: @Sendable (HeardUtterance) async -> Reading? = { _ in nil }
  /// Whether a command asks for what was asked for last, with the same values as far as it says them.
  var isAwaited: @Sendable (Reading) -> Bool = { _ in false }
  /// How often the person said yes to what an app asked before it went on.
  let assents = Tally()
  /// What was answered while the intent ran that runs.
  let answered = AnsweredValues()
  /// Answers what is asked in place of an answer.
  let asides = AsideAnswers()
  /// The list that was shown last.
  let lists = ListMemory()
  /// The command that was said in place of an answer.
  let interruption = Interruption()

  /// Asks until an answer can be read.
  ///
  /// - Parameters:
  ///   - question: The question; its number is given here.
  ///   - hint: What is told to someone who asks what can be said.
  ///   - takesCommandsLast: Whether `read` sees an answer before the commands do, as for a
  ///     confirmation whose own label is "cancel".
  ///   - read: Reads an answer.
  /// - Returns: The answer as it was read.
  /// - Throws: ``ConversationEnd`` when the person cancels, says a command instead, or the input ends.
  func ask<Answer>(
    _ question: Question,
    hint: AnswerHint,
    takesCommandsLast: Bool = false,
    read: (String) async throws -> Result<Answer, AnswerProblem>
  ) async throws -> Answer {
    var question = question
    question.id = counter.next()
    // Which command was meant is no list of things.
    if question.kind == .choice, question.parameter != nil { lists.remember(ShownList(question)) }
    await channel.emit(.question(question))
    while true {
      let line = try await line(for: question)
      // What is to be done instead is not dropped with what is not.
      if question.kind == .confirmation, AgreementReader(language).forbids(line) {
        try await giveWay(to: line, insteadOf: question)
      }
      if takesCommandsLast, case .success(let answer) = try await read(line) { return answer }
      if let command = command(in: line) {
        guard command == .help else { throw ConversationEnd.cancelled }
        await channel.emit(.dialog(full: messages.hint(hint), supporting: nil))
        continue
      }
      guard !language.tokens(in: line).isEmpty else {
        await complain(.empty, in: question)
        continue
      }
      // Any words may be a text; those of a command are none where others say that the question is off.
      if question.kind == .text, AgreementReader(language).callsOff(line) {
        try await giveWay(to: line, insteadOf: question)
      }
      // Who is asked how many of one may say that they meant another of that name ("the one by Austen").
      if question.kind == .value, attributes(line), await asides.tellsNamesake(line) {
        try giveWay(toNamesakeIn: line, insteadOf: question)
      }
      switch try await read(line) {
      case .success(let answer):
        // "Rate Emma 4" is no number of copies, nor is "I finished Emma and it was a four".
        if question.kind == .value {
          var isOther = QuantityReader(language).asksForOther(line)
          if !isOther { isOther = await asides.namesOthers(line) }
          if isOther { try await giveWay(to: line, insteadOf: question) }
        }
        return answer
      case .failure(let problem):
        // Who is asked which one, or how many, and says no or later, wants none.
        guard language.confirmation(in: line) != false,
          !AgreementReader(language).postpones(line)
        else { throw ConversationEnd.cancelled }
        // "Right, Cunningham. Two please."
        if question.kind == .value,
          let number = QuantityReader(language).number(endingLike: line, isBare: true),
          // "I finished Emma and it was a four" says it of another.
          await !asides.namesOthers(line),
          case .success(let answer) = try await read(AnswerReader.text(of: number))
        {
          return answer
        }
        // "Read, I finished it yesterday" says why.
        if ![.text, .confirmation].contains(question.kind),
          let beginning = AgreementReader(language).beginning(beforeRemarksIn: line),
          case .success(let answer) = try await read(beginning)
        {
          return answer
        }
        if question.kind != .text, await asides.tellsNamesake(line) {
          try giveWay(toNamesakeIn: line, insteadOf: question)
        }
        // Who is asked how many may want to know who wrote it before they say.
        if question.kind != .text, await asides.answer(line) {
          await channel.emit(.question(question))
          continue
        }
        // "Make that 28, we have new kids".
        if question.kind == .confirmation,
          let number = AgreementReader(language).number(amidRemarksIn: line),
          await !asides.namesOthers(line)
        {
          try await giveWay(to: AnswerReader.text(of: number), insteadOf: question)
        }
        // A number that is too large is a number all the same.
        var isValue = false
        if case .outOfRange = problem { isValue = true }
        // Who asks for just what is about to be done says yes to it.
        if !isValue, try await giveWay(to: line, insteadOf: question),
          let accept = question.options.first,
          case .success(let answer) = try await read(accept.title)
        {
          return answer
        }
        if question.kind == .confirmation, !line.holdsQuestionMark,
          let number = numberInstead(in: line)
        {
          try await giveWay(to: AnswerReader.text(of: number), insteadOf: question)
        }
        // "Right, Süskind. Make it four rather than two."
        if question.kind == .confirmation, let last = await lastSentence(behindRemarksIn: line) {
          try await giveWay(to: last, insteadOf: question)
          if let number = numberInstead(in: last) {
            try await giveWay(to: AnswerReader.text(of: number), insteadOf: question)
          }
          if case .success(let answer) = try await read(last) { return answer }
        }
        // "Yes, embarrassing that it's still there" says yes.
        if question.kind == .confirmation, let accept = question.options.first,
          AgreementReader(language).agreesFirst(in: line, to: [accept.title, question.prompt]),
          await !asides.namesOthers(line), case .success(let answer) = try await read(accept.title)
        {
          return answer
        }
        // A yes to the question asked again would do what a no was said to.
        guard
          ![.confirmation, .value].contains(question.kind)
            || !AgreementReader(language).beginsWithNo(line)
        else { throw ConversationEnd.cancelled }
        guard question.kind != .confirmation || !AgreementReader(language).holdsNo(line) else {
          throw ConversationEnd.cancelled
        }
        await complain(problem, in: question)
      }
    }
  }

  /// The last of several sentences, where those before it neither ask, deny, count nor name anything else.
  private func lastSentence(behindRemarksIn line: String) async -> String? {
    let sentences = language.sentences(in: line)
    guard let last = sentences.last, sentences.count > 1, !line.holdsQuestionMark else {
      return nil
    }
    for remark in sentences.dropLast() {
      let counts = language.tokens(in: remark).contains { language.number(in: $0.text) != nil }
      guard !counts, !AgreementReader(language).beginsWithNo(remark),
        !AgreementReader(language).holdsNo(remark), await !asides.namesOthers(remark)
      else { return nil }
    }
    return last
  }

  /// The number with which something is to be done instead; where it goes on only one that stands by itself ("and four for Emma"
  /// is none), beside a no only one that comes first ("never mind, one will do", and not "forget it, I have three at home").
  private func numberInstead(in line: String) -> Double? {
    let reader = QuantityReader(language)
    let goesOn = language.connectives.joiners.length(in: language.tokens(in: line), at: 0) > 0
    let isNo = AgreementReader(language).holdsNo(line)
    return reader.number(endingLike: line, isBare: goesOn, isFirst: isNo)
      ?? reader.number(amid: line) ?? reader.number(behindReasonIn: line)
  }

  /// Ends a question whose answer tells which of several things was meant all the time.
  private func giveWay(toNamesakeIn line: String, insteadOf question: Question) throws {
    var heard = HeardUtterance(line)
    heard.answered = question.kind
    interruption.command = heard
    throw ConversationEnd.cancelled
  }

  /// Whether a line has a word in it with which one thing is told from another by who made it.
  private func attributes(_ line: String) -> Bool {
    let tokens = language.tokens(in: line)
    return tokens.indices.contains { language.grammar.attributions.length(in: tokens, at: $0) > 0 }
  }

  /// Ends a question whose answer is surely another command.
  ///
  /// - Returns: Whether it surely is the one that is to be confirmed.
  @discardableResult
  private func giveWay(to line: String, insteadOf question: Question) async throws -> Bool {
    // "Yes but keep Emma" says what the question is denied with, and of what else.
    guard question.kind != .confirmation || !saysDenial(of: question, line) else { return false }
    var heard = HeardUtterance(line)
    heard.answered = question.kind
    guard let command = await command(heard), !isDeclined(command, line, question) else {
      return false
    }
    guard question.kind != .confirmation || !isAwaited(command) else { return isPlain(line) }
    interruption.command = heard
    throw ConversationEnd.cancelled
  }

  /// Whether a line says no nowhere, and does not wonder.
  private func isPlain(_ line: String) -> Bool {
    !line.holdsQuestionMark && !AgreementReader(language).beginsWithNo(line)
      && language.connectives.negations(in: language.tokens(in: line)).isEmpty
  }

  /// Whether a line that says no seems to ask for nothing but what it says no to ("no, leave it, I might read it again").
  private func isDeclined(_ command: Reading, _ line: String, _ question: Question) -> Bool {
    let reader = AgreementReader(language)
    return question.kind == .confirmation && command.intent == question.intent
      && (reader.beginsWithNo(line) || reader.holdsNo(line))
      && command.parameters.allSatisfy { parameter in
        // "Laisse-le" has an article in place of a pronoun.
        parameter.range.isEmpty || language.isReference(parameter.text)
          || language.tokens(in: parameter.text).allSatisfy { language.isClosedClass($0.text) }
      }
  }

  /// Whether the words on the button that says no stand in a line.
  private func saysDenial(of question: Question, _ line: String) -> Bool {
    guard let denial = question.options.last?.title, denial != messages.yesAndNo.no else {
      return false
    }
    let words = language.tokens(in: denial).map(\.text)
    let said = language.tokens(in: line).map(\.text)
    return !words.isEmpty && said.indices.contains { said[$0...].starts(with: words) }
  }

  private func line(for question: Question) async throws -> String {
    switch await channel.answer(to: question) {
    case .line(let line): return line
    case .interrupted: throw ConversationEnd.cancelled
    case .expired:
      await channel.emit(
        .error(intent: question.intent, message: messages.expired, code: "expired")
      )
      throw ConversationEnd.cancelled
    case .end: throw ConversationEnd.unavailable
    }
  }

  private func command(in line: String) -> ConversationCommand? {
    guard let command = language.commandAfterCorrection(in: line),
      channel.commands.contains(command)
    else {
      return nil
    }
    return command == .undo || command == .redo ? nil : command
  }

  private func complain(_ problem: AnswerProblem, in question: Question) async {
    await channel.emit(
      .error(intent: question.intent, message: messages.problem(problem), code: "answer")
    )
  }
}
