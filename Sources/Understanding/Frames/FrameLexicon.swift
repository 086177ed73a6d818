import Foundation
import PhraseMatcher
import SpokenLanguage

/// What the words of a catalogue's phrases say about its intents.
///
/// A word that few intents use says much about them, one that all use nothing: weights are logarithms
/// of the share of intents, as in inverse document frequency (Spärck Jones 1972).
struct FrameLexicon: Sendable {
  /// What the words around one intent's parameters and values are.
  struct Entry: Sendable {
    /// By stem: what the word says for the intent, in nats.
    var words: [String: Double] = [:]
    /// What the words and verbs of its phrases mean.
    var senses: [WordEmbedding: Sense] = [:]
    /// The classes of general verbs that its phrases use.
    var verbs: Set<String> = []
    /// By parameter: the words that stand directly before and behind it.
    var before: [String: Set<String>] = [:]
    var after: [String: Set<String>] = [:]
    /// By parameter: the words that stand behind the one directly behind it ("timer" in "${minutes} minute timer").
    var behindNext: [String: Set<String>] = [:]
    /// The pairs of parameters of which the first stands before the second in every phrase with both.
    var order: Set<[String]> = []
    /// The stems of the words behind numbers, where they are no small words.
    var afterStems: [String: Set<String>] = [:]
    /// What performing it does, as far as its type or the verbs of its phrases tell.
    var effect = IntentFrame.Effect.changes
    /// The kinds of sentences with which people ask for it.
    var acts: [SpeechAct: Int] = [:]
    /// The words with which people ask for it by saying what is not to be done ("Do not disturb").
    var prohibitions: Set<String> = []
    /// For each template the content words in it.
    var templates: [Set<String>] = []
    /// For each template the stems of its content words, but for those of its verbs, the one that begins it and what
    /// stands beside a parameter that may be left out ("by author").
    var nouns: [Set<String>] = []
    /// Particles that tell the intent from others, such as "on" and "off".
    var contrasts: [String: Double] = [:]
    /// For each template its particles, but for those beside the app's name.
    var particles: [Set<String>] = []
    /// The classes of the verbs that end its phrases or its title; where verbs come last, others are nouns there
    /// ("예약 취소").
    var lastVerbs: Set<String> = []
    /// For each template the parameters that stand in it, a bit for each place.
    var parameters: [Int] = []
    /// Classes of verbs that its phrases use only with verbs that belong to several classes.
    var vagueVerbs: Set<String> = []
    /// Where the words of each template point together, and those of the title.
    var directions: [[Float]] = []
    /// What the first word of each means.
    var firsts: Set<WordEmbedding> = []
    /// The same by its number among the lexicon's meanings.
    var firstMeanings: [Int] = []
    /// Whether most of its phrases say that something is undone, over or taken away.
    var isReversive = false
    /// Whether most of its phrases ask to keep what has happened ("log a run").
    var records = false
    /// Whether another intent undoes what it does.
    var hasReversal = false
    /// The numbers of the meanings of its words that tell anything, with what share of the most they tell.
    var tellingMeanings: [(meaning: Int, weight: Double)] = []

    /// Whether people ask for it with a question ("What am I reading?").
    var isQuestion: Bool { acts[.question] != nil }

    /// The share of its phrases that are of a kind.
    func share(of act: SpeechAct) -> Double {
      Double(acts[act] ?? 0) / Double(max(1, acts.values.reduce(0, +)))
    }

    /// Whether some words are all that a phrase says that has no parameters, and more than its verb ("open a book").
    func isWholePhrase(_ words: Set<String>) -> Bool {
      templates.indices.contains {
        parameters[$0] == 0 && !nouns[$0].isEmpty && templates[$0].isSubset(of: words)
      }
    }

    /// How much some words say of the nouns of one of its phrases, of which they say the most: the weight of those that
    /// are among them by that of all, and by the most that a word weighs.
    func shareOfNouns(in said: Set<String>) -> Double {
      nouns.reduce(0.0) { most, template in
        let all = template.reduce(0.0) { $0 + (words[$1] ?? 0) }
        let found = template.intersection(said).map { words[$0] ?? 0 }
        guard all > 0, let heaviest = found.max() else { return most }
        return max(most, found.reduce(0, +) / all * heaviest / FrameLexicon.most)
      }
    }

    /// Whether a word, or one with its stem, stands behind the number that a parameter takes.
    func counts(_ word: String, stem: String, with parameter: String) -> Bool {
      after[parameter]?.contains(word) == true || afterStems[parameter]?.contains(stem) == true
    }

    /// Whether some phrase says all of some parameters, a bit for each, without another.
    func mayLeaveOut(_ parameter: Int, beside others: Int) -> Bool {
      parameters.contains { $0 & (1 << parameter) == 0 && $0 & others == others }
    }
  }

  /// What a word or verb of an intent's phrases means.
  struct Sense: Sendable {
    /// What it says for the intent, in nats.
    var weight = 0.0
    /// The words as the templates know them: stems and classes of verbs.
    var words: Set<String> = []
  }

  let frames: [IntentFrame]
  /// Whether no intent takes any values.
  let takesNothing: Bool
  private(set) var entries: [Entry] = []
  /// What a verb of each class says for the intents that use it.
  private(set) var verbWeights: [String: Double] = [:]
  /// The classes whose verbs ask for some intent by themselves.
  private(set) var askingVerbs: Set<String> = []
  /// The words that stand directly behind a number in some phrase ("stars").
  private(set) var counted: Set<String> = []
  /// The stems of all words of all phrases.
  private(set) var words: Set<String> = []
  /// All words of all phrases as they stand, but for marks that people leave out.
  private(set) var forms: Set<String> = []
  /// What the words of all phrases mean.
  private(set) var meanings: [WordEmbedding] = []
  /// The particles that tell some intent from others.
  private(set) var contrasts: Set<String> = []
  /// The vocabularies of which performing some intent gives one thing.
  let results: Set<VocabularyName>
  /// By app: the runs of tokens that are its name.
  let names: [String: [[String]]]
  private let language: any Language

  /// What a word says at most that only one of many intents uses.
  static let most = 3.0
  /// Of more phrases the rest says little new.
  private static let mostDirections = 16

  init(frames: [IntentFrame], apps: [PhraseCatalog.App], language: any Language) {
    self.frames = frames
    takesNothing = frames.allSatisfy(\.parameters.isEmpty)
    self.language = language
    results = Set(
      frames.compactMap { frame in
        frame.result.map { VocabularyName(app: frame.app, vocabulary: $0) }
      }
    )
    names = Dictionary(
      apps.map { app in
        (app.name, ([app.name] + app.synonyms).map { language.tokens(in: $0).map(\.text) })
      },
      uniquingKeysWith: { first, _ in first }
    )
    entries = frames.map(entry(for:))
    for (frame, entry) in zip(frames, entries) {
      words.formUnion(entry.words.keys)
      forms.formUnion(frame.templates.flatMap(literals))
      for parameter in frame.parameters where parameter.kind == .number {
        counted.formUnion(entry.after[parameter.name] ?? [])
        words.formUnion((entry.after[parameter.name] ?? []).map(language.stem))
      }
    }
    for place in frames.indices {
      for parameter in frames[place].parameters where parameter.kind == .number {
        let stems = (entries[place].after[parameter.name] ?? [])
          .filter { !language.isClosedClass($0) }.map(language.stem)
        entries[place].afterStems[parameter.name] = Set(stems)
      }
    }
    weigh()
  }

  private func entry(for frame: IntentFrame) -> Entry {
    var entry = Entry()
    let acts = SpeechActReader(language)
    var reversed: Set<[String]> = []
    for template in frame.templates {
      guard let parsed = try? PhraseTemplate(parsing: template) else { continue }
      let meanings = self.meanings(of: parsed.elements)
      var previous: String?
      var last: String?
      var literals: [Token] = []
      var contentWords: Set<String> = []
      var nouns: Set<String> = []
      var particles: Set<String> = []
      var before: [String] = []
      func mayBeLeftOut(_ name: String) -> Bool {
        frame.parameters.contains { $0.name == name && $0.isOptional }
      }
      for (place, element) in parsed.elements.enumerated() {
        switch element {
        case .applicationName:
          // What holds the app's name to the sentence says nothing of the intent.
          if let previous { particles.remove(previous) }
          last = nil
          previous = nil
        case .parameter(let name):
          if let previous {
            entry.before[name, default: []].insert(previous)
            if !language.grammar.verbsComeLast, mayBeLeftOut(name) {
              nouns.remove(language.stem(of: previous))
            }
          }
          entry.order.formUnion(before.map { [$0, name] })
          reversed.formUnion(before.map { [name, $0] })
          before.append(name)
          last = name
          previous = nil
        case .literal(let text):
          let tokens = language.tokens(in: text)
          if let last, let first = tokens.first {
            entry.after[last, default: []].insert(first.text)
            if tokens.count > 1 { entry.behindNext[last, default: []].insert(tokens[1].text) }
          }
          let left = last.map(mayBeLeftOut) == true ? tokens.first?.text : nil
          last = nil
          previous = tokens.last?.text
          read(
            tokens,
            meaning: meanings[place],
            into: &entry,
            endsPhrase: place == parsed.elements.indices.last
          )
          particles.formUnion(self.particles(in: tokens))
          contentWords.formUnion(words(in: tokens))
          contentWords.formUnion(verbs(in: tokens).map { Self.verbMark + $0 })
          nouns.formUnion(words(in: tokens))
          nouns.subtract(
            stemsOfVerb(
              in: tokens,
              beginsPhrase: place == 0,
              endsPhrase: place == parsed.elements.indices.last
            )
          )
          if language.grammar.verbsComeLast, let left { nouns.remove(language.stem(of: left)) }
          literals += tokens
        }
      }
      entry.templates.append(contentWords)
      entry.nouns.append(nouns)
      entry.particles.append(particles)
      let act = self.act(of: literals, isAsked: template.hasSuffix("?"), acts)
      entry.acts[act.act, default: 0] += 1
      if act.act == .prohibition {
        entry.prohibitions.insert(prohibition(in: literals, act.tokens))
      }
    }
    entry.order.subtract(reversed)
    entry.parameters = frame.templates.map(frame.bits(ofParametersIn:))
    for parameter in frame.parameters {
      for word in words(in: language.tokens(in: parameter.title)) { entry.words[word] = 0 }
    }
    let title = language.tokens(in: frame.title)
    read(
      title,
      meaning: title.indices.map { language.embeddedWord(in: title, at: $0) },
      into: &entry,
      isTitle: true,
      endsPhrase: true
    )
    point(frame.templates.prefix(Self.mostDirections) + [frame.title], &entry)
    entry.isReversive = areMostly(frame) {
      language.reversals(in: language.tokens(in: $0.joined(separator: " "))).contains(true)
    }
    // A verb of several classes tells only where no other does.
    if entry.verbs.isEmpty {
      entry.verbs = entry.vagueVerbs
    } else {
      entry.vagueVerbs = []
    }
    let verbs = language.grammar.verbs.filter { entry.verbs.contains($0.name) }
    // Who mostly asks for it with questions wants to know something, whatever verbs the others have; of examples all say so.
    let onlyShows =
      takesNothing && entry.share(of: .question) > 0.5
      || (verbs.isEmpty ? entry.isQuestion : verbs.allSatisfy(\.onlyShows))
    entry.effect = frame.effect == .changes && onlyShows ? .shows : frame.effect
    entry.records = entry.effect != .shows && areMostly(frame, records)
    // What takes words of one's own may be asked for with any verb of telling or writing them.
    if entry.effect != .shows, frame.parameters.contains(where: { $0.kind == .text }) {
      entry.verbs.formUnion(language.grammar.verbs.filter(\.takesText).map(\.name))
    }
    return entry
  }

  /// The kind of sentence that a phrase is.
  ///
  /// Words of reminding or of quoting are what the phrase asks for ("how long is left of the timer"), so what else it is
  /// says more.
  private func act(
    of literals: [Token],
    isAsked: Bool,
    _ acts: SpeechActReader
  ) -> SpeechActReader.Finding {
    var isNamed = Array(repeating: false, count: literals.count)
    let act = acts.act(of: literals, isNamed: isNamed, isAsked: isAsked)
    guard [.reminder, .quotation].contains(act.act) else { return act }
    for place in act.tokens { isNamed[place] = true }
    let other = acts.act(of: literals, isNamed: isNamed, isAsked: isAsked)
    return other.act == .command ? act : other
  }

  /// Whether something holds of the words before, between and behind the parameters in most of a frame's texts.
  private func areMostly(_ frame: IntentFrame, _ holds: ([String]) -> Bool) -> Bool {
    let texts = frame.templates + [frame.title]
    let count = texts.count { text in
      let elements = (try? PhraseTemplate(parsing: text))?.elements ?? []
      return holds(
        elements.compactMap { element in
          guard case .literal(let words) = element else { return nil }
          return words
        }
      )
    }
    return 2 * count > texts.count
  }

  /// Whether a phrase is asked for with a verb that keeps what has happened: one with which some of its words begin, or
  /// the phrase ends where infinitives do, or one anywhere where verbs come last.
  private func records(_ literals: [String]) -> Bool {
    let grammar = language.grammar
    func length(in tokens: [Token], at place: Int) -> Int {
      let verbs = grammar.verbs.filter(\.records).map { $0.runs.length(in: tokens, at: place) }
      return max(grammar.recordings.length(in: tokens, at: place), verbs.max() ?? 0)
    }
    let whole = language.tokens(in: literals.joined(separator: " "))
    let recordings = grammar.separableVerbs.filter(\.records) + grammar.separableRecordings
    return literals.contains { literal in
      let tokens = language.tokens(in: literal)
      return tokens.indices.prefix(grammar.verbsComeLast ? tokens.count : 1)
        .contains { length(in: tokens, at: $0) > 0 }
    }
      || recordings.contains {
        $0.parts(in: whole, at: 0, endsClause: { $0 == whole.count }) != nil
      }
      || grammar.infinitivesComeLast
        && whole.indices.contains { place in
          let length = length(in: whole, at: place)
          return length > 0 && place + length == whole.count
        }
  }

  /// Finds the intents that others undo: those take the same things or speak of the same.
  private mutating func pairReversals() {
    let reversive = entries.indices.filter { entries[$0].isReversive }
    guard !reversive.isEmpty else { return }
    let nouns = entries.map { $0.nouns.reduce(into: Set<String>()) { $0.formUnion($1) } }
    for place in entries.indices where !entries[place].isReversive {
      entries[place].hasReversal = reversive.contains { other in
        frames[other].app == frames[place].app
          && (shareValues(place, other) || !nouns[place].isDisjoint(with: nouns[other]))
      }
    }
  }

  /// Notes where the words of some templates point.
  private func point(_ templates: some Sequence<String>, _ entry: inout Entry) {
    for template in templates {
      let elements = (try? PhraseTemplate(parsing: template))?.elements ?? []
      let words = meanings(of: elements).joined().compactMap { $0?.embedding }
      guard let first = words.first else { continue }
      entry.firsts.insert(first)
      let direction = WordEmbedding.direction(of: words)
      if !entry.directions.contains(direction) { entry.directions.append(direction) }
    }
  }

  /// For each element of a template what its words mean; a particle behind a parameter belongs to the verb before it
  /// ("Turn ${device} on").
  private func meanings(of elements: [PhraseTemplate.Element]) -> [[EmbeddedWord?]] {
    let tokens = elements.map { element -> [Token] in
      guard case .literal(let text) = element else { return [] }
      return language.tokens(in: text)
    }
    var meanings = tokens.map { tokens in
      tokens.indices.map { language.embeddedWord(in: tokens, at: $0) }
    }
    for place in elements.indices.dropFirst(2) {
      let before = tokens[place - 2]
      guard tokens[place].count == 1,
        language.grammar.particles.length(in: tokens[place], at: 0) == 1,
        let verb = language.verb(partedFrom: tokens[place][0], in: before, before.indices)
      else { continue }
      meanings[place - 2][verb.place] = verb.meaning
    }
    return meanings
  }

  /// The words of a template around its parameters.
  private func literals(of template: String) -> [String] {
    let elements = (try? PhraseTemplate(parsing: template))?.elements ?? []
    return elements.flatMap { element -> [String] in
      guard case .literal(let text) = element else { return [] }
      return language.tokens(in: text).map { language.withoutDiacritics($0.text) }
    }
  }

  /// The number of an app's intent; nil where it has none of that name.
  func frame(of intent: String, in app: String) -> Int? {
    frames.firstIndex { $0.intent == intent && $0.app == app }
  }

  /// The words that forbid something; one for all words that only deny.
  func prohibition(in tokens: [Token], _ cue: Range<Int>) -> String {
    guard let first = cue.first else { return "" }
    let isDenial = language.connectives.negations.length(in: tokens, at: first) > 0
    return isDenial ? "" : tokens[cue].map(\.text).joined(separator: " ")
  }

  /// Stands before the name of a class of verbs among words.
  static let verbMark = "\u{1}"

  /// The classes of the verbs that belong to one class only.
  private func verbs(in tokens: [Token]) -> [String] {
    tokens.indices.compactMap { place in
      guard !isNoun(at: place, in: tokens) else { return nil }
      let names = language.grammar.verbs.filter {
        !$0.isLight && $0.runs.length(in: tokens, at: place) > 0
      }
      return names.count == 1 ? names[0].name : nil
    }
  }

  /// The stems of the verb with which a phrase begins, or of all of them where verbs come last; where verbs have
  /// particles that part from them, an infinitive ends a phrase ("Buch hinzufügen").
  private func stemsOfVerb(
    in tokens: [Token],
    beginsPhrase: Bool,
    endsPhrase: Bool
  ) -> Set<String> {
    let isLast = language.grammar.verbsComeLast
    let mayEnd = endsPhrase && !language.grammar.separableVerbs.isEmpty
    return tokens.indices.reduce(into: []) { stems, place in
      let length =
        language.grammar.verbs.map { $0.runs.length(in: tokens, at: place) }.max() ?? 0
      guard isLast || beginsPhrase && place == 0 || mayEnd && place + length == tokens.count else {
        return
      }
      stems.formUnion(tokens[place..<(place + length)].map { language.stem(of: $0.text) })
    }
  }

  /// Whether the form of a verb is a noun ("subscribe to a show"), and not one that says what is done ("do a search").
  private func isNoun(at place: Int, in tokens: [Token]) -> Bool {
    guard place > 0, language.grammar.determiners?.length(in: tokens, at: place - 1) == 1 else {
      return false
    }
    return place == 1
      || !language.grammar.verbs.contains {
        $0.isLight && $0.runs.length(in: tokens, at: place - 2) > 0
      }
  }

  /// The prepositions and verbal particles.
  private func particles(in tokens: [Token]) -> [String] {
    tokens.indices.compactMap { place in
      language.grammar.particles.length(in: tokens, at: place) == 1 ? tokens[place].text : nil
    }
  }

  private func read(
    _ tokens: [Token],
    meaning meanings: [EmbeddedWord?],
    into entry: inout Entry,
    isTitle: Bool = false,
    endsPhrase: Bool
  ) {
    // A title leaves out what nouns are known by: "Subscribe to Show" shows nothing.
    let hidesNouns = isTitle && language.grammar.determiners != nil
    var place = 0
    while place < tokens.count {
      var longest = 1
      var lengths: [String: Int] = [:]
      let isNoun = hidesNouns && place > 0 || isNoun(at: place, in: tokens)
      for verb in language.grammar.verbs where !verb.isLight && !isNoun {
        let length = verb.runs.length(in: tokens, at: place)
        guard length > 0 else { continue }
        longest = max(longest, length)
        lengths[verb.name] = length
      }
      // "Put on" is played, not moved.
      let names = Set(lengths.filter { $0.value == longest }.keys)
      if endsPhrase, isEnd(of: tokens, place + longest) { entry.lastVerbs.formUnion(names) }
      if names.count == 1 || !language.grammar.verbsComeLast {
        entry.verbs.formUnion(names)
      } else {
        entry.vagueVerbs.formUnion(names)
      }
      if let word = meanings[place] {
        let known = names.map { Self.verbMark + $0 } + [language.stem(of: tokens[place].text)]
        entry.senses[word.embedding, default: Sense()].words.formUnion(known)
      }
      // The auxiliary verb of a verb is none of its own ("읽고 있지").
      place += language.grammar.verbsComeLast ? longest : 1
    }
    for word in words(in: tokens) { entry.words[word] = 0 }
  }

  /// Whether nothing follows but particles and verbs that say little.
  private func isEnd(of tokens: [Token], _ start: Int) -> Bool {
    var place = start
    while place < tokens.count {
      let length = max(
        language.isFunctionWord(tokens[place].text) ? 1 : 0,
        language.grammar.functionWords.length(in: tokens, at: place),
        language.grammar.verbs.filter(\.isLight).map { $0.runs.length(in: tokens, at: place) }.max()
          ?? 0
      )
      guard length > 0 else { return false }
      place += length
    }
    return true
  }

  /// The content words: tokens by their stems, and in scripts of syllables what stands between spaces,
  /// without particles and but for verbs.
  private func words(in tokens: [Token]) -> [String] {
    var words: [String] = []
    var place = 0
    while place < tokens.count {
      var end = place + 1
      if !language.partsWords, !isNoun(at: place, in: tokens),
        let length = language.grammar.verbs.map({ $0.runs.length(in: tokens, at: place) }).max(),
        length > 0
      {
        place += length
        continue
      }
      while language.partsWords, end < tokens.count,
        tokens[end].range.lowerBound == tokens[end - 1].range.upperBound
      {
        end += 1
      }
      if !language.partsWords {
        let length = language.wordLength(in: tokens, at: place)
        if length > 1 { words.append(tokens[place..<(place + length)].map(\.text).joined()) }
        guard length == 1 else {
          place += max(1, length)
          continue
        }
      }
      var last = end
      while last > place + 1, language.isFunctionWord(tokens[last - 1].text) { last -= 1 }
      let isVerb = language.grammar.verbs.contains {
        end > place + 1 && $0.runs.length(in: tokens, at: place) >= last - place
      }
      let text = tokens[place..<last].map(\.text).joined()
      if !isVerb, isContentWord(text) {
        words.append(last == place + 1 ? language.stem(of: text) : text)
      }
      place = end
    }
    return words
  }

  private mutating func weigh() {
    var holders: [String: Int] = [:]
    var users: [String: Int] = [:]
    var meant: [WordEmbedding: Int] = [:]
    for entry in entries {
      for word in entry.words.keys { holders[word, default: 0] += 1 }
      for verb in entry.verbs { users[verb, default: 0] += 1 }
      for sense in entry.senses.keys { meant[sense, default: 0] += 1 }
    }
    meanings = meant.keys.sorted()
    askingVerbs = Set(entries.filter(\.vagueVerbs.isEmpty).flatMap(\.verbs))
    let count = Double(max(2, entries.count + 1))
    for place in entries.indices {
      for word in entries[place].words.keys {
        entries[place].words[word] = min(Self.most, log(count / Double(holders[word] ?? 1)))
      }
      for (sense, users) in meant where entries[place].senses[sense] != nil {
        entries[place].senses[sense]?.weight = min(Self.most, log(count / Double(users)))
      }
    }
    let numbers = Dictionary(uniqueKeysWithValues: zip(meanings, meanings.indices))
    for place in entries.indices {
      entries[place].firstMeanings = entries[place].firsts.compactMap { numbers[$0] }.sorted()
      entries[place].tellingMeanings = entries[place].senses
        .compactMap { sense, said in
          numbers[sense].map { (meaning: $0, weight: said.weight / Self.most) }
        }
        .filter { $0.weight > 0 }.sorted { $0.meaning < $1.meaning }
    }
    pairReversals()
    contrast()
    contrasts = Set(entries.flatMap(\.contrasts.keys))
    verbWeights = users.mapValues { min(Self.most, log(count / Double($0)) + 0.7) }
  }

  /// What a particle has to say at least to count, and what it says at most.
  private static let leastContrast = 1.0
  private static let mostContrast = 1.5
  /// The share of an intent's phrases that have to use such a word.
  private static let leastShare = 0.5

  /// Finds the particles that tell intents apart, as logarithms of how much more often an intent's phrases
  /// use them than those of the other intents with the same verbs (Laplace's rule for both).
  private mutating func contrast() {
    for place in entries.indices {
      let own = entries[place]
      let others = entries.indices.filter {
        $0 != place && frames[$0].app == frames[place].app
          && (!entries[$0].verbs.isDisjoint(with: own.verbs) || shareValues($0, place))
      }
      guard !others.isEmpty else { continue }
      for word in Set(own.particles.joined()) {
        func share(_ templates: [Set<String>]) -> Double {
          (Double(templates.count { $0.contains(word) }) + 0.5) / (Double(templates.count) + 1)
        }
        let ratio = share(own.particles) / share(others.flatMap { entries[$0].particles })
        guard share(own.particles) >= Self.leastShare, log(ratio) >= Self.leastContrast else {
          continue
        }
        entries[place].contrasts[word] = min(Self.mostContrast, log(ratio))
      }
    }
  }

  /// Whether two intents take values of the same vocabulary.
  private func shareValues(_ one: Int, _ other: Int) -> Bool {
    frames[one].parameters.contains { parameter in
      guard case .name = parameter.kind else { return false }
      return frames[other].parameters.contains { $0.kind == parameter.kind }
    }
  }

  /// Whether a word says what is asked for; one that only asks ("please", "줘") does not.
  private func isContentWord(_ word: String) -> Bool {
    let token = [Token(text: word, range: 0..<0)]
    return !language.isClosedClass(word)
      && !language.grammar.acts.contains {
        $0.act == .request && $0.runs.length(in: token, at: 0) == 1
      }
  }
}
