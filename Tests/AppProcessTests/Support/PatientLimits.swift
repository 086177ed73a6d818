@testable import AppProcess

extension AppConnection.Limits {
  /// An app is waited for, however slow the machine is.
  static var patient: Self {
    let patience = Duration.seconds(86_400)
    return Self(start: patience, answer: patience, patience: patience)
  }
}
