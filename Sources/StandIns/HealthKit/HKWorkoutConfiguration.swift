public import Foundation

/// Where somebody moves.
public enum HKWorkoutSessionLocationType: Int, Sendable {
  case unknown = 1
  case indoor, outdoor
}

/// Where somebody swims.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
  case unknown, pool, openWater
}

/// How somebody is going to move.
open class HKWorkoutConfiguration: NSObject {
  /// How.
  open var activityType = HKWorkoutActivityType.other
  /// Where.
  open var locationType = HKWorkoutSessionLocationType.unknown
  /// Where they swim.
  open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
  /// How long the pool is.
  open var lapLength: HKQuantity?

  /// Nothing yet.
  public override init() {}
}
