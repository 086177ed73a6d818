/// A type that may have dependencies put into it.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  /// Something the app provides to its intents and queries.
  public typealias Dependency = AppDependency
}
