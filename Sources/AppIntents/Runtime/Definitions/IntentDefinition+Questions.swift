extension IntentDefinition {
  /// The app's own question for a parameter; nil where it wrote none.
  package func question(for parameter: String) -> String? {
    AppLocalization.$current.withValue(localization) {
      bindNames(of: type.init()).first { $0.name == parameter }?
        .facts.requestValueDialog.map { localization.string($0.full) }
    }
  }
}
