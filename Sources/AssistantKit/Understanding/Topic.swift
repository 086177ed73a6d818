import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

/// A value that was spoken of, which a word such as "it" or "that book" stands for.
struct Topic: Sendable {
  private let app: String
  /// The vocabulary the value belongs to, and what a person calls its values.
  private let vocabulary: String
  let kind: String
  private let value: ParameterReading

  /// The values that a reading names, in their order.
  static func all(in reading: Reading, of intent: IntentDefinition) -> [Topic] {
    reading.parameters.compactMap { parameter in
      guard case .known = parameter.value,
        case .option(let source)? = intent.parameters.first(where: { $0.name == parameter.name })?
          .type
      else { return nil }
      return Topic(
        app: reading.app,
        vocabulary: source.typeName,
        kind: source.title,
        value: parameter
      )
    }
  }

  /// A value that was spoken of otherwise than in a command.
  init(_ name: VocabularyName, kind: String, id: String, _ title: String) {
    app = name.app
    vocabulary = name.vocabulary
    self.kind = kind
    value = ParameterReading(
      name: name.vocabulary,
      value: .known(id: id, title: title),
      text: title,
      range: 0..<0
    )
  }

  private init(app: String, vocabulary: String, kind: String, value: ParameterReading) {
    self.app = app
    self.vocabulary = vocabulary
    self.kind = kind
    self.value = value
  }

  /// The vocabulary that the value is of.
  var name: VocabularyName { VocabularyName(app: app, vocabulary: vocabulary) }

  /// The value.
  var referent: Referent {
    guard case .known(let id, let title) = value.value else { return Referent(id: "", title: "") }
    return Referent(id: id, title: title)
  }

  /// Whether both are values of one vocabulary, of which the later one is meant.
  func isRival(of other: Topic) -> Bool {
    app == other.app && vocabulary == other.vocabulary
  }

  /// Whether both are the same value.
  func isSame(as other: Topic) -> Bool { isRival(of: other) && referent.id == other.referent.id }

  /// The understanding of an utterance that refers to the value.
  ///
  /// - Parameters:
  ///   - first: What is made of the utterance by itself.
  ///   - matcher: Knows the phrases.
  ///   - options: How the matcher is asked.
  ///   - language: The language of the conversation.
  /// - Returns: The understanding; nil where nothing refers to the value. Where the same words are a
  ///   value's own name, written as one ("It"), both are offered.
  func understanding(
    insteadOf first: Understanding,
    _ matcher: PhraseMatcher,
    _ options: MatchOptions,
    _ language: any Language
  ) -> Understanding? {
    // Most utterances refer to nothing, and a vocabulary is not replaced for them.
    let utterances = language.referring(in: first.utterance, besides: kind)
    guard !utterances.isEmpty, case .known(let id, let title) = value.value,
      let knowing = try? matcher.replacingVocabulary(
        vocabulary,
        ofApp: app,
        with: [PhraseCatalog.Value(id: id, title: title)]
      )
    else { return nil }
    // "That book" may be the value, or a phrase may go on with "book" behind it.
    for utterance in utterances {
      guard var told = knowing.understand(utterance, referringTo: value, options: options),
        told.outcome == .match
      else { continue }
      if utterance != first.utterance { told.reading?.hypothesis = utterance }
      told.utterance = first.utterance
      return chosen(told, or: first, language)
    }
    return nil
  }

  /// What is meant: the value that was spoken of, or what the words say by themselves.
  private func chosen(
    _ told: Understanding,
    or first: Understanding,
    _ language: any Language
  ) -> Understanding? {
    guard first.outcome == .match, let reading = first.reading else { return told }
    guard let named = reading.parameters.first(where: { language.isReference($0.text) }) else {
      // The same command without a value, or with another one that was named.
      let isSame = told.reading?.intent == reading.intent && told.reading?.app == reading.app
      return isSame && reading.parameters.isEmpty ? told : nil
    }
    guard case .known(let id, let title) = named.value,
      language.isNamed(PhraseCatalog.Value(id: id, title: title), named.text)
    else { return told }
    guard value.value != named.value else { return nil }
    // A phrase that is said as it was written, and the name as well, names the value; "it" is no name.
    guard reading.alignment.allSatisfy({ $0.isAsWritten }),
      named.text.first?.isUppercase == true || named.text.lowercased() == named.text.uppercased()
    else { return told }
    var both = told
    both.outcome = .ambiguous
    both.alternatives.insert(reading, at: 0)
    both.alternatives[0].confidence = told.reading?.confidence ?? 1
    return both
  }
}

extension Reading {
  /// Puts what was spoken of in the place of a parameter.
  mutating func fill(_ parameter: String, with topic: Topic) {
    let referent = topic.referent
    parameters.removeAll { $0.name == parameter }
    parameters.append(
      ParameterReading(
        name: parameter,
        value: .known(id: referent.id, title: referent.title),
        text: referent.title,
        range: 0..<0
      )
    )
  }
}

extension Language {
  /// Whether a text is nothing but a word that stands for what was spoken of before.
  func isReference(_ text: String) -> Bool {
    let tokens = tokens(in: text)
    return !tokens.isEmpty && connectives.references.length(in: tokens, at: 0) == tokens.count
  }

  /// Whether a text is nothing but words of closed classes.
  func isOfSmallWords(_ text: String) -> Bool {
    areOfClosedClasses(tokens(in: text)).allSatisfy(\.self)
  }

  /// Whether a text is a value's whole name.
  func isNamed(_ value: PhraseCatalog.Value, _ text: String) -> Bool {
    ([value.title] + value.synonyms).contains { keys(of: $0) == keys(of: text) }
  }

  /// A text with a word that refers back, and the same without the name of a kind behind it ("that book");
  /// none where nothing in it refers back.
  fileprivate func referring(in text: String, besides kind: String) -> [String] {
    let said = tokens(in: text)
    for place in said.indices {
      let length = connectives.references.length(in: said, at: place)
      guard length > 0 else { continue }
      let next = place + length
      let kinds = Set(tokens(in: kind).map { stem(of: $0.text) })
      guard next < said.count, kinds.contains(stem(of: said[next].text)) else { return [text] }
      let bytes = Array(text.utf8)
      let before = bytes[..<said[next - 1].range.upperBound]
      let shorter = before + bytes[said[next].range.upperBound...]
      return [text, String(decoding: shorter, as: UTF8.self)]
    }
    return []
  }
}

extension AlignedPiece {
  /// Whether it stands in a value's place, or the words of the phrase were said.
  fileprivate var isAsWritten: Bool {
    if case .parameter = role { return true }
    return difference == nil
  }
}
