import AssistantKit
import PhraseMatcher

/// Lists the phrases of every app with the number of sentences behind each.
struct PhrasesCommand: Sendable {
  let session: Session

  func run() -> ExitCode {
    let console = session.console
    if session.arguments[.expanded] {
      for expansion in session.index.current.expansions() {
        console.writeLine("\(expansion.intent)\t\(expansion.text)")
        guard console.isOpen else { break }
      }
    } else {
      for line in Self.lines(session) { console.writeLine(line) }
    }
    return .success
  }

  /// The phrases of every app, with counts.
  static func lines(_ session: Session) -> [String] {
    let matcher = session.index.current
    var lines: [String] = []
    for app in session.catalog.apps {
      let names = ([app.name] + app.synonyms).joined(separator: ", ")
      lines.append("\(names) (\(app.locale))")
      var total = 0
      var withOneName = 0
      for shortcut in app.shortcuts {
        lines.append("  \(shortcut.title ?? shortcut.intent) [\(shortcut.intent)]")
        for phrase in shortcut.phrases {
          let count = matcher.expansionCount(
            app: app.name,
            intent: shortcut.intent,
            phrase: phrase.text
          )
          let names = phrase.text.contains("${applicationName}") ? 1 + app.synonyms.count : 1
          total += count
          withOneName += count / names
          lines.append("    \(phrase.text)  (\(count))")
        }
      }
      let phraseCount = app.shortcuts.reduce(0) { $0 + $1.phrases.count }
      let sentences =
        "\(withOneName) sentences"
        + (total > withOneName ? ", \(total) with all names of the app" : "")
      lines.append("  \(app.shortcuts.count) shortcuts, \(phraseCount) phrases, \(sentences)")
    }
    return lines
  }
}
