/// The wrapped properties of an intent, found in one look at it.
struct IntentParts {
  /// The parameters in their order, each of which knows its property's name.
  private(set) var parameters: [any AnyIntentParameter] = []
  /// What the app is to provide.
  private(set) var dependencies: [PlacedDependency] = []

  init(of intent: any AppIntent) {
    for child in Mirror(reflecting: intent).children {
      if let parameter = child.value as? any AnyIntentParameter {
        if let label = child.label { parameter.name = String(label.drop(while: { $0 == "_" })) }
        parameters.append(parameter)
      } else if let dependency = child.value as? any LoadableDependency {
        dependencies.append(PlacedDependency(dependency, of: intent, label: child.label))
      }
    }
  }

  /// Fetches what the app is to provide.
  func loadDependencies() async throws {
    for dependency in dependencies { try await dependency.load() }
  }
}

/// The parameters of an intent in their order, each of which knows its property's name afterwards.
@discardableResult
func bindNames(of intent: any AppIntent) -> [any AnyIntentParameter] {
  IntentParts(of: intent).parameters
}
