public import AppIntents
public import AssistantKit
import Foundation
import OrderedJSON

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// An app in a process of its own, which the assistant starts when it has something for it to do.
///
/// ```swift
/// @main struct Main {
///   static func main() async { await AppProcess.main(MyShortcuts.self) }
/// }
/// ```
///
/// `assistant apps add -- ./MyApp` makes it known. What goes back and forth on standard input and
/// output is described in <doc:LineProtocol>; what the app prints goes to standard error.
public enum AppProcess {
  /// Runs an app that speaks as its source is written, until the assistant has had enough of it.
  ///
  /// - Parameters:
  ///   - provider: The app's shortcuts.
  ///   - intents: Intents that no shortcut starts but that can be performed by name.
  public static func main(
    _ provider: any AppShortcutsProvider.Type,
    intents: [any AppIntent.Type] = []
  ) async {
    await main(App(provider, intents: intents))
  }

  /// Runs an app until the assistant has had enough of it.
  ///
  /// - Parameter app: The app, with its texts and how it is started.
  public static func main(_ app: App) async {
    BrokenPipes.areErrors
    // What the app prints must not get between the lines of the protocol.
    let output = dup(STDOUT_FILENO)
    _ = dup2(STDERR_FILENO, STDOUT_FILENO)
    let writer = MessageWriter(descriptor: output)
    AppNotifications.current.receive(WireNotifications(writer: writer))
    FocusFilters.current.onInvalidation { intent in
      writer.write([("type", "changed"), ("filter", JSON(intent))])
    }
    let responder = AppResponder(app: app, writer: writer)
    for await line in MessageReader.lines(of: STDIN_FILENO) { await responder.receive(line) }
    exit(0)
  }
}
