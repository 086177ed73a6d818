extension PhraseMatcher {
  /// How many phrase templates there are, negative ones not counted.
  public var templateCount: Int {
    index.phrases.count { !$0.isNegative && $0.isListed }
  }

  /// How many sentences can be said; computed, not enumerated.
  ///
  /// A parameter of a built-in type counts as one choice.
  ///
  /// - Parameters:
  ///   - app: Only the sentences of the app of this name; nil for all apps.
  ///   - intent: Only the sentences of this intent; nil for all intents.
  ///   - phrase: Only the sentences of this template; nil for all templates.
  /// - Returns: The number; `Int.max` where it is beyond counting.
  public func expansionCount(
    app: String? = nil,
    intent: String? = nil,
    phrase: String? = nil
  ) -> Int {
    phrases(app: app, intent: intent, phrase: phrase).reduce(0) { total, number in
      let phrase = index.phrases[number]
      let slots = index.slots(of: phrase)
      let pieces = phrase.template.elements.map { BranchingTemplate.Piece.element($0) }
      let rows = phrase.branches?.rows ?? TemplateRows(pieces)
      let count = rows.sentenceCount { slots[$0].map(index.keyCount(ofSlot:)) ?? 1 }
      let (sum, overflow) = total.addingReportingOverflow(count)
      return overflow ? .max : sum
    }
  }

  /// The sentences that can be said, one after the other in the catalogue's order.
  ///
  /// - Parameters:
  ///   - app: Only the sentences of the app of this name; nil for all apps.
  ///   - intent: Only the sentences of this intent; nil for all intents.
  ///   - phrase: Only the sentences of this template; nil for all templates.
  /// - Returns: The sentences, to be iterated.
  /// - Complexity: Nothing is stored; each sentence costs its own length.
  public func expansions(
    app: String? = nil,
    intent: String? = nil,
    phrase: String? = nil
  ) -> Expansions {
    Expansions(index: index, phrases: phrases(app: app, intent: intent, phrase: phrase))
  }

  /// Writes the sentences that can be said into a buffer: the fastest way to have them all.
  ///
  /// - Parameters:
  ///   - app: Only the sentences of the app of this name; nil for all apps.
  ///   - intent: Only the sentences of this intent; nil for all intents.
  ///   - phrase: Only the sentences of this template; nil for all templates.
  /// - Returns: A writer that stands before the first sentence.
  public func expansionWriter(
    app: String? = nil,
    intent: String? = nil,
    phrase: String? = nil
  ) -> ExpansionWriter {
    ExpansionWriter(index: index, phrases: phrases(app: app, intent: intent, phrase: phrase))
  }

  private func phrases(app: String?, intent: String?, phrase: String?) -> [Int] {
    index.phrases.indices.filter { number in
      let candidate = index.phrases[number]
      return !candidate.isNegative && candidate.isListed
        && (app == nil || app == candidate.appName)
        && (intent == nil || intent == candidate.intent)
        && (phrase == nil || phrase == candidate.text)
    }
  }
}
