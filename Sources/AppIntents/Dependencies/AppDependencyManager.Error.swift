extension AppDependencyManager {
  /// Why a dependency could not be had.
  public enum Error<Value>: LocalizedError {
    /// Nothing was registered for the type.
    case failedToRetrieveDependency
    /// The factory failed.
    case failedToLoadDependency(any Swift.Error)
    /// Something of another type was registered.
    case incorrectDependencyType

    /// What happened, and what to do.
    public var errorDescription: String? {
      switch self {
      case .failedToRetrieveDependency:
        """
        no dependency of type '\(Value.self)' was added; \
        call AppDependencyManager.shared.add before an intent runs
        """
      case .failedToLoadDependency(let error):
        "the dependency of type '\(Value.self)' could not be made: \(sentence(for: error))"
      case .incorrectDependencyType:
        "what was added as a dependency is no '\(Value.self)'"
      }
    }
  }
}
