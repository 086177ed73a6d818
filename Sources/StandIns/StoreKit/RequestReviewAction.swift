import Notices
public import SwiftUI

/// Asks what somebody thinks of the app, which nothing here does.
public struct RequestReviewAction: Sendable {
  /// Asks.
  @MainActor public func callAsFunction() { Notice.doesNothing("asking for a review") }
}

extension EnvironmentValues {
  /// Asks what somebody thinks of the app, which nothing here does.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
}
