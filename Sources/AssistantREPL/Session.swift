import AppIntents
import AssistantKit
import Foundation
import PhraseMatcher
import Workflows

/// What every command starts from: the apps, what can be said to them, and how.
struct Session: Sendable {
  let arguments: Arguments
  let console: Console
  let settings: AssistantSettings
  let known: SessionApps
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
  var apps: [RunningApp] { known.contents.running + index.joined }

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
  ///   - isAskedFor: Whether somebody asked for the locale by name.
  ///   - moment: The time and calendar of the conversation; nil for the running clock.
  ///   - names: What other conversations made of names.
  /// - Returns: A session that is ready to understand.
  /// - Throws: ``UsageError``, catalogue mistakes, or what an app throws when it starts.
  static func start(
    _ arguments: Arguments,
    apps: [App],
    environment: [String: String],
    console: Console,
    locale: String? = nil,
    isAskedFor: Bool = false,
    moment: (now: Date, calendar: Calendar)? = nil,
    sharing names: SharedNames = SharedNames()
  ) async throws -> Session {
    try await SessionStart(
      arguments: arguments,
      apps: apps,
      environment: environment,
      console: console,
      locale: locale ?? arguments.value(of: .locale),
      isLocaleAskedFor: isAskedFor || arguments.value(of: .locale) != nil,
      moment: moment,
      names: names
    ).session()
  }

  /// What the intents of apps are called.
  private static func titles(of apps: [RunningApp]) -> TextPresenter.Titles {
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
    TextPresenter(
      messages: settings.messages,
      language: settings.language,
      titles: Self.titles(of: apps),
      joined: { [index] in Self.titles(of: index.joined) }
    )
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
    OrderlyInterrupt.beginsRunning()
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

  /// An assistant that is asked what utterances mean, and tells nobody anything.
  var listener: Assistant { assistant(over: SilentChannel(), expectCrash: nil) }

  /// Runs a conversation while the apps' suggestions are kept up with.
  func whileFollowingUpdates<Result>(
    _ converse: () async throws -> Result
  ) async rethrows -> Result {
    let updates = SuggestionUpdates(apps: apps, index: index, settings: settings) {
      console.diagnose($0, kind: .warning)
    }
    let following = Task { await updates.follow() }
    let focusing = Task { await followPersonalFiles(updates) }
    defer {
      following.cancel()
      focusing.cancel()
    }
    return try await converse()
  }
}
