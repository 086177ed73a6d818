import PhraseMatcher
import SpokenLanguage

/// A place where one part of a sentence ends and the next begins.
struct Boundary: Sendable, Hashable {
  /// What joins the two parts.
  enum Kind: Sendable, Hashable {
    /// Another thing is asked for.
    case joint
    /// What comes takes the place of what was said.
    case correction
    /// What was said is taken back.
    case retraction
  }

  /// The words that stand between the parts; empty for a sign.
  var tokens: Range<Int>
  var kind: Kind

  /// The most boundaries at which a sentence is tried to be divided.
  private static let most = 5

  /// Where a sentence may be divided, but not inside of a name.
  static func all(in chart: SentenceChart) -> [Boundary] {
    var found: [Boundary] = []
    var place = 0
    while place < chart.tokens.count, found.count < most {
      let next = boundary(at: place, in: chart)
      if let next, !isWithinName(next, in: chart) { found.append(next) }
      if next?.tokens.isEmpty != false, let end = clauseEnd(at: place, in: chart),
        !isWithinName(end, in: chart)
      {
        found.append(end)
        place = max(place, end.tokens.upperBound - 1)
      }
      place = max(place + 1, next?.tokens.upperBound ?? 0)
    }
    return found
  }

  private static func boundary(at place: Int, in chart: SentenceChart) -> Boundary? {
    let retraction = chart.classes.retractions[place]
    let correction = chart.classes.corrections[place]
    let joiner = chart.classes.joiners[place]
    // "Al final no" takes something back, "al final no puedo" denies something.
    let denies = retraction > 0 && chart.classes.denials[place + retraction - 1] > 1
    if retraction > 0, retraction >= correction, chart.spacing.beginsWord[place], !denies,
      !cancels(place, retraction, in: chart), !deniesNext(place, retraction, in: chart)
    {
      return Boundary(tokens: place..<(place + retraction), kind: .retraction)
    }
    guard place > 0 else { return nil }
    let isDenial = correction > 0 && chart.classes.denials[place + correction - 1] > 1
    // What is announced takes nothing back ("…: no plastic trays").
    if correction > 0, correction >= joiner, chart.spacing.beginsWord[place], !isDenial,
      !chart.spacing.followsColon[place]
    {
      return Boundary(tokens: place..<(place + correction), kind: .correction)
    }
    if joiner > 0, !chart.endsPerfectly(at: place), !isWithinVerb(place, joiner, in: chart),
      !endsPolitely(at: place, joiner, in: chart)
    {
      return Boundary(tokens: place..<(place + joiner), kind: .joint)
    }
    let consequence = chart.classes.consequences[place]
    // Behind nothing but a subject it says what would be well ("tôi nên mở …").
    let next = min(place + consequence, chart.tokens.count - 1)
    if consequence > 0, chart.firstContentWord(in: 0..<place) < place,
      !chart.verbs[next].isEmpty || chart.isActionVerb[next]
    {
      return Boundary(tokens: place..<(place + consequence), kind: .joint)
    }
    if startsClause(at: place, in: chart) {
      return Boundary(tokens: place..<place, kind: .joint)
    }
    if chart.classes.clauseStarts[place] > 0 {
      return Boundary(tokens: place..<place, kind: .joint)
    }
    if startsNextThing(at: place, in: chart) {
      return Boundary(tokens: place..<place, kind: .joint)
    }
    let isSign =
      chart.spacing.followsBreak[place] && chart.classes.relativeStarts[place] == 0
      && !announcesWords(at: place, in: chart) && !forbids(at: place, in: chart)
    return isSign || endsSentence(at: place, in: chart)
      ? Boundary(tokens: place..<place, kind: .joint) : nil
  }

  /// Whether a word that may join belongs to what is only said to end a sentence ("rồi thôi", "and I mean it").
  private static func endsPolitely(at place: Int, _ joiner: Int, in chart: SentenceChart) -> Bool {
    var end = place
    while end < chart.tokens.count, chart.classes.courtesies[end] > 0 {
      end += chart.classes.courtesies[end]
    }
    return end == chart.tokens.count && end > place + joiner
  }

  /// Whether what may take back something denies what follows, since nothing was said before ("don't, whatever happens,
  /// remove it").
  private static func deniesNext(_ place: Int, _ length: Int, in chart: SentenceChart) -> Bool {
    !chart.verbsComeLast && chart.classes.isDenying[place..<(place + length)].contains(true)
      && chart.firstContentWord(in: 0..<place) == place
      && chart.firstContentWord(in: place + length..<chart.tokens.count) < chart.tokens.count
  }

  /// Whether what may take back everything is nothing but a verb in a clause that says of what ("预约取消").
  private static func cancels(_ place: Int, _ length: Int, in chart: SentenceChart) -> Bool {
    let isAlone =
      (place == 0 || chart.spacing.followsBreak[place])
      && chart.classes.endsClause(at: place + length, chart.spacing)
    return !isAlone && chart.verbs[place].contains { !$0.isLight && $0.length >= length }
  }

  /// Where a clause ends whose ending begins at a place; behind it more than small words is said, which would be the end of
  /// its own verb ("つけてた").
  private static func clauseEnd(at place: Int, in chart: SentenceChart) -> Boundary? {
    let end = place + chart.classes.clauseEnds[place]
    guard place > 0, end > place,
      chart.firstContentWord(in: end..<chart.tokens.count) < chart.tokens.count
    else { return nil }
    return Boundary(tokens: end..<end, kind: .joint)
  }

  /// Whether an ending tells or asks something to its end, as where signs are left out ("다 읽었어 네 개 줘", "보내 줘
  /// 다들 기다려"), but for the end of a name.
  private static func endsSentence(at place: Int, in chart: SentenceChart) -> Bool {
    chart.verbsComeLast && chart.spacing.beginsWord[place]
      && (chart.endsAside[place] || chart.endsRequest[place] && !chart.endsReason[place])
      && !chart.mentions.values.contains { mentions in
        mentions.all.contains { $0.fit == .exact && $0.tokens.upperBound == place }
      }
  }

  /// Whether a word that may join is the end of a verb ("삭제하고", where 하고 also joins nouns).
  private static func isWithinVerb(_ place: Int, _ length: Int, in chart: SentenceChart) -> Bool {
    // Apart from it, the word joins ("bốn sao rồi xóa …").
    !chart.spacing.beginsWord[place]
      && (0..<place).contains { start in
        chart.verbs[start].contains { start + $0.length >= place + length }
      }
  }

  /// Whether a colon announces what is no command, and so belongs to what stands before it ("note: no plastic trays").
  private static func announcesWords(at place: Int, in chart: SentenceChart) -> Bool {
    chart.spacing.followsColon[place] && !chart.verbsComeLast
      && !chart.beginsWithVerb(place..<chart.tokens.count)
  }

  /// Whether a colon stands behind a denial of nothing that is named before it, and so of what follows ("you must not:
  /// remove Emma").
  private static func forbids(at place: Int, in chart: SentenceChart) -> Bool {
    guard chart.spacing.followsColon[place], chart.classes.isDenying[place - 1] else {
      return false
    }
    let start = chart.spacing.followsBreak[..<place].lastIndex(of: true) ?? 0
    return chart.verbs[start..<place].joined().allSatisfy(\.isLight)
      // "Why not" asks for it.
      && !(start..<place).contains { $0 + chart.classes.courtesies[$0] == place }
  }

  /// Whether a verb with a word that refers back begins another clause ("I finished Dune mark it as read").
  private static func startsClause(at place: Int, in chart: SentenceChart) -> Bool {
    !chart.verbsComeLast && !isDenied(at: place, in: chart)
      && (!chart.isClosed[place - 1] || chart.classes.courtesies[place - 1] > 0)
      && chart.classes.consequences[place - 1] == 0
      && chart.firstContentWord(in: 0..<chart.tokens.count) < place
      && chart.verbs[place].contains { verb in
        let next = place + verb.length
        return next < chart.tokens.count && chart.classes.references[next] > 0
      }
  }

  /// Whether another thing is named right behind what is counted of one, and counted itself, as where signs are left out
  /// ("Dune four stars Emma three stars").
  private static func startsNextThing(at place: Int, in chart: SentenceChart) -> Bool {
    func isCounted(in range: Range<Int>, endingAt end: Int? = nil) -> Bool {
      range.contains { start in
        chart.numbers[start].contains { number in
          chart.isCounted(number) && number.withCounter.upperBound <= range.upperBound
            && end.map { $0 == number.withCounter.upperBound } != false
        }
      }
    }
    guard isCounted(in: 0..<place, endingAt: place) else { return false }
    return chart.mentions.values.contains { mentions in
      mentions[place].contains { next in
        next.fit == .exact && isCounted(in: next.tokens.upperBound..<chart.tokens.count)
      } && mentions.all.contains { $0.fit == .exact && $0.tokens.upperBound < place }
    }
  }

  /// Whether a verb is what is not to be done, with small words at most between the two ("never ever open it").
  private static func isDenied(at place: Int, in chart: SentenceChart) -> Bool {
    let denial = (0..<place).last {
      chart.classes.isDenying[$0] || !chart.isClosed[$0] && chart.classes.courtesies[$0] == 0
    }
    return denial.map { chart.classes.isDenying[$0] } ?? false
  }

  /// Whether a name that is said as it is written goes on across a boundary ("Crime and Punishment").
  static func isWithinName(_ boundary: Boundary, in chart: SentenceChart) -> Bool {
    if boundary.tokens.lowerBound < chart.tokens.count, boundary.tokens.lowerBound > 0,
      chart.spacing.isQuoted[boundary.tokens.lowerBound],
      chart.spacing.isQuoted[boundary.tokens.lowerBound - 1]
    {
      return true
    }
    let end = max(boundary.tokens.upperBound, boundary.tokens.lowerBound)
    return chart.mentions.values.contains { mentions in
      mentions.all.contains { mention in
        mention.fit == .exact && mention.tokens.lowerBound < boundary.tokens.lowerBound
          && mention.tokens.upperBound > end
      }
    }
  }
}
