public import Foundation
import Notices

/// Something that a person could ask for at once.
open class INShortcut: NSObject {
  /// What is asked for.
  public let intent: INIntent?

  /// Something to ask for.
  public init?(intent: INIntent) {
    self.intent = intent
  }
}

/// The sentences that people made themselves, of which there are none here.
public final class INVoiceShortcutCenter: NSObject, Sendable {
  /// The one of the system.
  public static let shared = INVoiceShortcutCenter()

  /// Proposes sentences, of which nobody hears.
  public func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    Notice.doesNothing("INVoiceShortcutCenter")
  }
}

/// Whether an app may be asked by voice.
public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// What a person wants of the voice.
open class INPreferences: NSObject {
  /// Whether the app may be asked.
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .authorized }

  /// Asks whether it may be.
  open class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) {
    handler(.authorized)
  }
}

/// Whether an app may know of the person's focus.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// Whether a person wants their peace.
open class INFocusStatus: NSObject {
  /// Whether they do; nil where nobody knows.
  open var isFocused: Bool? { nil }
}

/// Tells whether a person wants their peace, which nobody knows here.
public final class INFocusStatusCenter: NSObject, Sendable {
  /// The one of the system.
  public static let `default` = INFocusStatusCenter()

  /// Whether the app may know; no.
  public var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }
  /// Whether they do.
  public var focusStatus: INFocusStatus { INFocusStatus() }
}
