/// A template with brackets: many templates in one, which is never written out.
///
/// ``PhraseGrammar`` reads them.
public struct BranchingTemplate: Sendable, Hashable {
  /// A piece of the template.
  public enum Piece: Sendable, Hashable {
    /// Text or a place, as in a template without brackets.
    case element(PhraseTemplate.Element)
    /// One of several rows of pieces; a row is empty where nothing needs to be said.
    case choice([[Piece]])
    /// All of several rows of pieces, one after the other in any order.
    case anyOrder([[Piece]])
  }

  /// The pieces in order; two literals never follow each other.
  public let pieces: [Piece]

  init(pieces: [Piece]) {
    self.pieces = pieces
  }

  /// The templates without brackets that it stands for.
  public var rows: TemplateRows { TemplateRows(pieces) }
}

extension BranchingTemplate: CustomStringConvertible {
  /// The template as it was written, with its named pieces put in.
  public var description: String { Self.text(of: pieces) }

  private static func text(of row: [Piece]) -> String {
    row.map(text(of:)).joined()
  }

  private static func text(of piece: Piece) -> String {
    switch piece {
    case .element(.literal(let text)): return PhraseGrammar.escaped(text)
    case .element(let place): return PhraseTemplate.placeholder(place)
    case .choice(let rows):
      let said = rows.filter { !$0.isEmpty }.map(text(of:)).joined(separator: "|")
      return rows.contains([]) ? "[\(said)]" : "(\(said))"
    case .anyOrder(let rows): return "(\(rows.map(text(of:)).joined(separator: ";")))"
    }
  }
}
