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
    /// The same parameter stands in two places of one sentence.
    case repeatedParameter(String)
    /// A bracket that is never closed.
    case unclosedBracket(Character)
    /// A closing bracket that nothing opens.
    case unopenedBracket(Character)
    /// Brackets with nothing between them.
    case emptyBrackets
    /// `|` outside of brackets.
    case strayBar
    /// `|` and `;` between the same brackets.
    case mixedSeparators
    /// More pieces in any order than can be told apart.
    case tooManyOrders(Int)
    /// A backslash with nothing after it.
    case loneBackslash
    /// A named piece that the app does not have.
    case unknownPiece(String, known: [String])
    /// A named piece that stands, by way of others, in itself.
    case circularPiece(String)
    /// Everything may be left out, so that silence would be a sentence.
    case nothingNeeded
    /// The pieces, put in where they are named, are more than a template may hold.
    case tooLarge
  }
}

/// Every mistake that was found in one template, in the order of its text.
public struct PhraseTemplateErrors: Error, Sendable, Hashable {
  /// The mistakes; never empty.
  public var errors: [PhraseTemplateError]

  /// Makes a list of mistakes.
  public init(_ errors: [PhraseTemplateError]) {
    self.errors = errors
  }
}
