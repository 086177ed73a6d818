/// The wrapped properties of an intent, found in one look at it.
struct IntentParts {
  /// The parameters in their order, each of which knows its property's name.
  private(set) var parameters: [any AnyIntentParameter] = []
  /// What the app is to provide.
  private(set) var dependencies: [PlacedDependency] = []

  init(of intent: any AppIntent) {
    for child in Self.children(of: intent) { add(child.part, label: child.label, of: intent) }
  }

  /// Makes an intent of a type with its parts.
  ///
  /// Of a type that was made before it is known where they are, which spares the look.
  static func making(_ type: any AppIntent.Type) -> (intent: any AppIntent, parts: IntentParts) {
    let (intent, made) = MadeParts.making(type)
    let layout: IntentLayout?
    if let known = IntentLayout.known(of: type) {
      layout = known
    } else {
      layout = IntentLayout(made, in: children(of: intent))
      IntentLayout.keep(layout, of: type)
    }
    guard let children = layout?.parts(among: made) else {
      return (intent, IntentParts(of: intent))
    }
    var parts = IntentParts()
    for child in children { parts.add(child.part, label: child.label, of: intent) }
    return (intent, parts)
  }

  private init() {}

  /// The properties that hold parts.
  private static func children(
    of intent: any AppIntent
  ) -> [(label: String?, part: MadeParts.Part)] {
    Mirror(reflecting: intent).children.compactMap { child in
      if let parameter = child.value as? any AnyIntentParameter {
        return (child.label, .parameter(parameter))
      }
      return (child.value as? any LoadableDependency).map { (child.label, .dependency($0)) }
    }
  }

  private mutating func add(_ part: MadeParts.Part, label: String?, of intent: any AppIntent) {
    switch part {
    case .parameter(let parameter):
      if let label { parameter.name = String(label.drop(while: { $0 == "_" })) }
      parameters.append(parameter)
    case .dependency(let dependency):
      dependencies.append(PlacedDependency(dependency, of: type(of: intent), label: label))
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
