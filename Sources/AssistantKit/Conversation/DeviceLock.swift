import AppIntents
import Synchronization

/// Whether the person has shown that they may do what not everybody may.
///
/// It is one for a conversation: who is there stays there, and nobody unlocks a device for every sentence.
package final class DeviceLock: Sendable {
  /// How a device is found when an intent wants to know who asks.
  package enum Setting: Sendable {
    /// The person is asked once, and is then known.
    case askedOnce
    /// The person is asked each time, as at a device that lies locked on the table.
    case locked
    /// Nobody is asked.
    case unlocked
  }

  private let setting: Setting
  private let isOpen = Mutex(false)

  init(_ setting: Setting) {
    self.setting = setting
  }

  /// Whether the person has to be asked before an intent runs.
  func holdsBack(_ intent: IntentDefinition) -> Bool {
    guard intent.authenticationPolicy != .alwaysAllowed else { return false }
    return switch setting {
    case .unlocked: false
    case .locked: true
    case .askedOnce: isOpen.withLock { !$0 }
    }
  }

  /// The person has said who they are.
  func open() {
    isOpen.withLock { $0 = true }
  }
}
