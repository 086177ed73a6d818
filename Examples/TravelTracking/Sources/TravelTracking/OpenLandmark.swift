import AppIntents
import TravelTrackingKit

/// Shows a landmark in the app.
struct OpenLandmark: OpenIntent {
  static let title: LocalizedStringResource = "Open Landmark"
  static let description = IntentDescription("Shows a landmark.", categoryName: "Landmarks")

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark?")
  var target: LandmarkEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$target)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: IntentDialog(target.localizedSummary))
  }
}
