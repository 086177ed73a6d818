/// Offers the values of a parameter, worked out when they are needed.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  /// What is offered: an array, or an ``IntentItemCollection`` with sections.
  associatedtype Result: ResultsCollection
  /// The type of the default value.
  associatedtype DefaultValue: _IntentValue = Result.Result

  /// The values to offer.
  func results() async throws -> Result

  /// The value to take where a person gives none; nil to ask.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// Items in sections.
  public typealias ItemCollection = IntentItemCollection
  /// A section.
  public typealias ItemSection<Value: _IntentValue> = IntentItemSection<Value>
  /// An item.
  public typealias Item<Value: _IntentValue> = IntentItem<Value>

  /// None.
  public func defaultResult() async -> DefaultValue? { nil }
}
