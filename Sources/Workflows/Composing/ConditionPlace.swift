/// How far a condition has come that somebody is typing.
struct ConditionPlace: Sendable, Hashable {
  /// What can follow.
  enum Expected: Sendable, Hashable {
    /// What is compared.
    case subject
    case relation
    /// The rest of a relation, or a value.
    case relationOrValue
    case value
    /// The word before the upper end of a range.
    case upperEnd
    /// Another condition, or whatever follows the whole.
    case joint
  }

  private(set) var expected = Expected.subject
  /// What is compared.
  private(set) var subject = ""
  /// The words of the relation so far.
  private var relation: [String] = []
  private var isUpperEndDue = false

  /// What can go on from the words of a relation so far.
  func relations(of known: [Relation]) -> [String] {
    let begun = relation.map { $0 + " " }.joined()
    return known.sorted { $0.place < $1.place }.map(\.rawValue)
      .filter { $0.hasPrefix(begun) && $0.count > begun.count }
      .map { $0.dropFirst(begun.count) + " " }
  }

  /// Goes on behind a word.
  mutating func read(_ word: String) {
    switch expected {
    case .subject:
      guard word != "not", word != "(" else { return }
      subject = word
      relation = []
      expected = .relation
    case .relation, .relationOrValue:
      let longer = (relation + [word]).joined(separator: " ")
      let all = Relation.allCases.map(\.rawValue)
      guard all.contains(where: { $0 == longer || $0.hasPrefix(longer + " ") }) else {
        return endValue()
      }
      relation.append(word)
      follow(longer, goesOn: all.contains { $0.hasPrefix(longer + " ") })
    case .value: endValue()
    case .upperEnd: expected = .value
    case .joint:
      if word == "and" || word == "or" { expected = .subject }
    }
  }

  private mutating func follow(_ text: String, goesOn: Bool) {
    guard let whole = Relation(rawValue: text) else { return expected = .relation }
    isUpperEndDue = whole == .isBetween
    guard whole.valueCount > 0 else { return expected = .joint }
    expected = goesOn ? .relationOrValue : .value
  }

  private mutating func endValue() {
    expected = isUpperEndDue ? .upperEnd : .joint
    isUpperEndDue = false
  }
}

extension Relation {
  /// Its place among what people want most.
  fileprivate var place: Int {
    switch self {
    case .is: 0
    case .isNot: 1
    case .contains: 2
    case .beginsWith: 3
    case .endsWith: 4
    case .isLess: 5
    case .isAtMost: 6
    case .isGreater: 7
    case .isAtLeast: 8
    case .isBetween: 9
    case .isEmpty: 10
    case .isNotEmpty: 11
    }
  }
}
