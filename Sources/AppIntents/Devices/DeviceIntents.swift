// Intents for what phones and watches do. Sources that conform to them compile, and the intents are
// performed as any others.

/// An intent that starts, changes or ends something that stays on the screen.
public protocol LiveActivityIntent: SystemIntent {}
/// An intent that starts something that stays on the screen.
public protocol LiveActivityStartingIntent: SystemIntent {}
/// An intent that starts sound.
public protocol AudioStartingIntent: SystemIntent {}
/// An intent that begins or ends talking to a group.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that opens the app's camera.
public protocol CameraCaptureIntent: SystemIntent {
  /// What the camera has to know of the app.
  associatedtype AppContext: Codable = Never
}

extension CameraCaptureIntent {
  /// Nothing: no camera has asked.
  public static var appContext: AppContext? {
    get async throws { nil }
  }

  /// Is taken and not kept.
  public static func updateAppContext(_ context: AppContext?) async throws {}
}

/// An intent that starts a workout.
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
  /// The kind of workout.
  associatedtype WorkoutStyle: AppValue
  /// Which workout to start.
  var workoutStyle: WorkoutStyle { get set }
  /// The workouts to propose.
  static var suggestedWorkouts: [Self] { get }
}

extension StartWorkoutIntent {
  /// An intent that starts a workout.
  public init(style: WorkoutStyle) {
    self.init()
    workoutStyle = style
  }

  /// Tells that other workouts are to be proposed; nothing here proposes any.
  public static func invalidateSuggestedWorkouts() {}
}

/// An intent that interrupts the workout.
public protocol PauseWorkoutIntent: SystemIntent {}
/// An intent that goes on with the workout.
public protocol ResumeWorkoutIntent: SystemIntent {}
/// An intent that starts a dive.
public protocol StartDiveIntent: SystemIntent {}

/// Where an intent may be performed; here there is one process for all.
public struct IntentExecutionTargets: OptionSet, Sendable, Hashable {
  /// The flags as a number.
  public let rawValue: Int

  /// Flags from a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where the system thinks best.
  public static let `default` = IntentExecutionTargets(rawValue: 1)
  /// In the app.
  public static let main = IntentExecutionTargets(rawValue: 2)
  /// In the app's extension for intents.
  public static let appIntentsExtension = IntentExecutionTargets(rawValue: 4)
  /// In the app's extension for widgets.
  public static let widgetKitExtension = IntentExecutionTargets(rawValue: 8)
}

extension AppIntent {
  /// Where an intent may be performed.
  public typealias ExecutionTargets = IntentExecutionTargets

  /// Where the system thinks best.
  public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}

extension EntityQuery {
  /// Where the system thinks best.
  public static var allowedExecutionTargets: IntentExecutionTargets { .default }
}

/// An extension of an app that performs its intents; here the app does.
public protocol AppIntentsExtension {
  /// An extension.
  init()
}

extension AppIntentsExtension {
  /// Ends at once: the assistant performs the intents, and asks the app for them.
  public static func main() {
    print("\(Self.self) performs its intents inside the assistant; run the assistant on its app.")
  }
}
