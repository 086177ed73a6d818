public import SpokenLanguage

/// What people say before and after a command beside what it asks for.
///
/// A model of word runs expects it, so that "could you open" is not heard as a title, nor "I have finished".
public struct Courtesies: Sendable {
  /// What begins a request ("could you", "please") or tells of oneself ("i have").
  public var before: [String]
  /// What ends one ("for me").
  public var after: [String]

  /// How likely words are said before a command, and after one, beside the command alone.
  static let shareBefore = 0.4
  static let shareAfter = 0.2

  /// Takes the words.
  public init(before: [String] = [], after: [String] = []) {
    self.before = before
    self.after = after
  }

  /// Takes those of a language, where the verb stands first.
  public init(of language: any Language) {
    let requests = language.grammar.acts.filter { $0.act == .request && $0.place == .start }
    before =
      requests.flatMap(\.runs.runs).filter { language.typedForms.isDisjoint(with: $0) }
      .map { $0.joined(separator: " ") } + language.usualBeginnings
    after = language.usualEndings
    if language.grammar.verbsComeLast { before = [] }
  }
}
