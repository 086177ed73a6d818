extension String {
  /// Some of its tokens, parted where a sign between them parts clauses.
  func clauses(of tokens: [Token]) -> [[Token]] {
    let bytes = Array(utf8)
    var clauses: [[Token]] = []
    for token in tokens {
      let end = clauses.last?.last?.range.upperBound ?? token.range.lowerBound
      let between = bytes[min(end, token.range.lowerBound)..<token.range.lowerBound]
      let isParted = String(decoding: between, as: UTF8.self).contains(where: \.partsClauses)
      if clauses.isEmpty || isParted { clauses.append([]) }
      clauses[clauses.count - 1].append(token)
    }
    return clauses
  }
}
