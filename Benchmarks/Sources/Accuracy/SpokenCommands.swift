import PhraseMatcher
import SpokenLanguage

/// Short commands as a general recogniser hears them, with their values.
///
/// The commands become templates where a known title stands in them, with all titles as values.
struct SpokenCommands {
  let rows: [[String]]
  let titles: [[String]]
  let half: Half

  func report(showing: Int) throws -> String {
    let said = Set(rows.map { $0[0] }).sorted()
    let names = titles.filter { $0[1].split(separator: " ").count > 1 }
      .map { (id: $0[0], title: $0[1]) }
    var expected: [String: (intent: String, id: String?)] = [:]
    var shortcuts: [PhraseCatalog.Shortcut] = []
    for (number, command) in said.enumerated() {
      let name = names.filter { command.contains(" " + $0.title.lowercased() + " ") }
        .max { $0.title.count < $1.title.count }
      let text = name.map { command.replacing($0.title.lowercased(), with: "${book}") } ?? command
      let intent = shortcuts.first { $0.phrases[0].text == text }?.intent ?? "Command\(number)"
      expected[command] = (intent, name?.id)
      guard intent == "Command\(number)" else { continue }
      shortcuts.append(
        PhraseCatalog.Shortcut(
          intent: intent,
          phrases: [PhraseCatalog.Phrase(text)],
          parameters: ["book": "Book"]
        )
      )
    }
    let values = names.map { PhraseCatalog.Value(id: $0.id, title: $0.title) }
    let app = PhraseCatalog.App(
      name: "Library",
      shortcuts: shortcuts,
      vocabularies: ["Book": values]
    )
    let matcher = try PhraseMatcher(
      PhraseCatalog(apps: [app]),
      language: Languages.language(for: "en")
    )
    return ["flite", "espeak"].map { voice in
      report(voice, matcher, expected, showing: showing)
    }.joined(separator: "\n")
  }

  private func report(
    _ voice: String,
    _ matcher: PhraseMatcher,
    _ expected: [String: (intent: String, id: String?)],
    showing: Int
  ) -> String {
    let chosen = rows.filter { $0[2].hasPrefix(voice) && Half(of: $0[0] + $0[2]) == half }
    var times = Times()
    var right = 0
    var matched = 0
    var shown: [String] = []
    for row in chosen {
      let found = times.measure(row[1]) {
        matcher.understand(row[1], options: MatchOptions(threshold: 0))
      }
      let best = found.reading ?? found.alternatives.first
      var id: String?
      if case .known(let known, _)? = best?.parameters.first?.value { id = known }
      let wanted = expected[row[0]]
      if best?.intent == wanted?.intent, id == wanted?.id {
        right += 1
      } else if shown.count < showing {
        shown.append("\(row[1]) → \(best?.phrase ?? "–") \(best?.confidence ?? 0), said \(row[0])")
      }
      let decided = matcher.understand(row[1])
      if decided.outcome == .match, decided.reading?.intent == wanted?.intent { matched += 1 }
    }
    return "commands, \(voice)".padded(to: 22) + "right \(percent(right, of: chosen.count)) of "
      + "\(chosen.count), intent as a match \(percent(matched, of: chosen.count))  \(times.summary)"
      + shown.map { "\n    " + $0 }.joined()
  }
}
