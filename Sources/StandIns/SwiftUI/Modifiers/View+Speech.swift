public import AppIntents

/// The language for whose letters a text is laid out.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// The one that its letters suggest.
  public static let automatic = TypesettingLanguage(language: nil)
  /// A language that is known.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

/// Something that a part of a text is marked with, for whoever draws it.
public protocol TextAttribute {}

extension View {
  /// Lays its texts out for a language, which text does by itself.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> Self { self }

  /// Lays its texts out for a language, which text does by itself.
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage,
    isEnabled: Bool = true
  ) -> Self { self }

  /// Turns it round where letters run from right to left, which nothing shows.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ isOn: Bool) -> Self { self }

  /// Says the marks of its texts too, to those who only listen; nothing here reads aloud.
  nonisolated public func speechAlwaysIncludesPunctuation(_ isOn: Bool = true) -> Self { self }
  /// Says its texts letter by letter; nothing here reads aloud.
  nonisolated public func speechSpellsOutCharacters(_ isOn: Bool = true) -> Self { self }
  /// Says its texts higher or lower; nothing here reads aloud.
  nonisolated public func speechAdjustedPitch(_ pitch: Double) -> Self { self }
  /// Says its texts after what is being said; nothing here reads aloud.
  nonisolated public func speechAnnouncementsQueued(_ isOn: Bool = true) -> Self { self }
}

extension Text {
  /// Marks it for whoever draws it, which is always in the same manner here.
  nonisolated public func customAttribute(_ attribute: some TextAttribute) -> Text { self }
}
