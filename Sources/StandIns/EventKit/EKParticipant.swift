public import Foundation

/// Whether one is free while something happens.
public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}

/// Whether something takes place.
public enum EKEventStatus: Int, Sendable {
  case none, confirmed, tentative, canceled
}

/// Whether somebody comes.
public enum EKParticipantStatus: Int, Sendable {
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// Who takes part in something: nobody here.
open class EKParticipant: NSObject {
  /// What they are called.
  open var name: String? { nil }
  /// Whether they come.
  open var participantStatus: EKParticipantStatus { .unknown }
  /// Whether it is the person themselves.
  open var isCurrentUser: Bool { false }
}

/// A place with a name.
open class EKStructuredLocation: NSObject {
  /// What it is called.
  open var title: String?
  /// How far around it still counts, in metres.
  open var radius: Double = 0

  /// A place.
  public init(title: String) { self.title = title }
}
