/// Runs of words ("no wait", "I mean"), looked for at the places of a sentence.
public struct WordRuns: Sendable {
  /// By first word, the longest run first.
  private let runs: [String: [[String]]]

  /// No runs.
  public static let none = WordRuns([])

  /// Makes a table of runs, each a row of tokens.
  public init(_ runs: [[String]]) {
    self.runs = Dictionary(grouping: Set(runs).filter { !$0.isEmpty }) { $0[0] }.mapValues { runs in
      runs.sorted { first, second in
        first.count != second.count
          ? first.count > second.count : first.lexicographicallyPrecedes(second)
      }
    }
  }

  /// Makes a table of runs from a list with commas between them.
  init(_ list: String, _ tokenizer: Tokenizer) {
    self.init(list.split(separator: ",").map { tokenizer.words(in: String($0)) })
  }

  /// How many tokens the longest run at a place has; 0 where none begins there.
  public func length(in tokens: [Token], at place: Int) -> Int {
    guard let candidates = runs[tokens[place].text] else { return 0 }
    for run in candidates where run.count <= tokens.count - place {
      if run.indices.allSatisfy({ tokens[place + $0].text == run[$0] }) { return run.count }
    }
    return 0
  }
}
