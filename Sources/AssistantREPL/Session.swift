import AppIntents
import AppProcess
import AssistantKit
import Foundation
import PhraseMatcher
import SpokenLanguage
import StringCatalogs
import Workflows

/// What every command starts from: the apps, what can be said to them, and how.
struct Session: Sendable {
  let arguments: Arguments
  let console: Console
  let settings: AssistantSettings
  private let known: SessionApps
  let index: SentenceIndex
  let environment: [String: String]
  /// What the person composed; nil where there is no folder for it.
  let library: ShortcutLibrary?
  /// What apps put into the search index, kept between runs; nil where there is no place for it.
  let keptIndex: SearchIndexFile?

  /// What can be said.
  ///
  /// - Complexity: Linear in the values where they stand in a frozen catalogue.
  var catalog: PhraseCatalog { known.contents.catalog ?? index.current.catalog }

  /// The apps that can be run.
  var apps: [RunningApp] { known.contents.running }

  /// What the files say of apps that are not compiled in.
  var metadata: [AppMetadata] { known.contents.metadata }

  /// Starts the apps, or reads the catalogue files, and gets ready to understand.
  ///
  /// - Parameters:
  ///   - arguments: What was asked for on the command line.
  ///   - apps: The built-in apps.
  ///   - environment: The environment variables.
  ///   - console: Where to tell what went wrong.
  ///   - locale: The locale; nil for the one on the command line or in the environment.
  ///   - moment: The time and calendar of the conversation; nil for the running clock.
  /// - Returns: A session that is ready to understand.
  /// - Throws: ``UsageError``, catalogue mistakes, or what an app throws when it starts.
  static func start(
    _ arguments: Arguments,
    apps: [App],
    environment: [String: String],
    console: Console,
    locale: String? = nil,
    moment: (now: Date, calendar: Calendar)? = nil
  ) async throws -> Session {
    let paths = arguments.catalogPaths
    let frozen = try FrozenCatalogFile.opened(
      paths,
      locale: locale ?? arguments.value(of: .locale)
    )
    var settings = AssistantSettings(
      locale: locale ?? arguments.value(of: .locale) ?? frozen?.locale
        ?? Locales.preferred(in: environment)
    )
    if let moment {
      settings.now = { moment.now }
      settings.calendar = moment.calendar
    }
    settings.threshold = arguments.threshold
    if let limit = arguments.alternativeLimit { settings.alternativeLimit = limit }
    if let limit = arguments.timeLimit { settings.timeLimit = limit }
    settings.isRehearsal = arguments[.dryRun]
    settings.lock = arguments.lock
    settings.isVoiceOnly = arguments[.voiceOnly]
    settings.opensResultIntents = arguments.value(of: .openWhenRun) != "off"

    let library = ShortcutLibrary.chosen(by: arguments, environment: environment)
    if let library { settings.happened = happenings(keptFor: library, arguments, settings) }
    if let log = UseLog(environment: environment) {
      let weights = log.weights(now: settings.now())
      settings.usage = { weights[UseLog.key(app: $0, identifier: $1)] ?? 0 }
    }
    let chosenApp = arguments.value(of: .appName)
    if let frozen, chosenApp == nil, arguments.values(of: .heardAs).isEmpty {
      return Session(
        arguments: arguments,
        console: console,
        settings: settings,
        known: SessionApps(SessionApps.Contents()),
        index: SentenceIndex(frozen.matcher),
        environment: environment,
        library: library,
        keptIndex: keptIndex(arguments, environment)
      )
    }
    let cache = CatalogCache(environment)
    var files: CatalogCache.Files?
    func kept(_ read: @escaping @Sendable () -> SessionApps.Contents) -> Session? {
      guard let matcher = files.flatMap(cache.matcher) else { return nil }
      return Session(
        arguments: arguments,
        console: console,
        settings: settings,
        known: SessionApps(reading: read),
        index: SentenceIndex(matcher),
        environment: environment,
        library: library,
        keptIndex: keptIndex(arguments, environment)
      )
    }
    var running: [RunningApp]
    var metadata: [AppMetadata]
    var catalog: PhraseCatalog
    if let frozen {
      (running, metadata, catalog) = ([], [], frozen.matcher.catalog)
    } else if paths.isEmpty {
      let own =
        library.map {
          OwnApps.all(of: $0, runsAutomations: arguments.command.isAboutAutomations)
        } ?? []
      running = try await launch(apps, own, arguments, settings, console)
      catalog = PhraseCatalog()
      for app in running {
        catalog.apps.append(
          await app.catalog(deadline: settings.queryDeadline) {
            console.diagnose($0, kind: .warning)
          }
        )
      }
      let installed = InstalledApps(environment)
      files = CatalogCache.Files(
        arguments,
        settings,
        paths: installed.files.map { $0.resolvingSymlinksInPath().path },
        besides: catalog
      )
      let (compiled, said, known) = (running, catalog, settings)
      let session = kept {
        var catalog = said
        let joined = installed.joining(&catalog, arguments, known, console)
        return SessionApps.Contents(
          running: compiled + joined.running,
          catalog: catalog,
          metadata: joined.metadata
        )
      }
      if let session { return session }
      let joined = installed.joining(&catalog, arguments, settings, console)
      running += joined.running
      metadata = joined.metadata
      files?.others = joined.files
      if !joined.isClean { files = nil }
    } else {
      files = CatalogCache.Files(arguments, settings, paths: paths, besides: PhraseCatalog())
      let known = settings
      let session = kept {
        do {
          let contents = try CatalogFile.contents(of: paths)
          var catalog = try contents.catalog.speaking(known.locale, files: paths)
          let running = contents.metadata.launched(for: &catalog, arguments, known)
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
      if let session { return session }
      let contents = try SourceLoading(
        arguments: arguments,
        environment: environment,
        console: console
      ).contents(of: paths)
      metadata = contents.metadata
      files?.others = contents.files
      catalog = try contents.catalog.speaking(settings.locale, files: paths)
      if let chosenApp { catalog = try catalog.only(chosenApp) }
      running = metadata.launched(for: &catalog, arguments, settings)
      if running.isEmpty, arguments.command.needsCode {
        throw UsageError.noCode(arguments.command)
      }
    }
    try SpokenLocale(
      identifier: settings.locale,
      isAskedFor: arguments.value(of: .locale) != nil
    ).check(running, paths.isEmpty ? [] : catalog.apps.map(\.locale)) {
      console.diagnose($0, kind: .warning)
    }
    if let warning = settings.messages.warning { console.diagnose(warning, kind: .warning) }
    if let chosenApp {
      catalog = try catalog.only(chosenApp) { name in
        running.first { $0.isCalled(chosenApp) }?.definition.name == name
      }
      running.removeAll { app in !catalog.apps.contains { $0.name == app.definition.name } }
    }
    settings.heardAs = try HeardAs.chosen(
      by: arguments,
      environment: environment,
      catalog: catalog,
      language: settings.language,
      console: console
    )
    let matcher: PhraseMatcher
    do {
      let audible = SummaryPhrases(apps: running, language: settings.language).applied(
        to: settings.heardAs.applied(to: catalog, language: settings.language)
      )
      matcher =
        running.isEmpty
        ? try PhraseMatcher(audible, language: settings.language)
        : try cache.matcher(for: audible, language: settings.language)
      if let files { cache.keep(matcher, for: files) }
    } catch {
      throw CatalogFileErrors(mistakes: [
        CatalogMistake(
          file: paths.isEmpty ? "phrases" : paths.joined(separator: ", "),
          location: nil,
          problem: .phrases(String(describing: error))
        )
      ])
    }
    let session = Session(
      arguments: arguments,
      console: console,
      settings: settings,
      known: SessionApps(
        SessionApps.Contents(running: running, catalog: catalog, metadata: metadata)
      ),
      index: SentenceIndex(matcher),
      environment: environment,
      library: library,
      keptIndex: keptIndex(arguments, environment)
    )
    try await session.beginFocus()
    return session
  }

  /// Where it is kept what apps put into the search index: with their data, or with the person's own state.
  static func keptIndex(
    _ arguments: Arguments,
    _ environment: [String: String]
  ) -> SearchIndexFile? {
    if let folder = arguments.value(of: .data) {
      return SearchIndexFile(url: URL(filePath: folder).appending(path: "search-index.tsv"))
    }
    return PersonalFolder.state.url(in: environment).map {
      SearchIndexFile(url: $0.appending(path: "search-index.tsv"))
    }
  }

  private static func launch(
    _ apps: [App],
    _ own: [App],
    _ arguments: Arguments,
    _ settings: AssistantSettings,
    _ console: Console
  ) async throws -> [RunningApp] {
    let folder = arguments.value(of: .data).map { URL(filePath: $0, directoryHint: .isDirectory) }
    let launch = App.Launch(dataDirectory: folder, locale: settings.locale)
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

  /// What intents are called, by app and identifier.
  private var titles: [String: [String: String]] {
    Dictionary(
      apps.map { app in
        let titles = app.definition.intents.map { ($0.identifier, $0.title) }
        return (app.definition.name, Dictionary(titles, uniquingKeysWith: { first, _ in first }))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Words events in the conversation's language.
  var presenter: TextPresenter {
    TextPresenter(messages: settings.messages, language: settings.language, titles: titles)
  }

  /// Where answers are written.
  var page: Page { Page(console, environment: environment, colors: colorMode) }

  /// Understands without running anything.
  var interpreter: Interpreter {
    Interpreter(index: index, apps: apps, settings: settings) {
      console.diagnose($0, kind: .warning)
    }
  }

  /// An assistant that talks over a channel.
  func assistant(
    over channel: any ConversationChannel,
    colonCommands: [String] = [],
    expectCrash: (@Sendable (String?) -> Void)? = CrashGuard.expect
  ) -> Assistant {
    var settings = settings
    settings.colonCommands = colonCommands
    // Charts and the like are drawn once, so as wide as there is room.
    if let columns = page.columns {
      settings.snippetColumns = min(settings.snippetColumns, columns - 2)
    }
    return Assistant(
      apps: apps,
      index: index,
      channel: channel,
      settings: settings,
      expectCrash: expectCrash
    ) { console.diagnose($0, kind: .warning) }
  }

  /// Runs a conversation while the apps' suggestions are kept up with.
  func whileFollowingUpdates<Result>(
    _ converse: () async throws -> Result
  ) async rethrows -> Result {
    let updates = SuggestionUpdates(apps: apps, index: index, settings: settings) {
      console.diagnose($0, kind: .warning)
    }
    let following = Task { await updates.follow() }
    let focusing = Task { await followFocus() }
    defer {
      following.cancel()
      focusing.cancel()
    }
    return try await converse()
  }

  /// The channel with what is kept of a conversation: what was not understood, and all of it where
  /// that was asked for.
  func recorded(_ channel: any ConversationChannel) throws -> any ConversationChannel {
    var channel = channel
    if arguments.value(of: .keepMisses) != "off", let log = MissLog(environment: environment) {
      channel = MissKeepingChannel(channel, log: log, settings: settings, console: console)
    }
    if !settings.isRehearsal, let log = UseLog(environment: environment) {
      channel = UseKeepingChannel(channel, log: log, now: settings.now)
    }
    guard let path = arguments.value(of: .record) else { return channel }
    let file = try RecordingFile(path: path)
    var transcript = Transcript(locale: settings.locale, now: settings.now())
    transcript.options = [Option.dryRun, .locked, .unlocked, .voiceOnly].filter { arguments[$0] }
      .map { "--" + $0.rawValue }
    if !settings.opensResultIntents { transcript.options += ["--open-when-run", "off"] }
    for line in transcript.header { file.append(line) }
    return RecordingChannel(channel, presenter: presenter) { file.append($0) }
  }
}

extension PhraseCatalog {
  /// The apps of the catalogue that speak a locale, or its language.
  fileprivate func speaking(
    _ locale: String,
    files: [String]
  ) throws(CatalogFileErrors) -> PhraseCatalog {
    let chosen = speaking(locale)
    let locales = apps.map(\.locale).reduce(into: [String]()) { known, locale in
      if !known.contains(locale) { known.append(locale) }
    }
    guard !chosen.isEmpty || apps.isEmpty else {
      throw CatalogFileErrors(mistakes: [
        CatalogMistake(
          file: files.joined(separator: ", "),
          location: nil,
          problem: .noApp(locale: locale, known: locales)
        )
      ])
    }
    return PhraseCatalog(apps: chosen)
  }

  /// The catalogue of one app alone.
  ///
  /// - Parameters:
  ///   - name: What the app is called, or one of its other names.
  ///   - isMeant: Whether an app of a name is meant in another way.
  /// - Returns: The catalogue.
  /// - Throws: ``UsageError`` where no app is called so.
  fileprivate func only(
    _ name: String,
    isMeant: (String) -> Bool = { _ in false }
  ) throws(UsageError) -> PhraseCatalog {
    let wanted = name.lowercased()
    let chosen = apps.filter { app in
      ([app.name] + app.synonyms).contains { $0.lowercased() == wanted } || isMeant(app.name)
    }
    guard !chosen.isEmpty || apps.isEmpty else {
      throw .unknownApp(name, known: apps.map(\.name))
    }
    return PhraseCatalog(apps: chosen)
  }

  /// The apps of the catalogue that speak a locale, or its language; each once.
  func speaking(_ locale: String) -> [App] {
    let language = Locales.language(of: locale)
    var chosen: [App] = []
    for app in apps where !chosen.contains(where: { $0.name == app.name }) {
      let same = apps.filter { $0.name == app.name }
      if let best = same.first(where: { $0.locale == locale })
        ?? same.first(where: { Locales.language(of: $0.locale) == language })
      {
        chosen.append(best)
      }
    }
    return chosen
  }
}
