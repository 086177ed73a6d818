import AppIntents
import AppProcess
import AssistantKit
import Foundation
import OrderedJSON
import PhraseMatcher
import SpokenLanguage

/// Adds, lists and removes apps that are programs of their own.
struct AppsCommand: Sendable {
  let arguments: Arguments
  let environment: [String: String]
  let console: Console

  func run() async throws -> ExitCode {
    let words = Array(arguments.operands.dropFirst())
    switch (arguments.operands.first, words.count) {
    case ("list", 0): return list()
    case ("remove", 1): return try remove(words[0])
    case ("add", 1) where words[0].hasSuffix(".json"): return try addFile(words[0])
    case ("add", 1...): return try await addProgram(words)
    default: throw UsageError.badAppsCall
    }
  }

  private var page: Page {
    Page(console, environment: environment, colors: arguments.colorMode)
  }

  private var locale: String {
    arguments.value(of: .locale) ?? Locales.preferred(in: environment)
  }

  private var messages: AppsMessages { AppsMessages(locale: locale) }

  private var installed: InstalledApps { InstalledApps(environment) }

  private func folder() throws -> URL {
    guard let folder = installed.folder else {
      throw InputFailure(message: "there is no home folder to keep apps in; set HOME")
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw InputFailure(message: "'\(folder.path)' cannot be made; check who may write there")
    }
    return folder
  }

  // MARK: - Adding

  /// Adds a file where it is, so that its programs are found beside it.
  private func addFile(_ path: String) throws -> ExitCode {
    let (catalog, metadata) = try CatalogFile.readWithMetadata([path])
    guard let name = metadata.first?.phrases.name, metadata.contains(where: \.hasPerformer) else {
      throw InputFailure(
        message: "'\(path)' names no program; give an intent a 'run', or the app a 'program'"
      )
    }
    try check(catalog, in: path)
    let place = try place(of: name)
    let target = URL(filePath: path).standardizedFileURL.path
    let replaces = isTaken(place)
    try? FileManager.default.removeItem(at: place)
    do {
      try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
    } catch {
      throw InputFailure(message: "'\(place.path)' cannot be written; check who may write there")
    }
    tellAdded(name, replaces)
    return .success
  }

  /// Starts a program, asks what it offers, and keeps that.
  private func addProgram(_ words: [String]) async throws -> ExitCode {
    if let mistaken = fileMistakenForProgram(words) { throw mistaken }
    let here = FileManager.default.currentDirectoryPath
    let base = URL(filePath: here, directoryHint: .isDirectory)
    let program = words.enumerated().map { place, word in
      // What is a file here has to be found from anywhere.
      let isPath = place > 0 || word.contains("/")
      let path = URL(filePath: word, relativeTo: base).standardizedFileURL.path
      return isPath && !word.hasPrefix("-") && FileManager.default.fileExists(atPath: path)
        ? path : word
    }
    let metadata = try await OutsideApp.described(
      by: program,
      folder: here,
      locale: locale
    ) { [console] in console.diagnose($0, kind: .note) }
    guard let name = metadata["name"]?.string, !name.isEmpty else {
      throw InputFailure(message: "'\(words[0])' gives its app no name")
    }
    let place = try place(of: name)
    let others = Self.otherLanguages(of: metadata, in: place)
    let catalog: JSON = ["version": JSON(CatalogFile.version), "apps": .array(others + [metadata])]
    let text = Data((catalog.prettyText + "\n").utf8)
    let draft = place.appendingPathExtension("new")
    defer { try? FileManager.default.removeItem(at: draft) }
    try write(text, to: draft)
    do {
      try check(try CatalogFile.read([draft.path]), in: words[0])
    } catch let errors as CatalogFileErrors {
      // The places are those of a file that nobody has.
      throw CatalogFileErrors(
        mistakes: errors.mistakes.map {
          CatalogMistake(file: words[0], location: nil, problem: $0.problem)
        }
      )
    }
    let replaces = others.isEmpty && isTaken(place)
    try write(text, to: place)
    tellAdded(name, replaces)
    return .success
  }

  /// What the same program said of itself in other languages, which it goes on speaking.
  private static func otherLanguages(of app: JSON, in file: URL) -> [JSON] {
    guard let known = try? JSON.parse(Array(Data(contentsOf: file))) as JSON else { return [] }
    return (known["apps"]?.array ?? []).filter {
      $0["program"] == app["program"] && $0["locale"]?.string != app["locale"]?.string
    }
  }

  /// Refuses what nobody could say, and what could not be looked up: it would be left out of every call.
  private func check(_ catalog: PhraseCatalog, in file: String) throws {
    for app in catalog.apps {
      do {
        _ = try PhraseMatcher(
          PhraseCatalog(apps: [app]),
          language: Languages.language(for: app.locale)
        )
      } catch {
        throw error.inFiles([file])
      }
    }
  }

  private func write(_ data: Data, to file: URL) throws {
    do {
      try data.write(to: file, options: .atomic)
    } catch {
      throw InputFailure(message: "'\(file.path)' cannot be written; check who may write there")
    }
  }

  /// A file here is found by the system as a program only where a folder is named with it.
  private func fileMistakenForProgram(_ words: [String]) -> InputFailure? {
    let name = words[0]
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let files = FileManager.default
    guard !name.contains("/"), files.fileExists(atPath: name),
      !folders.contains(where: { files.isExecutableFile(atPath: "\($0)/\(name)") })
    else { return nil }
    let rest = words.dropFirst().map { " \($0)" }.joined()
    return InputFailure(
      message: "'\(name)' is no catalogue file (.json); a program here is added with "
        + "'assistant apps add -- ./\(name)\(rest)'"
    )
  }

  /// Whether an app is there already, also one whose file is gone.
  private func isTaken(_ place: URL) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: place.path)) != nil
  }

  private func tellAdded(_ name: String, _ replaces: Bool) {
    page.tell(replaces ? messages.replaced(name) : messages.added(name))
  }

  /// The file of an app in the folder: the one it has, or one that no other app has.
  private func place(of name: String) throws -> URL {
    let folder = try folder()
    let files = installed.files
    if let own = files.first(where: { Self.appNames(in: $0).contains(name) }) { return own }
    let plain = Self.fileName(of: name)
    let numbered = (2...).lazy.map { plain.replacing(".json", with: "-\($0).json") }
    let free = ([plain] + numbered.prefix(files.count)).first { candidate in
      // A file that says nothing any more is that of the app that is added anew.
      !files.contains { $0.lastPathComponent == candidate && !Self.appNames(in: $0).isEmpty }
    }
    return folder.appending(path: free ?? plain)
  }

  /// A name that is a file's in every file system, and never one of another folder.
  static func fileName(of name: String) -> String {
    let letters = name.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    return String(letters.prefix(60)) + ".json"
  }

  // MARK: - Listing and removing

  private func list() -> ExitCode {
    let files = installed.files
    if files.isEmpty, !arguments[.json] {
      page.tell(messages.none)
    }
    for file in files {
      let target = file.resolvingSymlinksInPath().path
      do {
        for app in try CatalogFile.readWithMetadata([target]).metadata {
          if arguments[.json] {
            console.writeLine(Self.json(of: app, in: target).text)
            continue
          }
          page.tell(
            "\(app.phrases.name) (\(app.phrases.locale), \(messages.intents(app.intents.count))): "
              + (app.program?.joined(separator: " ") ?? target)
          )
        }
      } catch {
        for mistake in error.mistakes { console.diagnose(mistake.description) }
      }
    }
    return .success
  }

  private static func json(of app: AppMetadata, in file: String) -> JSON {
    .object(present: [
      ("app", JSON(app.phrases.name)), ("locale", JSON(app.phrases.locale)),
      ("intents", JSON(app.intents.count)), ("program", app.program.map { JSON($0) }),
      ("file", JSON(file)),
    ])
  }

  private func remove(_ name: String) throws -> ExitCode {
    // Capitals say nothing, but for two apps that differ in nothing else.
    let files = installed.files.map { ($0, Self.names(of: $0)) }
    func called(_ name: String, _ changed: (String) -> String) -> URL? {
      let wanted = [changed(name), changed(Self.fileName(of: name))]
      return files.first { $0.1.contains { wanted.contains(changed($0)) } }?.0
    }
    let file = called(name, \.self) ?? called(name) { $0.lowercased() }
    guard let file else {
      throw InputFailure(message: messages.unknown(name))
    }
    // As the app calls itself, however it was typed.
    let removed = Self.appNames(in: file).first { $0.lowercased() == name.lowercased() }
    do {
      try FileManager.default.removeItem(at: file)
    } catch {
      throw InputFailure(message: "'\(file.path)' cannot be removed; check who may write there")
    }
    page.tell(messages.removed(removed ?? name))
    return .success
  }

  /// What an added app is called, in its file and by the file.
  private static func names(of file: URL) -> [String] {
    appNames(in: file) + [file.lastPathComponent]
  }

  private static func appNames(in file: URL) -> [String] {
    (try? CatalogFile.read([file.resolvingSymlinksInPath().path]))?.apps.map(\.name) ?? []
  }
}
