/// Takes note of what people did, so that it can be proposed; nothing is kept here.
public struct IntentDonationManager: Sendable {
  /// The app's.
  public static let shared = IntentDonationManager()

  init() {}

  /// Takes note of an intent.
  @discardableResult
  public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
    try await intent.donate()
  }

  /// Takes note of an intent.
  @_disfavoredOverload
  @discardableResult
  public func donate(intent: some AppIntent) -> IntentDonationIdentifier {
    intent.donate()
  }

  /// Takes note of an intent and what it gave.
  @discardableResult
  public func donate(
    intent: some AppIntent,
    result: some IntentResult
  ) async throws -> IntentDonationIdentifier {
    try await intent.donate(result: result)
  }

  /// Takes note of an intent and what it gave.
  @_disfavoredOverload
  @discardableResult
  public func donate(
    intent: some AppIntent,
    result: some IntentResult
  ) -> IntentDonationIdentifier {
    intent.donate(result: result)
  }

  /// Forgets notes; there are none.
  @discardableResult
  public func deleteDonations(
    matching predicate: IntentDonationMatchingPredicate
  ) async throws -> [IntentDonationIdentifier] { [] }
}

/// Which notes of what people did are meant.
public struct IntentDonationMatchingPredicate: Sendable, Hashable {
  private enum Match: Sendable, Hashable {
    case donations([IntentDonationIdentifier])
    case entities([EntityIdentifier])
    case intents(String, EntityIdentifier?)
  }

  private let match: Match

  /// One note.
  public static func donationIdentifier(_ identifier: IntentDonationIdentifier) -> Self {
    Self(match: .donations([identifier]))
  }

  /// Some notes.
  public static func donationIdentifiers(_ identifiers: [IntentDonationIdentifier]) -> Self {
    Self(match: .donations(identifiers))
  }

  /// All that an entity was part of.
  public static func entityIdentifier(_ identifier: EntityIdentifier) -> Self {
    Self(match: .entities([identifier]))
  }

  /// All that some entities were part of.
  public static func entityIdentifiers(_ identifiers: [EntityIdentifier]) -> Self {
    Self(match: .entities(identifiers))
  }

  /// All of an intent, or those that an entity was part of.
  public static func intentType(
    _ type: any AppIntent.Type,
    entityIdentifier: EntityIdentifier? = nil
  ) -> Self {
    Self(match: .intents(type.persistentIdentifier, entityIdentifier))
  }
}
