/// Tokens with their brackets paired, and the ways to walk among them.
struct TokenTree {
  let tokens: [SwiftToken]
  let pairs: BracketPairs

  init(_ tokens: [SwiftToken]) {
    self.tokens = tokens
    pairs = BracketPairs(tokens)
  }

  /// The tokens between two byte offsets, as places.
  func places(in range: ClosedRange<Int>) -> Range<Int> {
    let first = firstPlace(from: range.lowerBound)
    return first..<max(first, firstPlace(from: range.upperBound + 1))
  }

  private func firstPlace(from offset: Int) -> Int {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The arguments of a call whose opening bracket is at a place.
  func arguments(at open: Int) -> [Argument] {
    guard let close = pairs.partner[open], close > open else { return [] }
    return parts(in: (open + 1)..<close).map { part in
      guard part.count > 1, tokens[part.lowerBound].kind == .identifier,
        tokens[part.lowerBound + 1].isSign(":")
      else { return Argument(label: nil, value: part) }
      return Argument(
        label: tokens[part.lowerBound].text,
        value: (part.lowerBound + 2)..<part.upperBound
      )
    }
  }

  /// The parts between commas that stand in no bracket.
  func parts(in range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var place = start
    while place < range.upperBound {
      if tokens[place].isSign(",") {
        if place > start { parts.append(start..<place) }
        start = place + 1
      }
      place = after(place)
    }
    if range.upperBound > start { parts.append(start..<range.upperBound) }
    return parts
  }

  /// The place behind a token, or behind the bracket that it opens.
  func after(_ place: Int) -> Int {
    if let partner = pairs.partner[place], partner > place { return partner + 1 }
    return place + 1
  }

  /// The elements of an array literal that a range consists of; nil where it is none.
  func elements(in range: Range<Int>) -> [Range<Int>]? {
    guard let first = range.first, tokens[first].isSign("["), let close = pairs.partner[first],
      close == range.upperBound - 1
    else { return nil }
    return parts(in: (first + 1)..<close)
  }

  /// The source between two places, spaces left out.
  func text(_ range: Range<Int>) -> String {
    tokens[range].map(\.text).joined()
  }
}
