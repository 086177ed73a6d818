/// Runs of words ("no wait", "I mean"), looked for at the places of a sentence.
///
/// A run may have to begin or end where a word does, which matters where a token is a syllable, and may
/// go on with a run of another table, so that stems and endings are listed once each.
public struct WordRuns: Sendable {
  /// Where a run may begin.
  enum Start: Sendable {
    case anywhere
    /// Where a word begins.
    case word
    /// Behind another token of the same word, as particles do.
    case bound
    /// Behind a sign: more than a space stands before it.
    case sign
  }

  /// Runs that begin and end alike, as a tree of their tokens.
  private struct Part: Sendable {
    var start: Start
    var endsWord: Bool
    /// What the token before a run has to be; anything where it is nil.
    var behind: (@Sendable (String) -> Bool)?
    /// What the token behind a run has to be; anything, or nothing, where it is nil.
    var ahead: (@Sendable (String) -> Bool)?
    /// Whether a run ends where its word does at the latest.
    var staysInWord = false
    /// What has to follow a run; nothing where it stands alone.
    var tails: [WordRuns]
    /// By node and token the next node.
    var next: [[TokenKey: Int]] = [[:]]
    var ends: [Bool] = [false]

    mutating func insert(_ run: [String]) {
      var node = 0
      for token in run.lazy.map(TokenKey.init) {
        if let known = next[node][token] {
          node = known
          continue
        }
        next.append([:])
        ends.append(false)
        next[node][token] = next.count - 1
        node = next.count - 1
      }
      ends[node] = true
    }

    /// The tokens with which a run begins.
    var firsts: Dictionary<TokenKey, Int>.Keys { next[0].keys }

    /// The rest of each run that goes on from a node.
    func runs(from node: Int = 0) -> [[String]] {
      let own: [[String]] = ends[node] ? [[]] : []
      return own
        + next[node].sorted { $0.value < $1.value }.flatMap { token, following in
          runs(from: following).map { [token.text] + $0 }
        }
    }

    func length(in tokens: [Token], at place: Int) -> Int {
      switch start {
      case .anywhere: break
      case .word: if !WordRuns.beginsWord(tokens, place) { return 0 }
      case .bound: if WordRuns.beginsWord(tokens, place) { return 0 }
      case .sign: if !WordRuns.followsSign(tokens, place) { return 0 }
      }
      if let behind, place > 0, !behind(tokens[place - 1].text) { return 0 }
      var node = 0
      var longest = 0
      var end = place
      while end < tokens.count, end == place || !staysInWord || !WordRuns.beginsWord(tokens, end),
        let following = next[node][TokenKey(tokens[end].text)]
      {
        node = following
        end += 1
        guard ends[node], ahead.map({ end < tokens.count && $0(tokens[end].text) }) ?? true else {
          continue
        }
        if tails.isEmpty {
          if !endsWord || WordRuns.beginsWord(tokens, end) { longest = end - place }
        } else if end < tokens.count {
          for tail in tails {
            let length = tail.length(in: tokens, at: end)
            if length > 0 { longest = max(longest, end + length - place) }
          }
        }
      }
      return longest
    }
  }

  private let parts: [Part]
  /// By the token with which a run begins the parts that have one, in their order.
  private let partsByFirst: [TokenKey: [Int]]

  /// No runs.
  public static let none = WordRuns([])

  /// Makes a table of runs, each a row of tokens.
  public init(_ runs: [[String]]) {
    self.init(runs, start: .anywhere, endsWord: false)
  }

  /// Makes a table of runs.
  ///
  /// - Parameters:
  ///   - runs: The runs, each a row of tokens.
  ///   - start: Where a run may begin.
  ///   - endsWord: Whether a run has to end where a word ends.
  ///   - tails: What has to follow; nothing where the runs stand alone.
  ///   - behind: What the token before has to be.
  ///   - ahead: What the token behind has to be.
  ///   - staysInWord: Whether a run may not go on in the next word.
  init(
    _ runs: [[String]],
    start: Start,
    endsWord: Bool,
    then tails: [WordRuns] = [],
    behind: (@Sendable (String) -> Bool)? = nil,
    ahead: (@Sendable (String) -> Bool)? = nil,
    staysInWord: Bool = false
  ) {
    var part = Part(start: start, endsWord: endsWord, behind: behind, ahead: ahead, tails: tails)
    part.staysInWord = staysInWord
    for run in runs where !run.isEmpty { part.insert(run) }
    self.init(parts: part.next.count > 1 ? [part] : [])
  }

  private init(parts: [Part]) {
    self.parts = parts
    var partsByFirst: [TokenKey: [Int]] = [:]
    for (place, part) in parts.enumerated() {
      for first in part.firsts { partsByFirst[first, default: []].append(place) }
    }
    self.partsByFirst = partsByFirst
  }

  /// Makes a table of runs from a list with commas between them.
  init(_ list: String, _ tokenizer: Tokenizer) {
    self.init(list.split(separator: ",").map { tokenizer.words(in: String($0)) })
  }

  /// Makes one table of several.
  init(joining tables: [WordRuns]) {
    self.init(parts: tables.flatMap(\.parts))
  }

  /// The table with the runs of another.
  func joined(with other: WordRuns) -> WordRuns { WordRuns(joining: [self, other]) }

  /// The runs themselves, those that stand alone and may begin anywhere.
  public var runs: [[String]] {
    parts.filter { $0.tails.isEmpty && $0.behind == nil && $0.ahead == nil }.flatMap { $0.runs() }
  }

  /// The runs of every part; one that something has to follow goes on with one of what may.
  package var everyRun: [[String]] {
    parts.flatMap { part in
      let runs = part.runs()
      let ends = part.tails.flatMap(\.everyRun)
      return ends.isEmpty ? runs : runs.enumerated().map { $1 + ends[$0 % ends.count] }
    }
  }

  /// How many tokens the longest run at a place has; 0 where none begins there.
  public func length(in tokens: [Token], at place: Int) -> Int {
    guard place < tokens.count, let places = partsByFirst[TokenKey(tokens[place].text)] else {
      return 0
    }
    var longest = 0
    // A part that is taken out has all its references counted.
    for part in places {
      longest = max(longest, parts[part].length(in: tokens, at: place))
    }
    return longest
  }

  private static func followsSign(_ tokens: [Token], _ place: Int) -> Bool {
    place > 0 && place < tokens.count
      && tokens[place].range.lowerBound > tokens[place - 1].range.upperBound + 1
  }

  /// Whether something stands between a token and the one before it, or nothing is left.
  private static func beginsWord(_ tokens: [Token], _ place: Int) -> Bool {
    place == 0 || place >= tokens.count
      || tokens[place].range.lowerBound != tokens[place - 1].range.upperBound
  }
}
