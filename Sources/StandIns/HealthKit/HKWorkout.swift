public import Foundation

/// What is done in a workout.
public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball, archery, badminton, baseball, basketball, bowling, boxing, climbing
  case cricket, crossTraining, curling, cycling, dance, elliptical, fencing, fishing
  case functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, jumpRope
  case kickboxing, martialArts, mindAndBody, mixedCardio, paddleSports, pilates, pickleball
  case play, preparationAndRecovery, racquetball, rowing, rugby, running, sailing, skatingSports
  case snowboarding, snowSports, soccer, socialDance, softball, squash, stairClimbing, stairs
  case stepTraining, surfingSports, swimming, tableTennis, taiChi, tennis, trackAndField
  case traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports
  case wheelchairRunPace, wheelchairWalkPace, wrestling, yoga, barre, cooldown, coreTraining
  case crossCountrySkiing, discSports, downhillSkiing, equestrianSports, fitnessGaming
  case flexibility, handCycling, highIntensityIntervalTraining, hunting, lacrosse, swimBikeRun
  case transition, underwaterDiving, other
}

/// A workout that was done.
open class HKWorkout: HKSample {
  /// What was done.
  public let workoutActivityType: HKWorkoutActivityType
  /// How long, in seconds.
  open var duration: TimeInterval { endDate.timeIntervalSince(startDate) }

  /// A workout.
  public init(
    activityType workoutActivityType: HKWorkoutActivityType,
    start startDate: Date,
    end endDate: Date
  ) {
    self.workoutActivityType = workoutActivityType
    super.init(HKSampleType(name: "HKWorkoutTypeIdentifier"), startDate, endDate, nil)
  }
}
