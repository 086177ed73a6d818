import SpokenLanguage

/// Finds every way in which a sentence is one of the automaton's, word by word.
///
/// A walk with going back. Places from which no way led to the end are remembered, so a place is
/// walked again only if that gives another reading, and the number of readings is limited: the
/// work is bounded by places plus readings, each times the sentence's length.
struct ExactSearch {
  /// The most readings that are given of one sentence.
  static let mostReadings = 64

  private let automaton: PhraseAutomaton
  private let sentence: HeardSentence
  private var reader: BuiltInReader
  private var trail: [Move] = []
  private var deadEnds: Set<Place> = []
  private(set) var derivations: [Derivation] = []
  private var readings = 0

  private struct Place: Hashable {
    let position: Int
    let state: PhraseAutomaton.State
  }

  /// A step of the walk; the steps before it are found through `previous`.
  private struct Move {
    let previous: Int
    let place: Place
    /// The built-in type of which a value was read by this step.
    var builtIn: BuiltInType?
    /// The vocabulary node whose value was completed by this step.
    var completed: UInt32?
  }

  /// A place under way: the moves that lead on from it and are not yet tried.
  private struct Frame {
    let place: Place
    let move: Int
    var untried: [Move]
    let readingsBefore: Int
  }

  init(index: PhraseIndex, sentence: HeardSentence, reader: BuiltInReader) {
    automaton = PhraseAutomaton(index: index)
    self.sentence = sentence
    self.reader = reader
  }

  /// Walks; afterwards ``derivations`` holds every way.
  mutating func run() {
    guard !sentence.isTooLong, sentence.count > 0 else { return }
    let start = Place(position: 0, state: automaton.start)
    trail.append(Move(previous: -1, place: start))
    var frames = [frame(of: 0)]
    while let last = frames.indices.last {
      guard readings < Self.mostReadings, let move = frames[last].untried.popLast() else {
        if readings == frames[last].readingsBefore { deadEnds.insert(frames[last].place) }
        // What this place has walked is no longer part of any way.
        trail.removeSubrange(frames[last].move...)
        frames.removeLast()
        continue
      }
      guard !deadEnds.contains(move.place) else { continue }
      trail.append(move)
      frames.append(frame(of: trail.count - 1))
    }
  }

  private mutating func frame(of move: Int) -> Frame {
    let place = trail[move].place
    let before = readings
    if place.position == sentence.count { finish(at: place, move: move) }
    return Frame(
      place: place,
      move: move,
      untried: moves(from: place, move),
      readingsBefore: before
    )
  }

  private mutating func moves(from place: Place, _ move: Int) -> [Move] {
    var moves: [Move] = []
    if let next = automaton.afterValue(place.state) {
      let place = Place(position: place.position, state: next)
      moves.append(Move(previous: move, place: place, completed: trail[move].place.state.inner))
    }
    guard place.position < sentence.count else { return moves }
    let word = sentence.words[place.position]
    if word != WordTable.none {
      automaton.forEachStep(from: place.state, on: word) { next in
        let place = Place(position: place.position + 1, state: next)
        moves.append(Move(previous: move, place: place))
      }
    }
    for (type, next) in automaton.builtIns(at: place.state) {
      let rest = sentence.count - place.position
      for length in (1...min(rest, type.longestValue)).reversed() {
        let end = place.position + length
        // Any words are a text; to cut them out here would copy long notes again and again.
        if type == .text || reader.value(of: type, in: place.position..<end) != nil {
          let place = Place(position: end, state: next)
          moves.append(Move(previous: move, place: place, builtIn: type))
        }
      }
    }
    return moves
  }

  private mutating func finish(at place: Place, move: Int) {
    let phrases = automaton.phrases(at: place.state)
    guard !phrases.isEmpty else { return }
    let (steps, fills) = path(to: move)
    for phrase in phrases where readings < Self.mostReadings {
      derivations.append(
        Derivation(phrase: Int(phrase), cost: 0, evidence: 1, steps: steps, fills: fills)
      )
      readings += 1
    }
  }

  private mutating func path(to last: Int) -> (steps: [Derivation.Step], fills: [Derivation.Fill]) {
    var moves: [Move] = []
    var current = last
    while current >= 0 {
      moves.append(trail[current])
      current = trail[current].previous
    }
    moves.reverse()
    var steps: [Derivation.Step] = []
    var fills: [Derivation.Fill] = []
    var valueStart = 0
    for (before, move) in zip(moves, moves.dropFirst()) {
      let tokens = before.place.position..<move.place.position
      let state = move.place.state
      let slot = automaton.index.slot(leadingTo: state.template)
      if before.place.state.isOutside { valueStart = before.place.position }
      if let slot, let node = move.completed {
        let tokens = valueStart..<move.place.position
        fills.append(Derivation.Fill(slot: slot, tokens: tokens, content: .node(node)))
      } else if let slot, let type = move.builtIn, let value = reader.value(of: type, in: tokens) {
        fills.append(Derivation.Fill(slot: slot, tokens: tokens, content: .builtIn(value)))
        steps.append(Derivation.Step(tokens: tokens, slot: slot))
      } else {
        let inSlot = state.isOutside ? nil : slot
        let word = sentence.words[tokens.lowerBound]
        steps.append(Derivation.Step(tokens: tokens, expected: word, slot: inSlot))
      }
    }
    return (steps, fills)
  }
}
