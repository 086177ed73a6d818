/// Splits Korean enumerations, whose joining words are glued to the name before them.
enum KoreanItems {
  /// The parts in the order in which they were said.
  ///
  /// 와 and 과 join two names only where the sound before them asks for exactly that particle, so that
  /// 사과 stays whole; a name that really ends so is the caller's to recognise before.
  static func items(in answer: String) -> [String] {
    let joiners = ["그리고", "및", "또", "하고", "랑", "이랑", "와", "과"]
    return Enumeration(joiners: joiners, stem: stem).items(in: answer)
  }

  @Sendable private static func stem(of word: Substring, isLast: Bool) -> Substring? {
    for (particle, wanted, shortest) in particles where word.hasSuffix(particle) {
      let stem = word.dropLast(particle.count)
      guard stem.count >= shortest, let ending = KoreanEnding(of: Array(stem)) else { continue }
      if let wanted, (ending == .vowel) != wanted { continue }
      // At the end 와 and 과 belong to the name; the others are said there too (듄이랑 엠마랑).
      if isLast, particle == "와" || particle == "과" { continue }
      return stem
    }
    return nil
  }

  /// The particles, whether they want a vowel before them, and how long the name has to be.
  private static let particles: [(String, Bool?, Int)] = [
    ("이랑", false, 1), ("랑", true, 2), ("하고", nil, 1), ("와", true, 1), ("과", false, 1),
  ]
}
