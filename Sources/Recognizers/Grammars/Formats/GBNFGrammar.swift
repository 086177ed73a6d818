/// Writes a grammar for whisper.cpp: sentences as Whisper writes them, with a space before and a mark after.
enum GBNFGrammar {
  static func write(
    _ model: SentenceModel,
    to output: inout GrammarOutput,
    report: inout GrammarReport
  ) {
    let names = RuleNames(model.classes.map(\.name), reserved: ["root", "command"]).names
    output.line("root ::= \" \" command [.?!]?")
    output.write("command ::= ")
    for (number, phrase) in model.phrases.enumerated() {
      if number > 0 { output.write(" | ") }
      let parts = phrase.parts.compactMap { part -> String? in
        switch part {
        case .text(let text): text.isEmpty ? nil : quoted(text)
        case .slot(let slot, _): names[slot]
        }
      }
      output.write(parts.joined(separator: " "))
      report.entryCount += 1
    }
    output.line("")
    for (slot, group) in model.classes.enumerated() {
      output.write(names[slot] + " ::= ")
      for (number, value) in group.values.enumerated() {
        if number > 0 { output.write(" | ") }
        output.write(quoted(value.text))
        report.entryCount += 1
      }
      output.line("")
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n", "\r", "\t": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
