/// Every rule there is.
package enum LintRules {
  /// The rules, in the order in which they are listed.
  package static let all: [any LintRule] = [
    ApplicationNameMissing(), ApplicationNameRepeated(), ApplicationNameMisspelt(),
    SwiftInterpolationInCatalogue(), CataloguePlaceholderInSwift(),
    SeveralParameters(), UnknownParameter(), UnusedParameter(), UnknownIntent(),
    ParameterTypeNotAllowed(), LiteralBrackets(),
    TooManyShortcuts(), TooManyPhrases(), SeveralProviders(), HiddenProvider(),
    RepeatedApp(), EmptyShortcut(),
    DuplicatePhrase(), OverlappingPhrases(), SimilarSound(), SystemPhrase(),
    NegativePhraseTaken(),
    UnreadFile(), UnknownKey(), UnusablePhrase(), NoPhraseFile(), MissingLanguage(),
    UnknownLocale(), StaleEntry(), MissingEntry(),
    UntranslatedPhrase(),
    SameTranslation(), LostPlaceholder(), MissingSpace(), FinalPunctuation(), ExtraSpace(),
    UnspeakableTitle(), UntranslatedTitle(), CollidingValues(), RepeatedSynonym(),
    RepeatedIdentifier(),
    NoPlainSister(), PhraseOrder(),
    ParametersNeverUpdated(),
  ]

  /// The rule with an identifier.
  package static func rule(_ identifier: String) -> (any LintRule)? {
    all.first { $0.description.identifier == identifier }
  }
}
