/// Why an intent could not go on, in a form the system knows.
///
/// Apps throw their own errors too; one that is ``CustomLocalizedStringResourceConvertible`` is told
/// to the person in their language.
public struct AppIntentError: Error, Sendable {
  let kind: Kind

  init(kind: Kind) {
    self.kind = kind
  }

  /// Asks which of several values is meant; among nothing there is nothing to choose, and any value will do.
  static func choosing(
    _ parameter: any AnyIntentParameter,
    among values: [any Sendable],
    dialog: IntentDialog?
  ) -> AppIntentError {
    AppIntentError(
      kind: values.isEmpty
        ? .needsValue(parameter, dialog) : .needsDisambiguation(parameter, values, dialog)
    )
  }

  /// Performs the intent again from the start, with the values it has.
  public static var restartPerform: AppIntentError { AppIntentError(kind: .restartPerform) }

  /// An error with the app's own words.
  public init(description: LocalizedStringResource) {
    kind = .described(description, code: "error")
  }

  /// One of the framework's errors with the app's own words.
  public init(predefinedError: AppIntentError, description: LocalizedStringResource) {
    kind = .described(description, code: predefinedError.kind.code)
  }

  /// An error of the app's.
  public init(wrapping error: some (Error & CustomLocalizedStringResourceConvertible)) {
    kind = .described(error.localizedStringResource, code: errorCode(of: error))
  }

  /// An error of the app's that knows what it means to the system.
  public init(wrapping error: some CustomAppIntentErrorConvertible) {
    self = error.appIntentError
  }
}

/// An error that knows what it means to the system.
public protocol CustomAppIntentErrorConvertible: Error {
  /// The error in the system's form.
  var appIntentError: AppIntentError { get }
}

extension AppIntentError {
  enum Kind: Sendable {
    case restartPerform
    case needsValue(any AnyIntentParameter, IntentDialog?)
    case needsDisambiguation(any AnyIntentParameter, [any Sendable], IntentDialog?)
    case declined
    /// The app has to come to the front, and the intent to end there.
    case needsForeground(
      IntentDialog?,
      asks: Bool,
      continuation: (@MainActor @Sendable () async throws -> Void)?
    )
    case described(LocalizedStringResource, code: String)
    /// Something was asked where no intent is running: outside of one, or in a detached task.
    case noConversation(parameter: String?)
    case noValue(String)

    var code: String {
      switch self {
      case .restartPerform: "restartPerform"
      case .needsValue: "needsValue"
      case .needsDisambiguation: "needsDisambiguation"
      case .declined: "declined"
      case .needsForeground: "needsForeground"
      case .described(_, let code): code
      case .noConversation: "noConversation"
      case .noValue: "noValue"
      }
    }
  }
}

extension AppIntentError: Equatable {
  /// Whether both say the same.
  public static func == (left: AppIntentError, right: AppIntentError) -> Bool {
    left.kind.code == right.kind.code
      && left.localizedStringResource == right.localizedStringResource
  }
}
