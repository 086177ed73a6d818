import Foundation

enum RecipeError: Error, CustomLocalizedStringResourceConvertible {
  case unknown(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .unknown(let name): "There is no \(name) any more."
    }
  }
}
