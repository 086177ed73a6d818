public import AppIntents

/// What somebody wants to hear, as an app's query of values is asked for it; nothing here asks.
public struct AudioSearch: TransientAppEntity {
  /// What kind of thing it is.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Audio Search"

  /// What is wanted.
  public let criteria: Criteria

  /// Anything.
  public init() { self.init(criteria: .unspecified) }

  /// Something.
  public init(criteria: Criteria) { self.criteria = criteria }

  /// What is wanted, in words.
  public var displayRepresentation: DisplayRepresentation {
    switch criteria {
    case .searchQuery(let query): DisplayRepresentation(title: "\(query)")
    case .url(let addresses):
      DisplayRepresentation(title: "\(addresses.map(\.absoluteString).joined(separator: ", "))")
    case .unspecified: "Anything"
    }
  }

  /// What somebody wants to hear.
  public enum Criteria: Sendable, Hashable {
    /// What they said.
    case searchQuery(String)
    /// What lies at addresses.
    case url([URL])
    /// Anything.
    case unspecified
  }
}
