extension WordRuns {
  /// Makes a table of a list with commas between its runs, as they are written and as people type them
  /// without the marks.
  init(unmarked list: String, _ tokenizer: Tokenizer, also spelled: [(String, String)] = []) {
    var runs: [[String]] = []
    for run in list.split(separator: ",") {
      let words = tokenizer.words(in: String(run))
      let other = words.map { word in
        spelled.reduce(word) { $0.replacing($1.0, with: $1.1) }
      }
      runs += [words, words.map(Diacritics.removed), other]
    }
    self.init(runs)
  }
}
