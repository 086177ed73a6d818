import AppIntents
import TravelTrackingKit

/// Notes that the traveller has been at a landmark.
struct MarkVisited: UndoableIntent {
  static let title: LocalizedStringResource = "Mark as Visited"
  static let description = IntentDescription("Notes that you have been at a landmark.")

  @Parameter(title: "Landmark", requestValueDialog: "Where have you been?")
  var landmark: LandmarkEntity
  @Dependency private var model: TravelModel

  static var parameterSummary: some ParameterSummary {
    Summary("Mark \(\.$landmark) as visited")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let id = landmark.id
    guard !model.isVisited(id) else {
      return .result(dialog: "You have been at \(landmark) before.")
    }
    model.setVisited(true, id)
    undoManager?.registerUndo(withTarget: model) { $0.setVisited(false, id) }
    undoManager?.setActionName("Mark as Visited")
    return .result(dialog: "\(landmark) is on your list now.")
  }
}
