import AppIntents
import SpokenLanguage

/// Saying more of the things in a list.
extension EntityFinder {
  /// What an utterance says of some of the things in a list, and nothing besides ("only the unread ones", "sort them by
  /// year"); nil where it says nothing of the kind.
  ///
  /// - Parameters:
  ///   - utterance: What was said.
  ///   - entity: The type of the things in the list.
  /// - Returns: What has to hold of the things that are meant, and how they are ordered.
  func narrowing(in utterance: String, to entity: String) async -> Reading? {
    let tokens = FindTokens(utterance, language: language)
    guard tokens.count <= FindSentenceReader.mostWords,
      let action = actions.first(where: { $0.entity == entity }),
      let kind = try? await kind(of: action)
    else { return nil }
    let reader = FindSentenceReader(kind: kind, phrases: book, values: values, narrowsLists: true)
    var draft = naming(reader.draft(of: tokens), of: kind)
    guard draft.unread.isEmpty, draft.unknownOrders.isEmpty, !draft.mixesModes, !draft.hasTitle,
      draft.tellsWhich, !refersToMaker(draft)
    else { return nil }
    if draft.limit == nil, draft.conditions.isEmpty, asksForOne(tokens) { draft.limit = 1 }
    return Reading(kind: kind, draft: draft, sentence: tokens)
  }

  /// Whether the newest or the oldest is asked for, and not an order that begins with it ("newest first").
  private func asksForOne(_ sentence: FindTokens) -> Bool {
    !sentence.hold(book.sortings)
      && !sentence.tokens.contains { language.ordinal(in: $0.text) != nil }
      && AgeReader(language).meansNewest(sentence.text) != nil
  }

  /// Finds which of the things in a list are meant.
  ///
  /// - Parameters:
  ///   - reading: What has to hold of them.
  ///   - ids: The identifiers of the things in the list.
  /// - Returns: Those of which it holds, in the order that was asked for.
  /// - Throws: What an app's query throws.
  func find(_ reading: Reading, among ids: Set<String>) async throws -> Result {
    var draft = reading.draft
    draft.limit = nil
    var result = try await find(
      Reading(kind: reading.kind, draft: draft, sentence: reading.sentence)
    )
    result.entities.removeAll { !ids.contains($0.option.id) }
    if let limit = reading.draft.limit { result.entities = Array(result.entities.prefix(limit)) }
    return result
  }
}
