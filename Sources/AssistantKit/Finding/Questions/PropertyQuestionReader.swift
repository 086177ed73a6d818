import AppIntents
import SpokenLanguage

/// Reads which property of a thing a sentence asks for.
///
/// Every word beside the thing's name has to be explained: by a property's name, by what such a property tells ("who",
/// "wrote"), by an option, or as a word that only holds a question together. So nothing is answered that was not
/// asked: "how do I move Dune to Read" is no question about a shelf.
struct PropertyQuestionReader: Sendable {
  private let kind: FindKind
  private let language: any Language
  private let wording: Wording

  /// Words, as they are compared without their marks and with them.
  fileprivate struct Run: Sendable {
    let plain: [String]
    let marked: [String]
  }

  /// A role with its words.
  fileprivate struct Role: Sendable {
    let names: [Run]
    let questions: [Run]
    let predicates: [Run]
  }

  /// The words of a language and of a kind, as sentences are compared with them.
  struct Wording: Sendable {
    fileprivate let requests: [Run]
    fileprivate let fillers: [Run]
    fileprivate let particles: [Run]
    fileprivate let places: [Run]
    fileprivate let pronouns: [Run]
    fileprivate let questions: [Run]
    fileprivate let roles: [Role]
    fileprivate let names: [[Run]]
    fileprivate let options: [[Run]]

    init(kind: FindKind, language: any Language) {
      let words = language.findWords
      func runs(_ texts: [String]) -> [Run] {
        texts.map { text in
          Run(
            plain: language.findKeys(of: text),
            marked: language.tokens(in: text).map { language.stem(of: $0.text) }
          )
        }
      }
      requests = runs(words.requests + words.askings)
      fillers = runs(words.articles + words.and + words.places + kind.titles)
      particles = runs(words.particles)
      places = runs(words.places)
      pronouns = runs(words.anything)
      questions = runs(words.questions)
      roles = words.roles.map { role in
        Role(
          names: runs(role.names),
          questions: runs(role.questions),
          predicates: runs(role.predicates)
        )
      }
      names = kind.properties.map { runs([$0.title, $0.name]) }
      options = kind.choices.map { runs($0.flatMap { [$0.title] + $0.synonyms }) }
    }
  }

  init(kind: FindKind, language: any Language) {
    self.kind = kind
    self.language = language
    wording = kind.questions(in: language)
  }

  /// What a sentence wants to know of a thing.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - named: The words that name the thing.
  ///   - isQuestion: Whether the sentence is built as a question.
  /// - Returns: The question; nil where the sentence is none, or none about a single property.
  func question(
    in sentence: FindTokens,
    about named: Range<Int>,
    isQuestion: Bool
  ) -> PropertyQuestion? {
    var heard = Heard()
    var place = 0
    while place < sentence.count {
      if named.contains(place) {
        place = named.upperBound
      } else {
        place += read(place, of: sentence, besides: named, &heard)
      }
    }
    guard !heard.asksOtherwise else { return nil }
    // Who names the app asks for something of it ("when does the library open").
    guard !heard.saysApp, let property = property(askedBy: heard) else {
      return isQuestion && heard.asksWhetherThere
        ? PropertyQuestion(property: nil, asked: .whetherThere) : nil
    }
    if heard.option == nil, heard.rest.isEmpty {
      guard heard.asks || isQuestion else { return nil }
      return PropertyQuestion(
        property: property,
        asked: .value,
        saysProperty: !heard.properties.isEmpty || heard.questionRoles != nil
      )
    }
    // Who asks when something was read knows that it was.
    guard isQuestion, heard.questionRoles == nil else { return nil }
    if let option = heard.option {
      return PropertyQuestion(property: property, asked: .whetherOption(option.title))
    }
    // A rating or a year says nothing in words.
    let canSay =
      kind.isFreeText(property)
      || heard.rest.contains { $0.contains { $0.isNumber } || language.number(in: $0) != nil }
    return canSay ? PropertyQuestion(property: property, asked: .whetherWords(heard.rest)) : nil
  }

  /// What was made of the words.
  private struct Heard {
    var properties: Set<Int> = []
    /// The roles that the question words ask for; nil for none.
    var questionRoles: Set<Int>?
    /// The roles that what is told of the thing may belong to; nil for none.
    var predicateRoles: Set<Int>?
    var option: (property: Int, title: String)?
    /// Words that nothing explains, which may be what a property says.
    var rest: [String] = []
    /// Whether it is asked what a property says.
    var asks = false
    /// Whether the app is named, in which the thing may be.
    var saysApp = false
    /// Whether it is said otherwise where the thing may be ("here").
    var saysPlace = false
    /// Whether a word asks for anything there may be ("what is Dune").
    var saysPronoun = false
    /// Whether it is asked for something that no property says, such as how something is done.
    var asksOtherwise = false

    /// Whether nothing is said of the thing but that it may be there: "do I have Dune", "is Dune in my library".
    var asksWhetherThere: Bool {
      let says = saysApp || predicateRoles == nil && (asks || saysPlace)
      return says && !saysPronoun && properties.isEmpty && questionRoles == nil && option == nil
        && rest.isEmpty
    }
  }

  /// Reads the longest words at a place that mean something, and tells how many they are.
  private func read(
    _ place: Int,
    of sentence: FindTokens,
    besides named: Range<Int>,
    _ heard: inout Heard
  ) -> Int {
    func length(_ runs: [Run]) -> Int {
      self.length(of: runs, at: place, in: sentence, besides: named)
    }
    if let counted = countedLength(at: place, in: sentence, besides: named) {
      heard.rest.append(sentence.keys[place])
      return counted
    }
    // "말해" ends as the Korean word for a year is written.
    let beginsWord = sentence.beginsWord(place)
    let names = wording.names.map { beginsWord ? length($0) : 0 }
    let asked = wording.roles.map { length($0.questions) }
    let told = wording.roles.map { beginsWord ? length($0.predicates + $0.names) : 0 }
    let options = wording.options.map(length)
    let asking = length(wording.questions + wording.requests)
    let meaning = (names + asked + told + options).max() ?? 0
    let longest = max(meaning, asking, smallLength(at: place, in: sentence, besides: named))
    let app = appLength(at: place, in: sentence, besides: named)
    if app > longest {
      heard.saysApp = true
      return app
    }
    if longest > 0, length(wording.places) == longest { heard.saysPlace = true }
    if length(wording.pronouns) > 0 { heard.saysPronoun = true }
    guard longest > 0 else {
      if language.grammar.questionWords.length(in: sentence.tokens, at: place) > 0 {
        heard.asksOtherwise = true
      }
      heard.rest.append(sentence.keys[place])
      return 1
    }
    func reaching(_ lengths: [Int]) -> Set<Int> {
      Set(lengths.indices.filter { lengths[$0] == longest })
    }
    if asking == longest { heard.asks = true }
    let questionRoles = reaching(asked)
    if !questionRoles.isEmpty {
      heard.asks = true
      heard.questionRoles = heard.questionRoles?.intersection(questionRoles) ?? questionRoles
    }
    let properties = reaching(names)
    heard.properties.formUnion(properties)
    let predicateRoles = reaching(told)
    if !predicateRoles.isEmpty {
      heard.predicateRoles = heard.predicateRoles?.intersection(predicateRoles) ?? predicateRoles
    }
    if properties.isEmpty, let property = reaching(options).first,
      let title = option(of: property, at: place..<(place + longest), in: sentence)
    {
      heard.option = (property, title)
    }
    return longest
  }

  /// How many words a number takes with what it counts, which asks for nothing ("bốn sao", though "sao" is "why" too);
  /// nil where none is counted.
  private func countedLength(
    at place: Int,
    in sentence: FindTokens,
    besides named: Range<Int>
  ) -> Int? {
    guard let number = language.number(leading: sentence.tokens[place...].map(\.text)[...]),
      place + number.count < sentence.count
    else { return nil }
    let counter = language.grammar.counters.length(in: sentence.tokens, at: place + number.count)
    let length = number.count + counter
    return counter > 0 && !named.overlaps(place..<(place + length)) ? length : nil
  }

  /// Where a run that begins at a place ends: words that were said with marks have to have just those.
  private func end(of run: Run, at place: Int, in sentence: FindTokens) -> Int? {
    guard let end = sentence.end(of: run.plain, at: place, isWord: false) else { return nil }
    let areMeant = zip(sentence.tokens[place..<end], run.marked).allSatisfy { token, word in
      language.withoutDiacritics(token.text) == token.text || language.stem(of: token.text) == word
    }
    return areMeant ? end : nil
  }

  /// How many words at a place a run of several takes; none of what names the thing is among them.
  private func length(
    of runs: [Run],
    at place: Int,
    in sentence: FindTokens,
    besides named: Range<Int>
  ) -> Int {
    runs.compactMap { self.end(of: $0, at: place, in: sentence) }
      .filter { !named.overlaps(place..<$0) }
      .map { $0 - place }.max() ?? 0
  }

  /// How many words at a place are what the app is called.
  private func appLength(
    at place: Int,
    in sentence: FindTokens,
    besides named: Range<Int>
  ) -> Int {
    kind.appNames.compactMap { sentence.end(of: $0, at: place, isWord: false) }
      .filter { !named.overlaps(place..<$0) }
      .map { $0 - place }.max() ?? 0
  }

  /// How many words at a place only hold a sentence together; those that ask are none of them.
  private func smallLength(
    at place: Int,
    in sentence: FindTokens,
    besides named: Range<Int>
  ) -> Int {
    let longest = smallLength(at: place, before: sentence.count, in: sentence, besides: named)
    guard longest > 1 else { return longest }
    // Between words without spaces "は" and "いつ" begin like "はい".
    let asking = wording.roles.flatMap(\.questions)
    let crossed = (place + 1..<place + longest).first { begin in
      begin + length(of: asking, at: begin, in: sentence, besides: named) > place + longest
    }
    guard let crossed else { return longest }
    return smallLength(at: place, before: crossed, in: sentence, besides: named)
  }

  private func smallLength(
    at place: Int,
    before end: Int,
    in sentence: FindTokens,
    besides named: Range<Int>
  ) -> Int {
    let (tokens, grammar) = (Array(sentence.tokens[..<end]), language.grammar)
    if grammar.questionWords.length(in: tokens, at: place) > 0 { return 0 }
    let small =
      [grammar.functionWords, grammar.auxiliaries, grammar.courtesies]
      .map { $0.length(in: tokens, at: place) }.max() ?? 0
    let fillers = fillers(at: place, in: sentence).filter { $0.plain.count <= end - place }
    return max(small, length(of: fillers, at: place, in: sentence, besides: named))
  }

  private func fillers(at place: Int, in sentence: FindTokens) -> [Run] {
    sentence.mayEndWord(place) ? wording.fillers + wording.particles : wording.fillers
  }

  /// The option that words name: of several with the same stem the one that is called just so.
  private func option(of property: Int, at words: Range<Int>, in sentence: FindTokens) -> String? {
    func isCalled(_ option: IntentOption, _ fits: (String) -> Bool) -> Bool {
      ([option.title] + option.synonyms).contains(where: fits)
    }
    let said = sentence.text(words).lowercased()
    let keys = Array(sentence.keys[words])
    let choices = kind.choices[property]
    let named = choices.filter { isCalled($0) { $0.lowercased() == said } }
    let near = choices.filter { isCalled($0) { language.findKeys(of: $0) == keys } }
    let meant = named.isEmpty ? near : named
    return meant.count == 1 ? meant[0].title : nil
  }

  /// The property that is meant: the one that is named, whose option is, or that plays the role which is asked for.
  private func property(askedBy heard: Heard) -> Int? {
    if let option = heard.option {
      let isAlone = heard.properties.isEmpty || heard.properties == [option.property]
      return isAlone && heard.rest.isEmpty ? option.property : nil
    }
    guard heard.properties.isEmpty else {
      return heard.properties.count == 1 ? heard.properties.first : nil
    }
    var meant = heard.questionRoles
    if let told = heard.predicateRoles { meant = meant?.intersection(told) ?? told }
    let playing = kind.properties.indices.filter { property in
      meant?.contains { kind.plays(wording.roles[$0].names.map(\.plain), property) } == true
    }
    guard playing.count == 1, let property = playing.first else { return nil }
    // "Who is Dune" asks for nobody who has made it.
    return kind.isFreeText(property) && heard.predicateRoles == nil ? nil : property
  }
}
