package import OrderedJSON

extension CoverageReport {
  /// The report as one JSON object.
  package var json: JSON {
    .object([
      JSON.Member("version", JSON(1)),
      JSON.Member("success", JSON(isSuccess)),
      JSON.Member("sentences", JSON(results.count)),
      JSON.Member("passed", JSON(passedCount)),
      JSON.Member(
        "knownFailures",
        JSON(results.count { $0.isKnownFailure && $0.verdict != .passed })
      ),
      JSON.Member("shares", .array(shares.map(Self.json(for:)))),
      JSON.Member("intents", .array(intents.map(Self.json(for:)))),
      JSON.Member(
        "failures",
        .array(
          results.filter { $0.verdict != .passed || $0.isUnexpected }.map { result in
            guard case .object(let members) = result.json else { return .null }
            return .object(members + [JSON.Member("message", JSON(result.sentence))])
          }
        )
      ),
      JSON.Member("phrases", .array(phrases.map(Self.json(for:)))),
      JSON.Member(
        "untouchedValues",
        .array(
          untouchedValues.map {
            .object([
              JSON.Member("vocabulary", JSON($0.vocabulary)), JSON.Member("id", JSON($0.id)),
              JSON.Member("title", JSON($0.title)),
            ])
          }
        )
      ),
      JSON.Member("confusions", .array(confusions.map(Self.json(for:)))),
      JSON.Member("suggestions", .array(suggestions.map(Self.json(for:)))),
      JSON.Member("strayKnownFailures", JSON(strayKnownFailures)),
    ])
  }

  private static func json(for share: Share) -> JSON {
    .object([
      JSON.Member("intent", JSON(share.intent)), JSON.Member("locale", JSON(share.locale)),
      JSON.Member("sentences", JSON(share.count)), JSON.Member("passed", JSON(share.passed)),
    ])
  }

  private static func json(for intent: IntentCoverage) -> JSON {
    .object([
      JSON.Member("intent", JSON(intent.intent)), JSON.Member("expected", JSON(intent.expected)),
      JSON.Member("understood", JSON(intent.found)), JSON.Member("right", JSON(intent.right)),
    ])
  }

  private static func json(for phrase: PhraseResult) -> JSON {
    .object(
      [
        JSON.Member("locale", JSON(phrase.locale)), JSON.Member("app", JSON(phrase.name.app)),
        JSON.Member("intent", JSON(phrase.name.intent)),
        JSON.Member("phrase", JSON(phrase.name.phrase)),
        JSON.Member("sentences", JSON(phrase.count)), JSON.Member("passed", JSON(phrase.passed)),
      ] + (phrase.noise.tried > 0 ? [JSON.Member("noise", phrase.noise.json)] : [])
    )
  }

  private static func json(for confusion: Confusion) -> JSON {
    .object([
      JSON.Member("expected", JSON(confusion.expected)),
      JSON.Member("understood", JSON(confusion.found)), JSON.Member("count", JSON(confusion.count)),
    ])
  }

  private static func json(for suggestion: Suggestion) -> JSON {
    .object([
      JSON.Member("locale", JSON(suggestion.locale)),
      JSON.Member("intent", JSON(suggestion.intent)),
      JSON.Member("phrase", JSON(suggestion.phrase)), JSON.Member("count", JSON(suggestion.count)),
    ])
  }
}
