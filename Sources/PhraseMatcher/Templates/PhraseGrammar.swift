/// Reads templates in which brackets mean something, with the pieces that an app gives names to.
///
/// ```
/// [please] (open|show) [me] ${book}     what may be left out; one of several
/// (turn;the ${light};off)               all of them, in any order
/// <ask> open ${book}                    a piece that stands elsewhere under its name
/// 50 \[percent\]                        a bracket that is a bracket
/// ```
///
/// Brackets may stand in brackets, and may touch the letters around them: `light[s]` is "light" and
/// "lights". What touches nothing is a word of its own.
///
/// ```swift
/// let grammar = PhraseGrammar(pieces: ["ask": "[please|can you]"])
/// let template = try grammar.template(of: "<ask> (open|show) ${book}")
/// template.rows.count  // 6
/// ```
public struct PhraseGrammar: Sendable {
  /// The most pieces that may stand in any order between the same brackets.
  public static let mostInAnyOrder = 6
  /// The most words and places that a template may hold, once its pieces are put in.
  public static let mostElements = 20_000

  /// The mistakes in each named piece that has some.
  public private(set) var errors: [String: PhraseTemplateErrors] = [:]
  private var pieces: [String: ParsedRow] = [:]

  /// Pieces that follow each other, and what is known about them.
  struct ParsedRow: Sendable {
    var pieces: [BranchingTemplate.Piece] = []
    var names: Set<String> = []
    /// How many words and places it comes to.
    var size = 0
    /// Whether all of it may be left out.
    var isNullable = true
  }

  /// Reads named pieces.
  ///
  /// - Parameter pieces: The text of each piece, by its name; pieces may name each other.
  public init(pieces: [String: String] = [:]) {
    var open: [String] = []
    for name in pieces.keys.sorted() { read(name, of: pieces, &open) }
  }

  private mutating func read(_ name: String, of texts: [String: String], _ open: inout [String]) {
    guard pieces[name] == nil, !open.contains(name), let text = texts[name] else { return }
    open.append(name)
    for other in PhraseGrammarParser.names(in: text) { read(other, of: texts, &open) }
    let beneath = open
    var parser = PhraseGrammarParser(text: text) { [pieces] named in
      if let piece = pieces[named] { return .piece(piece) }
      if beneath.contains(named) { return .circle }
      return .unknown(known: texts.keys.sorted())
    }
    pieces[name] = parser.parse()
    if !parser.errors.isEmpty { errors[name] = PhraseTemplateErrors(parser.errors) }
    open.removeLast()
  }

  /// Reads a template.
  ///
  /// - Parameter text: The template as an author writes it.
  /// - Returns: The template, with the pieces that it names put in.
  /// - Throws: Every mistake in the text at once; those within named pieces are ``errors``.
  public func template(of text: String) throws(PhraseTemplateErrors) -> BranchingTemplate {
    var parser = PhraseGrammarParser(text: text) { [pieces] named in
      pieces[named].map { .piece($0) } ?? .unknown(known: pieces.keys.sorted())
    }
    let row = parser.parse()
    if parser.errors.isEmpty, row.isNullable {
      let kind: PhraseTemplateError.Kind = row.size == 0 ? .empty : .nothingNeeded
      throw PhraseTemplateErrors([PhraseTemplateError(kind: kind, template: text, offset: 0)])
    }
    guard parser.errors.isEmpty else { throw PhraseTemplateErrors(parser.errors) }
    return BranchingTemplate(pieces: row.pieces)
  }

  /// Whether a text holds anything that means something else to a grammar than to a plain template.
  public static func isNeeded(for text: String) -> Bool {
    text.utf8.contains { marks.contains($0) }
  }

  /// A text in which every mark of the grammar stands for itself.
  public static func escaped(_ text: String) -> String {
    guard isNeeded(for: text) else { return text }
    return String(text.flatMap { marks.contains($0.asciiValue ?? 0) ? ["\\", $0] : [$0] })
  }

  private static let marks = Set("\\[]()|;<>".utf8)
}
