extension HKCategoryTypeIdentifier {
  /// How heavy a period is.
  public static let menstrualFlow = Self(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
  /// Bleeding between periods.
  public static let intermenstrualBleeding = Self(
    rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding"
  )
  /// What the cervix shows.
  public static let cervicalMucusQuality = Self(
    rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality"
  )
  /// What a test of ovulation shows.
  public static let ovulationTestResult = Self(
    rawValue: "HKCategoryTypeIdentifierOvulationTestResult"
  )
  /// What a test of pregnancy shows.
  public static let pregnancyTestResult = Self(
    rawValue: "HKCategoryTypeIdentifierPregnancyTestResult"
  )
  /// That there was sex.
  public static let sexualActivity = Self(rawValue: "HKCategoryTypeIdentifierSexualActivity")
  /// What keeps from pregnancy.
  public static let contraceptive = Self(rawValue: "HKCategoryTypeIdentifierContraceptive")
  /// That there is a pregnancy.
  public static let pregnancy = Self(rawValue: "HKCategoryTypeIdentifierPregnancy")
  /// That there is milk.
  public static let lactation = Self(rawValue: "HKCategoryTypeIdentifierLactation")
  /// That somebody stood.
  public static let appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
  /// That a heart beats fast.
  public static let highHeartRateEvent = Self(
    rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent"
  )
  /// That a heart beats slowly.
  public static let lowHeartRateEvent = Self(rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
  /// That a heart beats unevenly.
  public static let irregularHeartRhythmEvent = Self(
    rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent"
  )
  /// That hands were washed.
  public static let handwashingEvent = Self(rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
  /// That teeth were brushed.
  public static let toothbrushingEvent = Self(
    rawValue: "HKCategoryTypeIdentifierToothbrushingEvent"
  )
  /// A headache.
  public static let headache = Self(rawValue: "HKCategoryTypeIdentifierHeadache")
  /// Tiredness.
  public static let fatigue = Self(rawValue: "HKCategoryTypeIdentifierFatigue")
  /// Sickness.
  public static let nausea = Self(rawValue: "HKCategoryTypeIdentifierNausea")
  /// A fever.
  public static let fever = Self(rawValue: "HKCategoryTypeIdentifierFever")
  /// A cough.
  public static let coughing = Self(rawValue: "HKCategoryTypeIdentifierCoughing")
  /// A sore throat.
  public static let soreThroat = Self(rawValue: "HKCategoryTypeIdentifierSoreThroat")
  /// Dizziness.
  public static let dizziness = Self(rawValue: "HKCategoryTypeIdentifierDizziness")
  /// Cramps.
  public static let abdominalCramps = Self(rawValue: "HKCategoryTypeIdentifierAbdominalCramps")
  /// Spots.
  public static let acne = Self(rawValue: "HKCategoryTypeIdentifierAcne")
  /// Bloating.
  public static let bloating = Self(rawValue: "HKCategoryTypeIdentifierBloating")
  /// Changes of mood.
  public static let moodChanges = Self(rawValue: "HKCategoryTypeIdentifierMoodChanges")
  /// Changes of sleep.
  public static let sleepChanges = Self(rawValue: "HKCategoryTypeIdentifierSleepChanges")
  /// Heat.
  public static let hotFlashes = Self(rawValue: "HKCategoryTypeIdentifierHotFlashes")
  /// Pain in the back.
  public static let lowerBackPain = Self(rawValue: "HKCategoryTypeIdentifierLowerBackPain")
  /// Pain in the breast.
  public static let breastPain = Self(rawValue: "HKCategoryTypeIdentifierBreastPain")
  /// Changes of appetite.
  public static let appetiteChanges = Self(rawValue: "HKCategoryTypeIdentifierAppetiteChanges")
}

/// How heavy a period is.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
  case unspecified = 1
  case light, medium, heavy, none
}

/// How heavy bleeding is.
public enum HKCategoryValueVaginalBleeding: Int, Sendable {
  case unspecified = 1
  case light, medium, heavy, none
}

/// How somebody sleeps.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
}

/// How bad something is.
public enum HKCategoryValueSeverity: Int, Sendable {
  case unspecified, notPresent, mild, moderate, severe
}

/// Whether something is there.
public enum HKCategoryValuePresence: Int, Sendable {
  case present, notPresent
}

/// Whether somebody stood.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
  case stood, idle
}

/// What a test of ovulation shows.
public enum HKCategoryValueOvulationTestResult: Int, Sendable {
  case negative = 1
  case luteinizingHormoneSurge, indeterminate, estrogenSurge
}

/// What a test of pregnancy shows.
public enum HKCategoryValuePregnancyTestResult: Int, Sendable {
  case negative = 1
  case positive, indeterminate
}

/// What the cervix shows.
public enum HKCategoryValueCervicalMucusQuality: Int, Sendable {
  case dry = 1
  case sticky, creamy, watery, eggWhite
}

/// What keeps from pregnancy.
public enum HKCategoryValueContraceptive: Int, Sendable {
  case unspecified = 1
  case implant, injection, intrauterineDevice, intravaginalRing, oral, patch
}

/// How somebody wants to eat.
public enum HKCategoryValueAppetiteChanges: Int, Sendable {
  case unspecified, noChange, decreased, increased
}

/// That nothing more is said.
public enum HKCategoryValue: Int, Sendable {
  case notApplicable
}

/// Says that it is the first of its kind, of a period.
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"
/// Says that somebody wrote it down.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
