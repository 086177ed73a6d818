import AppIntents
import AssistantKit
import Foundation

/// Lists the intents of every app.
struct IntentsCommand: Sendable {
  let session: Session

  func run() -> ExitCode {
    let words = session.arguments.operands.flatMap { $0.split(separator: " ").map(String.init) }
    let lines = Self.lines(session, about: words)
    for line in lines { session.console.writeLine(line) }
    return lines.isEmpty && !words.isEmpty ? .failure : .success
  }

  /// A line an intent, its identifier first; of those that words are about, where there are any.
  static func lines(_ session: Session, about words: [String] = []) -> [String] {
    session.apps.flatMap { app in
      let intents = app.definition.intents.filter { $0.isDiscoverable && $0.isAbout(words) }
      guard !intents.isEmpty || words.isEmpty else { return [String]() }
      let width = intents.map(\.identifier.count).max() ?? 0
      return [app.definition.name]
        + intents.map { intent in
          let padding = String(repeating: " ", count: width - intent.identifier.count)
          let explanation = intent.explanation.map { ": \($0)" } ?? ""
          let deprecation = intent.deprecation.map { " (deprecated: \($0))" } ?? ""
          return "  \(intent.identifier)\(padding)  \(intent.title)\(explanation)\(deprecation)"
        }
    }
  }
}

extension IntentDefinition {
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
