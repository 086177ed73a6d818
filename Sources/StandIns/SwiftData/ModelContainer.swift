/// Keeps an app's models for as long as the process runs.
///
/// All contexts of a container share one set of objects, as one context would.
public final class ModelContainer: Sendable {
  /// What kinds of models are kept.
  public let schema: Schema
  /// Where they are kept.
  public let configurations: [ModelConfiguration]
  let store = ModelStore()

  /// What brought older models up to date, had any been kept.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?

  /// A place for kinds of models.
  public convenience init(
    for types: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(types),
      migrationPlan: migrationPlan,
      configurations: configurations
    )
  }

  /// A place for kinds of models.
  public convenience init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A place for kinds of models.
  public init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    self.configurations = configurations
    self.migrationPlan = migrationPlan
  }

  /// A place for no models.
  static let none = ModelContainer()

  private init() {
    schema = Schema([])
    configurations = []
    migrationPlan = nil
  }

  /// The models as the main actor sees them.
  @MainActor public var mainContext: ModelContext { ModelContext(self) }

  /// Forgets all models.
  public func deleteAllData() { store.forget() }
}
