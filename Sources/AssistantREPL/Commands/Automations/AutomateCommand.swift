import AssistantKit
import Foundation
import Workflows

/// Gets ready to wait for what automations wait for, and then does nothing but wait.
///
/// What waits is this process once more from its beginning (``AutomationWaiter``): whatever has begun to run tasks is
/// woken every second from then on, and whoever waits for days is not.
struct AutomateCommand: Sendable {
  let session: Session

  /// Finds out whether there is anything in the way of waiting.
  func run() throws -> ExitCode {
    let files = try session.ownLibrary.files
    for folder in [files.automations, files.eventFolder] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    return .success
  }

  /// Begins to wait in this process, of which nothing else is left then.
  ///
  /// - Returns: How the program ends where that cannot be done.
  func beginToWait() -> ExitCode {
    let order = WaitingOrder(
      locale: session.settings.locale,
      names: session.apps.map(\.names)
    )
    let code = OwnProgram.beginAgain([WaitingOrder.variable: order.text])
    session.console.diagnose(
      "the program cannot be started once more to wait (\(SystemMessage.text(of: code)))"
    )
    return .failure
  }
}
