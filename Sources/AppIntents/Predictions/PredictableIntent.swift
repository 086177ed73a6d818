/// An intent that says how it looks where it is proposed.
///
/// Nothing here proposes intents by itself; what a proposal would say is ``IntentDefinition/prediction(for:)``.
public protocol PredictableIntent: AppIntent {
  /// How it looks with which parameters.
  associatedtype Prediction: IntentPredictionConfiguration

  /// How it looks with which parameters.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// How an intent looks where it is proposed.
public protocol IntentPredictionConfiguration {
  /// The intent.
  associatedtype Intent: AppIntent
}

/// Looks of an intent, whatever their types.
protocol PredictedLooks {
  /// The first look all of whose values the intent has; nil for none.
  func look(of intent: any AppIntent) -> DisplayRepresentation?
}

/// How an intent looks with some of its parameters.
public struct IntentPrediction<Intent: AppIntent, Values>: IntentPredictionConfiguration {
  private let look: (Intent) -> DisplayRepresentation?

  /// A look without parameters.
  public init(displayRepresentation: DisplayRepresentation) where Values == Void {
    look = { _ in displayRepresentation }
  }

  /// A look without parameters.
  public init(
    displayRepresentation: @Sendable () -> DisplayRepresentation
  ) where Values == Void {
    self.init(displayRepresentation: displayRepresentation())
  }

  /// A look with the values of parameters.
  public init<each Value: _IntentValue>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
    displayRepresentation: @escaping @Sendable (repeat each Value) -> DisplayRepresentation
  ) where Values == (repeat each Value) {
    look = { intent in
      try? displayRepresentation(repeat intent[keyPath: each parameters].presentValue())
    }
  }
}

extension IntentPrediction: PredictedLooks {
  func look(of intent: any AppIntent) -> DisplayRepresentation? {
    (intent as? Intent).flatMap(look)
  }
}

/// Several looks of an intent.
public struct TupleIntentPrediction<Intent: AppIntent, Predictions>: IntentPredictionConfiguration {
  fileprivate let looks: [any PredictedLooks]
}

extension TupleIntentPrediction: PredictedLooks {
  func look(of intent: any AppIntent) -> DisplayRepresentation? {
    looks.lazy.compactMap { $0.look(of: intent) }.first
  }
}

/// Lists looks of an intent.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  /// A look.
  public static func buildExpression<Values>(
    _ prediction: IntentPrediction<Intent, Values>
  ) -> IntentPrediction<Intent, Values> { prediction }

  /// One look.
  public static func buildBlock<Values>(
    _ prediction: IntentPrediction<Intent, Values>
  ) -> IntentPrediction<Intent, Values> { prediction }

  /// Several looks.
  public static func buildBlock<each Values>(
    _ predictions: repeat IntentPrediction<Intent, each Values>
  ) -> TupleIntentPrediction<Intent, (repeat IntentPrediction<Intent, each Values>)> {
    var looks: [any PredictedLooks] = []
    repeat looks.append(each predictions)
    return TupleIntentPrediction(looks: looks)
  }
}

/// A parameter has no value yet.
private struct MissingValue: Error {}

extension IntentParameter {
  /// The value, where there is one.
  fileprivate func presentValue() throws -> Value {
    guard let value = storedValue, anyValue != nil else { throw MissingValue() }
    return value
  }
}
