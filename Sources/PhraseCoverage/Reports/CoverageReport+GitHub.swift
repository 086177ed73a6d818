import OrderedJSON

extension CoverageReport {
  /// What makes the run fail, as workflow commands that GitHub shows beside the lines of a corpus.
  public var github: String {
    results.filter(\.isUnexpected).map { result in
      let message = "'\(result.entry.testCase.utterance)': \(result.sentence)"
      return "::error file=\(Self.property(result.file)),line=\(result.entry.location.line),"
        + "title=coverage::\(Self.escaped(message))\n"
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
