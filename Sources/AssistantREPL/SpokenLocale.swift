import AppIntents
import AssistantKit
import SpokenLanguage
import StringCatalogs

/// Tells a language that nobody has written from one that only a pack is missing for.
struct SpokenLocale {
  let identifier: String
  /// Whether it was asked for by name, and is not merely the system's.
  let isAskedFor: Bool

  /// Checks it against what is there.
  ///
  /// - Parameters:
  ///   - apps: The apps that run, whose string catalogues may have languages without a pack.
  ///   - locales: The locales of catalogue files.
  ///   - warn: Takes what the assistant cannot do in the language.
  /// - Throws: ``UsageError/unknownLocale(_:known:)`` for a language that neither has a pack nor is in any
  ///   catalogue.
  func check(
    _ apps: [RunningApp],
    _ locales: [String],
    warn: (String) -> Void
  ) throws(UsageError) {
    guard !Languages.hasPack(for: identifier) || !isCode else { return }
    let written = apps.flatMap { $0.definition.localization.tables.languages } + locales
    let known = Set((written + Languages.codes).map(Languages.languageCode))
    let code = Languages.languageCode(of: identifier)
    guard known.contains(code) && isCode || !isAskedFor else {
      throw .unknownLocale(identifier, known: known.sorted())
    }
    // What is no locale at all means English where a system says it.
    guard !Languages.hasPack(for: code) else { return }
    warn(
      """
      the assistant knows no rules of the language '\(code)': sentences are understood word by word as \
      the phrases have them, numbers and dates in digits only, and it speaks English itself
      """
    )
  }

  /// Whether it begins as locales do; anything else means English where a system says it.
  private var isCode: Bool {
    let code = identifier.prefix { $0.isASCII && $0.isLetter }
    return (2...8).contains(code.count) || identifier.isEmpty
      || identifier.prefix { $0 != "." }.lowercased() == "c"
  }
}
