/// A dependency and the property that it belongs to.
struct PlacedDependency: Sendable {
  private let owner: Any.Type
  private let label: String?
  let dependency: any LoadableDependency

  init(_ dependency: any LoadableDependency, of owner: Any.Type, label: String?) {
    self.dependency = dependency
    self.owner = owner
    self.label = label
  }

  /// The dependencies of an intent, a query or an options provider.
  static func all(of owner: Any) -> [PlacedDependency] {
    Mirror(reflecting: owner).children.compactMap { child in
      (child.value as? any LoadableDependency).map {
        PlacedDependency($0, of: type(of: owner), label: child.label)
      }
    }
  }

  /// The owner's type and the property, such as `AddBook.store`.
  var place: String {
    let property = label.map { "." + $0.drop(while: { $0 == "_" }) } ?? ""
    return "\(owner)\(property)"
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
  for dependency in PlacedDependency.all(of: owner) { try await dependency.load() }
}
