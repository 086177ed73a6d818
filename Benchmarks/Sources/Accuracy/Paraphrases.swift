import PhraseMatcher
import SpokenLanguage

/// Sentences that are no phrase but mean one, and which intent is proposed first.
struct Paraphrases {
  let phrases: [[String]]
  let tests: [[String]]
  let half: Half
  let options: MatchOptions

  func report(answers: inout Answers, showing: Int) throws -> String {
    let groups = Dictionary(grouping: phrases) { $0[1] }.sorted { $0.key < $1.key }
    let app = PhraseCatalog.App(
      name: "Voice",
      shortcuts: groups.map { intent, rows in
        PhraseCatalog.Shortcut(intent: intent, phrases: rows.map { PhraseCatalog.Phrase($0[0]) })
      }
    )
    let start = ContinuousClock.now
    let matcher = try PhraseMatcher(
      PhraseCatalog(apps: [app]),
      language: Languages.language(for: "en")
    )
    let ready = ContinuousClock.now - start
    let chosen = tests.filter { Half(of: $0[0]) == half }
    var times = Times()
    var right = 0
    var matched = 0
    var wrongly = 0
    var shown: [String] = []
    for test in chosen {
      let found = times.measure(test[0]) { matcher.understand(test[0], options: options) }
      let isRight = found.reading?.intent == test[1]
      answers.add(found, isRight: isRight, source: "paraphrases")
      let best = found.reading ?? found.alternatives.first
      if best?.intent == test[1] {
        right += 1
      } else if shown.count < showing {
        shown.append("\(test[0]) → \(best?.intent ?? "–"), meant \(test[1])")
      }
      if found.outcome == .match {
        if best?.intent == test[1] { matched += 1 } else { wrongly += 1 }
      }
    }
    return "paraphrases".padded(to: 22) + "intent \(percent(right, of: chosen.count)) of "
      + "\(chosen.count), as a match \(percent(matched, of: chosen.count)), wrongly "
      + "\(percent(wrongly, of: chosen.count))  \(times.summary)  ready in \(ready)"
      + shown.map { "\n    " + $0 }.joined()
  }
}
