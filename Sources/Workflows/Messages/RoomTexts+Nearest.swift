import AssistantKit
import StringCatalogs

extension RoomTexts {
  /// A sentence that says that nothing has a name, and which of some names was probably meant.
  func nothing(_ sentence: String, called name: String, among known: [String]) -> String {
    guard let nearest = Similarity.nearest(to: name, among: known) else { return sentence }
    return sentence + " " + self("Did you mean “\(nearest)”?")
  }
}
