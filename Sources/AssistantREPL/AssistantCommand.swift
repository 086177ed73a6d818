import AppIntents
import AppProcess
public import AssistantKit
public import Foundation
import PhraseCoverage
import PhraseLint
import Workflows

/// An app as the assistant knows it; named here so that an executable needs one import.
public typealias App = AssistantKit.App

/// The `assistant` program, for anybody's apps.
///
/// ```swift
/// await AssistantCommand.main(apps: [App(MyShortcuts.self, strings: .module)])
/// ```
public enum AssistantCommand {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  /// Runs the program with the process's own arguments, and ends the process.
  public static func main(apps: [App]) async {
    keepStandardDescriptors()
    letWritesFail()
    CrashGuard.begin()
    ParentProcess.endWithIt()
    if let order = WaitingOrder.take() { wait(order) }
    await runToExit(apps)
  }

  /// Does nothing but wait for what automations wait for, as this process was begun anew to do.
  private static func wait(_ order: WaitingOrder) -> Never {
    let console = Console()
    do {
      try AutomationWaiter(
        try Arguments(Array(CommandLine.arguments.dropFirst())),
        order,
        environment: ProcessInfo.processInfo.environment,
        console: console
      ).run()
    } catch {
      exit(report(error, on: console).rawValue)
    }
  }

  /// Runs the program away from the main actor: an intent may keep that one to itself for ever.
  @concurrent private static func runToExit(_ apps: [App]) async {
    let console = Console()
    let environment = ProcessInfo.processInfo.environment
    let call = read(Array(CommandLine.arguments.dropFirst()))
    // The index is the process's, so it is kept where the process is the program.
    if let arguments = try? call.get() {
      CSSearchableIndex.keep(in: Session.keptIndex(arguments, environment))
    }
    let isOneRun = (try? call.get())?.isOneRun == true && !ParentProcess.isServed
    let sessions = StartedSessions()
    let code = await OrderlyInterrupt.run(catching: isOneRun) {
      await run(call, apps: apps, environment, console, .standardInput) { sessions.add($0) }
    }
    AppConnections.shared.endAll()
    if code == .interrupted { SignalGuard.interrupt() }
    guard code == .success, let session = sessions.last, session.arguments.command == .automate
    else { withExtendedLifetime(sessions) { exit(code.rawValue) } }
    withExtendedLifetime(sessions) {
      exit(AutomateCommand(session: session).beginToWait().rawValue)
    }
  }

  /// Runs the program; where it is to wait for automations it only gets ready, for it waits in ``main(apps:)``.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name.
  ///   - apps: The built-in apps.
  ///   - environment: The environment variables.
  ///   - console: Where output goes.
  ///   - input: Standard input.
  /// - Returns: How the program ends.
  public static func run(
    _ words: [String],
    apps: [App],
    environment: [String: String],
    console: Console,
    input: FileHandle = .standardInput
  ) async -> ExitCode {
    await run(read(words), apps: apps, environment, console, input) { _ in }
  }

  private static func read(_ words: [String]) -> Result<Arguments, UsageError> {
    Result { () throws(UsageError) in try Arguments(words) }
  }

  /// Runs the program, and shows each session that it starts.
  private static func run(
    _ call: Result<Arguments, UsageError>,
    apps: [App],
    _ environment: [String: String],
    _ console: Console,
    _ input: FileHandle,
    started: (Session) -> Void
  ) async -> ExitCode {
    do {
      let arguments = try call.get()
      if arguments[.version] {
        console.writeLine("assistant \(version)")
        return .success
      }
      if arguments[.help] || arguments.command.isAboutProgram {
        console.write(
          text(about: arguments, Page(console, environment: environment, colors: .auto))
        )
        return .success
      }
      let code = try await carryOut(
        arguments,
        apps: apps,
        environment: environment,
        console: console,
        input: input,
        started: started
      )
      await AppNotifications.current.finish()
      return console.hasFailed && code == .success ? .failure : code
    } catch {
      await AppNotifications.current.finish()
      return report(error, on: console)
    }
  }

  /// What the program tells of itself.
  private static func text(about arguments: Arguments, _ page: Page) -> String {
    let columns = page.columns.map { min($0, HelpText.usualColumns) } ?? HelpText.usualColumns
    guard !arguments[.help] else { return HelpText.text(for: arguments.command, columns: columns) }
    return switch arguments.command {
    case .manual: ManualPage.text
    case .completions:
      arguments.operands.first.flatMap(Shell.init).map { ShellCompletion(shell: $0).text } ?? ""
    default:
      HelpText.text(for: arguments.operands.first.flatMap(CommandName.init), columns: columns)
    }
  }

  private static func carryOut(
    _ arguments: Arguments,
    apps: [App],
    environment: [String: String],
    console: Console,
    input: FileHandle,
    started: (Session) -> Void
  ) async throws -> ExitCode {
    func session() async throws -> Session {
      let session = try await Session.start(
        arguments,
        apps: apps,
        environment: environment,
        console: console
      )
      started(session)
      return session
    }
    switch arguments.command {
    case .talk: return try await TalkCommand(session: try await session(), input: input).run()
    case .listen: return try await ListenCommand(session: try await session()).run()
    case .match: return try await MatchCommand(session: try await session(), input: input).run()
    case .run: return try await RunCommand(session: try await session()).run()
    case .perform:
      return try await PerformCommand(session: try await session(), input: input).run()
    case .phrases: return PhrasesCommand(session: try await session()).run()
    case .intents: return IntentsCommand(session: try await session()).run()
    case .describe: return try await DescribeCommand(session: try await session()).run()
    case .find: return try await FindCommand(session: try await session(), input: input).run()
    case .search: return try await SearchCommand(session: try await session(), input: input).run()
    case .show: return try await ShowCommand(session: try await session(), input: input).run()
    case .metadata: return await MetadataCommand(session: try await session()).run()
    case .freeze: return try FreezeCommand(session: try await session()).run()
    case .apps:
      return try await AppsCommand(
        arguments: arguments,
        environment: environment,
        console: console
      ).run()
    case .serve: return try await ServeCommand(session: try await session()).run()
    case .explain: return await ExplainCommand(session: try await session()).run()
    case .misses: return try MissesCommand(session: try await session()).run()
    case .grammar: return try await GrammarCommand(session: try await session()).run()
    case .lint:
      return try await LintCommand(
        arguments: arguments,
        apps: apps,
        environment: environment,
        console: console
      ).run()
    case .corpus:
      return try await CorpusCommand(
        arguments: arguments,
        apps: apps,
        environment: environment,
        console: console
      ).run()
    case .shortcut:
      return try await ShortcutCommand(session: try await session(), input: input).run()
    case .focus: return try await FocusCommand(session: try await session(), input: input).run()
    case .notify: return try await NotifyCommand(session: try await session()).run()
    case .notifications: return try NotificationsCommand(session: try await session()).run()
    case .automation:
      return try await AutomationCommand(session: try await session(), input: input).run()
    case .automate:
      return try AutomateCommand(session: try await session()).run()
    case .help, .manual, .completions: return .success
    case .coverage:
      // Each corpus may have a locale of its own, so this command starts its sessions itself.
      return try await CoverageCommand(
        arguments: arguments,
        apps: apps,
        environment: environment,
        console: console
      ).run()
    }
  }

  private static func report(_ error: any Error, on console: Console) -> ExitCode {
    switch error {
    case let error as UsageError:
      console.diagnose(error.message)
      return .usage
    case let errors as CatalogFileErrors: return report(errors.mistakes, on: console)
    case let errors as LintSettings.Mistakes: return report(errors.mistakes, on: console)
    case let mistake as CoveragePartial.Mistake:
      console.diagnose(mistake.description)
      return .usage
    case let errors as CoverageCorpusErrors: return report(errors.errors, on: console)
    case let errors as WorkflowFileErrors: return report(errors.mistakes, on: console)
    case let failure as InputFailure:
      console.diagnose(failure.message)
      return .usage
    case let failure as AppFailure:
      console.diagnose(failure.message)
      return .failure
    default:
      console.diagnose(String(describing: error))
      return .failure
    }
  }

  /// Of a file that is something else altogether nobody reads every mistake.
  private static let mostMistakes = 100

  private static func report(
    _ mistakes: [some CustomStringConvertible],
    on console: Console
  ) -> ExitCode {
    for mistake in mistakes.prefix(mostMistakes) { console.diagnose(mistake.description) }
    let rest = mistakes.count - mostMistakes
    if rest > 0 { console.diagnose("\(rest) more mistakes are not shown") }
    return .usage
  }
}

extension CommandName {
  /// Whether the command runs an app's code, which a catalogue file does not have.
  var needsCode: Bool {
    switch self {
    case .perform, .intents, .describe, .find, .search, .show, .shortcut, .focus, .notify,
      .notifications, .automation, .automate:
      true
    case .talk, .listen, .match, .run, .phrases, .explain, .misses, .coverage, .grammar, .metadata,
      .lint, .corpus, .apps, .serve, .freeze, .help, .manual, .completions:
      false
    }
  }
}

extension Arguments {
  /// Whether the call runs one thing and ends with it.
  fileprivate var isOneRun: Bool {
    switch command {
    case .run, .perform: true
    case .shortcut, .automation: operands.first == "run"
    default: false
    }
  }
}
