import AppIntents
import AppProcess
import AssistantKit
import Foundation
import PhraseMatcher
import SpokenLanguage
import StringCatalogs
import Workflows

/// Starts the apps, or reads the catalogue files, and gets ready to understand.
struct SessionStart: Sendable {
  let arguments: Arguments
  /// The built-in apps.
  let apps: [App]
  let environment: [String: String]
  let console: Console
  /// The locale that was asked for; nil for that of the catalogue or the environment.
  let locale: String?
  /// Whether somebody asked for it by name.
  let isLocaleAskedFor: Bool
  /// The time and calendar of the conversation; nil for the running clock.
  let moment: (now: Date, calendar: Calendar)?
  /// What other conversations made of names.
  var names = SharedNames()

  /// What was found of the apps.
  private enum Found {
    /// What was frozen before, with what is read of the apps only when somebody asks.
    case kept(SessionApps, PhraseMatcher)
    case read(Read)
  }

  /// What was read of the apps, which is still to be made ready for look-ups.
  private struct Read {
    var running: [RunningApp] = []
    var metadata: [AppMetadata] = []
    var catalog = PhraseCatalog()
    /// The files whose frozen catalogue may be kept; nil where none may.
    var files: CatalogCache.Files?
    /// The apps that the person has added, by name.
    var added: Set<String> = []

    /// Leaves an app out.
    mutating func leaveOut(_ name: String) {
      catalog.apps.removeAll { $0.name == name }
      running.removeAll { $0.definition.name == name }
      metadata.removeAll { $0.phrases.name == name }
      files = nil
    }
  }

  /// How long an app's query may take at the start, and where nobody waits for the answer: what is understood
  /// must not depend on how busy the machine is.
  private static let patience = Duration.seconds(60)

  private var paths: [String] { arguments.catalogPaths }
  private var cache: CatalogCache { CatalogCache(environment) }

  /// The session.
  ///
  /// - Throws: ``UsageError``, catalogue mistakes, or what an app throws when it starts.
  func session() async throws -> Session {
    // Apps that run and catalogue files have values of their own.
    if arguments[.vocabulary], !paths.contains(where: SourceLoading.isSource) {
      throw UsageError.vocabularyWithoutSources
    }
    let frozen = try FrozenCatalogFile.opened(paths, locale: locale, checking: extent)
    let library = ShortcutLibrary.chosen(by: arguments, environment: environment)
    var settings = settings(of: frozen, library)
    let found: Found
    if let frozen {
      if takesFrozenAsItIs {
        found = .kept(SessionApps(SessionApps.Contents()), frozen.matcher)
      } else {
        found = .read(Read(catalog: frozen.matcher.catalog))
      }
    } else {
      found = paths.isEmpty ? try await builtIn(library, settings) : try catalogues(settings)
    }
    switch found {
    case .kept(let known, let matcher): return session(known, matcher, settings, library)
    case .read(var read):
      try choose(&read, settings)
      settings.heardAs = try HeardAs.chosen(
        by: arguments,
        environment: environment,
        catalog: read.catalog,
        language: settings.language,
        console: console
      )
      let matcher = try matcher(for: &read, settings)
      let known = SessionApps.Contents(
        running: read.running,
        catalog: read.catalog,
        metadata: read.metadata
      )
      let session = session(SessionApps(known), matcher, settings, library)
      try await session.beginFocus()
      return session
    }
  }

  private var takesFrozenAsItIs: Bool {
    arguments.value(of: .appName) == nil && arguments.values(of: .heardAs).isEmpty
  }

  /// How much of a frozen catalogue is checked at once: for a few sentences less than all of it.
  private var extent: FrozenCatalog.Extent {
    arguments.command == .match && takesFrozenAsItIs ? .whatIsUsed : .whole
  }

  private func session(
    _ known: SessionApps,
    _ matcher: PhraseMatcher,
    _ settings: AssistantSettings,
    _ library: ShortcutLibrary?
  ) -> Session {
    Session(
      arguments: arguments,
      console: console,
      settings: settings,
      known: known,
      index: SentenceIndex(matcher, sharing: names),
      environment: environment,
      library: library,
      keptIndex: Session.keptIndex(arguments, environment)
    )
  }

  // MARK: - Settings

  private var isSomebodyWaiting: Bool {
    // Who says what is written down waits as long as it takes, whatever standard input is.
    moment == nil
      && ([.listen, .serve].contains(arguments.command) || Terminal.isTerminal(STDIN_FILENO))
  }

  private func settings(
    of frozen: FrozenCatalogFile?,
    _ library: ShortcutLibrary?
  ) -> AssistantSettings {
    var settings = AssistantSettings(
      locale: locale ?? frozen?.locale ?? Locales.preferred(in: environment)
    )
    if let moment {
      settings.now = { moment.now }
      settings.calendar = moment.calendar
    }
    settings.threshold = arguments.threshold
    if let limit = arguments.alternativeLimit { settings.alternativeLimit = limit }
    if let limit = arguments.timeLimit { settings.timeLimit = limit }
    if !isSomebodyWaiting { settings.queryDeadline = Self.patience }
    settings.isRehearsal = arguments[.dryRun]
    settings.lock = arguments.lock
    settings.isVoiceOnly = arguments[.voiceOnly]
    settings.opensResultIntents = arguments.value(of: .openWhenRun) != "off"
    if let library {
      settings.happened = Session.happenings(keptFor: library, arguments, settings)
    }
    if let log = UseLog(environment: environment) {
      let weights = log.weights(now: settings.now())
      settings.usage = { weights[UseLog.key(app: $0, identifier: $1)] ?? 0 }
    }
    return settings
  }

  // MARK: - Built-in apps

  private func builtIn(
    _ library: ShortcutLibrary?,
    _ settings: AssistantSettings
  ) async throws -> Found {
    let command = arguments.command
    let own = (command.isAboutAppsAlone ? nil : library).map {
      OwnApps.all(of: $0, runsAutomations: command.isAboutAutomations)
    }
    let compiled = try await launched(own ?? [], settings)
    var said = PhraseCatalog()
    for app in compiled {
      said.apps.append(await values(of: app, settings))
    }
    let installed = InstalledApps(environment)
    var files = CatalogCache.Files(
      arguments,
      settings,
      paths: installed.files.map { $0.resolvingSymlinksInPath().path },
      besides: said
    )
    if let matcher = files.flatMap(cache.matcher) {
      let known = SessionApps { [said, arguments, console] in
        var catalog = said
        let joined = installed.joining(&catalog, arguments, settings, console)
        return SessionApps.Contents(
          running: compiled + joined.running,
          catalog: catalog,
          metadata: joined.metadata
        )
      }
      return .kept(known, matcher)
    }
    let builtIn = Set(said.apps.map(\.name))
    let joined = installed.joining(&said, arguments, settings, console)
    files?.others = joined.files
    return .read(
      Read(
        running: compiled + joined.running,
        metadata: joined.metadata,
        catalog: said,
        files: joined.isClean ? files : nil,
        added: Set(said.apps.map(\.name)).subtracting(builtIn)
      )
    )
  }

  /// What an app of the program itself suggests, which is waited for longer than an answer would be: without it
  /// hardly anything would be understood until the next start.
  private func values(
    of app: RunningApp,
    _ settings: AssistantSettings
  ) async -> PhraseCatalog.App {
    let name = app.definition.name
    // What is written where nobody waits must not depend on how busy the machine is, either.
    let wait =
      isSomebodyWaiting
      ? SilentWait(after: settings.queryDeadline) { [console] in
        console.diagnose("\(name) has not said yet what it has; it is waited for", kind: .warning)
      } : nil
    defer { wait?.end() }
    return await app.catalog(deadline: Self.patience) { console.diagnose($0, kind: .warning) }
  }

  private func launched(
    _ own: [App],
    _ settings: AssistantSettings
  ) async throws -> [RunningApp] {
    let launch = arguments.launch(in: settings.locale)
    var running: [RunningApp] = []
    for app in apps {
      running.append(
        try await app.launched(launch) { console.diagnose($0, kind: .warning) }
      )
    }
    for app in own {
      running.append(try await app.launched(launch) { console.diagnose($0, kind: .warning) })
    }
    let names = running.map(\.definition.name)
    if let name = names.first(where: { name in names.count(where: { $0 == name }) > 1 }) {
      throw AppFailure(
        message: "two apps are called '\(name)'; an app has one AppShortcutsProvider, so put the "
          + "shortcuts of both into one, or give another app another name with App(…, name:)"
      )
    }
    return running
  }

  // MARK: - Catalogue files

  private func catalogues(_ settings: AssistantSettings) throws -> Found {
    var files = CatalogCache.Files(arguments, settings, paths: paths, besides: PhraseCatalog())
    if let matcher = files.flatMap(cache.matcher) {
      let known = SessionApps { [paths, arguments, console] in
        do {
          let contents = try CatalogFile.contents(of: paths)
          var catalog = try contents.catalog.speaking(settings.locale, files: paths)
          let running = contents.metadata.launched(for: &catalog, arguments, settings)
          return SessionApps.Contents(
            running: running,
            catalog: catalog,
            metadata: contents.metadata
          )
        } catch {
          console.diagnose("\(error)")
          return SessionApps.Contents()
        }
      }
      return .kept(known, matcher)
    }
    let contents = try SourceLoading(
      arguments: arguments,
      environment: environment,
      console: console
    ).contents(of: paths)
    files?.others = contents.files
    var catalog = try contents.catalog.speaking(settings.locale, files: paths)
    if let chosen = arguments.value(of: .appName) { catalog = try catalog.only(chosen) }
    let running = contents.metadata.launched(for: &catalog, arguments, settings)
    if running.isEmpty, arguments.command.needsCode {
      throw UsageError.noCode(arguments.command)
    }
    return .read(
      Read(running: running, metadata: contents.metadata, catalog: catalog, files: files)
    )
  }

  // MARK: - Getting ready

  /// Leaves the app that was asked for, and tells what its language lacks.
  private func choose(_ read: inout Read, _ settings: AssistantSettings) throws {
    try SpokenLocale(
      identifier: settings.locale,
      isAskedFor: isLocaleAskedFor
    ).check(read.running, paths.isEmpty ? [] : read.catalog.apps.map(\.locale)) {
      console.diagnose($0, kind: .warning)
    }
    if let warning = settings.messages.warning { console.diagnose(warning, kind: .warning) }
    guard let chosen = arguments.value(of: .appName) else { return }
    let running = read.running
    let catalog = try read.catalog.only(chosen) { name in
      running.first { $0.isCalled(chosen) }?.definition.name == name
    }
    read.catalog = catalog
    read.running.removeAll { app in !catalog.apps.contains { $0.name == app.definition.name } }
  }

  /// What looks sentences up, with what the person's aliases and the intents' own summaries add to the phrases.
  ///
  /// An app that was added costs only itself where its phrases are wrong.
  private func matcher(
    for read: inout Read,
    _ settings: AssistantSettings
  ) throws -> PhraseMatcher {
    while true {
      do {
        let matcher = try matcher(for: read, settings)
        if let files = read.files { cache.keep(matcher, for: files) }
        return matcher
      } catch let mistakes as PhraseCatalogErrors {
        let wrong = read.added.intersection(mistakes.errors.map(\.app))
        guard !wrong.isEmpty else {
          throw mistakes.inFiles(paths)
        }
        for mistake in mistakes.errors where wrong.contains(mistake.app) {
          console.diagnose("\(mistake); the app is left out", kind: .warning)
        }
        for name in wrong {
          read.leaveOut(name)
          read.added.remove(name)
        }
      }
    }
  }

  private func matcher(
    for read: Read,
    _ settings: AssistantSettings
  ) throws -> PhraseMatcher {
    let audible = SummaryPhrases(apps: read.running, language: settings.language).applied(
      to: settings.heardAs.applied(to: read.catalog, language: settings.language)
    )
    return read.running.isEmpty
      ? try PhraseMatcher(audible, language: settings.language)
      : try cache.matcher(for: audible, language: settings.language)
  }
}

extension PhraseCatalogErrors {
  /// The mistakes as those of the files that were read, where they stand as far as that can be told.
  func inFiles(_ paths: [String]) -> CatalogFileErrors {
    let placed = CatalogFile.phraseMistakes(in: paths.filter(SourceLoading.isCatalogFile))
    guard placed.isEmpty else { return CatalogFileErrors(mistakes: placed) }
    let file = paths.isEmpty ? "phrases" : paths.joined(separator: ", ")
    return CatalogFileErrors(
      mistakes: errors.map {
        CatalogMistake(file: file, location: nil, problem: .phrases($0.line))
      }
    )
  }
}

extension Arguments {
  /// What an app is told when it starts.
  func launch(in locale: String) -> App.Launch {
    let folder = value(of: .data).map { URL(filePath: $0, directoryHint: .isDirectory) }
    return App.Launch(dataDirectory: folder, locale: locale)
  }
}
