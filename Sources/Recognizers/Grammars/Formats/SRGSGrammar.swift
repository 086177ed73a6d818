/// Writes a grammar of the Speech Recognition Grammar Specification; a phrase carries its intent and values.
enum SRGSGrammar {
  static func write(
    _ model: WordModel,
    locale: String,
    to output: inout GrammarOutput,
    report: inout GrammarReport
  ) {
    let names = RuleNames(model.classes.map(\.name), reserved: ["command"]).names
    output.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    output.line(
      "<grammar version=\"1.0\" root=\"command\" mode=\"voice\" tag-format=\"semantics/1.0\""
        + " xml:lang=\"\(escaped(locale))\" xmlns=\"http://www.w3.org/2001/06/grammar\">"
    )
    output.line("  <rule id=\"command\" scope=\"public\">\n    <one-of>")
    let most = model.phrases.map(\.weight).max() ?? 1
    for phrase in model.phrases {
      output.write("      <item weight=\"\(GrammarOutput.decimal(phrase.weight / most))\">")
      for part in phrase.parts {
        switch part {
        case .words(let words): output.write(escaped(model.text(words)) + " ")
        case .slot(let slot, let parameter):
          output.write("<ruleref uri=\"#\(names[slot])\"/> ")
          guard let parameter else { continue }
          output.write(
            "<tag>out[\"\(escaped(scripted(parameter)))\"]=rules.latest();</tag> "
          )
        }
      }
      output.line("<tag>out.intent=\"\(escaped(scripted(phrase.intent)))\";</tag></item>")
      report.entryCount += 1
    }
    output.line("    </one-of>\n  </rule>")
    for (slot, group) in model.classes.enumerated() where !group.values.isEmpty {
      output.line("  <rule id=\"\(names[slot])\">\n    <one-of>")
      let most = group.values.map(\.weight).max() ?? 1
      for value in group.values {
        let weight = GrammarOutput.decimal(value.weight / most)
        let item = escaped(model.text(value.words))
        let tag = value.id.map { "<tag>out=\"\(escaped(scripted($0)))\";</tag>" } ?? ""
        output.line("      <item weight=\"\(weight)\">\(item)\(tag)</item>")
        report.entryCount += 1
      }
      output.line("    </one-of>\n  </rule>")
    }
    output.line("</grammar>")
  }

  private static func scripted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
