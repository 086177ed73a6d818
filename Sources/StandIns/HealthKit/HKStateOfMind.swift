public import Foundation

/// A feeling.
open class HKStateOfMind: HKSample {
  /// Whether it is of a moment or of a day.
  public enum Kind: Int, Sendable {
    case momentaryEmotion = 1
    case dailyMood = 2
  }

  /// How pleasant it is.
  public enum ValenceClassification: Int, Sendable {
    case veryUnpleasant = 1
    case unpleasant, slightlyUnpleasant, neutral, slightlyPleasant, pleasant, veryPleasant

    /// By its number, from -1 to 1.
    public init?(valence: Double) {
      guard (-1...1).contains(valence) else { return nil }
      self.init(rawValue: min(7, Int((valence + 1) / 2 * 7) + 1))
    }
  }

  /// What it is called.
  public enum Label: Int, Sendable {
    case amazed = 1
    case amused, angry, anxious, ashamed, brave, calm, content, disappointed, discouraged
    case disgusted, embarrassed, excited, frustrated, grateful, guilty, happy, hopeless, irritated
    case jealous, joyful, lonely, passionate, peaceful, proud, relieved, sad, scared, stressed
    case surprised, worried, annoyed, confident, drained, hopeful, indifferent, overwhelmed
    case satisfied
  }

  /// What it is about.
  public enum Association: Int, Sendable {
    case community = 1
    case currentEvents, dating, education, family, fitness, friends, health, hobbies, identity
    case money, partner, selfCare, spirituality, tasks, travel, work, weather
  }

  /// Whether it is of a moment or of a day.
  public let kind: Kind
  /// How pleasant it is, from -1 to 1.
  public let valence: Double
  /// What it is called.
  public let labels: [Label]
  /// What it is about.
  public let associations: [Association]

  /// How pleasant it is.
  open var valenceClassification: ValenceClassification {
    ValenceClassification(valence: valence) ?? .neutral
  }

  /// A feeling.
  public init(
    date: Date,
    kind: Kind,
    valence: Double,
    labels: [Label],
    associations: [Association],
    metadata: [String: any Sendable]? = nil
  ) {
    self.kind = kind
    self.valence = valence
    self.labels = labels
    self.associations = associations
    super.init(HKSampleType(name: "HKDataTypeStateOfMind"), date, date, metadata)
  }
}

extension HKObjectType {
  /// Feelings.
  public class func stateOfMindType() -> HKSampleType {
    HKSampleType(name: "HKDataTypeStateOfMind")
  }
}
