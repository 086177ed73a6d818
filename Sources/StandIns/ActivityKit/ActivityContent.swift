public import AppIntents

/// What never changes about something that goes on, and what does.
public protocol ActivityAttributes: Codable {
  /// What changes while it goes on.
  associatedtype ContentState: Codable, Hashable
}

/// What is known of something that goes on.
public struct ActivityContent<State: Codable & Hashable> {
  /// What changes.
  public var state: State
  /// From when on it is out of date; nil for never.
  public var staleDate: Date?
  /// What comes first among several.
  public var relevanceScore: Double

  /// What is known.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

/// How far something that goes on is.
public enum ActivityState: String, Codable, Sendable, Hashable {
  case active, ended, dismissed, stale, pending
}

/// When what is over leaves the screen.
public struct ActivityUIDismissalPolicy: Sendable, Hashable {
  private let date: Date?

  /// Some time after the end.
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)

  /// At a moment.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { .init(date: date) }
}

/// How a person is told of a change.
public struct AlertConfiguration: Sendable {
  /// How it sounds.
  public struct AlertSound: Sendable, Hashable {
    private let name: String

    /// As all alerts.
    public static let `default` = AlertSound(name: "default")

    /// A sound of the app's.
    public static func named(_ name: String) -> AlertSound { .init(name: name) }
  }

  private let title: LocalizedStringResource
  private let body: LocalizedStringResource
  private let sound: AlertSound

  /// An alert.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// How changes arrive from elsewhere, which nothing does here.
public struct PushType: Sendable, Hashable {
  private let name: String

  /// By a token of each activity's.
  public static let token = PushType(name: "token")

  /// By a channel.
  public static func channel(_ identifier: String) -> PushType { .init(name: identifier) }
}
