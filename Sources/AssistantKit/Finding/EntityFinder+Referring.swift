import AppIntents
import SpokenLanguage
import Understanding

/// What is said of things with words for what was spoken of before.
extension EntityFinder {
  /// The same in a conversation.
  ///
  /// - Parameters:
  ///   - topics: What was spoken of, the last first.
  ///   - remarks: What is said beside the sentence that asks.
  /// - Returns: A finder that knows whose books those "by her" are.
  func referring(to topics: [Topic], besides remarks: [String] = []) -> EntityFinder {
    var finder = self
    finder.topics = topics
    finder.remarks = remarks
    return finder
  }

  /// Whether the texts of some property are to be such as a word stands for ("by her").
  func refersToMaker(_ draft: FindDraft) -> Bool {
    draft.conditions.contains { $0.values.contains(where: language.standsForMaker) }
  }

  /// What is to be found where a word for who made something stands for who made what was spoken of ("what else is there
  /// by her"); words that stand for nobody who is known are left as they are.
  func naming(_ draft: FindDraft, of kind: FindKind) -> FindDraft {
    guard refersToMaker(draft), let texts = kind.texts else { return draft }
    let topic = topics.first { $0.name.vocabulary == kind.action.entity }
    let things = texts.things.filter { $0.title == topic?.referent.title }
    var named = draft
    for place in draft.conditions.indices
    where draft.conditions[place].values.contains(where: language.standsForMaker) {
      let property = kind.properties[draft.conditions[place].property].name
      let makers = Set(things.compactMap { $0.texts[property] })
      let maker = maker(toldBy: property, texts) ?? (makers.count == 1 ? makers.first : nil)
      guard let maker else { return draft }
      named.conditions[place].values = [maker]
    }
    return named
  }

  /// The text of a property that is told beside what is asked, as the longest name there is; nil for none, or several.
  private func maker(toldBy property: String, _ texts: KnownTexts) -> String? {
    var told: [(words: Int, text: String)] = []
    for remark in remarks {
      let sentence = FindTokens(remark, language: language)
      let areSmall = language.areOfClosedClasses(sentence.tokens)
      for start in sentence.tokens.indices where sentence.beginsWord(start) && !areSmall[start] {
        for end in sentence.spans(from: start, most: Self.mostMakerWords) {
          let isCommon = end - start == 1 && language.isCommonWord(sentence.tokens[start].text)
          told += texts.values(of: start..<end, in: sentence)
            .filter { $0.property == property && ($0.isWhole || !isCommon) }
            .map { (end - start, $0.text) }
        }
      }
    }
    let most = told.map(\.words).max()
    let longest = Set(told.filter { $0.words == most }.map(\.text))
    return longest.count == 1 ? longest.first : nil
  }

  /// The most words of a name of somebody.
  private static let mostMakerWords = 4

  /// Whether words of an utterance are a text that things have by one of their properties.
  func names(something entity: String, in utterance: String) async -> Bool {
    guard let action = actions.first(where: { $0.entity == entity }),
      let kind = try? await kind(of: action), let texts = kind.texts
    else { return false }
    let sentence = FindTokens(utterance, language: language)
    return sentence.tokens.indices.contains { place in
      let word = sentence.tokens[place].text
      return !language.isClosedClass(word) && !language.isCommonWord(word)
        // A word that stands in a title as well is said of anything.
        && texts.values(of: place..<(place + 1), in: sentence)
          .contains { !texts.isTitle($0.property) }
    }
  }

  /// Whether something is what was spoken of last.
  func isTopic(_ entity: FoundEntity, of kind: FindKind) -> Bool {
    let topic = topics.first { $0.name.vocabulary == kind.action.entity }
    return topic?.referent.id == entity.option.id
  }
}

extension Language {
  /// Whether a text is nothing but a word for somebody who made what was spoken of ("her", "the same author").
  func standsForMaker(_ text: String) -> Bool {
    let said = tokens(in: text)
    guard !said.isEmpty else { return false }
    return [connectives.references, connectives.makers].contains {
      $0.length(in: said, at: 0) == said.count
    }
  }
}
