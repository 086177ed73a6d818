/// Writes a grammar of the JSpeech Grammar Format, with a rule for each vocabulary.
///
/// Where weights differ they are written before the alternatives.
enum JSGFGrammar {
  static func write(
    _ model: WordModel,
    locale: String,
    to output: inout GrammarOutput,
    report: inout GrammarReport
  ) {
    let names = RuleNames(model.classes.map(\.name), reserved: ["command"]).names
    output.line("#JSGF V1.0 UTF-8 \(locale);")
    output.line("grammar commands;")
    output.line("public <command> =")
    let phrases = model.phrases
    let isWeighted = isWeighted(phrases.map(\.weight))
    for (number, phrase) in phrases.enumerated() {
      let text = phrase.parts.map { part in
        switch part {
        case .words(let words): model.text(words)
        case .slot(let slot, _): "<\(names[slot])>"
        }
      }.joined(separator: " ")
      output.write(number == 0 ? "    " : "  | ")
      output.line((isWeighted ? weight(phrase.weight) : "") + text)
      report.entryCount += 1
    }
    output.line("  ;")
    for (slot, group) in model.classes.enumerated() where !group.values.isEmpty {
      output.line("<\(names[slot])> =")
      let isWeighted = Self.isWeighted(group.values.map(\.weight))
      for (number, value) in group.values.enumerated() {
        output.write(number == 0 ? "    " : "  | ")
        output.line((isWeighted ? weight(value.weight) : "") + model.text(value.words))
        report.entryCount += 1
      }
      output.line("  ;")
    }
  }

  private static func isWeighted(_ weights: [Double]) -> Bool {
    guard let least = weights.min(), let most = weights.max() else { return false }
    return most - least > 1e-9 * most
  }

  private static func weight(_ value: Double) -> String {
    "/" + GrammarOutput.decimal(max(value, 0.00001)) + "/ "
  }
}
