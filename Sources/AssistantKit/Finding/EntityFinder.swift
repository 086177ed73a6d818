import AppIntents
import Foundation
import SpokenLanguage

/// Finds entities by what a person says of their properties.
struct EntityFinder: Sendable {
  let settings: AssistantSettings
  let messages: FindMessages
  private let vocabulary: FindVocabulary
  /// What is known of the things that an action finds.
  private let texts: @Sendable (FindAction) async -> KnownTexts?
  /// What was spoken of, the last first.
  var topics: [Topic] = []
  /// The sentences beside the one that asks.
  var remarks: [String] = []

  var actions: [FindAction] { vocabulary.actions }
  var language: any Language { vocabulary.language }
  var book: FindPhraseBook { vocabulary.book }

  init(
    settings: AssistantSettings,
    vocabulary: FindVocabulary,
    texts: @escaping @Sendable (FindAction) async -> KnownTexts? = { _ in nil }
  ) {
    self.settings = settings
    self.texts = texts
    messages = settings.messages.finding
    self.vocabulary = vocabulary
  }

  /// What a sentence asks for: the kind, and what has to hold.
  struct Reading: Sendable {
    let kind: FindKind
    let draft: FindDraft
    let sentence: FindTokens
  }

  // MARK: - Reading

  /// What an utterance at a prompt asks to find; nil for anything that is not plainly such a request.
  ///
  /// It has to say that something is to be found, name what, and hold no word that means nothing.
  ///
  /// - Parameters:
  ///   - utterance: What was said.
  ///   - isRefused: Whether nothing else is understood, or not what it is to be done to, or only with doubt: then what
  ///     things are named by is asked for too ("books by Tolkien", "five star books").
  ///   - isNegated: Whether a negation was heard in it, which is rather no command, but may also tell what
  ///     things are not ("books i have not read").
  /// - Returns: The request.
  func request(
    in utterance: String,
    isRefused: Bool = false,
    isNegated: Bool = false
  ) async -> Reading? {
    let tokens = FindTokens(utterance, language: language)
    let mayBeNamedAlone = isNegated || isRefused
    guard tokens.count <= FindSentenceReader.mostWords, mayBeNamedAlone || mentionsRequest(tokens)
    else { return nil }
    var named = vocabulary.actions(namedIn: tokens)
    let isOfAny = [book.anything, book.all].contains(where: tokens.hold)
    let mayNameThing = named.isEmpty && !isOfAny && isQuestion(tokens)
    if named.isEmpty, isOfAny || mayNameThing || tokens.hold(book.askings) { named = actions }
    guard !named.isEmpty,
      let reading = try? await read(tokens, among: named, namesThings: mayNameThing)
    else { return nil }
    let draft = reading.draft
    // "By her" is no name that her books would have.
    guard draft.unread.isEmpty, !refersToMaker(draft) else { return nil }
    if draft.hasTitle {
      let asks = draft.hasPlace || draft.hasRequest
      return isRefused && asks && draft.conditions.count == 1 ? reading : nil
    }
    // "Order the book" asks for no order of things.
    let asks = book.requests + book.askings
    let mayOnlySort =
      tokens.hold(book.sortings) && !tokens.hold(asks)
      || tokens.begin(with: book.sortings) && !tokens.begin(with: asks)
    guard draft.saysWhat, !mayOnlySort || !draft.sorting.isEmpty else { return nil }
    if draft.hasRequest {
      // A name may be that of a thing as well, and who tells that there is something asks for nothing.
      let isNamedOnly = !draft.hasNoun && !draft.hasAnything
      let mayBeNamed = isRefused && act(of: tokens, naming: [], isAsked: false) != .report
      return !isNamedOnly || mayBeNamed && holdsKnown(reading, orNew: false) ? reading : nil
    }
    guard draft.hasNoun || tokens.begin(with: book.anything) else { return nil }
    if isNegated {
      return draft.conditions.contains { $0.comparison == .notEqualTo } ? reading : nil
    }
    let isName = isRefused && isName(tokens, telling: draft.telling)
    return isName && draft.tellsWhich && holdsKnown(reading, orNew: true) ? reading : nil
  }

  /// Whether all texts that are looked for are such that things have.
  ///
  /// - Parameters:
  ///   - reading: What is looked for.
  ///   - mayBeNew: Whether they may as well be such that nothing has, if they are one name without signs.
  /// - Returns: Whether all are.
  private func holdsKnown(_ reading: Reading, orNew mayBeNew: Bool) -> Bool {
    reading.draft.conditions.allSatisfy { condition in
      guard reading.kind.isFreeText(condition.property) else { return true }
      let name = reading.kind.properties[condition.property].name
      return condition.values.allSatisfy { text in
        let words = FindTokens(text, language: language)
        let known = reading.kind.texts?.values(of: 0..<words.count, in: words) ?? []
        return mayBeNew && words.breaks(in: 0..<words.count) == 0
          || known.contains { $0.property == name }
      }
    }
  }

  /// Whether a sentence is built as a question.
  private func isQuestion(_ sentence: FindTokens) -> Bool {
    let isAsked = sentence.text.endsWithQuestionMark
    return act(of: sentence, naming: [], isAsked: isAsked) == .question
  }

  private func act(of sentence: FindTokens, naming named: IndexSet, isAsked: Bool) -> SpeechAct {
    SpeechActReader(language).act(
      of: sentence.tokens,
      isNamed: sentence.tokens.indices.map(named.contains),
      isAsked: isAsked
    ).act
  }

  /// Whether a sentence tells, asks and forbids nothing, and so may be but a name for things.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - telling: The words that tell what the things are like ("books I gave one star").
  /// - Returns: Whether it is one.
  private func isName(_ sentence: FindTokens, telling: IndexSet) -> Bool {
    let (tokens, grammar) = (sentence.tokens, language.grammar)
    let act = act(of: sentence, naming: telling, isAsked: false)
    // "Any Orwell" is built as a question.
    return (act == .command || act == .question && sentence.begin(with: book.anything))
      && tokens.indices.allSatisfy { place in
        telling.contains(place)
          || grammar.auxiliaries.length(in: tokens, at: place) == 0
            && (grammar.counters.length(in: tokens, at: place) > 0
              || !grammar.verbs.contains {
                !$0.onlyShows && $0.runs.length(in: tokens, at: place) > 0
              })
      }
  }

  /// What is wrong with a request that was read to its end; nil for nothing.
  func problem(with reading: Reading) -> FindFailure? {
    if let words = reading.draft.unknownOrders.first {
      return FindFailure(
        message: messages.unknownOrder(
          words,
          kind: reading.kind.action.title,
          properties: reading.kind.properties.filter(\.isSortable).map(\.title)
        )
      )
    }
    return reading.draft.mixesModes ? FindFailure(message: messages.mixedModes) : nil
  }

  /// What a sentence after the command asks for.
  ///
  /// - Throws: ``FindFailure``, or what an app's query throws.
  func reading(of sentence: String) async throws -> Reading {
    let tokens = FindTokens(sentence, language: language)
    guard tokens.count <= FindSentenceReader.mostWords else {
      throw FindFailure(message: messages.tooLong)
    }
    let reading = try await read(tokens, among: actions)
    let draft = reading.draft
    guard draft.hasNoun || actions.count == 1 else {
      throw FindFailure(message: messages.noKind(known: actions.map(\.title)))
    }
    guard draft.unread.isEmpty else {
      throw FindFailure(
        message: messages.unread(
          draft.unread.joined(separator: " "),
          kind: reading.kind.action.title,
          properties: reading.kind.properties.filter { !$0.comparisons.isEmpty }.map(\.title)
        )
      )
    }
    if let problem = problem(with: reading) { throw problem }
    return reading
  }

  var values: AnswerReader {
    AnswerReader(language: language, now: settings.now(), calendar: settings.calendar)
  }

  /// The reading with the fewest words that mean nothing, of one kind or another.
  private func read(
    _ tokens: FindTokens,
    among actions: [FindAction],
    namesThings: Bool = false
  ) async throws -> Reading {
    var best: Reading?
    for action in actions {
      let kind = try await kind(of: action)
      let reader = FindSentenceReader(
        kind: kind,
        phrases: book,
        values: values,
        namesThings: namesThings
      )
      let reading = Reading(
        kind: kind,
        draft: naming(draft(of: tokens, by: reader), of: kind),
        sentence: tokens
      )
      if let known = best, !reading.draft.isBetter(than: known.draft) { continue }
      best = reading
    }
    guard let best else { throw FindFailure(message: messages.nothingToFind) }
    return best
  }

  /// What a sentence says; where a word in it says nothing, also what it says with a slip of the keyboard undone.
  private func draft(of tokens: FindTokens, by reader: FindSentenceReader) -> FindDraft {
    let draft = reader.draft(of: tokens)
    guard !draft.unread.isEmpty || !draft.hasNoun else { return draft }
    let spelling = reader.kind.spelling(besides: book)
    guard let respelled = tokens.respelled({ spelling.nearest(to: $0) }) else { return draft }
    let other = reader.draft(of: respelled)
    return other.hasNoun && other.isBetter(than: draft) ? other : draft
  }

  /// What a sentence says where its words are taken for those that phrases are made of; nil for nothing whole.
  private func respelled(_ sentence: FindTokens, as kind: FindKind) -> FindDraft? {
    let spelling = kind.spelling(besides: book)
    let draft = sentence.respelled { spelling.nearest(to: $0) }.map {
      FindSentenceReader(kind: kind, phrases: book, values: values).draft(of: $0)
    }
    return draft.flatMap { $0.unread.isEmpty && $0.unknownOrders.isEmpty ? $0 : nil }
  }

  /// Whether something says that it is to be found, be it with a slip of the keyboard.
  private func mentionsRequest(_ tokens: FindTokens) -> Bool {
    if isRequest(tokens) { return true }
    return tokens.respelled { vocabulary.requests.nearest(to: $0) }.map(isRequest) ?? false
  }

  private func isRequest(_ tokens: FindTokens) -> Bool {
    tokens.hold(book.requests) || tokens.hold(book.sortings) || tokens.hold(book.askings)
  }

  /// Whether a sentence holds words with which it may ask what a property says.
  func asks(_ tokens: FindTokens) -> Bool { isRequest(tokens) || tokens.hold(book.questions) }

  /// An action with its properties and the options of closed sets.
  func kind(of action: FindAction) async throws -> FindKind {
    var properties = action.propertiesIfKnown ?? []
    if properties.isEmpty {
      properties = try await asking(action) { try await action.properties() }
    }
    var options: [[IntentOption]] = []
    for property in properties { options.append(try await self.options(of: property)) }
    return vocabulary.kind(
      of: action,
      properties: properties,
      options: options,
      known: await texts(action)
    )
  }

  private func options(of property: FindProperty) async throws -> [IntentOption] {
    for comparison in property.comparisons {
      guard case .option(let source) = comparison.type, source.matching == nil else { continue }
      return try await withDeadline(settings.queryDeadline) { try await source.suggested() }
    }
    return []
  }

  // MARK: - Finding

  /// What was found, and what was looked for in one line.
  struct Result: Sendable {
    let action: FindAction
    let summary: String
    var entities: [FoundEntity]
  }

  /// Finds what a sentence asks for.
  ///
  /// Where no text is just what was said, texts that contain it are taken: who says that the author is
  /// Tolkien does not mean that he had no first names.
  func find(_ reading: Reading) async throws -> Result {
    var result = try await findAll(reading)
    if reading.draft.isOther { result.entities.removeAll { isTopic($0, of: reading.kind) } }
    return result
  }

  private func findAll(_ reading: Reading) async throws -> Result {
    let draft = try await excludingWholeTexts(reading.draft, of: reading.kind)
    let result = try await find(draft, of: reading.kind)
    guard result.entities.isEmpty else { return result }
    var generous = draft
    for place in generous.conditions.indices
    where reading.kind.takesPart(of: generous.conditions[place]) {
      generous.conditions[place].comparison = .contains
    }
    let generously =
      generous == draft ? result : try await find(generous, of: reading.kind)
    guard generously.entities.isEmpty else { return generously }
    let wordByWord = wordByWord(generous, of: reading.kind)
    let others = [
      wordByWord,
      try await respelled(generous, of: reading.kind),
      try await respelled(wordByWord ?? generous, of: reading.kind),
      respelled(reading.sentence, as: reading.kind),
    ]
    for other in others.compactMap(\.self) where other != generous {
      let found = try await find(other, of: reading.kind)
      if !found.entities.isEmpty { return found }
    }
    return result
  }

  /// A request for texts that hold each word of what was said, for a name is said without some of its parts; nil where
  /// no text has several words.
  private func wordByWord(_ draft: FindDraft, of kind: FindKind) -> FindDraft? {
    guard draft.mode != .or else { return nil }
    var divided = draft
    divided.conditions = draft.conditions.flatMap { condition -> [FindDraft.Condition] in
      guard condition.comparison == .contains, kind.isFreeText(condition.property),
        condition.values.count == 1
      else { return [condition] }
      let words = language.tokens(in: condition.values[0]).filter {
        !language.isClosedClass($0.text)
      }
      return words.map { word in
        var one = condition
        one.values = [word.text]
        return one
      }
    }
    guard divided.conditions.count > draft.conditions.count else { return nil }
    divided.mode = .and
    return divided
  }

  /// A text that holds as few different ones may stand for all of them.
  private static let mostExcluded = 10

  /// The request where a text that is not to be there is put as the entities have it: who wants nothing by Orwell
  /// wants nothing by George Orwell.
  private func excludingWholeTexts(_ draft: FindDraft, of kind: FindKind) async throws -> FindDraft
  {
    guard draft.mode != .or else { return draft }
    var whole = draft
    whole.conditions = []
    for condition in draft.conditions {
      let texts =
        condition.comparison == .notEqualTo ? try await texts(heldBy: condition, of: kind) : []
      guard (1...Self.mostExcluded).contains(texts.count) else {
        whole.conditions.append(condition)
        continue
      }
      for text in texts {
        var excluded = condition
        excluded.values = [text]
        whole.conditions.append(excluded)
      }
    }
    if whole.conditions.count > 1 { whole.mode = .and }
    return whole
  }

  /// The different texts of the entities that hold a condition's text, in order.
  private func texts(
    heldBy condition: FindDraft.Condition,
    of kind: FindKind
  ) async throws -> [String] {
    var held = condition
    held.comparison = .equalTo
    guard kind.isFreeText(condition.property), kind.takesPart(of: held) else { return [] }
    held.comparison = .contains
    var draft = FindDraft()
    draft.conditions = [held]
    var found = try await find(draft, of: kind).entities
    if found.isEmpty, let respelled = try await respelled(draft, of: kind) {
      found = try await find(respelled, of: kind).entities
    }
    let name = kind.properties[condition.property].name
    return Set(found.compactMap { $0.properties.first { $0.name == name }?.text }).sorted()
  }

  /// The most entities whose texts are looked through for one that is nearly written so.
  private static let mostLookedThrough = 5_000

  /// A request whose texts are written as the entities have them; nil where nothing is nearly written so.
  private func respelled(_ draft: FindDraft, of kind: FindKind) async throws -> FindDraft? {
    let texts = draft.conditions.indices.filter { kind.isFreeText(draft.conditions[$0].property) }
    guard !texts.isEmpty else { return nil }
    let all = try await entities(FindRequest(limit: Self.mostLookedThrough), of: kind)
    var respelled = draft
    for place in texts {
      let name = kind.properties[draft.conditions[place].property].name
      let known = all.compactMap { $0.properties.first { $0.name == name }?.text }
      let spelling = WordSpelling(of: known, language: language)
      respelled.conditions[place].values = draft.conditions[place].values.map {
        spelling.respelled($0, language: language) ?? $0
      }
    }
    return respelled == draft ? nil : respelled
  }

  private func find(_ draft: FindDraft, of kind: FindKind) async throws -> Result {
    var conditions: [FindCondition] = []
    for condition in draft.conditions {
      conditions.append(try await self.condition(condition, of: kind))
    }
    let request = FindRequest(
      conditions: conditions,
      mode: draft.mode ?? .and,
      sorting: draft.sorting,
      limit: draft.limit
    )
    let entities = try await entities(request, of: kind)
    return Result(
      action: kind.action,
      summary: summary(of: draft, kind: kind),
      entities: entities
    )
  }

  /// The entities of a kind that a request asks for.
  func entities(_ request: FindRequest, of kind: FindKind) async throws -> [FoundEntity] {
    try await asking(kind.action) { try await kind.action.find(request) }
  }

  /// Lets an app answer in time, and turns what it throws into its own words.
  func asking<Answer: Sendable>(
    _ action: FindAction,
    _ question: @escaping @Sendable () async throws -> Answer
  ) async throws(FindFailure) -> Answer {
    do {
      return try await withDeadline(settings.queryDeadline, question)
    } catch FindProblem.badValue(_, let refusal?) {
      throw FindFailure(message: settings.messages.refusal(refusal))
    } catch {
      throw FindFailure(
        message: settings.reason(for: error, in: action.localization),
        isOfApp: true
      )
    }
  }

  private func condition(
    _ condition: FindDraft.Condition,
    of kind: FindKind
  ) async throws -> FindCondition {
    let property = kind.properties[condition.property]
    guard let type = property.comparisons.first(where: { $0.kind == condition.comparison })?.type
    else { throw FindProblem.unknownProperty(property.name) }
    let reader = ParameterText(settings: settings)
    let parameter = ParameterDescription(
      name: property.name,
      title: property.title,
      type: type,
      isOptional: false
    )
    var values: [any Sendable] = []
    for said in condition.values {
      let text = kind.value(said, of: condition.property, language)
      if case .date = type,
        let date = self.values.dateOrYear(text)
      {
        values.append(date)
        continue
      }
      switch try await reader.value(text, for: parameter) {
      case .success(let value): values.append(value)
      case .failure(let problem):
        throw FindFailure(message: settings.messages.problem(problem))
      }
    }
    return FindCondition(
      property: property.name,
      comparison: condition.comparison,
      values: values
    )
  }

  /// What is looked for, in one line.
  func summary(of draft: FindDraft, kind: FindKind) -> String {
    messages.summary(
      kind: kind.action.title,
      conditions: draft.conditions.map { condition in
        let property = kind.properties[condition.property]
        let type = property.comparisons.first { $0.kind == condition.comparison }?.type ?? .text
        return messages.condition(
          property.title,
          condition.comparison,
          of: type,
          condition.values.map { kind.value($0, of: condition.property, language) }
        )
      },
      mode: draft.mode ?? .and,
      orders: draft.sorting.map { sorting in
        let property = kind.properties.first { $0.name == sorting.property }
        return (property?.title ?? sorting.property, sorting.isDescending)
      },
      limit: draft.limit
    )
  }
}

/// Why nothing could be looked for, in the person's language.
struct FindFailure: Error, Sendable, Hashable {
  var message: String
  /// Whether the app could not answer, rather than that the request was no good one.
  var isOfApp = false
}

extension FindDraft {
  /// Whether more of the sentence was understood.
  fileprivate func isBetter(than other: FindDraft) -> Bool {
    if hasNoun != other.hasNoun { return hasNoun }
    return unread.count + unknownOrders.count < other.unread.count + other.unknownOrders.count
  }
}

extension FindKind {
  /// Whether a condition that a text is another one could be that it contains it.
  fileprivate func takesPart(of condition: FindDraft.Condition) -> Bool {
    let comparisons = properties[condition.property].comparisons
    guard condition.comparison == .equalTo,
      case .text? = comparisons.first(where: { $0.kind == .equalTo })?.type
    else { return false }
    return comparisons.contains { $0.kind == .contains }
  }
}
