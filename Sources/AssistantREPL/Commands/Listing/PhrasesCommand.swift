import AssistantKit
import OrderedJSON
import PhraseMatcher

/// Lists the phrases of every app with the number of sentences behind each.
struct PhrasesCommand: Sendable {
  let session: Session

  func run() -> ExitCode {
    let console = session.console
    let isJSON = session.arguments[.json]
    if session.arguments[.expanded] {
      for expansion in session.index.current.expansions() {
        console.writeLine(
          isJSON ? Self.json(of: expansion).text : "\(expansion.intent)\t\(expansion.text)"
        )
        guard console.isOpen else { break }
      }
    } else if isJSON {
      for app in Self.counted(session) {
        for phrase in app.phrases { console.writeLine(Self.json(of: phrase, app.app).text) }
      }
    } else {
      session.page.show(Self.lines(session))
    }
    return .success
  }

  /// The phrases of every app, with counts.
  static func lines(_ session: Session) -> [String] {
    counted(session).flatMap { counted in
      let app = counted.app
      let names = ([app.name] + app.synonyms).joined(separator: ", ")
      var lines = ["\(names) (\(app.locale))"]
      var shortcut: Int?
      for phrase in counted.phrases {
        if phrase.shortcut != shortcut {
          lines.append("  \(phrase.title) [\(phrase.intent)]")
          shortcut = phrase.shortcut
        }
        lines.append("    \(phrase.text)  (\(phrase.sentences))")
      }
      let total = sum(counted.phrases.map(\.sentences))
      let withOneName = sum(counted.phrases.map { $0.sentences / $0.names })
      let counts = [
        Self.count(app.shortcuts.count, "shortcut"), Self.count(counted.phrases.count, "phrase"),
        Self.count(withOneName, "sentence"),
      ]
      let more = total > withOneName ? ", \(total) with all names of the app" : ""
      return lines + ["  \(counts.joined(separator: ", "))\(more)"]
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The sum; `Int.max` where it is beyond counting.
  private static func sum(_ counts: [Int]) -> Int {
    counts.reduce(0) { total, count in
      let (sum, overflow) = total.addingReportingOverflow(count)
      return overflow ? .max : sum
    }
  }

  /// A phrase and how many sentences it makes.
  private struct CountedPhrase {
    let shortcut: Int
    let intent: String
    let title: String
    let text: String
    let sentences: Int
    /// How many names of the app these sentences have between them.
    let names: Int
  }

  private static func counted(
    _ session: Session
  ) -> [(app: PhraseCatalog.App, phrases: [CountedPhrase])] {
    let matcher = session.index.current
    return session.catalog.apps.map { app in
      let phrases = app.shortcuts.enumerated().flatMap { place, shortcut in
        shortcut.phrases.map { phrase in
          CountedPhrase(
            shortcut: place,
            intent: shortcut.intent,
            title: shortcut.title ?? shortcut.intent,
            text: phrase.text,
            sentences: matcher.expansionCount(
              app: app.name,
              intent: shortcut.intent,
              phrase: phrase.text
            ),
            names: phrase.text.contains("${applicationName}") ? 1 + app.synonyms.count : 1
          )
        }
      }
      return (app, phrases)
    }
  }

  private static func json(of phrase: CountedPhrase, _ app: PhraseCatalog.App) -> JSON {
    [
      "app": JSON(app.name), "locale": JSON(app.locale), "intent": JSON(phrase.intent),
      "title": JSON(phrase.title), "phrase": JSON(phrase.text), "sentences": JSON(phrase.sentences),
    ]
  }

  private static func json(of expansion: Expansion) -> JSON {
    [
      "app": JSON(expansion.app), "intent": JSON(expansion.intent),
      "phrase": JSON(expansion.phrase), "text": JSON(expansion.text),
    ]
  }
}
