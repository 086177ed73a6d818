public import OrderedJSON
public import PhraseMatcher
public import Understanding

extension JSONWriter {
  /// Writes the object that `explain --json` prints: what was understood, and why not otherwise.
  ///
  /// - Parameters:
  ///   - explanation: The readings and the verdict on each, which stand in place of alternatives.
  ///   - meaning: What the words of the sentence say together.
  ///   - ranking: The intents that it may ask for; nil where the phrases tell it alone.
  public mutating func write(
    _ explanation: Explanation,
    meaning: SentenceMeaning,
    ranking: IntentRanking?
  ) {
    var understanding = explanation.understanding
    understanding.alternatives = []
    beginAnswer(to: understanding.utterance)
    writeMembers(of: understanding)
    write(name: "threshold")
    write(explanation.threshold)
    write(name: "candidates")
    write(JSON.array(explanation.candidates.map { JSON(candidate: $0) }))
    write(name: "meaning")
    write(JSON.array(meaning.commands.map { JSON(command: $0) }))
    write(name: "words")
    write(JSON.array(meaning.shares.map { JSON(share: $0) }))
    if let told = meaning.told {
      write(name: "told")
      write(JSON(told: told))
    }
    if let ranking {
      write(name: "ranking")
      write(JSON(ranking: ranking))
    }
    endObject()
  }
}

extension JSON {
  fileprivate init(candidate: Explanation.Candidate) {
    let reading = candidate.reading
    self = .object([
      Member("app", JSON(reading.app)), Member("intent", JSON(reading.intent)),
      Member("phrase", JSON(reading.phrase)), Member("confidence", JSON(reading.confidence)),
      Member("verdict", JSON(candidate.verdict.name)), Member("cost", JSON(reading.cost.rounded)),
      Member("alignment", .array(reading.alignment.map { JSON(piece: $0) })),
    ])
  }

  private init(piece: AlignedPiece) {
    self = .object(present: [
      ("heard", JSON(piece.heard)), ("expected", JSON(piece.expected)),
      ("range", .array([JSON(piece.range.lowerBound), JSON(piece.range.upperBound)])),
      ("part", piece.role.name.map { JSON($0) }),
      ("kind", piece.difference.map { JSON($0.rawValue) }),
      ("cost", JSON(piece.cost.rounded)),
    ])
  }
}

extension JSON {
  /// What every piece of a sentence says.
  fileprivate init(command: CommandMeaning) {
    self = [
      "app": JSON(command.reading.app), "intent": JSON(command.reading.intent),
      "confidence": JSON(command.intentConfidence.rounded),
      "act": JSON(String(describing: command.act)),
      "evidence": .array(
        command.evidence.map { part in
          [
            "words": JSON(part.words), "meant": JSON(part.meant),
            "kind": JSON(String(describing: part.kind)), "nats": JSON(part.nats.rounded),
          ]
        }
      ),
      "rivals": .array(
        command.rivals.map { rival in
          [
            "app": JSON(rival.app), "intent": JSON(rival.intent),
            "behind": JSON(rival.behind.rounded),
          ]
        }
      ),
    ]
  }

  /// The values that a sentence tells, whatever else it says.
  fileprivate init(told: ToldValues) {
    let reading = told.command.reading
    self = [
      "app": JSON(reading.app), "intent": JSON(reading.intent),
      "values": .object(reading.parameters.map { Member($0.name, JSON($0.text)) }),
      "act": JSON(String(describing: told.act)), "odds": JSON(told.odds.rounded),
    ]
  }

  /// What was counted of a sentence, for each intent and for its asking for none.
  fileprivate init(ranking: IntentRanking) {
    let chances = ranking.chances
    self = [
      "nothing": [
        "chance": JSON((1 - chances.reduce(0, +)).rounded),
        "counts": JSON(counts: ranking.sentenceCounts),
      ],
      "intents": .array(
        zip(ranking.candidates, chances).map { candidate, chance in
          [
            "app": JSON(candidate.app), "intent": JSON(candidate.intent),
            "chance": JSON(chance.rounded), "counts": JSON(counts: candidate.counts),
          ]
        }
      ),
    ]
  }

  /// What was counted, by the names of the features.
  private init(counts: [(feature: String, count: Double)]) {
    self = .object(counts.map { Member($0.feature, JSON($0.count.rounded)) })
  }

  /// How much all words speak for an intent, and how sure that makes it.
  fileprivate init(share: IntentShare) {
    self = [
      "app": JSON(share.app), "intent": JSON(share.intent), "share": JSON(share.share.rounded),
      "chance": JSON(share.chance.rounded),
    ]
  }
}

extension Explanation.Verdict {
  fileprivate var name: String {
    switch self {
    case .chosen: "chosen"
    case .asGood: "asGood"
    case .behind: "behind"
    case .belowThreshold: "belowThreshold"
    case .negativePhrase: "negativePhrase"
    case .resembles: "resembles"
    }
  }
}

extension AlignedPiece.Role {
  /// The part's name; nil for the words of the phrase itself.
  fileprivate var name: String? {
    switch self {
    case .literal, .none: nil
    case .applicationName: "applicationName"
    case .parameter(let name): name
    }
  }
}

extension Double {
  /// The number with three decimals.
  fileprivate var rounded: Double { (self * 1000).rounded() / 1000 }
}
