/// What the system knows that apps of a kind do, such as `photos.search`.
///
/// There is no assistant here that knows them by heart. Of those whose members are known, the members are
/// checked and made parameters or properties; of any other, all stored variables are.
public struct AppSchema: Sendable {
  /// Something that apps of a kind do.
  @dynamicMemberLookup
  public struct Intent: Sendable, Hashable {
    let name: String

    /// The schema of a name, in the domain that this one is.
    public subscript(dynamicMember name: String) -> Intent { Intent(name: "\(self.name).\(name)") }
  }

  /// Something that apps of a kind have.
  @dynamicMemberLookup
  public struct Entity: Sendable, Hashable {
    let name: String

    /// The schema of a name, in the domain that this one is.
    public subscript(dynamicMember name: String) -> Entity { Entity(name: "\(self.name).\(name)") }
  }

  /// A choice that apps of a kind have.
  @dynamicMemberLookup
  public struct Enum: Sendable, Hashable {
    let name: String

    /// The schema of a name, in the domain that this one is.
    public subscript(dynamicMember name: String) -> Enum { Enum(name: "\(self.name).\(name)") }
  }
}

/// The former name of ``AppSchema``.
public typealias AssistantSchemas = AppSchema
/// The former name of ``AppSchema``.
public typealias AssistantSchema = AppSchema
