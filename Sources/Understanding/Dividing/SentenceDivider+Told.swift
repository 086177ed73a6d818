import PhraseMatcher
import SpokenLanguage

/// What is told of, without what is told of it.
extension SentenceDivider {
  /// Text without whoever did what with the thing that it names: "tui mới mua Giông tố" tells of *Giông tố*.
  ///
  /// Only where a verb says that something was done; elsewhere all may be the thing's name.
  func withoutTelling(_ filling: Command.Filling, in part: Part) -> Command.Filling {
    guard !chart.verbsComeLast, filling.value == .text, part.act.act == .report else {
      return filling
    }
    var tokens = filling.tokens
    var saysVerb = false
    while tokens.lowerBound < tokens.upperBound, !beginsTitle(tokens.lowerBound) {
      let verb = lengthOfVerb(at: tokens.lowerBound)
      let length = max(verb, lengthOfSmallWords(at: tokens.lowerBound))
      guard length > 0 else { break }
      saysVerb = saysVerb || verb > 0
      tokens = min(tokens.lowerBound + length, tokens.upperBound)..<tokens.upperBound
    }
    while let end = tokens.dropFirst().first(where: {
      $0 + lengthOfEnd(at: $0) == tokens.upperBound
    }) {
      tokens = tokens.lowerBound..<end
    }
    guard saysVerb, !tokens.isEmpty else { return filling }
    var thing = filling
    thing.tokens = tokens
    return thing
  }

  /// Whether a part tells what is or was, where another one asks for something with a word of its own ("…, tui không đọc
  /// nữa").
  func isToldBeside(_ part: Part, of parts: [Part]) -> Bool {
    part.act.act == .report
      && parts.contains { $0.tokens != part.tokens && $0.act.act.asks && $0.isAskedFor }
  }

  /// Whether a part has the words of something that is asked for with a question, and asks nothing, where another one asks
  /// for something with a word of its own ("mình đọc xong rồi nên mở Dune").
  func tellsOwnDoing(_ part: Part, _ own: FrameReading, beside parts: [Part]) -> Bool {
    lexicon.entries[own.frame].isQuestion && lexicon.frames[own.frame].parameters.isEmpty
      && part.act.act.asks && !own.hasVerb
      && !part.tokens.contains { chart.classes.questionWords[$0] > 0 }
      && parts.contains {
        $0.tokens != part.tokens && $0.act.act.asks && $0.isAskedFor
          && $0.readings.first?.frame != own.frame
      }
  }

  /// Whether a word begins with a capital letter that begins no sentence.
  private func beginsTitle(_ place: Int) -> Bool {
    place > 0 && !chart.spacing.followsStop[place]
      && chart.text(of: place..<(place + 1)).first?.isUppercase == true
  }

  /// How many tokens a verb takes with which something is told.
  private func lengthOfVerb(at place: Int) -> Int {
    let told = language.grammar.acts.filter { $0.act == .report && $0.place == .anywhere }
    return max(
      chart.verbs[place].map(\.length).max() ?? 0,
      told.map { $0.length(in: chart.tokens, at: place) }.max() ?? 0
    )
  }

  private func lengthOfSmallWords(at place: Int) -> Int {
    let classes = chart.classes
    let small = [
      classes.courtesies, classes.functionWords, classes.auxiliaries, classes.counters,
      classes.determiners, classes.questionWords,
    ]
    return max(
      small.map { $0[place] }.max() ?? 0,
      chart.kindWords.values.map { $0[place] }.max() ?? 0,
      language.grammar.past?.personLength(in: chart.tokens, at: place) ?? 0
    )
  }

  private func lengthOfEnd(at place: Int) -> Int {
    max(
      chart.classes.courtesies[place],
      language.grammar.perfectives.length(in: chart.tokens, at: place)
    )
  }
}
