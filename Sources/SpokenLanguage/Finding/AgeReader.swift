/// Reads which of several things is meant by its age: "the newer one", "the oldest".
///
/// The words are those with which things are ordered and compared by a time.
public struct AgeReader: Sendable {
  /// What the newest is called by, and what the oldest, as keys.
  private let newest: [[String]]
  private let oldest: [[String]]
  private let small: Set<String>
  private let language: any Language

  /// Makes a reader for a language.
  public init(_ language: any Language) {
    self.language = language
    let words = language.findWords
    func key(_ token: Token) -> String { language.stem(of: language.withoutDiacritics(token.text)) }
    func keys(_ templates: [String]) -> [[String]] {
      templates.map { template in
        language.tokens(in: template.replacing("{value}", with: " ")).filter {
          !language.isClosedClass($0.text) && language.ordinal(in: $0.text) == nil
        }.map(key)
      }.filter { !$0.isEmpty }
    }
    var (newest, oldest): ([[String]], [[String]]) = ([], [])
    // Whatever has a role here is a time: names have no order of their own, and amounts need no role.
    for phrase in words.phrases where !phrase.roles.isEmpty {
      switch phrase.meaning {
      case .order(isDescending: true), .condition([.greaterThan]): newest += keys(phrase.templates)
      case .order(isDescending: false), .condition([.lessThan]): oldest += keys(phrase.templates)
      default: continue
      }
    }
    self.newest = newest
    self.oldest = oldest
    small = Set((words.anything + words.fillers).flatMap { language.tokens(in: $0).map(key) })
  }

  /// Whether the newest is meant, or the oldest; nil where an answer says neither, or something besides.
  public func meansNewest(_ answer: String) -> Bool? {
    let said = language.tokens(in: answer).filter { !language.isClosedClass($0.text) }
      .filter { language.number(in: $0.text) == nil }
      .map { language.stem(of: language.withoutDiacritics($0.text)) }
    let isNewest = names(said, by: newest)
    return isNewest == names(said, by: oldest) ? nil : isNewest
  }

  private func names(_ said: [String], by ways: [[String]]) -> Bool {
    ways.contains { way in
      var rest = said
      for word in way {
        guard let place = rest.firstIndex(of: word) else { return false }
        rest.remove(at: place)
      }
      return rest.allSatisfy(small.contains)
    }
  }
}
