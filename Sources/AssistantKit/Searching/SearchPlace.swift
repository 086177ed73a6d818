import AppIntents
import SpokenLanguage

/// The app in which something is looked for, where the words name it at their end or at their beginning ("soup in
/// pantry").
struct SearchPlace: Sendable {
  /// The app.
  let app: RunningApp
  /// What is looked for there.
  let words: String

  /// Reads words; nil where they name no app beside what is looked for.
  init?(in words: String, of apps: [RunningApp], language: any Language) {
    let tokens = language.tokens(in: words)
    let texts = tokens.map(\.text)
    for app in apps {
      for name in [app.definition.name] + app.definition.synonyms {
        let name = language.tokens(in: name).map(\.text)
        guard !name.isEmpty, name.count < texts.count,
          let rest = Self.rest(of: tokens, without: name, language),
          let first = rest.first, let last = rest.last
        else { continue }
        let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
        self.app = app
        self.words = String(decoding: Array(words.utf8)[range], as: UTF8.self)
        return
      }
    }
    return nil
  }

  /// What remains where a name stands in its place: behind a small word at the end, or at the beginning with what
  /// is put behind names in a language whose verbs come last.
  private static func rest(
    of tokens: [Token],
    without name: [String],
    _ language: any Language
  ) -> Range<Int>? {
    let texts = tokens.map(\.text)
    if language.grammar.verbsComeLast {
      guard texts.starts(with: name) else { return nil }
      // Only what touches the name is put behind it; a name that is looked for may begin alike.
      var start = name.count
      while start < tokens.count,
        tokens[start].range.lowerBound == tokens[start - 1].range.upperBound,
        language.isClosedClass(texts[start])
      {
        start += 1
      }
      return start > name.count && start < tokens.count ? start..<tokens.count : nil
    }
    guard texts.suffix(name.count) == name[...] else { return nil }
    let before = texts.dropLast(name.count)
    var end = before.endIndex
    while end > 0, language.isClosedClass(texts[end - 1]) { end -= 1 }
    return end > 0 && end < before.endIndex ? 0..<end : nil
  }
}
