import PhraseMatcher

/// The values of one vocabulary that a sentence names, by the places where they begin.
///
/// A reading asks for them at every place of every clause; looking through all of them each time would cost
/// the square of a sentence's length.
struct ChartMentions: Sendable {
  /// All of them, in the order in which they were found.
  let all: [NameMention]
  /// The same by place, those of one place in the same order.
  private let ordered: [NameMention]
  /// Where in `ordered` those of each place begin, and behind the last place the end.
  private let starts: [Int]
  /// The first place behind one that is said as it is written, whole or in part; nil where there is none.
  let firstPlainEnd: Int?

  /// Files mentions in a sentence of so many tokens.
  init(_ mentions: [NameMention], count: Int) {
    all = mentions
    var sizes = Array(repeating: 0, count: count + 1)
    for mention in mentions { sizes[mention.tokens.lowerBound] += 1 }
    var starts = [0]
    for size in sizes { starts.append((starts.last ?? 0) + size) }
    self.starts = starts
    ordered = mentions.enumerated()
      .sorted {
        ($0.element.tokens.lowerBound, $0.offset) < ($1.element.tokens.lowerBound, $1.offset)
      }
      .map(\.element)
    firstPlainEnd = mentions.lazy.filter { $0.fit != .near }.map(\.tokens.upperBound).min()
  }

  /// The mentions that begin at a place.
  subscript(place: Int) -> ArraySlice<NameMention> { ordered[starts[place]..<starts[place + 1]] }

  /// The mentions that begin within a range of places.
  subscript(places: Range<Int>) -> ArraySlice<NameMention> {
    ordered[starts[places.lowerBound]..<starts[places.upperBound]]
  }
}
