/// What an intent is good for, and where people find it.
public struct IntentDescription: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The explanation.
  public var descriptionText: LocalizedStringResource
  /// The heading it is listed under.
  public var categoryName: LocalizedStringResource?
  /// What people search for when they mean it.
  public var searchKeywords: [LocalizedStringResource]
  /// What its value is called.
  public var resultValueName: LocalizedStringResource?

  /// What an intent is good for.
  public init(
    _ descriptionText: LocalizedStringResource,
    categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// An explanation only.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// An explanation with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
