/// A dependency and the property that it belongs to.
struct PlacedDependency: Sendable {
  /// The owner's type and the property, such as `AddBook.store`.
  let place: String
  let dependency: any LoadableDependency

  init(_ dependency: any LoadableDependency, of owner: Any, label: String?) {
    let property = label.map { "." + $0.drop(while: { $0 == "_" }) } ?? ""
    place = "\(type(of: owner))\(property)"
    self.dependency = dependency
  }

  /// Fetches the value.
  func load() async throws {
    do {
      try await dependency.load()
    } catch {
      throw DependencyFailure(place: place, cause: error)
    }
  }
}

/// A dependency that could not be had, and where it was needed.
struct DependencyFailure: Error {
  /// The owner's type and the property.
  let place: String
  let cause: any Error
}

extension DependencyFailure: CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource {
    "\(place) could not be filled: \(sentence(for: cause))"
  }
}

/// Fetches the dependencies of an intent, a query or an options provider.
nonisolated(nonsending)
  func loadDependencies(of owner: Any) async throws
{
  for child in Mirror(reflecting: owner).children {
    if let dependency = child.value as? any LoadableDependency {
      try await PlacedDependency(dependency, of: owner, label: child.label).load()
    }
  }
}
