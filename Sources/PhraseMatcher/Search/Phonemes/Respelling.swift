/// A text in which some words were put right that sound like a name.
///
/// ```
/// heard   get rid of the davinsi code
/// text    get rid of the da vinci code
/// ```
public struct Respelling: Sendable, Hashable {
  /// The text with the name in place of the words.
  public let text: String
  /// The values that are called so, by their identifiers.
  public let ids: [String]
  /// How like the name sounds to the words, from 0 to 1.
  public let similarity: Double
  /// How much less like the next name is to words in the same place.
  public var margin: Double
}
