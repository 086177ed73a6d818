/// A mistake in the text of a phrase template.
public struct PhraseTemplateError: Error, Sendable, Hashable {
  /// What is wrong.
  public var kind: Kind
  /// The template as it was written.
  public var template: String
  /// Where the mistake begins, as a UTF-8 offset in the template.
  public var offset: Int

  /// Makes an error.
  public init(kind: Kind, template: String, offset: Int) {
    self.kind = kind
    self.template = template
    self.offset = offset
  }

  /// The mistakes a template can hold.
  public enum Kind: Sendable, Hashable {
    /// Nothing is left to be said.
    case empty
    /// `${` without `}`.
    case unclosedPlaceholder
    /// `${}`.
    case emptyPlaceholder
    /// A placeholder's name with characters that no name has.
    case badName(String)
    /// The same parameter stands in two places.
    case repeatedParameter(String)
  }
}
