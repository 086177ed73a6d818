// As activities were told what goes on before iOS 16.2.

extension Activity {
  /// What goes on.
  public var contentState: ContentState { content.state }

  /// Begins an activity.
  public static func request(
    attributes: Attributes,
    contentState: ContentState,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(
      attributes: attributes,
      content: ActivityContent(state: contentState, staleDate: nil),
      pushType: pushType
    )
  }

  /// Says what goes on.
  public func update(using contentState: ContentState) async {
    await update(ActivityContent(state: contentState, staleDate: nil))
  }

  /// Says what goes on, aloud.
  public func update(
    using contentState: ContentState,
    alertConfiguration: AlertConfiguration?
  ) async {
    await update(
      ActivityContent(state: contentState, staleDate: nil),
      alertConfiguration: alertConfiguration
    )
  }

  /// Ends, with a last state.
  public func end(
    using contentState: ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      contentState.map { ActivityContent(state: $0, staleDate: nil) },
      dismissalPolicy: dismissalPolicy
    )
  }
}
