/// What kinds of models are kept.
public struct Schema: Sendable {
  /// The kinds.
  public let types: [any PersistentModel.Type]
  /// Which state of them it is.
  public let version: Version

  /// Kinds of models.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = types
    self.version = version
  }

  /// Kinds of models.
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// The kinds of models of one state of an app.
  public init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The kinds, by their names.
  public var entities: [Entity] { types.map { Entity(name: String(describing: $0)) } }

  /// A kind of models by its name.
  public struct Entity: Hashable, Sendable {
    /// The name.
    public let name: String
  }

  /// Which state of its models an app is in.
  public struct Version: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
    /// What changes where the old no longer fits.
    public let major: Int
    /// What changes where something is new.
    public let minor: Int
    /// What changes where something is mended.
    public let patch: Int

    /// A state.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// The numbers, with dots between them.
    public var description: String { "\(major).\(minor).\(patch)" }

    /// Whether one comes before the other.
    public static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
  }
}

/// The kinds of models of one state of an app.
public protocol VersionedSchema: SendableMetatype {
  /// The kinds.
  static var models: [any PersistentModel.Type] { get }
  /// Which state it is.
  static var versionIdentifier: Schema.Version { get }
}

/// How an app's models come from one state to the next; nothing here is old, since nothing is kept.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The states, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The ways from each to the next.
  static var stages: [MigrationStage] { get }
}

/// The way from one state of an app's models to the next, which nobody goes here.
public enum MigrationStage {
  /// One that the framework finds by itself.
  case lightweight(
    fromVersion: any VersionedSchema.Type,
    toVersion: any VersionedSchema.Type
  )
  /// One on which the app has something to do.
  case custom(
    fromVersion: any VersionedSchema.Type,
    toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?,
    didMigrate: ((ModelContext) throws -> Void)?
  )
}
