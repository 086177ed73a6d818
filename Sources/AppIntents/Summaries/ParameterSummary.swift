/// A sentence that says what an intent will do, with its parameters in their places.
///
/// Write one with `Summary`, and choose between several with `When` and `Switch`:
///
/// ```swift
/// static var parameterSummary: some ParameterSummary {
///   When(\.$shelf, .equalTo, .read) {
///     Summary("Rate \(\.$book) with \(\.$stars)")
///   } otherwise: {
///     Summary("Move \(\.$book) to \(\.$shelf)") { \.$note }
///   }
/// }
/// ```
public protocol ParameterSummary {
  /// The intent whose parameters are in it.
  associatedtype Intent: AppIntent
}

/// A summary that knows which sentence fits an intent's values.
protocol ResolvableSummary {
  /// The sentence for the values of an intent; nil where no branch fits.
  func resolved(for intent: any AppIntent) -> SummarySentence?
}

/// One sentence of a summary, with what is listed below it.
struct SummarySentence {
  /// A piece of a sentence.
  enum Piece {
    case literal(String)
    case parameter(any AnyIntentParameter)
  }

  /// Nil for the intent's title.
  var pieces: [Piece]?
  var table: String?
  /// Nil for all parameters that are not in the sentence.
  var belowFold: [any AnyIntentParameter]?
}

/// Takes one summary.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// A summary of the intent.
  public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content
  where Content.Intent == Intent { content }

  /// Exactly one summary.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content
  where Content.Intent == Intent { content }
}
