/// A sentence with places left open, such as `Open ${book} in ${applicationName}`.
///
/// A placeholder is `${name}`; `${applicationName}` stands for the app's name, every other name for
/// a parameter. Everything else is literal text, a dollar sign without a brace included. Placeholders
/// may stand side by side and touch the text around them.
///
/// ```swift
/// let template = try PhraseTemplate(parsing: "Open ${book} in ${applicationName}")
/// template.parameterNames  // ["book"]
/// ```
///
/// Where brackets mean something, a template stands for many: see ``BranchingTemplate``.
public struct PhraseTemplate: Sendable, Hashable {
  /// A piece of a template.
  public enum Element: Sendable, Hashable {
    /// Text that is said as it stands.
    case literal(String)
    /// The place of the app's name.
    case applicationName
    /// The place of a parameter's value.
    case parameter(String)
  }

  /// The pieces in order; two literals never follow each other.
  public let elements: [Element]

  /// Makes a template of pieces.
  init(elements: [Element]) {
    self.elements = elements
  }

  /// Reads a template.
  ///
  /// - Parameter text: The template as an author writes it.
  /// - Throws: A ``PhraseTemplateError`` for the first mistake.
  public init(parsing text: String) throws(PhraseTemplateError) {
    var parser = PhraseTemplateParser(text: text)
    elements = try parser.parse()
  }

  /// The names of the parameters, in order.
  public var parameterNames: [String] {
    elements.compactMap { element in
      guard case .parameter(let name) = element else { return nil }
      return name
    }
  }
}

extension PhraseTemplate: CustomStringConvertible {
  /// The template as it was written.
  public var description: String {
    elements.map(Self.placeholder).joined()
  }

  /// How a piece is written in a template.
  static func placeholder(_ element: Element) -> String {
    switch element {
    case .literal(let text): text
    case .applicationName: "${applicationName}"
    case .parameter(let name): "${\(name)}"
    }
  }
}
