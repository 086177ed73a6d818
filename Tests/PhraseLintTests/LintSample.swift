import AppSources
import Foundation
import PhraseLint
import TestSupport

/// An invented app in a folder of its own, and what a rule finds in it.
struct LintSample {
  private let scratch: ScratchFolder

  /// Writes files, given as their texts by path.
  init(_ files: [String: String]) throws {
    scratch = try ScratchFolder()
    for (path, text) in files { try scratch.write(text, to: path) }
  }

  /// The folder's path, with a slash at its end.
  var folder: String { scratch.url.path.hasSuffix("/") ? scratch.url.path : scratch.url.path + "/" }

  /// What was read.
  func read(environment: [String: String] = [:]) -> AppSourceReader.Result {
    AppSourceReader(environment: environment, cacheFolder: nil)
      .read([String(folder.dropLast())])
  }

  /// What rules find, a line each, without the folder.
  func lines(
    _ rules: [any LintRule] = LintRules.all,
    settings: LintSettings = LintSettings()
  ) -> [String] {
    let linter = Linter(settings: settings, rules: rules)
    return read().apps.flatMap { linter.findings(in: $0) }
      .map { $0.line.replacing(folder, with: "") }
  }

  /// The text of a file.
  func text(of path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: folder + path) ?? Data(), as: UTF8.self)
  }
}

extension LintSample {
  /// An app of intents and of a provider whose `appShortcuts` begin in line 2 of its file.
  init(shortcuts: String, files: [String: String] = [:]) throws {
    var all = files
    all["App/Shortcuts.swift"] = """
      struct TrainShortcuts: AppShortcutsProvider { static var appShortcuts: [AppShortcut] {
      \(shortcuts)
      } }
      """
    all["App/Intents.swift"] = all["App/Intents.swift"] ?? Self.intents
    try self.init(all)
  }

  /// Intents of a training diary.
  static let intents = #"""
    import AppIntents
    struct StartRun: AppIntent { @Parameter(title: "Course") var course: Course }
    struct StartRide: AppIntent { @Parameter(title: "Sport") var sport: Sport? }
    struct AddNote: AppIntent {
      @Parameter(title: "Text") var text: String
      @Parameter(title: "Place") var place: Place
    }
    struct ShowWeek: AppIntent {}
    struct Place {}
    struct Course: AppEntity { let id: Int }
    enum Sport: String, AppEnum {
      case bike, board
      static let caseDisplayRepresentations: [Sport: DisplayRepresentation] = [
        .bike: "Bicycle", .board: DisplayRepresentation(title: "Board", synonyms: ["Skateboard"])
      ]
    }
    func launch() { TrainShortcuts.updateAppShortcutParameters() }
    """#

  /// A catalogue of entries, one a line.
  static func catalogue(_ entries: [SampleLine]) -> String {
    catalogue(entries.map(\.text).joined(separator: ",\n"))
  }

  /// A catalogue around the body of its "strings".
  static func catalogue(_ entries: String) -> String {
    """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
    \(entries)
    } }
    """
  }
}
