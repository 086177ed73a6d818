import AppIntents
package import AssistantKit
import Foundation

/// How a line can go on that says what an automation waits for.
package struct TriggerCompletion: Sendable {
  /// The most folders that are offered.
  private static let mostFolders = 50

  private static let beginnings = [
    "at 07:30 on weekdays", "at 07:30", "focus \"", "file changes in \"/", "intent ", "app \"",
  ]

  /// What can happen, as it is written.
  private let events: [String]

  /// Learns what can happen.
  ///
  /// - Parameters:
  ///   - apps: The apps whose intents may be performed, and which may be opened.
  ///   - focuses: The focuses that may start and end.
  package init(apps: [RunningApp], focuses: FocusState) {
    var triggers: [Automation.Trigger] = focuses.focuses.flatMap { focus in
      [.focus(focus.name, starts: true), .focus(focus.name, starts: false)]
    }
    for app in apps {
      triggers += app.definition.intents.filter(\.isDiscoverable).map {
        .intent(app: app.sourceName, $0.identifier)
      }
      triggers.append(.app(app.sourceName))
    }
    events = triggers.map { WorkflowPrinter.text(of: $0) }
  }

  /// Whole lines that continue what is typed, in whatever case, also where they begin with “when”.
  package func lines(continuing typed: String) -> [String] {
    let word = "when "
    guard !typed.lowercased().hasPrefix(word) else {
      let rest = String(typed.dropFirst(word.count))
      return triggers(continuing: rest).map { word + $0 }
    }
    return triggers(continuing: typed)
  }

  private func triggers(continuing typed: String) -> [String] {
    var lines = Self.beginnings
    if typed.contains(" ") { lines = events + Self.days(behind: typed) + lines }
    lines += Self.folders(continuing: typed)
    return lines.filter { $0.count > typed.count && $0.lowercased().hasPrefix(typed.lowercased()) }
  }

  /// The days behind a time, of several the last one.
  private static func days(behind typed: String) -> [String] {
    let words = typed.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count == 3, words[0].lowercased() == "at", words[1].contains(":") else { return [] }
    let days = Automation.Weekday.allCases.map(\.rawValue)
    if let comma = typed.range(of: ", ", options: .backwards) {
      return days.map { typed[..<comma.upperBound] + $0 }
    }
    return (["weekdays", "weekends"] + days).map { "\(words[0]) \(words[1]) on \($0)" }
  }

  /// The folders that a path which is begun may lead to.
  private static func folders(continuing typed: String) -> [String] {
    guard let quote = typed.firstIndex(of: "\""), typed.lowercased().hasPrefix("file "),
      let slash = typed.lastIndex(of: "/"), slash > quote
    else { return [] }
    let folder = String(typed[typed.index(after: quote)...slash])
    let begun = typed[typed.index(after: slash)...]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    // What would have to be escaped is typed by whoever has it.
    let plain = names.filter { name in
      name.hasPrefix(begun) && !name.hasPrefix(".")
        && !name.contains { $0.isNewline || "\"\\$".contains($0) }
    }
    let folders = plain.sorted().lazy.filter { name in
      var isFolder: ObjCBool = false
      let exists = unsafe FileManager.default.fileExists(
        atPath: folder + name,
        isDirectory: &isFolder
      )
      return exists && isFolder.boolValue
    }
    return folders.prefix(mostFolders).map { typed[...slash] + $0 + "/" }
  }
}
