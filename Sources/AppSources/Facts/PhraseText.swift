import Foundation

/// The text of a phrase, piece by piece, as Swift source or a catalogue has it.
package struct PhraseText: Sendable, Hashable, Codable {
  /// A piece of a phrase.
  package enum Piece: Sendable, Hashable, Codable {
    /// Text that is said as it stands.
    case literal(String)
    /// The place of the app's name.
    case applicationName
    /// The place of a parameter's value.
    case parameter(String)
    /// An interpolation that a phrase cannot have, as it is written.
    case other(String)
  }

  /// The pieces in order.
  package var pieces: [Piece]

  /// Makes a text of pieces.
  package init(_ pieces: [Piece]) {
    self.pieces = pieces
  }

  /// Reads a template of a catalogue, such as `Open ${book} in ${applicationName}`.
  ///
  /// What is no placeholder stays text.
  package init(template: String) {
    pieces = []
    var rest = template[...]
    while let start = rest.range(of: "${") {
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else { break }
      if start.lowerBound > rest.startIndex {
        pieces.append(.literal(String(rest[..<start.lowerBound])))
      }
      let name = String(rest[start.upperBound..<end])
      pieces.append(name == "applicationName" ? .applicationName : .parameter(name))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(.literal(String(rest))) }
  }

  /// The phrase as a template, which is its key in a catalogue too.
  package var template: String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .applicationName: "${applicationName}"
      case .parameter(let name): "${\(name)}"
      case .other(let source): "\\(\(source))"
      }
    }.joined()
  }

  /// How often the app's name stands in it.
  package var applicationNameCount: Int { pieces.count { $0 == .applicationName } }

  /// The names of its parameters, in order.
  package var parameters: [String] {
    pieces.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
  }

  /// What is said as it stands, without placeholders.
  package var literals: [String] {
    pieces.compactMap { if case .literal(let text) = $0 { text } else { nil } }
  }
}
