extension AppLocalization {
  /// The sentence that tells a person about an error of any kind, in this language.
  public func sentence(for error: any Error) -> String {
    Self.$current.withValue(self) { AppIntents.sentence(for: error) }
  }
}
