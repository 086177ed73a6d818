import PhraseMatcher
import SpokenLanguage

/// Reads what an intent's phrases and title say about it.
struct PhraseReader {
  let language: any Language
  /// Whether no intent of the catalogue takes any values.
  let takesNothing: Bool

  /// Of more phrases the rest says little new.
  private static let mostDirections = 16

  /// What an intent's phrases say, before it is weighed against what those of others do.
  func entry(for frame: IntentFrame) -> FrameLexicon.Entry {
    var entry = FrameLexicon.Entry()
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
          contentWords.formUnion(verbs(in: tokens).map { FrameLexicon.verbMark + $0 })
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
        entry.prohibitions.insert(language.prohibition(in: literals, act.tokens))
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
    for parameter in frame.parameters where parameter.kind == .number {
      let behind = entry.after[parameter.name] ?? []
      entry.afterStems[parameter.name] = Set(
        behind.filter { !language.isClosedClass($0) }.map(language.stem)
      )
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
      let length = max(grammar.recordings.length(in: tokens, at: place), verbs.max() ?? 0)
      // French "noter" grades as often as it writes down, and so tells neither.
      let grades = grammar.verbs.contains {
        $0.grades && length > 0 && $0.runs.length(in: tokens, at: place) >= length
      }
      return grades ? 0 : length
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

  /// Notes where the words of some templates point.
  private func point(_ templates: some Sequence<String>, _ entry: inout FrameLexicon.Entry) {
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
  func literals(of template: String) -> [String] {
    let elements = (try? PhraseTemplate(parsing: template))?.elements ?? []
    return elements.flatMap { element -> [String] in
      guard case .literal(let text) = element else { return [] }
      return language.tokens(in: text).map { language.withoutDiacritics($0.text) }
    }
  }
}
