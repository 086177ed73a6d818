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
      let type = String(describing: Value.self)
      let text: LocalizedStringResource =
        switch self {
        case .failedToRetrieveDependency:
          """
          no dependency of type '\(type)' was added; \
          call AppDependencyManager.shared.add before an intent runs
          """
        case .failedToLoadDependency(let error):
          "the dependency of type '\(type)' could not be made: \(sentence(for: error))"
        case .incorrectDependencyType: "what was added as a dependency is no '\(type)'"
        }
      return String(localized: text)
    }
  }
}
