import SpokenLanguage

/// Fills the arguments into the text of a localisation.
struct StringFormatter {
  let arguments: [FormatArgument]
  let substitutions: [String: Substitution]
  let language: any Language

  /// The text of a form, its plural chosen by the first argument that is a number.
  func format(_ form: StringForm) -> String {
    let number = arguments.lazy.compactMap(\.numeric).first
    var next = 0
    return format(form.text(for: number, language: language), own: nil, next: &next, depth: 0)
  }

  /// The text of a format.
  func format(_ format: FormatString) -> String {
    var next = 0
    return text(of: format, own: nil, next: &next, depth: 0)
  }

  /// `own` is what `%arg` stands for, `next` the place of the next argument in order; `depth` counts
  /// the substitutions around this text, since one within itself would never end.
  private func format(
    _ text: String,
    own: FormatArgument?,
    next: inout Int,
    depth: Int
  ) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return self.text(of: FormatString.of(text), own: own, next: &next, depth: depth)
  }

  private func text(
    of format: FormatString,
    own: FormatArgument?,
    next: inout Int,
    depth: Int
  ) -> String {
    var result = ""
    for piece in format.pieces {
      switch piece {
      case .text(let text):
        result += text
      case .ownArgument:
        result += own?.text(decimalMark: language.decimalMark) ?? "%arg"
      case .specifier(let specifier):
        let argument = argument(at: specifier.position, own: own, next: &next)?
          .inside(result, language)
        let text = argument.flatMap { specifier.text(for: $0, decimalMark: language.decimalMark) }
        result += text ?? specifier.source
      case .variable(let name, let position, let source):
        result += variable(name, position, next: &next, depth: depth) ?? source
      }
    }
    return result
  }

  private func variable(
    _ name: String,
    _ position: Int?,
    next: inout Int,
    depth: Int
  ) -> String? {
    guard let substitution = substitutions[name], depth < 4 else { return nil }
    let place = substitution.argument ?? position
    let argument = argument(at: place, own: nil, next: &next)
    let text = substitution.form.text(for: argument?.numeric, language: language)
    return format(text, own: argument, next: &next, depth: depth + 1)
  }

  /// Inside a substitution a specifier without a place means the substitution's own argument.
  private func argument(
    at position: Int?,
    own: FormatArgument?,
    next: inout Int
  ) -> FormatArgument? {
    if position == nil, let own { return own }
    let index = position.map { $0 - 1 } ?? next
    if position == nil { next += 1 }
    return arguments.indices.contains(index) ? arguments[index] : nil
  }
}

extension FormatArgument {
  /// The argument as it is written behind some words of a sentence.
  ///
  /// At the beginning and behind a sign a title stays as it is: only behind a word it is inside.
  fileprivate func inside(_ words: String, _ language: any Language) -> FormatArgument {
    func isInside() -> Bool {
      words.last { !$0.isWhitespace }.map { $0.isLetter || $0.isNumber } ?? false
    }
    return switch self {
    case .title(let title) where isInside(): .string(language.title(insideSentence: title))
    case .clause(let clause) where isInside():
      .string(clause.prefix(1).lowercased() + clause.dropFirst())
    default: self
    }
  }
}
