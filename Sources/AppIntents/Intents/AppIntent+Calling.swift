extension AppIntent {
  /// Performs the intent as it stands and returns its value.
  ///
  /// This is for an app's own code and its tests: nothing is asked, and dependencies are fetched. The
  /// framework keeps no record of what was done, so `donate` changes nothing.
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult.Value
  where PerformResult: ReturnsValue {
    try await loadDependencies(of: self)
    guard let value = try await perform().value else {
      throw AppIntentError(kind: .noValue(Self.persistentIdentifier))
    }
    return value
  }

  /// Performs the intent as it stands, without a value.
  ///
  /// Apple's asks for a result whose value is known to be `Never`; this one takes any.
  @_disfavoredOverload
  public func callAsFunction(donate: Bool = true) async throws {
    try await loadDependencies(of: self)
    _ = try await perform()
  }

  /// Accepts that the person did this in the app's own way; nothing is recorded here.
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Accepts that the person did this in the app's own way; nothing is recorded here.
  @discardableResult
  public func donate() -> IntentDonationIdentifier { IntentDonationIdentifier() }

  /// Accepts that the person did this with this result; nothing is recorded here.
  @discardableResult
  public func donate(result: some IntentResult) async throws -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }

  /// Accepts that the person did this with this result; nothing is recorded here.
  @discardableResult
  public func donate(result: some IntentResult) -> IntentDonationIdentifier {
    IntentDonationIdentifier()
  }
}

/// Names a donation, none of which is recorded here.
public struct IntentDonationIdentifier: Hashable, Codable, Sendable {
  private let value: UUID

  init() {
    value = UUID()
  }
}
