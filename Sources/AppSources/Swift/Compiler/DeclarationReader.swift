/// Finds the declarations of types by their keywords, where no compiler is there to ask.
struct DeclarationReader {
  let tokens: [SwiftToken]

  /// The declarations, in the order of their keywords.
  func declarations() -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    let pairs = BracketPairs(tokens)
    for (index, token) in tokens.enumerated() {
      guard token.kind == .identifier, let kind = TypeDeclaration.Kind(rawValue: token.text),
        let name = name(after: index, of: kind, pairs),
        let open = opening(after: index, pairs), let close = pairs.partner[open]
      else { continue }
      found.append(
        TypeDeclaration(
          kind: kind,
          name: name,
          range: token.range.lowerBound...tokens[close].range.lowerBound
        )
      )
    }
    return found
  }

  private func name(
    after index: Int,
    of kind: TypeDeclaration.Kind,
    _ pairs: BracketPairs
  ) -> String? {
    if index > 0, tokens[index - 1].isSign(".") || tokens[index - 1].isSign(":") { return nil }
    if kind == .extension, let name = bracketedName(at: index + 1, pairs) { return name }
    guard index + 1 < tokens.count, tokens[index + 1].kind == .identifier else { return nil }
    let word = tokens[index + 1].text
    guard !Self.memberKeywords.contains(word) else { return nil }
    guard kind == .extension else { return word }
    var name = word
    var next = index + 2
    while next + 1 < tokens.count, tokens[next].isSign("."), tokens[next + 1].kind == .identifier {
      name += "." + tokens[next + 1].text
      next += 2
    }
    return TypeDeclaration.name(extended: isOptional(next) ? name + "?" : name)
  }

  /// The name of a type that is written with brackets: `[Book]`, `[String: Book]`.
  private func bracketedName(at index: Int, _ pairs: BracketPairs) -> String? {
    guard index < tokens.count, tokens[index].isSign("["), let close = pairs.partner[index] else {
      return nil
    }
    let type = tokens[index...close].map(\.text).joined()
    return TypeDeclaration.name(extended: isOptional(close + 1) ? type + "?" : type)
  }

  /// Whether a type is followed by the sign of an optional.
  private func isOptional(_ index: Int) -> Bool {
    index < tokens.count && (tokens[index].isSign("?") || tokens[index].isSign("!"))
  }

  /// What follows `class` where it is no declaration of a type.
  private static let memberKeywords: Set<String> = [
    "func", "var", "let", "subscript", "init", "override", "final", "private", "public",
    "internal", "fileprivate", "open", "package", "in",
  ]

  /// The brace that opens the body; a declaration has no other sign that ends an expression before it.
  private func opening(after index: Int, _ pairs: BracketPairs) -> Int? {
    var next = index + 1
    while next < tokens.count {
      let token = tokens[next]
      if token.isSign("{") { return next }
      if token.isSign("(") || token.isSign("[") {
        guard let close = pairs.partner[next] else { return nil }
        next = close
      } else if token.isSign("}") || token.isSign(")") || token.isSign(";")
        || token.isSign("=") && !tokens[next - 1].isSign("=") && !isEquality(next)
      {
        return nil
      }
      next += 1
    }
    return nil
  }

  /// Whether the sign is the first half of `==` in a generic requirement.
  private func isEquality(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].isSign("=")
  }
}
