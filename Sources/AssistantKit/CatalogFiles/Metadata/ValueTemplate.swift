/// A text with values in it: `Set the volume to ${level}`.
public struct ValueTemplate: Sendable, Hashable {
  /// A part of a template.
  public enum Piece: Sendable, Hashable {
    case literal(String)
    /// The value of a parameter: how the app identifies it, or what a person calls it for `${name.title}`.
    case value(name: String, asTitle: Bool)
  }

  /// The parts, in order.
  public let pieces: [Piece]
  /// The template as it was written.
  public let text: String

  /// Reads a template; what is no `${name}` stands for itself.
  public init(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    var literal = ""
    while let start = rest.firstRange(of: "${"),
      let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      literal += rest[..<start.lowerBound]
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      let inside = rest[start.upperBound..<end]
      let asTitle = inside.hasSuffix(".title")
      pieces.append(
        .value(name: String(asTitle ? inside.dropLast(6) : inside), asTitle: asTitle)
      )
      rest = rest[rest.index(after: end)...]
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    self.pieces = pieces
    self.text = text
  }

  /// The parameters that stand in it.
  public var names: [String] {
    pieces.compactMap { if case .value(let name, _) = $0 { name } else { nil } }
  }

  /// The text with its values; nil where one of them is missing.
  public func filled(_ value: (_ name: String, _ asTitle: Bool) -> String?) -> String? {
    var text = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal): text += literal
      case .value(let name, let asTitle):
        guard let value = value(name, asTitle) else { return nil }
        text += value
      }
    }
    return text
  }
}
