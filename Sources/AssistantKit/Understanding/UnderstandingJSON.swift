public import OrderedJSON
public import PhraseMatcher

extension JSON {
  /// The object that `match --json` prints for an utterance; its keys and their order are a promise.
  public init(_ understanding: Understanding) {
    var members: [Member] = [
      Member(key: "utterance", value: .string(understanding.utterance)),
      Member(key: "outcome", value: .string(understanding.outcome.name)),
    ]
    if case .refused(let reason) = understanding.outcome {
      members.append(Member(key: "reason", value: .string(reason.rawValue)))
    }
    if let reading = understanding.reading {
      members += JSON.members(of: reading)
      members.append(
        Member(
          key: "differences",
          value: .array(reading.differences.compactMap(JSON.init(difference:)))))
    }
    members.append(
      Member(
        key: "alternatives",
        value: .array(
          understanding.alternatives.map { .object(JSON.members(of: $0)) })))
    self = .object(members)
  }

  private static func members(of reading: Reading) -> [Member] {
    [
      Member(key: "app", value: .string(reading.app)),
      Member(key: "intent", value: .string(reading.intent)),
      Member(key: "phrase", value: .string(reading.phrase)),
      Member(key: "confidence", value: JSON(rounding: reading.confidence)),
      Member(
        key: "parameters",
        value: .object(
          reading.parameters.map { Member(key: $0.name, value: JSON(parameter: $0)) })),
    ]
  }

  private init(parameter: ParameterReading) {
    var members: [Member] = []
    switch parameter.value {
    case .known(let id, let title):
      members.append(Member(key: "id", value: .string(id)))
      members.append(Member(key: "title", value: .string(title)))
    case .unknown: break
    case .number(let number): members.append(Member(key: "value", value: JSON(rounding: number)))
    case .text(let text): members.append(Member(key: "value", value: .string(text)))
    }
    members.append(Member(key: "text", value: .string(parameter.text)))
    members.append(Member(key: "range", value: JSON(range: parameter.range)))
    self = .object(members)
  }

  private init?(difference piece: AlignedPiece) {
    guard let kind = piece.difference else { return nil }
    self = .object([
      Member(key: "kind", value: .string(kind.rawValue)),
      Member(key: "heard", value: .string(piece.heard)),
      Member(key: "expected", value: .string(piece.expected)),
      Member(key: "range", value: JSON(range: piece.range)),
      Member(key: "cost", value: JSON(rounding: piece.cost)),
    ])
  }

  private init(range: Range<Int>) {
    self = .array([JSON(range.lowerBound), JSON(range.upperBound)])
  }

  /// A number with at most three decimals.
  private init(rounding number: Double) {
    self.init((number * 1000).rounded() / 1000)
  }
}

extension Understanding.Outcome {
  /// The word that stands for the outcome in files and events.
  public var name: String {
    switch self {
    case .match: "match"
    case .ambiguous: "ambiguous"
    case .unknownValue: "unknownValue"
    case .refused: "refused"
    case .empty: "empty"
    }
  }
}
