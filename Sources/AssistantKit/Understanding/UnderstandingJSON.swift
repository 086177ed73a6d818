public import OrderedJSON
public import PhraseMatcher

extension JSON {
  /// The object that `match --json` prints for an utterance; its keys and their order are a promise.
  public init(_ understanding: Understanding) {
    var members = [Member("utterance", .string(understanding.utterance))]
    members += JSON.members(of: understanding)
    if !understanding.then.isEmpty {
      members.append(
        Member("then", .array(understanding.then.map { .object(JSON.members(of: $0)) }))
      )
    }
    self = .object(members)
  }

  private static func members(of understanding: Understanding) -> [Member] {
    var members = [Member("outcome", .string(understanding.outcome.name))]
    if case .refused(let reason) = understanding.outcome {
      members.append(Member("reason", .string(reason.rawValue)))
    }
    if let reading = understanding.reading {
      let said = SaidText(reading, of: understanding)
      members += JSON.members(of: reading, said)
      members.append(
        Member("differences", .array(reading.differences.compactMap { JSON(difference: $0, said) }))
      )
    }
    members.append(
      Member(
        "alternatives",
        .array(
          understanding.alternatives.map {
            .object(JSON.members(of: $0, SaidText($0, of: understanding)))
          }
        )
      )
    )
    return members
  }

  private static func members(of reading: Reading, _ said: SaidText) -> [Member] {
    let members: [Member] = [
      Member("app", .string(reading.app)),
      Member("intent", .string(reading.intent)),
      Member("phrase", .string(reading.phrase)),
      Member("confidence", JSON(rounding: reading.confidence)),
      Member(
        "parameters",
        .object(
          reading.parameters.map { Member($0.name, JSON(parameter: $0, said)) }
        )
      ),
    ]
    guard let hypothesis = reading.hypothesis else { return members }
    return members + [Member("hypothesis", .string(hypothesis))]
  }

  private init(parameter: ParameterReading, _ said: SaidText) {
    var members: [Member] = []
    switch parameter.value {
    case .known(let id, let title):
      members.append(Member("id", .string(id)))
      members.append(Member("title", .string(title)))
    case .unknown: break
    case .number(let number): members.append(Member("value", JSON(rounding: number)))
    case .text(let text): members.append(Member("value", .string(text)))
    }
    let piece = said.piece(parameter.range, saying: parameter.text)
    members.append(Member("text", .string(piece.text)))
    members.append(Member("range", JSON(range: piece.range)))
    self = .object(members)
  }

  private init?(difference piece: AlignedPiece, _ said: SaidText) {
    guard let kind = piece.difference else { return nil }
    let heard = said.piece(piece.range, saying: piece.heard)
    self = .object([
      Member("kind", .string(kind.rawValue)),
      Member("heard", .string(heard.text)),
      Member("expected", .string(piece.expected)),
      Member("range", JSON(range: heard.range)),
      Member("cost", JSON(rounding: piece.cost)),
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
