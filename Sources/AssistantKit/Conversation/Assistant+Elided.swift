import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// Utterances that leave out what they are about, or only point to it beside other words ("昨日読み終わった", "five stars, easily").
///
/// What a sentence is about may stand before it in every language ("Emma, I finished it yesterday"). So it is put there, and
/// the whole is read as if it had been said.
extension Assistant {
  /// What an utterance means of the thing that was spoken of just before; nil where that is settled without it, or where
  /// with it nothing is changed surely.
  ///
  /// - Parameters:
  ///   - heard: The utterance.
  ///   - understanding: What is made of it by itself.
  /// - Returns: The interpretation with the thing first.
  func completing(
    _ heard: HeardUtterance,
    insteadOf understanding: Understanding
  ) async -> Interpretation? {
    // Of a thing and the place it was put in people go on with the thing.
    let latest = context.topics.filter(context.isLatest)
    guard heard.answered == nil, !heard.text.holdsQuestionMark,
      let topic = latest.first(where: { isFound($0.name) }) ?? latest.first, !context.isInDoubt,
      mayBeOf(topic, understanding), !speaksOfOthers(heard.text),
      await namedThings(in: heard.text).isEmpty
    else { return nil }
    let title = topic.referent.title
    if let named = naming(title, in: heard.text) {
      return await interpreting(named, about: topic, understanding)?.said(as: heard.text)
    }
    let opening = title + language.grammar.topicMark
    guard let whole = await interpreting(opening + heard.text, about: topic, understanding),
      isAllOfIt(whole, heard.text, behind: opening)
    else { return nil }
    return whole.said(as: heard.text)
  }

  /// Whether an utterance behind the name of a thing begins with what it says of that, or with the verb for it, and says
  /// nothing of anything else: a subject ("dad gave five stars") or an object ("I finished the report") of its own.
  private func isAllOfIt(_ whole: Interpretation, _ text: String, behind opening: String) -> Bool {
    let tokens = language.tokens(in: text)
    let grammar = language.grammar
    let (bytes, offset) = (Array((opening + text).utf8), opening.utf8.count)
    let pieces = whole.understanding.reading?.alignment ?? []
    var place = 0
    while place < tokens.count {
      let small = max(
        language.smallWords(in: tokens, at: place),
        grammar.auxiliaries.length(in: tokens, at: place),
        grammar.pastMarks.length(in: tokens, at: place)
      )
      guard small > 0 || language.isClosedClass(tokens[place].text) else { break }
      place += max(1, small)
    }
    guard place < tokens.count else { return false }
    let first = tokens[place].range.lowerBound + offset
    let begins =
      grammar.everyVerb.length(in: tokens, at: place) > 0
      || pieces.contains { $0.isExplained && $0.range.contains(first) }
    return begins
      && pieces.allSatisfy { piece in
        guard !piece.isExplained, piece.range.lowerBound >= offset else { return true }
        // Behind a sign it is told how it was ("，有点压抑").
        let before = String(decoding: bytes[..<piece.range.lowerBound], as: UTF8.self)
        return before.last { $0 != " " }.map { !$0.isLetter && !$0.isNumber } ?? true
      }
  }

  /// What is meant by an utterance in which a thing is named; nil where that is not sure.
  private func interpreting(
    _ said: String,
    about topic: Topic,
    _ understanding: Understanding
  ) async -> Interpretation? {
    let entry = ShownList.Entry(id: topic.referent.id, title: topic.referent.title, found: nil)
    let whole = await pick(entry, HeardUtterance(said))
    guard whole.then.isEmpty, whole.questions.isEmpty, whole.leftOut.isEmpty,
      whole.understanding.outcome == .match, let reading = whole.understanding.reading,
      reading.confidence >= settings.readsBackBelow,
      says(topic, and: understanding, in: reading)
    else { return nil }
    return whole
  }

  /// A command without the thing that it needs, with the one that is named beside it in the same breath, though as one of
  /// another kind: a shop's book is bought as a book ("Catching Fire was so good, buy two").
  func takingWhatIsNamed(
    in utterance: String,
    _ interpretation: Interpretation
  ) async -> Interpretation {
    guard interpretation.understanding.outcome == .match,
      let reading = interpretation.understanding.reading, let (app, intent) = intent(of: reading),
      let missing = intent.parameters.first(where: { parameter in
        !parameter.isOptional && !reading.parameters.contains { $0.name == parameter.name }
      }),
      case .option(let source) = missing.type, let matching = source.matching,
      case let named = NamedThings.apart(await namedThings(in: utterance)), named.count == 1,
      named[0].name.app == app.definition.name, named[0].name.vocabulary != source.typeName,
      let title = await topic(named[0])?.referent.title,
      let found = try? await withDeadline(settings.queryDeadline, { try await matching(title) }),
      case let alike = found.filter({ $0.title == title }), alike.count == 1
    else { return interpretation }
    var whole = interpretation
    whole.understanding.reading?.parameters.append(
      ParameterReading(
        name: missing.name,
        value: .known(id: alike[0].id, title: title),
        text: named[0].text,
        range: utterance.range(of: named[0].words, language)
      )
    )
    return whole
  }

  /// Whether an utterance has a word in it for what was spoken of.
  func refersBack(_ utterance: String) -> Bool {
    let tokens = language.tokens(in: utterance)
    return tokens.indices.contains {
      language.connectives.references.length(in: tokens, at: $0) > 0
    }
  }

  /// A text with a title in place of its first word for what was spoken of; nil where it has none.
  private func naming(_ title: String, in text: String) -> String? {
    let tokens = language.tokens(in: text)
    let references = language.connectives.references
    guard
      let place = tokens.indices.first(where: { references.length(in: tokens, at: $0) > 0 })
    else { return nil }
    let words = place..<(place + references.length(in: tokens, at: place))
    return ListReference(tokens[words], to: .position(1), isWhole: false)
      .replaced(in: text, by: title)
  }

  /// Whether something may be left out of an utterance: nothing is made of it, only where things are that are told to be
  /// there now ("昨日読み終わった" opens a shelf), or nothing that is sure of the same thing.
  private func mayBeOf(_ topic: Topic, _ understanding: Understanding) -> Bool {
    switch understanding.outcome {
    case .refused(.negated), .empty, .unknownValue: return false
    case .refused: return true
    case .match, .ambiguous:
      guard let reading = understanding.reading, understanding.then.isEmpty,
        let intent = intent(of: reading)?.intent
      else { return false }
      let things = Topic.all(in: reading, of: intent)
      guard !things.contains(where: { $0.isRival(of: topic) }) else {
        return reading.confidence < settings.readsBackBelow
          && things.allSatisfy { !$0.isRival(of: topic) || $0.isSame(as: topic) }
      }
      return reading.parameters.count == 1
        && reading.parameters.allSatisfy { tellsState($0.text) }
        || reading.parameters.count < 2 && intent.effect != .destroys && !understanding.isExact
          && tellsOfThemselves(understanding.utterance)
    }
  }

  /// Whether a name tells what somebody has done, with a particle behind it or without ("开始读了").
  private func tellsState(_ name: String) -> Bool {
    var tokens = language.tokens(in: name)[...]
    while let last = tokens.last {
      let said = String(decoding: name.bytes(of: tokens), as: UTF8.self)
      if !language.otherTellings(of: said).isEmpty { return true }
      guard language.isClosedClass(last.text) else { return false }
      tokens.removeLast()
    }
    return false
  }

  /// Whether somebody else is spoken of, to whom what is told may belong ("she finished it").
  private func speaksOfOthers(_ text: String) -> Bool {
    let tokens = language.tokens(in: text)
    let (grammar, references) = (language.grammar, language.connectives.references)
    return tokens.indices.contains { place in
      // "Er" is what is masculine as well.
      grammar.otherPersons.length(in: tokens, at: place) > 0
        && references.length(in: tokens, at: place) == 0
    }
  }

  /// Whether a reading says something of the thing in so many words, and no less than was understood without it.
  private func says(
    _ topic: Topic,
    and understanding: Understanding,
    in reading: Reading
  ) -> Bool {
    guard let intent = intent(of: reading)?.intent, reading.parameters.count > 1,
      Topic.all(in: reading, of: intent).contains(where: topic.isSame)
    else { return false }
    let known =
      [.match, .ambiguous].contains(understanding.outcome)
      ? understanding.reading?.parameters ?? [] : []
    return known.allSatisfy { parameter in
      reading.parameters.contains { $0.value == parameter.value }
    }
  }
}

extension Interpretation {
  /// The interpretation as one of what was said without the name that was put in: nothing stands where it did.
  func said(as utterance: String) -> Interpretation {
    var said = self
    said.understanding.utterance = utterance
    for place in said.understanding.reading?.parameters.indices ?? 0..<0 {
      said.understanding.reading?.parameters[place].range = 0..<0
    }
    said.understanding.reading?.alignment = []
    return said
  }
}

extension String {
  /// The UTF-8 offsets of some words.
  fileprivate func range(of words: Range<Int>, _ language: any Language) -> Range<Int> {
    let tokens = language.tokens(in: self)[words]
    return (tokens.first?.range.lowerBound ?? 0)..<(tokens.last?.range.upperBound ?? 0)
  }
}

extension AlignedPiece {
  /// Whether it is a value, a word of the phrase, or so small that it says nothing more.
  var isExplained: Bool {
    if case .parameter = role { return true }
    return cost < Self.contentWord
  }

  /// What a content word costs that is left out or put in.
  private static let contentWord = 1.0
}
