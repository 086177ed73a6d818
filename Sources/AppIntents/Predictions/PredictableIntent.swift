/// An intent that says how it looks where it is proposed.
///
/// Nothing here proposes intents; it is for code that is compiled for Apple's systems too.
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

/// How an intent looks with some of its parameters.
public struct IntentPrediction<Intent: AppIntent, Values>: IntentPredictionConfiguration {
  /// A look without parameters.
  public init(displayRepresentation: DisplayRepresentation) where Values == Void {}

  /// A look with the values of parameters.
  public init<each Value: _IntentValue>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
    displayRepresentation: @escaping @Sendable (repeat each Value) -> DisplayRepresentation
  ) where Values == (repeat each Value) {}
}

/// Several looks of an intent.
public struct TupleIntentPrediction<Intent: AppIntent, Predictions>: IntentPredictionConfiguration {
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
    TupleIntentPrediction()
  }
}
