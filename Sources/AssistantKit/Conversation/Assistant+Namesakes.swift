import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// Things that are called the same, of which it is said which one is meant ("buy Emma" – "the one by Jane Austen").
extension Assistant {
  /// What was asked for last, with the namesake of its thing that an utterance describes.
  ///
  /// The app is asked for the name with the description, as if both had been said at once.
  ///
  /// - Parameter utterance: What was said after it.
  /// - Returns: Nil where nothing is described, no other thing of that name is found, or several are.
  func namesake(describedBy utterance: String) async -> Reading? {
    guard !utterance.holdsQuestionMark, let last = context.last,
      let intent = intent(of: last)?.intent
    else { return nil }
    let descriptions = descriptions(in: utterance)
    for topic in Topic.all(in: last, of: intent) where isFound(topic.name) {
      // *L'Étranger* may have been called "The Outsider", as others are.
      let said = last.parameters.compactMap { parameter -> String? in
        if case .known(topic.referent.id, _) = parameter.value { parameter.text } else { nil }
      }
      var found: IntentOption?
      for description in descriptions where found == nil {
        found = await namesake(of: topic, called: said, describedBy: description)
      }
      guard let other = found else { continue }
      var reading = last
      for place in reading.parameters.indices {
        reading.parameters[place].range = 0..<0
        guard case .known(topic.referent.id, _) = reading.parameters[place].value else { continue }
        reading.parameters[place].value = .known(id: other.id, title: other.title)
        reading.parameters[place].text = other.title
      }
      reading.alignment = []
      reading.confidence = 1
      return reading
    }
    return nil
  }

  /// Does what was asked for last with the namesake that is described, and takes back what was done with the other.
  func meaning(
    namesakeIn utterance: String,
    insteadOf understanding: Understanding,
    isUndone: Bool
  ) async -> Decision? {
    guard !understanding.isExact, let reading = await namesake(describedBy: utterance) else {
      return nil
    }
    let done = isUndone ? nil : await correctable()
    let decision = Decision(Understanding(utterance: utterance, outcome: .match, reading: reading))
    {
      await $0.run(reading)
    }
    return done == nil ? decision : afterUndoing(decision)
  }

  /// The only thing that is called as another one and of which a description holds; nil where that is the other one itself.
  private func namesake(
    of topic: Topic,
    called said: [String] = [],
    describedBy description: String
  ) async -> IntentOption? {
    guard let app = apps.first(where: { $0.definition.name == topic.name.app }),
      let matching = app.optionSource(of: topic.name.vocabulary)?.matching
    else { return nil }
    let title = topic.referent.title
    for name in [title] + said where name == title || !said.contains(title) {
      let found = try? await withDeadline(settings.queryDeadline) {
        try await matching(name + " " + description)
      }
      guard let found, found.count == 1, let meant = found.first, meant.id != topic.referent.id,
        ([meant.title] + meant.synonyms).contains(where: {
          language.keys(of: $0) == language.keys(of: name)
        })
      else { continue }
      return meant
    }
    return nil
  }

  /// The words of an utterance that describe something, without those that say nothing around them, and those of them that say
  /// whose it is ("the play by Ben Jonson"); none where they may as well ask for something, deny or count it.
  private func descriptions(in utterance: String) -> [String] {
    let tokens = language.tokens(in: utterance)
    guard (1...Self.mostDescribing).contains(tokens.count) else { return [] }
    var start = 0
    while start < tokens.count {
      let length = max(
        language.smallWords(in: tokens, at: start),
        language.correctionLength(in: tokens, at: start),
        language.grammar.attributions.length(in: tokens, at: start)
      )
      guard length > 0, language.beginsWord(start + length, in: tokens) else { break }
      start += length
    }
    // "The Robinson one instead".
    var end = tokens.count
    while end - 1 > start,
      tokens[end - 1].text == language.grammar.proform
        || language.grammar.courtesies.length(in: tokens, at: end - 1) == 1
    {
      end -= 1
    }
    guard start < end else { return [] }
    let described = Array(tokens[start..<end])
    let isOther = described.indices.contains { place in
      guard language.beginsWord(place, in: described) else { return false }
      if language.beginsWord(place + 1, in: described),
        language.number(in: described[place].text) != nil
      {
        return true
      }
      guard language.grammar.everyVerb.length(in: described, at: place) > 0 else { return false }
      // "The play" is a thing.
      let before = place + start - 1
      return before < 0 || language.grammar.determiners?.length(in: tokens, at: before) != 1
    }
    guard !isOther, language.connectives.negations(in: described).isEmpty else { return [] }
    let owners = described.indices.dropFirst().compactMap { place -> Int? in
      let length = language.grammar.attributions.length(in: described, at: place)
      return length > 0 && place + length < described.count ? place + length : nil
    }
    return ([0] + owners.prefix(1)).map {
      String(decoding: utterance.bytes(of: described[$0...]), as: UTF8.self)
    }
  }

  /// An understanding in which words beside a name tell which of several things of that name is meant ("buy Jane Austen's
  /// Emma"), with that thing; the same understanding where none do.
  func toldApart(_ understanding: Understanding) async -> Understanding {
    guard [.match, .ambiguous].contains(understanding.outcome), let reading = understanding.reading,
      let intent = intent(of: reading)?.intent
    else { return understanding }
    let extra = reading.alignment.indices.filter { place in
      reading.alignment[place].role == .none && !reading.alignment[place].isExplained
    }
    guard extra.count < 2 else { return understanding }
    for topic in Topic.all(in: reading, of: intent) where isFound(topic.name) {
      let places = reading.parameters.indices.filter { place in
        guard case .known(topic.referent.id, _) = reading.parameters[place].value else {
          return false
        }
        return !reading.parameters[place].range.isEmpty
      }
      let words =
        extra.map { reading.alignment[$0].heard }
        + places.compactMap { owner(of: topic.referent.title, in: reading.parameters[$0].text) }
      guard !words.isEmpty,
        let meant = await namesake(of: topic, describedBy: words.joined(separator: " "))
      else { continue }
      var (told, sure) = (understanding, reading)
      for place in places {
        sure.parameters[place].value = .known(id: meant.id, title: meant.title)
      }
      for place in extra {
        sure.alignment[place].difference = .filler
        sure.alignment[place].cost = 0
      }
      sure.confidence = 1
      told.outcome = .match
      told.reading = sure
      told.alternatives = []
      return told
    }
    return understanding
  }

  /// Who is said to own what has a title, in the words for it ("Austen" in "Austen's Emma"); nil for nobody.
  private func owner(of title: String, in text: String) -> String? {
    guard text.hasSuffix(title), text != title else { return nil }
    let before = String(text.dropLast(title.count)).trimmed
    let ending = language.grammar.possessiveEndings.filter(before.hasSuffix)
      .max { $0.count < $1.count }
    return ending.map { String(before.dropLast($0.count)).trimmed }
  }

  /// Who tells one thing from another says no more than who made it, and when.
  private static let mostDescribing = 16
}
