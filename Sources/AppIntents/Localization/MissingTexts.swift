public import StringCatalogs
import Synchronization

/// A text that was looked up and shown as it stands in the source.
public struct MissingText: Sendable, Hashable {
  /// What was looked up.
  public let key: String
  /// The table it was looked up in.
  public let table: String
  /// Why it was not found.
  public let absence: TextAbsence
}

/// Keeps the texts that were looked up in vain.
final class MissingTexts: Sendable {
  private let texts = Mutex<[MissingText]>([])

  /// The texts in the order in which they were first looked up.
  var all: [MissingText] { texts.withLock { $0 } }

  func note(_ text: MissingText) {
    texts.withLock { texts in
      if !texts.contains(text) { texts.append(text) }
    }
  }
}

extension AppDefinition {
  /// The app's texts that were shown as they stand in the source, up to now.
  ///
  /// Titles, explanations and names of values are looked up when the app is read; dialogs and errors
  /// when an intent speaks. What consists of values alone is nobody's to translate.
  public var missingTexts: [MissingText] { localization.missing?.all ?? [] }
}

extension AppLocalization {
  /// The same texts and language, with what is missing written down.
  var notingMissingTexts: AppLocalization {
    missing == nil ? AppLocalization(tables, locale, missing: MissingTexts()) : self
  }

  /// Writes down a text where it is missing.
  func note(_ key: String, table: String, locale: String) {
    guard let missing, key.holdsWords,
      let absence = tables.absence(ofKey: key, table: table, locale: locale)
    else { return }
    missing.note(MissingText(key: key, table: table, absence: absence))
  }
}

extension String {
  /// Whether a key holds more than places for values.
  fileprivate var holdsWords: Bool {
    var isPlaceholder = false
    for character in self {
      if character == "%" {
        isPlaceholder = true
      } else if isPlaceholder {
        if character.isLetter, !"lhqLtz".contains(character) { isPlaceholder = false }
        if character == "@" || character.isWhitespace { isPlaceholder = false }
      } else if character.isLetter {
        return true
      }
    }
    return false
  }
}
