/// Reads the strings and phrases that an author writes as literals.
struct LiteralReader {
  let tree: TokenTree

  /// The phrase that an expression is: a literal, several with `+` between them, or one that a type is
  /// made of (`AppShortcutPhrase("…")`, `.init("…")`); nil for anything else.
  func phrase(in range: Range<Int>) -> PhraseText? {
    var pieces: [PhraseText.Piece] = []
    var place = range.lowerBound
    var needsLiteral = true
    while place < range.upperBound {
      let token = tree.tokens[place]
      if needsLiteral, token.kind == .string {
        pieces += Self.pieces(of: token)
        needsLiteral = false
        place += 1
      } else if needsLiteral, token.isSign("("), let close = tree.pairs.partner[place] {
        guard let inner = phrase(in: (place + 1)..<close) else { return nil }
        pieces += inner.pieces
        needsLiteral = false
        place = close + 1
      } else if !needsLiteral, token.isSign("+") {
        needsLiteral = true
        place += 1
      } else if needsLiteral, pieces.isEmpty {
        return made(in: range)
      } else {
        return nil
      }
    }
    return needsLiteral ? nil : PhraseText(Self.joined(pieces))
  }

  /// The phrase in the first argument of a call.
  private func made(in range: Range<Int>) -> PhraseText? {
    guard let open = range.first(where: { tree.tokens[$0].isSign("(") }),
      tree.pairs.partner[open] == range.upperBound - 1,
      tree.tokens[range.lowerBound..<open].allSatisfy({ $0.kind == .identifier || $0.isSign(".") }),
      let first = tree.arguments(at: open).first
    else { return nil }
    return phrase(in: first.value)
  }

  /// The plain text that an expression is; nil where it is none or has interpolations.
  func text(in range: Range<Int>) -> String? {
    guard let phrase = phrase(in: range) else { return nil }
    if phrase.pieces.isEmpty { return "" }
    guard phrase.pieces.count == 1, case .literal(let text) = phrase.pieces[0] else { return nil }
    return text
  }

  private static func pieces(of token: SwiftToken) -> [PhraseText.Piece] {
    token.segments.map { segment in
      switch segment {
      case .text(let text): .literal(text)
      case .interpolation(let tokens): piece(of: tokens)
      }
    }
  }

  private static func piece(of tokens: [SwiftToken]) -> PhraseText.Piece {
    let words = tokens.map(\.text)
    if words == [".", "applicationName"]
      || words == ["AppShortcutPhraseToken", ".", "applicationName"]
    {
      return .applicationName
    }
    // `\.$book`, and `\OpenBook.$book` where a type has to be named.
    if words.first == "\\", let last = words.last, last.hasPrefix("$"), words.count >= 3,
      words[words.count - 2] == "."
    {
      return .parameter(String(last.dropFirst()))
    }
    return .other(words.joined())
  }

  private static func joined(_ pieces: [PhraseText.Piece]) -> [PhraseText.Piece] {
    var result: [PhraseText.Piece] = []
    for piece in pieces {
      if case .literal(let text) = piece, case .literal(let before)? = result.last {
        result[result.count - 1] = .literal(before + text)
      } else {
        result.append(piece)
      }
    }
    return result
  }
}
