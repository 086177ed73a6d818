/// Which bracket closes which.
struct BracketPairs {
  /// For an opening bracket the closing one and the other way round, as places among the tokens.
  private(set) var partner: [Int: Int] = [:]
  /// Whether every bracket has a partner of its kind.
  private(set) var isBalanced = true

  init(_ tokens: [SwiftToken]) {
    var open: [(index: Int, sign: String)] = []
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      switch token.text {
      case "(", "[", "{": open.append((index, token.text))
      case ")", "]", "}":
        guard let last = open.last, last.sign == Self.opening[token.text] else {
          isBalanced = false
          continue
        }
        open.removeLast()
        partner[last.index] = index
        partner[index] = last.index
      default: break
      }
    }
    if !open.isEmpty { isBalanced = false }
  }

  private static let opening = [")": "(", "]": "[", "}": "{"]
}
