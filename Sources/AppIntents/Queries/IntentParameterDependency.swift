/// What the person has already said for other parameters of the intent that is being filled in.
///
/// ```swift
/// struct EditionProvider: DynamicOptionsProvider {
///   @IntentParameterDependency<BuyBook>(\.$book) var buying
///
///   func results() async throws -> [Edition] {
///     guard let buying else { return [] }
///     return Catalogue.shared.editions(of: buying.book)
///   }
/// }
/// ```
///
/// It is nil where another intent, or none, is being filled in, and where one of the named parameters
/// has no value yet.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: Sendable {
  private let keyPaths: [any PartialKeyPath<Intent> & Sendable]

  /// The parameters that have to have values.
  public init<each Value: _IntentValue>(
    _ keyPaths: repeat any KeyPath<Intent, IntentParameter<each Value>> & Sendable
  ) {
    var paths: [any PartialKeyPath<Intent> & Sendable] = []
    for keyPath in repeat each keyPaths { paths.append(keyPath) }
    self.keyPaths = paths
  }

  /// The intent's values; nil where one of them is missing.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = IntentRun.current?.intent as? Intent else { return nil }
    let isComplete = keyPaths.allSatisfy { keyPath in
      (intent[keyPath: keyPath] as? any AnyIntentParameter)?.anyValue != nil
    }
    return isComplete ? IntentProjection(intent: intent) : nil
  }
}

/// The values of an intent that is being filled in.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: Sendable {
  private let intent: Intent

  init(intent: Intent) {
    self.intent = intent
  }

  /// A parameter's value, without its optional.
  ///
  /// Read those parameters that the dependency names; any other may have no value yet, which ends the
  /// program as reading it from the intent itself does.
  public subscript<Value: _IntentValue>(
    dynamicMember keyPath: KeyPath<Intent, Value>
  ) -> Value.UnwrappedType {
    guard let value = unwrapped(intent[keyPath: keyPath]) as? Value.UnwrappedType else {
      preconditionFailure("a parameter without a value was read; name it in the dependency")
    }
    return value
  }
}

extension DynamicOptionsProvider {
  /// What the person has already said for other parameters.
  public typealias ParameterDependency = IntentParameterDependency
}
