/// What an app's own search looks for.
public protocol SearchCriteria: _IntentValue, Hashable {
  /// Where it looks.
  associatedtype SearchScopes = Void
}

/// A search for words.
public struct StringSearchCriteria: SearchCriteria {
  /// Where words can be looked for.
  public typealias SearchScopes = [StringSearchScope]

  /// The words.
  public var term: String

  /// A search for words.
  public init(term: String) {
    self.term = term
  }
}

/// Where words can be looked for.
public enum StringSearchScope: String, AppEnum {
  case general, movies, tv, freeformVideo

  /// The kind's name.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Search Scope"
  /// The scopes' names.
  public static let caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] = [
    .general: "Everything", .movies: "Movies", .tv: "TV", .freeformVideo: "Videos",
  ]
}
