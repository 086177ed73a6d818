/// One way of telling that somebody has done something, as what stands in a clause from its beginning on: who,
/// what helps the verb, the verb, and a mark behind it.
struct Telling: Sendable {
  /// Where something stands as seen from what goes before it.
  enum Reach: Sendable {
    /// Directly behind it, but for adverbs.
    case next
    /// Anywhere behind it.
    case later
  }

  /// A mark behind the verb ("rồi", "了").
  struct Mark: Sendable {
    var runs: WordRuns
    /// Whether it ends the clause; or else it stands directly behind the verb.
    var endsClause = false
    /// Whether more follows it.
    var isWithin = false
    /// Words directly before it with which it tells something else.
    var notBehind = WordRuns.none
    /// Words directly behind it with which it tells something else.
    var notBefore = WordRuns.none
  }

  /// Who does something, with the verbs that help where they are said in one ("i", "i have").
  var persons = WordRuns.none
  /// Words behind which more words are somebody ("my wife").
  var possessives = WordRuns.none
  /// How many words follow those.
  var mostNouns = 1
  /// Words with which nobody begins; where they are given, any words before the verb are somebody.
  var nobody: WordRuns?
  /// Whether nobody has to be named, as where the verb's ending tells it.
  var leavesOutPersons = false
  /// Whether persons have to begin the clause.
  var startsClause = true
  /// The verbs that help, one of which has to be said ("has", "hat").
  var helpers: WordRuns?
  /// What may stand between all those ("just").
  var adverbs = WordRuns.none
  /// Where the verb stands.
  var reach = Reach.next
  /// The forms in which a verb is asked for whose form of the past a word is, none for other words; nil where
  /// verbs have no forms.
  var forms: (@Sendable (String) -> [String])?
  /// What has to stand behind the verb.
  var mark: Mark?

  /// Verbs without spaces between their syllables have no more of them than this.
  private static let mostSyllables = 4
  /// How many tokens are somebody whose name is not known ("老板", "同事们").
  private static let unknownPersons = 2...3

  /// The verbs of which it is told.
  func verbs(in tokens: [Token], of clause: Range<Int>) -> [PastTense.Verb] {
    var found: [PastTense.Verb] = []
    for first in clause where !startsClause || first == clause.lowerBound {
      for length in openings(in: tokens, at: first, of: clause) {
        guard let place = verbPlace(behind: first + length, in: tokens, of: clause) else {
          continue
        }
        let places = reach == .next ? place..<(place + 1) : place..<clause.upperBound
        found += places.compactMap { verb(in: tokens, at: $0, of: clause) }
      }
    }
    return found
  }

  /// How many tokens at a place may be whoever has done something.
  private func openings(in tokens: [Token], at place: Int, of clause: Range<Int>) -> [Int] {
    var lengths: [Int] = []
    let person = persons.length(in: tokens, at: place)
    if person > 0 { lengths.append(person) }
    let possessive = possessives.length(in: tokens, at: place)
    if possessive > 0 { lengths += (1...mostNouns).map { possessive + $0 } }
    if let nobody, nobody.length(in: tokens, at: place) == 0 { lengths += Self.unknownPersons }
    if leavesOutPersons { lengths.append(0) }
    return lengths.filter { place + $0 < clause.upperBound }
  }

  /// The first place behind a person at which the verb may stand; nil where what helps it is missing.
  private func verbPlace(
    behind start: Int,
    in tokens: [Token],
    of clause: Range<Int>
  ) -> Int? {
    var place = afterAdverbs(start, in: tokens)
    if let helpers {
      let length = helpers.length(in: tokens, at: place)
      guard length > 0 else { return nil }
      place = afterAdverbs(place + length, in: tokens)
    }
    return place < clause.upperBound ? place : nil
  }

  private func afterAdverbs(_ start: Int, in tokens: [Token]) -> Int {
    var place = start
    while place < tokens.count {
      let length = adverbs.length(in: tokens, at: place)
      guard length > 0 else { break }
      place += length
    }
    return place
  }

  private func verb(in tokens: [Token], at place: Int, of clause: Range<Int>) -> PastTense.Verb? {
    guard let end = end(ofVerbAt: place, in: tokens, clause) else { return nil }
    let text = tokens[place..<end].map(\.text).joined()
    let asking = forms.map { $0(text) } ?? [text]
    return asking.isEmpty ? nil : PastTense.Verb(tokens: place..<end, askingForms: asking)
  }

  /// Where a verb ends behind which the mark stands that it needs.
  private func end(ofVerbAt place: Int, in tokens: [Token], _ clause: Range<Int>) -> Int? {
    guard let mark else { return place + 1 }
    let places =
      mark.endsClause
      ? (place + 1)..<clause.upperBound
      : (place + 1)..<min(place + Self.mostSyllables + 1, clause.upperBound)
    for next in places {
      let length = mark.runs.length(in: tokens, at: next)
      let isEnd = next + length == clause.upperBound
      guard length > 0, mark.notBehind.length(in: tokens, at: next - 1) != 1,
        next + length >= tokens.count || mark.notBefore.length(in: tokens, at: next + length) == 0
      else { continue }
      if mark.endsClause, isEnd { return place + 1 }
      if !mark.endsClause, !mark.isWithin || !isEnd { return next }
    }
    return nil
  }
}
