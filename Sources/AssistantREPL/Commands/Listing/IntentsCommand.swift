import AppIntents
import AppProcess
import AssistantKit
import Foundation
import OrderedJSON

/// Lists the intents of every app.
struct IntentsCommand: Sendable {
  let session: Session

  func run() -> ExitCode {
    let words = session.arguments.operands.flatMap { $0.split(separator: " ").map(String.init) }
    let found = Self.intents(session, about: words)
    if session.arguments[.json] {
      for (app, intents) in found {
        for intent in intents {
          session.console.writeLine(intent.json(in: app.definition.name).text)
        }
      }
    } else {
      session.page.show(Self.lines(session, about: words, columns: session.page.columns))
    }
    guard found.isEmpty, !words.isEmpty else { return .success }
    session.console.diagnose(
      "no intent is about '\(words.joined(separator: " "))'; 'assistant intents' lists them all"
    )
    return .failure
  }

  private static func intents(
    _ session: Session,
    about words: [String]
  ) -> [(app: RunningApp, intents: [IntentDefinition])] {
    session.apps.compactMap { app in
      let intents = app.definition.intents.filter { $0.isDiscoverable && $0.isAbout(words) }
      return intents.isEmpty && !words.isEmpty ? nil : (app, intents)
    }
  }

  /// A line an intent, its identifier first; of those that words are about, where there are any.
  ///
  /// - Parameters:
  ///   - session: Whose apps' intents.
  ///   - words: What they have to be about; none for all.
  ///   - columns: The most columns of a line; nil for any number.
  /// - Returns: The lines, the apps' names between them.
  static func lines(
    _ session: Session,
    about words: [String] = [],
    columns: Int?
  ) -> [String] {
    intents(session, about: words).flatMap { app, intents in
      let width = intents.map(\.identifier.count).max() ?? 0
      let rows = intents.map { intent in
        let explanation = intent.explanation.map { ": \($0)" } ?? ""
        let deprecation = intent.deprecation.map { " (deprecated: \($0))" } ?? ""
        return ("  " + intent.identifier, intent.title + explanation + deprecation)
      }
      let layout = TextLayout(columns: columns ?? .max)
      return [app.definition.name] + layout.rows(rows, width: width + 4)
    }
  }
}

extension IntentDefinition {
  /// What is known of the intent, with the app that has it.
  func json(in app: String) -> JSON {
    .object([JSON.Member("app", JSON(app))] + (json.object ?? []))
  }

  /// Whether each of some words is in what people know of the intent.
  fileprivate func isAbout(_ words: [String]) -> Bool {
    let texts = [identifier, title, explanation, categoryName].compactMap { $0 } + searchKeywords
    return words.allSatisfy { word in
      texts.contains {
        $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
    }
  }
}
