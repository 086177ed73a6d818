public import PhraseMatcher

extension CoverageRecord {
  /// Makes a record of what was understood.
  ///
  /// - Parameters:
  ///   - understanding: What was understood.
  ///   - entry: The sentence.
  ///   - corpus: The corpus that holds it.
  ///   - locale: The language in which it was understood.
  ///   - isKnownFailure: Whether it may fall short.
  public init(
    _ understanding: Understanding,
    of entry: CoverageCorpus.Entry,
    in corpus: CoverageCorpus,
    locale: String,
    isKnownFailure: Bool
  ) {
    self.init(
      locale: locale,
      file: entry.file ?? corpus.file,
      entry: entry,
      found: Found(understanding),
      verdict: CoverageReport.Verdict(of: understanding, expected: entry.testCase),
      isKnownFailure: isKnownFailure
    )
  }
}

extension CoverageRecord.Found {
  /// What was understood; nil where nothing was.
  init?(_ understanding: Understanding) {
    guard let reading = understanding.reading else { return nil }
    self.init(
      app: reading.app,
      intent: reading.intent,
      phrase: reading.phrase,
      confidence: reading.confidence,
      values: reading.parameters.map(CoverageRecord.Value.init),
      isAmbiguous: understanding.outcome == .ambiguous
    )
    if isAmbiguous { others = understanding.equalReadings.dropFirst().map(CoverageRecord.call) }
  }
}

extension CoverageRecord {
  /// A meaning as a call.
  fileprivate static func call(_ reading: Reading) -> String {
    call(
      reading.intent,
      reading.parameters.map(Value.init).map { "\($0.name)=\($0.text)" }
    )
  }
}

extension CoverageRecord.Value {
  /// A value as a corpus would write it.
  init(_ parameter: ParameterReading) {
    switch parameter.value {
    case .known(let id, let title): self.init(name: parameter.name, id: id, text: title)
    case .unknown: self.init(name: parameter.name, id: nil, text: "'\(parameter.text)', unknown")
    case .number(let number):
      let text = Int(exactly: number).map(String.init) ?? "\(number)"
      self.init(name: parameter.name, id: nil, text: text)
    case .text(let text): self.init(name: parameter.name, id: nil, text: text)
    }
  }
}
