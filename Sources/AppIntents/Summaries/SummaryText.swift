/// Writes an intent's summary out.
struct SummaryText {
  let intent: any AppIntent
  let parameters: [any AnyIntentParameter]
  let localization: AppLocalization

  var text: IntentSummary {
    let sentence = Self.sentence(of: intent) ?? SummarySentence()
    let shown =
      sentence.belowFold
      ?? parameters.filter { parameter in
        !isNamed(parameter, in: sentence.pieces ?? [])
      }
    return IntentSummary(
      sentence: words(of: sentence),
      isWritten: sentence.pieces != nil,
      belowFold: shown.map(row)
    )
  }

  /// The sentence with `${name}` in each parameter's place; nil where the app wrote none.
  var template: String? {
    guard let sentence = Self.sentence(of: intent), let pieces = sentence.pieces else { return nil }
    return template(of: pieces, in: sentence.table)
  }

  private static func sentence<Intent: AppIntent>(of intent: Intent) -> SummarySentence? {
    resolve(Intent.parameterSummary, for: intent)
  }

  private func words(of sentence: SummarySentence) -> String {
    guard let pieces = sentence.pieces else { return localization.string(type(of: intent).title) }
    return filled(template(of: pieces, in: sentence.table))
  }

  private func template(of pieces: [SummarySentence.Piece], in table: String?) -> String {
    let key = pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .parameter(let parameter): "${\(parameter.name ?? "")}"
      }
    }.joined()
    return localization.string(
      LocalizedStringResource(String.LocalizationValue(key), table: table)
    )
  }

  /// The sentence with values for its placeholders; what stands in a value is no placeholder.
  private func filled(_ sentence: String) -> String {
    var words = ""
    var rest = sentence[...]
    while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      let name = rest[start.upperBound..<end]
      words += rest[..<start.lowerBound]
      words += parameters.first { $0.name == String(name) }.map(value) ?? "${\(name)}"
      rest = rest[rest.index(after: end)...]
    }
    return words + rest
  }

  private func value(of parameter: any AnyIntentParameter) -> String {
    parameter.anyValue.map { text(of: $0, parameter: parameter) }
      ?? "‹\(localization.string(parameter.shownTitle))›"
  }

  private func row(of parameter: any AnyIntentParameter) -> IntentSummary.Row {
    IntentSummary.Row(
      title: localization.string(parameter.shownTitle),
      value: parameter.anyValue.map { text(of: $0, parameter: parameter) } ?? ""
    )
  }

  /// A value in the parameter's own words for yes and no, where it has some.
  private func text(of value: any Sendable, parameter: any AnyIntentParameter) -> String {
    guard case .bool(let words?) = parameter.facts.kind, let value = value as? Bool else {
      return displayText(of: value)
    }
    return localization.string(value ? words.true : words.false)
  }

  private func isNamed(
    _ parameter: any AnyIntentParameter,
    in pieces: [SummarySentence.Piece]
  ) -> Bool {
    pieces.contains { piece in
      if case .parameter(let other) = piece { other === parameter } else { false }
    }
  }
}
