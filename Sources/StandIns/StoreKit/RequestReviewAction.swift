import Notices
public import SwiftUI

/// Asks what somebody thinks of the app, which nothing here does.
@MainActor @preconcurrency
public struct RequestReviewAction: Sendable {
  nonisolated init() {}

  /// Asks.
  public func callAsFunction() { Notice.doesNothing("asking for a review") }
}

extension EnvironmentValues {
  /// Asks what somebody thinks of the app, which nothing here does.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
