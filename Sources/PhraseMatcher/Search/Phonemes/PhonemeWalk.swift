import SpokenLanguage

/// Compares phoneme sequences with what was heard, sound by sound.
///
/// It keeps one line of the table of edit distances (Wagner and Fischer, "The string-to-string
/// correction problem", JACM 1974) with the weights of the language. A line tells for every place of
/// what was heard what it costs to have arrived there, so that several rows can go on from one line and
/// lines can be put together by their least.
struct PhonemeWalk {
  typealias Line = [Int32]
  static let unreachable = Int32.max / 4

  let heard: PhonemeSequence
  private let costs: PhonemeCosts
  private var replacing: [[Int32]?]

  init(_ heard: PhonemeSequence, costs: PhonemeCosts) {
    self.heard = heard
    self.costs = costs
    replacing = Array(repeating: nil, count: PhonemeCosts.soundCount)
  }

  /// The line before anything was expected: all that was heard so far is too much.
  var start: Line {
    var line: Line = [0]
    line.reserveCapacity(heard.count + 1)
    var sum: Int32 = 0
    for cost in heard.costs {
      sum += cost
      line.append(sum)
    }
    return line
  }

  /// The line before anything was expected that may begin anywhere.
  var anywhere: Line { Array(repeating: 0, count: heard.count + 1) }

  /// The line after a row of expected sounds.
  mutating func line(after line: Line, expecting row: PhonemeSequence) -> Line {
    var line = line
    for (sound, missing) in zip(row.sounds, row.costs) {
      advance(&line, expecting: sound, missing: missing)
    }
    return line
  }

  mutating func advance(_ line: inout Line, expecting sound: UInt8, missing: Int32) {
    let row = replacing(sound)
    var diagonal = line[0]
    var last = diagonal + missing
    line[0] = last
    for place in 0..<row.count {
      let above = line[place + 1]
      let best = min(diagonal + row[place], above + missing, last + heard.costs[place])
      diagonal = above
      line[place + 1] = best
      last = best
    }
  }

  /// The line after sounds of which only is known that they are there.
  func line(afterAnythingFrom line: Line) -> Line {
    var least = Self.unreachable
    var next = line
    for place in line.indices {
      next[place] = min(least, line[place] + 60)
      least = min(least, line[place])
    }
    return next
  }

  /// What it costs to take each sound of what was heard for an expected one.
  private mutating func replacing(_ sound: UInt8) -> [Int32] {
    let number = min(Int(sound), PhonemeCosts.soundCount - 1)
    if let known = replacing[number] { return known }
    let row = heard.sounds.map { Int32(costs.replacing(sound, by: $0)) }
    replacing[number] = row
    return row
  }
}
