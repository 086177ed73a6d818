@_exported public import Foundation
import Notices
import Synchronization

/// Something that goes on, which a screen would show; here it is kept while the process runs.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
  /// What changes about it.
  public typealias ContentState = Attributes.ContentState

  /// What tells it apart.
  public let id: String
  /// Whether it stays when the person goes elsewhere.
  public let style: ActivityStyle
  private let fixed: Kept<Attributes>
  private let current: Kept<(content: ActivityContent<ContentState>, state: ActivityState)>

  private init(
    _ attributes: Attributes,
    _ content: ActivityContent<ContentState>,
    style: ActivityStyle
  ) {
    id = UUID().uuidString
    self.style = style
    fixed = Kept(attributes)
    current = Kept((content, .active))
  }

  /// What never changes about it.
  public var attributes: Attributes { fixed.read() }
  /// What is known of it.
  public var content: ActivityContent<ContentState> { current.read().content }
  /// How far it is.
  public var activityState: ActivityState { current.read().state }
  /// The token by which changes would arrive; there is none.
  public var pushToken: Data? { nil }

  /// Those of the kind that go on.
  public static var activities: [Activity<Attributes>] {
    Activities.all.withLock { $0.compactMap { $0 as? Activity<Attributes> } }
  }

  /// Begins something.
  public static func request(
    attributes: Attributes,
    content: ActivityContent<ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try request(attributes: attributes, content: content, pushType: pushType, style: .standard)
  }

  /// Begins something in a way.
  public static func request(
    attributes: Attributes,
    content: ActivityContent<ContentState>,
    pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> {
    Notice.doesNothing("showing live activities")
    let activity = Activity(attributes, content, style: style)
    Activities.all.withLock { $0.append(activity) }
    return activity
  }

  /// Begins something at a time and tells the person; it begins at once here, and nobody is told.
  public static func request(
    attributes: Attributes,
    content: ActivityContent<ContentState>,
    pushType: PushType? = nil,
    style: ActivityStyle = .standard,
    alertConfiguration: AlertConfiguration,
    start: Date
  ) throws -> Activity<Attributes> {
    try request(attributes: attributes, content: content, pushType: pushType, style: style)
  }

  /// Says what has changed.
  public func update(_ content: ActivityContent<ContentState>) async {
    current.change { if $0.state == .active { $0.content = content } }
  }

  /// Says what has changed, and tells the person.
  public func update(
    _ content: ActivityContent<ContentState>,
    alertConfiguration: AlertConfiguration?
  ) async {
    await update(content)
  }

  /// Says what has changed at a time, and tells the person.
  public func update(
    _ content: ActivityContent<ContentState>,
    alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async { await update(content) }

  /// Ends it at a time.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default,
    timestamp: Date
  ) async { await end(content, dismissalPolicy: dismissalPolicy) }

  /// Ends it.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    current.change { current in
      if let content { current.content = content }
      current.state = dismissalPolicy == .immediate ? .dismissed : .ended
    }
    Activities.all.withLock { $0.removeAll { $0 === self } }
  }
}

/// Everything that goes on, of any kind.
private enum Activities {
  static let all = Mutex<[any AnyObject & Sendable]>([])
}

/// Whether a person lets apps show what goes on: nobody is there to forbid it.
public final class ActivityAuthorizationInfo: Sendable {
  /// Whether it may be shown.
  public var areActivitiesEnabled: Bool { true }
  /// Whether it may be changed often.
  public var frequentPushesEnabled: Bool { false }

  /// What the person lets.
  public init() {}
}

/// Why something could not begin.
public enum ActivityAuthorizationError: Error, Sendable, Hashable {
  case denied, unsupported, attributesTooLarge, globalMaximumExceeded, targetMaximumExceeded
}

/// Whether something that goes on stays when the person goes elsewhere.
public enum ActivityStyle: Sendable, Hashable {
  case standard, transient
}

extension Activity {
  /// Where new ones can be begun from elsewhere: nowhere.
  public static var pushToStartToken: Data? { nil }
  /// What it is told to be, as it changes: as it is now.
  public var activityStateUpdates: AsyncStream<ActivityState> { .one(activityState) }
  /// What it shows, as it changes: what it shows now.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
    let current = current
    return AsyncStream { stream in
      stream.yield(current.read().content)
      stream.finish()
    }
  }
  /// Where it can be reached from elsewhere: nowhere.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// Where new ones can be begun from elsewhere: nowhere.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// The ones that begin: those that are there.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> {
    let all = activities
    return AsyncStream { stream in
      all.forEach { stream.yield($0) }
      stream.finish()
    }
  }
}

extension ActivityAuthorizationInfo {
  /// Whether they may be shown, as it changes: as it is now.
  public var activityEnablementUpdates: AsyncStream<Bool> { .one(areActivitiesEnabled) }
}

extension AsyncStream {
  fileprivate static func one(_ element: Element) -> AsyncStream where Element: Sendable {
    AsyncStream { stream in
      stream.yield(element)
      stream.finish()
    }
  }
}
