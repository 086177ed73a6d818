import OrderedJSON

/// A piece of a workflow's text.
struct WorkflowToken: Sendable, Hashable {
  var kind: Kind
  var location: SourceLocation
  /// Whether nothing stands between it and the token before.
  var isAttached = false

  enum Kind: Sendable, Hashable {
    case word(String)
    case text(TextTemplate)
    case number(Double)
    case symbol(String)
    /// A comment without its mark.
    case comment(String)
    case newline
    case end
  }

  /// What it is called where something else was expected.
  var shown: String {
    switch kind {
    case .word(let word): "'\(word)'"
    case .text: "a text"
    case .number(let number): "'\(WorkflowPrinter.text(of: number))'"
    case .symbol(let symbol): "'\(symbol)'"
    case .comment: "a comment"
    case .newline: "the end of the line"
    case .end: "the end of the file"
    }
  }
}
