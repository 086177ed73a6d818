#if !canImport(Darwin)
extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Which of Markdown is read.
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// What becomes of a text that cannot be read.
    public enum FailurePolicy: Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Which of Markdown is read; only what stands within a line is, here.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of a text that cannot be read; every text can be, here.
    public var failurePolicy: FailurePolicy

    /// How Markdown is read.
    public init(
      allowsExtendedAttributes: Bool = false,
      interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
    }
  }

  /// A text with what Markdown says within a line: emphasis, code, what is crossed out and links.
  ///
  /// A mark that nothing closes stays as it is written.
  public init(
    markdown: String,
    options: MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self = InlineMarkdown(base: baseURL).read(markdown[...])
  }
}

/// Reads what Markdown says within a line.
private struct InlineMarkdown {
  let base: URL?

  private static let marks: [(mark: String, intent: InlinePresentationIntent)] = [
    ("**", .stronglyEmphasized), ("__", .stronglyEmphasized), ("~~", .strikethrough),
    ("*", .emphasized), ("_", .emphasized),
  ]

  func read(
    _ text: Substring,
    as intent: InlinePresentationIntent = []
  ) -> AttributedString {
    var result = AttributedString()
    var plain = ""
    var rest = text
    func flush() {
      guard !plain.isEmpty else { return }
      result += piece(plain, intent)
      plain = ""
    }
    while let next = rest.first {
      if next == "\\", let escaped = rest.dropFirst().first, escaped.isPunctuation {
        plain.append(escaped)
        rest = rest.dropFirst(2)
      } else if let (inner, after) = enclosed(rest, "`") {
        flush()
        result += piece(String(inner), intent.union(.code))
        rest = after
      } else if let (label, address, after) = link(rest) {
        flush()
        var words = read(label, as: intent)
        words.link = URL(string: String(address), relativeTo: base)
        result += words
        rest = after
      } else if let (inner, mark, after) = marked(rest) {
        flush()
        result += read(inner, as: intent.union(mark))
        rest = after
      } else {
        plain.append(next)
        rest = rest.dropFirst()
      }
    }
    flush()
    return result
  }

  private func piece(_ text: String, _ intent: InlinePresentationIntent) -> AttributedString {
    var piece = AttributedString(text)
    if !intent.isEmpty { piece.inlinePresentationIntent = intent }
    return piece
  }

  /// What stands between a mark at the start and the next one like it.
  ///
  /// Three stars close what stands strong before what stands out: the last two are the strong one's.
  private func enclosed(_ text: Substring, _ mark: String) -> (Substring, Substring)? {
    guard text.hasPrefix(mark), let sign = mark.first else { return nil }
    let inner = text.dropFirst(mark.count)
    var rest = inner
    while let start = rest.firstIndex(of: sign) {
      let run = rest[start...].prefix { $0 == sign }
      let fits = run.count == mark.count || run.count > 2
      if fits, start > inner.startIndex {
        let end = inner.index(run.endIndex, offsetBy: -mark.count)
        return (inner[..<end], inner[run.endIndex...])
      }
      rest = rest[run.endIndex...]
    }
    return nil
  }

  private func marked(_ text: Substring) -> (Substring, InlinePresentationIntent, Substring)? {
    for (mark, intent) in Self.marks {
      guard let (inner, after) = enclosed(text, mark) else { continue }
      guard inner.first?.isWhitespace == false, inner.last?.isWhitespace == false else { continue }
      return (inner, intent, after)
    }
    return nil
  }

  private func link(_ text: Substring) -> (Substring, Substring, Substring)? {
    guard text.first == "[", let close = text.range(of: "](") else { return nil }
    let address = text[close.upperBound...]
    guard let end = address.firstIndex(of: ")") else { return nil }
    return (
      text[text.index(after: text.startIndex)..<close.lowerBound], address[..<end],
      address[address.index(after: end)...]
    )
  }
}
#endif
