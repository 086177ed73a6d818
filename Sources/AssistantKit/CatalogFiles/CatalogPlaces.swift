package import OrderedJSON

/// Where the parts of an app stand in its catalogue file.
package struct CatalogPlaces: Sendable, Hashable {
  /// Where the app begins.
  package var app: SourceLocation
  /// Where its name stands; where the app begins for one without.
  package var name: SourceLocation
  /// Where its locale stands; nil where the file names none.
  package var locale: SourceLocation?
  /// Its shortcuts, those of the decoded app in their order.
  package var shortcuts: [Shortcut] = []
  /// Its sentences that must start nothing.
  package var negativePhrases: [SourceLocation] = []
  /// The values of vocabularies that stand in the catalogue itself.
  package var vocabularies: [String: [SourceLocation]] = [:]
  /// Whether all its vocabularies could be read, so that one that is missing is missing.
  var knowsVocabularies = true

  /// Where the parts of a shortcut stand.
  package struct Shortcut: Sendable, Hashable {
    /// Where the shortcut begins.
    package var shortcut: SourceLocation
    /// Where its intent is named.
    package var intent: SourceLocation
    /// Its phrases, those of the decoded shortcut in their order.
    package var phrases: [SourceLocation] = []
    /// The types of its parameters, by the parameters' names.
    package var parameters: [String: SourceLocation] = [:]
    /// Whether all its parameters could be read.
    var knowsParameters = true
  }
}
