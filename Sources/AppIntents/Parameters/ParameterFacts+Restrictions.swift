extension ParameterFacts {
  /// Why a value, or one in a list of them, is not among those that fit; nil where nothing is wrong.
  func restrictions(on answer: any Sendable) -> AnswerProblem? {
    // Most take what there is.
    if size == nil, takesAll { return nil }
    let values = (unwrapped(answer) as? [any Sendable]) ?? [answer]
    if let size, !(size.min...max(size.min, size.max)).contains(values.count) {
      return .count(size)
    }
    for value in values {
      if let value = unwrapped(value), let problem = restriction(on: value) { return problem }
    }
    return nil
  }

  /// Whether every value of the type fits.
  private var takesAll: Bool {
    switch limits ?? kind {
    case .integer(let range): range == nil
    case .number(let range): range == nil
    case .bool, .text, .date, .duration, .url, .person, .option: true
    case .measurement, .file, .currency: false
    }
  }

  private func restriction(on value: any Sendable) -> AnswerProblem? {
    switch (limits ?? kind, value) {
    case (.integer(let range?), let value as Int): outside(range, value)
    case (.number(let range?), let value as Double): outside(range, value)
    case (.number(let range?), let value as Decimal):
      outside(range, NSDecimalNumber(decimal: value).doubleValue)
    case (.measurement, let value as any AmountValue):
      minimum.flatMap { value.amount < $0 ? .below($0) : nil }
    case (.file(let types), let file as IntentFile): wrongType(file.type, among: types)
    case (.file(let types), let file as any FileEntity):
      wrongType(
        file.id.localURL.flatMap { UTType(ofFileNamed: $0.lastPathComponent) },
        among: types
      )
    case (.currency(let codes, let range), let value as IntentCurrencyAmount):
      codes.isEmpty || codes.contains(value.currencyCode)
        ? range.flatMap { outside($0, value.amount) } : .notAmong(codes)
    default: nil
    }
  }

  private func outside<Bound: Comparable & Sendable>(
    _ range: ClosedRange<Bound>,
    _ value: Bound
  ) -> AnswerProblem? {
    range.contains(value) ? nil : .outside(lower: range.lowerBound, upper: range.upperBound)
  }

  /// A file of no known kind fits: nobody can say that it is of the wrong one.
  private func wrongType(_ type: UTType?, among types: [UTType]) -> AnswerProblem? {
    guard let type, !types.isEmpty, !types.contains(where: type.conforms) else {
      return nil
    }
    return .notAmong(types.map { $0.preferredFilenameExtension ?? $0.identifier })
  }
}

/// A measurement whose unit does not matter.
private protocol AmountValue {
  var amount: Double { get }
}

extension Measurement: AmountValue {
  fileprivate var amount: Double { value }
}
