/// An intent whose meaning the system knows.
public protocol SystemIntent: AppIntent {}

/// Opens something in the app.
///
/// The app comes to the front; performing it does nothing more unless the intent says so.
public protocol OpenIntent: SystemIntent {
  /// The kind of thing to open.
  associatedtype Value: AppValue
  /// What to open.
  var target: Value { get set }
}

extension OpenIntent {
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }

  /// Nothing more.
  public func perform() async throws -> some IntentResult { .result() }
}

/// Deletes entities.
///
/// The assistant reads back what is to be deleted before it performs one, unless a phrase of the app's was said exactly: what
/// is to be confirmed then, `perform` asks with `requestConfirmation`.
public protocol DeleteIntent: SystemIntent {
  /// The kind of entity to delete.
  associatedtype Entity: AppEntity
  /// What to delete.
  var entities: [Entity] { get }
}

/// Shows something in a window the app provides for it.
public protocol TargetContentProvidingIntent: AppIntent {
  /// What is shown.
  var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
  /// The type's name.
  public var contentIdentifier: String { Self.persistentIdentifier }

  /// Nothing more.
  public func perform() async throws -> some IntentResult { .result() }
}

extension TargetContentProvidingIntent where Self: OpenIntent {
  /// Nothing more.
  public func perform() async throws -> some IntentResult { .result() }
}
