/// One sentence, and the parameters below the fold.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  private let sentence: ParameterSummaryString<Intent>?
  private let table: String?
  private let belowFold: [PartialKeyPath<Intent>]?

  /// The intent's title, with all parameters below it.
  public init() {
    sentence = nil
    table = nil
    belowFold = nil
  }

  /// A sentence with nothing below it.
  public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) {
    self.sentence = sentence
    self.table = table
    belowFold = []
  }

  /// A sentence, and the parameters below it.
  public init(
    _ sentence: ParameterSummaryString<Intent>,
    table: String? = nil,
    @ParameterKeyPathsBuilder _ additional: () -> [PartialKeyPath<Intent>]
  ) {
    self.sentence = sentence
    self.table = table
    belowFold = additional()
  }

  /// The intent's title, and the parameters below it.
  public init(@ParameterKeyPathsBuilder _ additional: () -> [PartialKeyPath<Intent>]) {
    sentence = nil
    table = nil
    belowFold = additional()
  }

  /// Lists parameters by their key paths.
  @resultBuilder
  public enum ParameterKeyPathsBuilder {
    /// A parameter.
    public static func buildExpression<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { keyPath }

    /// All parameters of a block.
    public static func buildBlock(
      _ keyPaths: PartialKeyPath<Intent>...
    ) -> [PartialKeyPath<Intent>] { keyPaths }
  }
}

extension IntentParameterSummary: ResolvableSummary {
  func resolved(for intent: any AppIntent) -> SummarySentence? {
    guard let intent = intent as? Intent else { return nil }
    return SummarySentence(
      pieces: sentence?.pieces(for: intent),
      table: table,
      belowFold: belowFold?.compactMap { intent[keyPath: $0] as? any AnyIntentParameter }
    )
  }
}

/// A sentence with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  fileprivate enum Piece {
    case literal(String)
    case parameter(PartialKeyPath<Intent>)
  }

  private let pieces: [Piece]

  /// A sentence without parameters.
  public init(stringLiteral value: String) {
    pieces = [.literal(value)]
  }

  /// A sentence with parameters.
  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  func pieces(for intent: Intent) -> [SummarySentence.Piece] {
    pieces.compactMap { piece in
      switch piece {
      case .literal(let text): .literal(text)
      case .parameter(let path):
        (intent[keyPath: path] as? any AnyIntentParameter).map { .parameter($0) }
      }
    }
  }

  /// Collects the pieces of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    /// Starts with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) {
      pieces.append(.literal(literal))
    }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      pieces.append(.parameter(keyPath))
    }
  }
}
