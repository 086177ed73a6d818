import AppIntents
import SpokenLanguage

/// The words by which things are described besides their names: of an author, of a year.
struct Descriptions {
  /// A property with fewer different values sorts things and describes none of them.
  private static let fewestValues = 10

  /// By identifier.
  private(set) var words: [String: Set<String>] = [:]
  /// By identifier the texts that they are of.
  private var texts: [String: [String]] = [:]

  /// Reads what is told of things.
  ///
  /// - Parameters:
  ///   - entities: The things.
  ///   - language: The language in which they are told of.
  ///   - last: What was read before, which is taken over for things of which the same is told.
  init(of entities: [FoundEntity], _ language: any Language, after last: Descriptions?) {
    var values: [String: Set<String>] = [:]
    for entity in entities {
      for property in entity.properties { values[property.name, default: []].insert(property.text) }
    }
    let describing = Set(values.filter { $0.value.count >= Self.fewestValues }.keys)
    // Many things are by the same author.
    var wordsOfTexts: [String: [String]] = [:]
    for entity in entities {
      let id = entity.option.id
      let told =
        entity.properties.filter { describing.contains($0.name) }.map(\.text)
        + [entity.option.subtitle ?? ""]
      texts[id] = told
      if let last, last.texts[id] == told {
        words[id] = last.words[id]
        continue
      }
      var said: Set<String> = []
      for text in told {
        let words = wordsOfTexts[text] ?? Self.words(of: text, language)
        wordsOfTexts[text] = words
        said.formUnion(words)
      }
      words[id] = said
    }
  }

  /// The words of a text but for small ones; a syllable within a word is none ("이" of "세이건").
  private static func words(of text: String, _ language: any Language) -> [String] {
    let tokens = language.tokens(in: text)
    func isJoined(_ place: Int) -> Bool {
      language.partsWords && tokens.indices.contains(place) && place > 0
        && tokens[place].range.lowerBound == tokens[place - 1].range.upperBound
    }
    return tokens.indices.filter {
      isJoined($0) || isJoined($0 + 1) || !language.isClosedClass(tokens[$0].text)
    }
    .map { language.withoutDiacritics(tokens[$0].text) }
  }
}
