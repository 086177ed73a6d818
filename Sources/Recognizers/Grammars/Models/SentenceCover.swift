/// Sentences in which every phrase and every value occurs.
///
/// Where there are few enough, they are all there are. Otherwise phrases take turns, and each goes on to
/// its next values whenever it is its turn, so that there are no more sentences than the
/// largest class has values, and as many phrases.
struct SentenceCover {
  /// Up to how many sentences all of them are given.
  static let limit = 10_000

  let model: SentenceModel

  /// Gives the sentences.
  ///
  /// - Parameters:
  ///   - sentenceCount: How many there are.
  ///   - body: Takes each sentence that is given.
  /// - Returns: How many were not given.
  func forEach(sentenceCount: Int, _ body: (String) -> Void) -> Int {
    if sentenceCount <= Self.limit {
      for phrase in model.phrases { writeAll(phrase.parts[...], "", body) }
      return 0
    }
    var given = 0
    writeCover {
      body($0)
      given += 1
    }
    return max(0, sentenceCount - given)
  }

  private func writeAll(
    _ parts: ArraySlice<SentenceModel.Part>,
    _ text: String,
    _ body: (String) -> Void
  ) {
    switch parts.first {
    case nil: body(text)
    case .text(let piece): writeAll(parts.dropFirst(), text + piece, body)
    case .slot(let slot, _):
      for value in model.classes[slot].values {
        writeAll(parts.dropFirst(), text + value.text, body)
      }
    }
  }

  private func writeCover(_ body: (String) -> Void) {
    var places = Array(repeating: 0, count: model.classes.count)
    var isFirstRound = true
    while true {
      var hasNew = false
      for phrase in model.phrases {
        let slots = phrase.parts.compactMap { part -> Int? in
          guard case .slot(let slot, _) = part else { return nil }
          return slot
        }
        let isNew = slots.contains { places[$0] < model.classes[$0].values.count }
        guard isFirstRound || isNew else { continue }
        hasNew = hasNew || isNew
        body(sentence(phrase, places))
        for slot in slots { places[slot] += 1 }
      }
      isFirstRound = false
      if !hasNew { return }
    }
  }

  private func sentence(_ phrase: SentenceModel.Phrase, _ places: [Int]) -> String {
    phrase.parts.map { part in
      switch part {
      case .text(let text): text
      case .slot(let slot, _):
        model.classes[slot].values[places[slot] % model.classes[slot].values.count].text
      }
    }.joined()
  }
}
