public import AppIntents

/// A landmark as people name it.
///
/// It keeps nothing of its own: its properties are worked out from the landmark.
public struct LandmarkEntity: AppEntity {
  /// The landmark.
  public let landmark: Landmark

  /// What tells it from others.
  public var id: Int { landmark.id }

  /// Its name.
  @ComputedProperty public var name: String { landmark.name }

  /// The country it is in.
  @ComputedProperty(title: "Country") public var country: String { landmark.country }

  /// When it was built or first written about.
  @ComputedProperty(title: "Year") public var year: Int { landmark.year }

  /// What there is to see.
  @ComputedProperty(title: "Summary") public var summary: String { landmark.summary }

  /// What people call such a thing.
  public static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Landmark")
  /// The query that finds landmarks.
  public static let defaultQuery = LandmarkQuery()

  /// How it looks.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: text(name), subtitle: text(country))
  }

  /// What there is to see, in the language of the conversation.
  public var localizedSummary: LocalizedStringResource { text(summary) }

  /// A text that the string catalogue has under itself as the key.
  private func text(_ key: String) -> LocalizedStringResource {
    LocalizedStringResource(String.LocalizationValue(key))
  }

  /// A landmark as people name it.
  public init(_ landmark: Landmark) {
    self.landmark = landmark
  }
}

/// Tells apps that use the kit what is in it.
public struct TravelTrackingKitPackage: AppIntentsPackage {}
