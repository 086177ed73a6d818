package import AppSources

/// A phrase in one language, wherever it is written.
package struct LintedPhrase: Sendable, Hashable {
  /// The kinds of files that phrases are written in.
  package enum Origin: Sendable, Hashable {
    case swift, catalogue, strings, catalogFile
  }

  /// The phrase.
  package var text: PhraseText
  /// Where it stands.
  package var place: SourcePlace
  /// Its language.
  package var language: String
  /// What it is written in.
  package var origin: Origin
  /// Its shortcut, by the number among those of the app; nil where no file tells.
  package var shortcut: Int?
  /// The phrase of the source language that it stands for; nil for a set, where none does.
  package var sourcePhrase: PhraseText?
  /// The branches of `#if` around it.
  package var conditions: [Int] = []
  /// The phrase with brackets of which this is one way; nil for one without.
  package var written: String?

  /// Whether both phrases can be there in the same build.
  func canStand(beside other: LintedPhrase) -> Bool {
    guard place.file == other.place.file else { return true }
    return !conditions.contains { one in
      other.conditions.contains { $0 / 64 == one / 64 && $0 != one }
    }
  }
}
