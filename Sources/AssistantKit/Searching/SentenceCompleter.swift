import AppIntents
import Foundation
public import PhraseMatcher
public import SpokenLanguage

/// Completes sentences from any of their words: a name and half of what is to be done with it, in whichever order
/// the language has them ("hob op", "듄 열", "mo tr").
///
/// It is built once and asked at every key.
public struct SentenceCompleter: Sendable {
  /// Something that can be named.
  public struct Thing: Sendable, Hashable {
    /// The name of the app that has it.
    public var app: String
    /// The vocabulary that it belongs to.
    public var vocabulary: String
    /// Its identifier.
    public var id: String
    /// What it is called, the title first.
    public var names: [String]

    /// Makes a thing.
    public init(app: String, vocabulary: String, id: String, names: [String]) {
      self.app = app
      self.vocabulary = vocabulary
      self.id = id
      self.names = names
    }
  }

  /// A phrase with one place for a name.
  private struct Frame: Sendable {
    let text: String
    let parameter: String
    /// The words around the name, as they are compared.
    let words: [[Unicode.Scalar]]
    let isDestructive: Bool
  }

  private let language: any Language
  private let things: [Thing]
  private let names: SuggestionIndex
  private let frames: [String: [Frame]]

  /// The most words that are taken for the beginning of a sentence.
  private static let mostWords = 8
  /// The most names that are tried for some words.
  private static let mostNames = 24

  /// Builds a completer.
  ///
  /// - Parameters:
  ///   - catalog: The phrases and values of the apps.
  ///   - apps: The apps; what removes things is proposed only to those who say so.
  ///   - others: What can be named besides the catalogue's values.
  ///   - language: The language of the conversation.
  ///   - usage: How much a value of an app was used lately, by the app's name and its identifier.
  public init(
    _ catalog: PhraseCatalog,
    apps: [RunningApp],
    others: [Thing],
    language: any Language,
    usage: (_ app: String, _ identifier: String) -> Double
  ) {
    var things: [Thing] = []
    var frames: [String: [Frame]] = [:]
    for app in catalog.apps {
      let running = apps.first { $0.definition.name == app.name }
      for shortcut in app.shortcuts {
        let isDestructive = running?.intent(shortcut.intent)?.isDestructive ?? false
        for phrase in app.plainPhrases(of: shortcut, atMost: 1) where phrase.isListed {
          let slots = shortcut.parameters.filter { phrase.text.contains("${\($0.key)}") }
          guard slots.count == 1, let slot = slots.first else { continue }
          let text = phrase.text.replacing("${applicationName}", with: app.name)
          let around = text.replacing("${\(slot.key)}", with: " ")
          guard !around.contains("${") else { continue }
          frames[Self.key(app.name, slot.value), default: []].append(
            Frame(
              text: text,
              parameter: slot.key,
              words: SuggestionIndex.words(of: around).map(Self.scalars),
              isDestructive: isDestructive
            )
          )
        }
      }
      for (vocabulary, values) in app.vocabularies.sorted(by: { $0.key < $1.key }) {
        things += values.map {
          Thing(app: app.name, vocabulary: vocabulary, id: $0.id, names: [$0.title] + $0.synonyms)
        }
      }
    }
    let known = Set(things.map { Self.key($0.app, $0.vocabulary) + $0.id })
    things += others.filter { !known.contains(Self.key($0.app, $0.vocabulary) + $0.id) }
    var entries: [SuggestionIndex.Entry] = []
    for (place, thing) in things.enumerated()
    where frames[Self.key(thing.app, thing.vocabulary)] != nil {
      for name in thing.names {
        var entry = SuggestionIndex.Entry(
          line: "\(place)",
          name: name,
          weight: 1 + usage(thing.app, thing.id)
        )
        entry.thing = place
        entries.append(entry)
      }
    }
    self.language = language
    self.things = things
    self.frames = frames
    names = SuggestionIndex(entries)
  }

  /// Whole sentences that may be meant, the best first.
  ///
  /// - Parameters:
  ///   - typed: What is typed.
  ///   - limit: The most sentences.
  /// - Returns: The sentences; none where what is typed holds no name, or more than one of the phrases has.
  public func sentences(for typed: String, limit: Int) -> [String] {
    let words = SuggestionIndex.words(of: typed)
    guard !words.isEmpty, words.count <= Self.mostWords else { return [] }
    var found: [String] = []
    for length in stride(from: words.count, through: 1, by: -1) {
      for start in 0...(words.count - length) {
        let rest = words[..<start] + words[(start + length)...]
        let name = words[start..<start + length].joined(separator: " ")
        for sentence in sentences(naming: name, rest.map(Self.scalars), limit: limit)
        where !found.contains(sentence) {
          found.append(sentence)
          if found.count == limit { return found }
        }
      }
      // Fewer words of a name say less than more of them.
      if !found.isEmpty { return found }
    }
    return found
  }

  private func sentences(naming name: String, _ rest: [[Unicode.Scalar]], limit: Int) -> [String] {
    var found: [String] = []
    for entry in names.entries(for: name, limit: Self.mostNames) {
      guard let place = entry.thing else { continue }
      let thing = things[place]
      for frame in frames[Self.key(thing.app, thing.vocabulary)] ?? []
      where (!frame.isDestructive || !rest.isEmpty) && Self.areBegun(rest, in: frame.words) {
        let text = frame.text.replacing("${\(frame.parameter)}", with: entry.name)
        found.append(language.resolvingParticles(in: text))
        if found.count == limit { return found }
      }
    }
    return found
  }

  /// Whether each word is the beginning of another word of a phrase.
  private static func areBegun(_ words: [[Unicode.Scalar]], in known: [[Unicode.Scalar]]) -> Bool {
    var open = known
    for word in words {
      guard let place = open.firstIndex(where: { $0.starts(with: word) }) else { return false }
      open.remove(at: place)
    }
    return true
  }

  /// A word letter by letter: half a syllable of Hangul is the beginning of a whole one.
  private static func scalars(_ word: String) -> [Unicode.Scalar] {
    Array(word.decomposedStringWithCanonicalMapping.unicodeScalars)
  }

  private static func key(_ app: String, _ vocabulary: String) -> String {
    app + "\t" + vocabulary + "\t"
  }
}
