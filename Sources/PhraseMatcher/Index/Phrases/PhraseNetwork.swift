import SpokenLanguage

/// The ways in which a template is said: texts and places between states.
///
/// Pieces that touch are one word whatever brackets part them, so `light[s] on` becomes
///
/// ```
/// ● ──light──→ ○ ──" "──→ ● ──on──→ ◉
/// └──lights──→ ┘
/// ```
///
/// Only where pieces touch are their choices multiplied out; all else costs its own length.
struct PhraseNetwork: Sendable {
  /// A template that comes to more edges cannot be used.
  static let mostEdges = 200_000

  /// What is said on the way from one state to another.
  enum Content: Hashable, Sendable {
    /// Whole words, or nothing but spaces.
    case text(String)
    case applicationName
    case parameter(String)
  }

  struct Edge: Sendable {
    let content: Content
    let target: Int
  }

  static let start = 0
  private(set) var edges: [[Edge]] = []
  private(set) var end = 0

  /// Reads a template.
  ///
  /// - Throws: ``PhraseTemplateError/Kind/tooLarge`` where too many choices touch each other.
  init(_ template: BranchingTemplate, language: any Language) throws(TooLarge) {
    let pieces = TemplatePieces(template.pieces)
    var joiner = PieceJoiner(pieces, language: language)
    edges = try joiner.join()
    end = joiner.end
  }

  struct TooLarge: Error {}
}

/// The pieces of a template as a graph, with a state wherever one may follow another.
private struct TemplatePieces {
  enum Content {
    case nothing
    case space
    /// Text without spaces at its ends.
    case text(String)
    case place(PhraseNetwork.Content)
  }

  private(set) var edges: [[(content: Content, target: Int)]] = [[]]
  private(set) var end = 0

  init(_ pieces: [BranchingTemplate.Piece]) {
    end = add(pieces, from: 0, isTouched: (false, false))
  }

  private mutating func state() -> Int {
    edges.append([])
    return edges.count - 1
  }

  private mutating func go(_ content: Content, from state: Int) -> Int {
    let target = self.state()
    edges[state].append((content, target))
    return target
  }

  /// Adds pieces that follow each other, at whose ends letters may touch them; the state after them.
  private mutating func add(
    _ row: [BranchingTemplate.Piece],
    from start: Int,
    isTouched: (before: Bool, after: Bool)
  ) -> Int {
    var state = start
    for (place, piece) in row.enumerated() {
      let before = place == 0 ? isTouched.before : row[place - 1].mayTouchWhatFollows
      let after = place == row.count - 1 ? isTouched.after : row[place + 1].mayTouchWhatPrecedes
      switch piece {
      case .element(.literal(let text)):
        state = add(text, from: state, isTouched: (before, after))
      case .element(.applicationName): state = go(.place(.applicationName), from: state)
      case .element(.parameter(let name)): state = go(.place(.parameter(name)), from: state)
      case .choice(let rows):
        let next = self.state()
        for row in rows {
          let end = add(row, from: state, isTouched: (before, after))
          edges[end].append((.nothing, next))
        }
        state = next
      case .anyOrder(let rows): state = addInAnyOrder(rows, from: state)
      }
    }
    return state
  }

  /// Adds a state for each set of rows that were said, so that what follows is shared by all orders.
  private mutating func addInAnyOrder(_ rows: [[BranchingTemplate.Piece]], from start: Int) -> Int {
    let states = (0..<(1 << rows.count)).map { $0 == 0 ? start : state() }
    for said in states.indices {
      for (place, row) in rows.enumerated() where said & 1 << place == 0 {
        let apart = go(.space, from: states[said])
        let end = add(row, from: apart, isTouched: (false, false))
        edges[end].append((.space, states[said | 1 << place]))
      }
    }
    return states.last ?? start
  }

  private mutating func add(
    _ text: String,
    from start: Int,
    isTouched: (before: Bool, after: Bool)
  ) -> Int {
    var state = start
    var rest = text[...]
    if rest.first?.isWhitespace == true {
      rest = rest.drop(while: \.isWhitespace)
      state = go(.space, from: state)
    } else if isTouched.before, let end = rest.firstIndex(where: \.isWhitespace) {
      state = go(.text(String(rest[..<end])), from: state)
      rest = rest[end...].drop(while: \.isWhitespace)
      state = go(.space, from: state)
    }
    guard let last = rest.last else { return state }
    if last.isWhitespace {
      while rest.last?.isWhitespace == true { rest.removeLast() }
      state = go(.text(String(rest)), from: state)
      return go(.space, from: state)
    }
    if isTouched.after, let space = rest.lastIndex(where: \.isWhitespace) {
      state = go(.text(rest[..<space].trimmed), from: state)
      state = go(.space, from: state)
      rest = rest[rest.index(after: space)...]
    }
    return go(.text(String(rest)), from: state)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var rest = self
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

extension BranchingTemplate.Piece {
  fileprivate var mayTouchWhatFollows: Bool {
    switch self {
    case .element(.literal(let text)): text.last?.isWhitespace == false
    case .element, .anyOrder: false
    case .choice: true
    }
  }

  fileprivate var mayTouchWhatPrecedes: Bool {
    switch self {
    case .element(.literal(let text)): text.first?.isWhitespace == false
    case .element, .anyOrder: false
    case .choice: true
    }
  }
}

/// Joins pieces that touch into whole words.
private struct PieceJoiner {
  private let pieces: TemplatePieces
  private let language: any Language
  private var numbers: [State: Int] = [:]
  private var states: [State] = []
  private var edges: [[PhraseNetwork.Edge]] = []
  private var edgeCount = 0
  private var areApart: [Character: Bool] = [:]
  private(set) var end = 0

  /// A state of the pieces, and whether a word ended there that letters would still belong to.
  private struct State: Hashable {
    var piece: Int
    var isClosed: Bool
  }

  init(_ pieces: TemplatePieces, language: any Language) {
    self.pieces = pieces
    self.language = language
  }

  mutating func join() throws(PhraseNetwork.TooLarge) -> [[PhraseNetwork.Edge]] {
    _ = number(State(piece: 0, isClosed: false))
    var next = 0
    var ends: [Int] = []
    while next < states.count {
      let state = states[next]
      for piece in reachable(from: state.piece) {
        if piece == pieces.end { ends.append(next) }
        for edge in pieces.edges[piece] {
          try follow(edge, from: state, next)
        }
      }
      next += 1
    }
    end = states.count
    edges.append([])
    for state in ends { add(.text(""), from: state, to: end) }
    return edges
  }

  private mutating func follow(
    _ edge: (content: TemplatePieces.Content, target: Int),
    from state: State,
    _ number: Int
  ) throws(PhraseNetwork.TooLarge) {
    switch edge.content {
    case .nothing: return
    case .space: add(.text(" "), from: number, to: State(piece: edge.target, isClosed: false))
    case .place(let content):
      add(content, from: number, to: State(piece: edge.target, isClosed: false))
    case .text(let text):
      guard let first = text.first, !state.isClosed || standsAlone(first) else { return }
      try collect(text, at: edge.target, from: number)
    }
    guard edgeCount <= PhraseNetwork.mostEdges else { throw PhraseNetwork.TooLarge() }
  }

  /// Ends a word at a state, or adds the letters that may follow to it.
  private mutating func collect(
    _ text: String,
    at piece: Int,
    from number: Int
  ) throws(PhraseNetwork.TooLarge) {
    guard let last = text.last, !standsAlone(last) else {
      return add(.text(text), from: number, to: State(piece: piece, isClosed: false))
    }
    var isEnd = false
    for reached in reachable(from: piece) {
      isEnd = isEnd || reached == pieces.end
      for edge in pieces.edges[reached] {
        switch edge.content {
        case .nothing: continue
        case .space, .place: isEnd = true
        case .text(let more):
          if let first = more.first, standsAlone(first) {
            isEnd = true
          } else {
            try collect(text + more, at: edge.target, from: number)
          }
        }
      }
    }
    if isEnd { add(.text(text), from: number, to: State(piece: piece, isClosed: true)) }
    guard edgeCount <= PhraseNetwork.mostEdges else { throw PhraseNetwork.TooLarge() }
  }

  /// The states that nothing has to be said to come to.
  private func reachable(from piece: Int) -> [Int] {
    var reached = [piece]
    var next = 0
    while next < reached.count {
      for edge in pieces.edges[reached[next]] {
        if case .nothing = edge.content, !reached.contains(edge.target) {
          reached.append(edge.target)
        }
      }
      next += 1
    }
    return reached
  }

  private mutating func number(_ state: State) -> Int {
    if let known = numbers[state] { return known }
    numbers[state] = states.count
    states.append(state)
    edges.append([])
    return states.count - 1
  }

  private mutating func add(_ content: PhraseNetwork.Content, from state: Int, to target: State) {
    add(content, from: state, to: number(target))
  }

  private mutating func add(_ content: PhraseNetwork.Content, from state: Int, to target: Int) {
    edgeCount += 1
    edges[state].append(PhraseNetwork.Edge(content: content, target: target))
  }

  /// Whether a character is a word of its own beside others of its kind, as Chinese ones are.
  private mutating func standsAlone(_ character: Character) -> Bool {
    if character.isASCII { return false }
    if let known = areApart[character] { return known }
    let areApart = language.tokens(in: "\(character)\(character)").count > 1
    self.areApart[character] = areApart
    return areApart
  }
}
