import SpokenLanguage

/// Which of the heard sounds each expected word was heard as.
struct PhonemeAlignment {
  /// For each expected word what its differences cost.
  private(set) var costs: [Int32]
  /// For each expected word what it costs where all of it is missing.
  private(set) var masses: [Int32]
  /// For each expected word what all that was heard for it would cost if it were too much.
  private(set) var heardMasses: [Int32]
  /// For each heard sound the expected word that it belongs to.
  private(set) var words: [Int32]

  /// Aligns a row of expected sounds whose words are numbered from 0 on.
  init(_ walk: inout PhonemeWalk, expecting expected: PhonemeSequence, wordCount: Int) {
    costs = Array(repeating: 0, count: wordCount)
    masses = costs
    heardMasses = costs
    words = Array(repeating: 0, count: walk.heard.count)
    var lines = [walk.start]
    lines.reserveCapacity(expected.count + 1)
    for place in 0..<expected.count {
      var line = lines[place]
      walk.advance(&line, expecting: expected.sounds[place], missing: expected.costs[place])
      lines.append(line)
      masses[Int(expected.words[place])] += expected.costs[place]
    }
    var row = expected.count
    var column = walk.heard.count
    while row > 0 || column > 0 {
      let here = lines[row][column]
      let word = Int(row > 0 ? expected.words[row - 1] : expected.words.first ?? 0)
      if row > 0, lines[row - 1][column] + expected.costs[row - 1] == here {
        costs[word] += expected.costs[row - 1]
        row -= 1
        continue
      }
      let isAdded = row == 0 || lines[row][column - 1] + walk.heard.costs[column - 1] == here
      column -= 1
      if !isAdded { row -= 1 }
      costs[word] += here - lines[row][column]
      heardMasses[word] += walk.heard.costs[column]
      words[column] = Int32(word)
    }
  }

  /// How like the sounds of some words are to what was heard for them, from 0 to 1.
  func similarity(of words: Range<Int>) -> Float {
    let mass = max(masses[words].reduce(0, +), heardMasses[words].reduce(0, +), 1)
    return max(0, 1 - Float(costs[words].reduce(0, +)) / Float(mass))
  }
}
