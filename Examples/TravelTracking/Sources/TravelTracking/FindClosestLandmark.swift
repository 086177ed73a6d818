import AppIntents
import TravelTrackingKit

/// Says which landmark is the nearest.
struct FindClosestLandmark: AppIntent {
  static let title: LocalizedStringResource = "Find Closest Landmark"
  static let description = IntentDescription("Says which landmark is the nearest.")

  @Dependency private var model: TravelModel

  func perform() async throws
    -> some IntentResult & ReturnsValue<LandmarkEntity> & ProvidesDialog & ShowsSnippetView
  {
    guard let landmark = model.closestLandmark() else { throw TravelError.noLandmarks }
    let entity = LandmarkEntity(landmark)
    let kilometers = Int(model.distance(to: landmark).rounded())
    return .result(
      value: entity,
      dialog: "The closest landmark is \(entity).",
      view: LandmarkView(landmark: entity, kilometers: kilometers)
    )
  }
}

/// A landmark on a card.
struct LandmarkView: View {
  let landmark: LandmarkEntity
  let kilometers: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(landmark)").bold()
      Text("\(kilometers) km away").foregroundStyle(.secondary)
    }
  }
}

/// What can go wrong.
enum TravelError: Error, CustomLocalizedStringResourceConvertible {
  case noLandmarks

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .noLandmarks: "There are no landmarks yet."
    }
  }
}
