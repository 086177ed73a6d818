import PhraseMatcher

extension CoverageReport.Verdict {
  /// Compares what was understood with what was expected.
  ///
  /// A sentence that must be refused is not refused by asking back: also an ambiguous one and one
  /// with an unknown value counts as accepted. Parameters that the case does not name may be
  /// anything.
  init(of understanding: Understanding, expected: CoverageCase) {
    guard let intent = expected.intent else {
      self = understanding.isRefusal ? .passed : .accepted
      return
    }
    guard !understanding.isRefusal, let reading = understanding.reading else {
      self = .refused
      return
    }
    if understanding.outcome == .ambiguous {
      self = .ambiguous
    } else if reading.intent != intent {
      self = .wrongIntent
    } else if let wrong = Self.wrongParameter(of: reading, expected.parameters) {
      self = .wrongValue(parameter: wrong)
    } else {
      self = .passed
    }
  }

  private static func wrongParameter(of reading: Reading, _ expected: [String: String]) -> String? {
    expected.keys.sorted().first { name in
      let parameter = reading.parameters.first { $0.name == name }
      return !(parameter?.value.isSame(as: expected[name] ?? "") ?? false)
    }
  }
}

extension Understanding {
  /// Whether nothing is made of the utterance.
  fileprivate var isRefusal: Bool {
    switch outcome {
    case .refused, .empty: true
    case .match, .ambiguous, .unknownValue: false
    }
  }
}

extension ParameterReading.Value {
  /// Whether the value is what a corpus expects: by its identifier first, then by its title.
  fileprivate func isSame(as expected: String) -> Bool {
    switch self {
    case .known(let id, let title): id == expected || title == expected
    case .number(let number): Double(expected) == number
    case .text(let text): text == expected || Self.isTime(expected) && text == expected + ":00"
    case .unknown: false
    }
  }

  /// Whether a time is written as people write it, without seconds.
  private static func isTime(_ text: String) -> Bool {
    text.wholeMatch(of: #/\d\d:\d\d/#) != nil
  }
}
