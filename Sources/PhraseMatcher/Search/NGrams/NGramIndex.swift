import Foundation

/// Finds the rows of symbols that share many and rare triples with a given one.
///
/// ```
/// "open dune"  →  ␣␣o ␣op ope pen en␣ n␣d ␣du dun une ne␣
/// starts       [0, 3, 4, …]     by triple: where its rows begin in `rows`
/// rows         [0, 7, 19, 2, …]
/// ```
///
/// The similarity of two rows is the cosine of their triples, each weighing the more the rarer it is
/// (Spärck Jones, "A statistical interpretation of term specificity", 1972).
///
/// Invariants: `starts` ascends and has one more element than there are triples; `rows` ascends
/// within a triple.
struct NGramIndex: Sendable {
  /// The most rows that are looked at for one query; the rarest triples come first.
  private static let mostSteps = 100_000

  private let numbers: [UInt64: UInt32]
  private let starts: [UInt32]
  private let rows: [UInt32]
  private let weights: [Float]
  private let lengths: [Float]
  private let unknownWeight: Float

  /// How many rows there are.
  var count: Int { lengths.count }

  init(_ texts: [[UInt16]]) {
    var numbers: [UInt64: UInt32] = [:]
    var found: [[UInt32]] = []
    found.reserveCapacity(texts.count)
    var counts: [UInt32] = []
    for text in texts {
      let triples = Self.triples(of: text).map { triple in
        let next = UInt32(numbers.count)
        let number = numbers[triple] ?? next
        if number == next {
          numbers[triple] = next
          counts.append(0)
        }
        counts[Int(number)] += 1
        return number
      }
      found.append(triples)
    }
    let total = Float(texts.count)
    let weights = counts.map { log(1 + total / Float($0)) }
    var starts: [UInt32] = [0]
    for count in counts { starts.append((starts.last ?? 0) + count) }
    var next = starts
    var rows = Array(repeating: UInt32(0), count: Int(starts.last ?? 0))
    for (row, triples) in found.enumerated() {
      for triple in triples {
        rows[Int(next[Int(triple)])] = UInt32(row)
        next[Int(triple)] += 1
      }
    }
    self.numbers = numbers
    self.starts = starts
    self.rows = rows
    self.weights = weights
    unknownWeight = log(1 + total)
    lengths = found.map { triples in
      max(0.001, triples.reduce(0) { $0 + weights[Int($1)] * weights[Int($1)] }.squareRoot())
    }
  }

  /// Adds to every row its similarity to a text.
  func addSimilarity(of text: [UInt16], to scores: inout [Float]) {
    var square: Float = 0
    var known: [UInt32] = []
    for triple in Self.triples(of: text) {
      guard let number = numbers[triple] else {
        square += unknownWeight * unknownWeight
        continue
      }
      known.append(number)
      square += weights[Int(number)] * weights[Int(number)]
    }
    guard square > 0 else { return }
    known.sort { (weights[Int($1)], $0) < (weights[Int($0)], $1) }
    let scale = 1 / square.squareRoot()
    var steps = 0
    for number in known {
      let range = Int(starts[Int(number)])..<Int(starts[Int(number) + 1])
      steps += range.count
      guard steps <= Self.mostSteps else { break }
      let weight = weights[Int(number)] * weights[Int(number)] * scale
      for place in range { scores[Int(rows[place])] += weight / lengths[Int(rows[place])] }
    }
  }

  /// The different triples of a text, with room before and after it.
  private static func triples(of text: [UInt16]) -> [UInt64] {
    var triples: [UInt64] = []
    triples.reserveCapacity(text.count + 1)
    var triple: UInt64 = 0
    for symbol in text + [0] {
      triple = (triple << 16 | UInt64(symbol)) & 0xffff_ffff_ffff
      triples.append(triple)
    }
    triples.sort()
    var last: UInt64?
    triples.removeAll { triple in
      defer { last = triple }
      return triple == last
    }
    return triples
  }
}
