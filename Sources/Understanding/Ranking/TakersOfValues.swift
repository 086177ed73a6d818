import PhraseMatcher
import SpokenLanguage

/// Which intents take everything of what a clause names, counts and dates.
struct TakersOfValues {
  /// The intents that do, by app how many.
  private var takers: Set<Int> = []
  private var counts: [String: Int] = [:]
  private let frames: [IntentFrame]

  /// Finds the intents.
  ///
  /// - Parameters:
  ///   - chart: The sentence.
  ///   - clause: What of it is looked at.
  ///   - lexicon: The intents.
  init(in chart: SentenceChart, _ clause: Range<Int>, _ lexicon: FrameLexicon) {
    frames = lexicon.frames
    let named = chart.mentions.filter { _, mentions in
      mentions.all.contains { mention in
        chart.isSaidAsName(mention, in: clause, lexicon) && mention.tokens.overlaps(clause)
          && mention.tokens.contains { !chart.isClosed[$0] }
      }
    }
    let isCounted = chart.numbers[clause].joined().contains {
      !$0.isHomophone && $0.amount != .number(1)
    }
    let moments = Set(chart.moments[clause].joined().map(\.kind))
    for (place, frame) in frames.enumerated() {
      let kinds = Set(frame.parameters.map(\.kind))
      // What two vocabularies have a name for is one of either.
      let own = named.keys.filter { $0.app == frame.app }
      let takesNames =
        own.isEmpty || own.contains { kinds.contains(.name(vocabulary: $0.vocabulary)) }
      let takesMoments = moments.isEmpty || !moments.isDisjoint(with: kinds)
      // A number may belong to a date or a length of time.
      let takesNumbers = !isCounted || kinds.contains(.number) || !moments.isDisjoint(with: kinds)
      guard takesNames, takesMoments, takesNumbers, !own.isEmpty || isCounted || !moments.isEmpty
      else { continue }
      takers.insert(place)
      counts[frame.app, default: 0] += 1
    }
  }

  /// One part of as many as there are takers in the app; 0 of what is none, or where nothing is named at all.
  func share(of frame: Int) -> Double {
    takers.contains(frame) ? 1 / Double(counts[frames[frame].app] ?? 1) : 0
  }
}
