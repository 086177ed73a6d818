import AppSources
import AssistantKit
import Foundation
import PhraseLint
import PhraseMatcher

/// Reads apps from what a command names: source trees, their files, and catalogue files.
struct SourceLoading: Sendable {
  let arguments: Arguments
  let environment: [String: String]
  let console: Console

  /// Whether a path is a catalogue file, which has a format of its own.
  static func isCatalogFile(_ path: String) -> Bool {
    path.hasSuffix(".json")
  }

  /// Whether a path leads to an app's sources and not to a catalogue file.
  static func isSource(_ path: String) -> Bool {
    if isCatalogFile(path) { return false }
    let names = [".swift", ".xcstrings", ".strings", ".plist", ".actionsdata"]
    if names.contains(where: path.hasSuffix) { return true }
    let resolved = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  /// Reads paths.
  ///
  /// - Parameters:
  ///   - paths: Source trees, their files, and catalogue files.
  ///   - collectsMistakes: Whether what is wrong with catalogue files is something that could not be read, as with other
  ///     files, and the rest of them is read all the same.
  ///   - isExcluded: Whether a path is left out.
  /// - Returns: The apps with the values that `--vocabulary` gives, and what could not be read.
  /// - Throws: The mistakes of catalogue and vocabulary files.
  func read(
    _ paths: [String],
    collectsMistakes: Bool = false,
    isExcluded: @escaping (String) -> Bool = { _ in false }
  ) throws -> AppSourceReader.Result {
    let console = console
    console.showGuesses(on: .standard(environment: environment, colors: .auto))
    defer { console.showGuesses(on: nil) }
    let reader = AppSourceReader(
      environment: environment,
      cacheFolder: PersonalFolder.cache.url(in: environment)
    ) { done, total in
      if total >= 200, done < total { console.showGuess("\(done) of \(total) Swift files") }
    }
    var result = reader.read(paths.filter { !Self.isCatalogFile($0) }, isExcluded: isExcluded)
    console.showGuess(nil)
    for path in paths where Self.isCatalogFile(path) {
      let reading = CatalogFile.Reading(path)
      guard collectsMistakes || reading.mistakes.isEmpty else {
        throw CatalogFileErrors(mistakes: reading.mistakes)
      }
      result.issues += reading.mistakes.map(SourceIssue.init)
      result.apps += AppSource.all(of: reading)
      result.fileCount += 1
    }
    let vocabularies = try vocabularies()
    for index in result.apps.indices {
      if let name = arguments.value(of: .appName), result.apps.count == 1 {
        result.apps[index].name = name
      }
      result.apps[index].vocabularies.merge(vocabularies) { $1 }
    }
    return result
  }

  /// What can be said to the apps of catalogue files and source trees, in every language.
  func catalog(of paths: [String]) throws -> PhraseCatalog {
    try contents(of: paths).catalog
  }

  /// The same with what catalogue files say of intents and of the programs that perform them.
  func contents(of paths: [String]) throws -> CatalogFile.Contents {
    let sources = paths.filter(Self.isSource)
    var contents = try CatalogFile.contents(of: paths.filter { !sources.contains($0) })
    guard !sources.isEmpty else { return contents }
    let result = try read(sources)
    for issue in result.issues {
      console.diagnose("\(issue.place): \(issue.message)", kind: issue.isLoss ? .error : .warning)
    }
    let apps = result.apps.map { LintedApp($0) }.flatMap { app in
      app.languages.map { app.catalog(in: $0) }.filter { !$0.shortcuts.isEmpty }
    }
    guard !apps.isEmpty else {
      let named = sources.map { "'\($0)'" }.joined(separator: ", ")
      throw InputFailure(
        message: "no App Shortcuts are in \(named); name the folder of an app's sources"
      )
    }
    contents.catalog.apps += apps
    return contents
  }

  private func vocabularies() throws -> [String: [SourceValue]] {
    var found: [String: [SourceValue]] = [:]
    for assignment in arguments.values(of: .vocabulary) {
      let parts = assignment.split(separator: "=", maxSplits: 1).map(String.init)
      found[parts[0]] = VocabularyReader.values(in: try InputText.contents(of: parts[1]))
    }
    return found
  }
}

extension SourceIssue {
  /// A mistake of a catalogue file, without which nothing of the file is loaded.
  init(_ mistake: CatalogMistake) {
    let place =
      mistake.location.map { SourcePlace(file: mistake.file, $0) }
      ?? SourcePlace(file: mistake.file)
    self.init(place, mistake.problem.sentence, isLoss: true)
  }
}
