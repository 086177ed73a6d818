/// Does what an intent says whose code is not in this process: a program that is run, or an app in a process
/// of its own.
public protocol IntentPerformer: Sendable {
  /// Whether the other side asks for what is missing, tells what comes of it and rehearses.
  ///
  /// Otherwise every required value is there before ``perform(_:)`` is called, and a rehearsal never
  /// comes to it.
  var asksItself: Bool { get }

  /// Performs the intent, and tells what came of it.
  ///
  /// - Throws: ``IntentFailure``, or what the conversation throws.
  func perform(_ request: PerformRequest) async throws -> IntentOutcome
}

/// One run of an intent, as its performer gets it.
public struct PerformRequest: Sendable {
  /// The intent.
  public let intent: IntentDefinition
  /// Values by parameter name, in the Swift type that ``ParameterType`` names.
  public let values: [String: any Sendable]
  /// The first phrase of the shortcut that a sentence named, whose own values come first; nil for none.
  public let shortcutPhrase: String?
  /// How sure it is that the person meant this, from 0 to 1.
  public let confidence: Double
  /// The person to ask and to tell.
  public let conversation: any IntentConversation
  /// Whether everything is to happen but what the app would do.
  public let isRehearsal: Bool
  /// Whether a result's own intent is run after it.
  public let opensResultIntents: Bool
  /// Where to say how it is taken back; nil where nobody can ask for it.
  public let undoManager: UndoManager?
}

/// A value that only the app on the other side understands: what identifies it there, and what it is called.
public struct OutsideValue: Sendable, Hashable, CustomStringConvertible {
  /// What identifies the value to the app.
  public let id: String
  /// What a person calls it.
  public let title: String

  /// Makes a value.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }

  /// What a person calls it.
  public var description: String { title }
}

/// Stands where the type of an intent would stand whose code is not in this process.
struct OutsideIntent: AppIntent {
  static let title: LocalizedStringResource = ""
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult { .result() }
}

extension AppLocalization {
  /// A value of an app as something that can be chosen, by its identifier and its title.
  public func option(for value: any Sendable) -> IntentOption {
    Self.$current.withValue(self) { anyOption(for: value, in: self) }
  }
}
