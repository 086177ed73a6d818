/// A type with a name that outlives renaming it in code.
public protocol PersistentlyIdentifiable: SendableMetatype {
  /// The name; the type's own unless the type says otherwise.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's own name.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}
