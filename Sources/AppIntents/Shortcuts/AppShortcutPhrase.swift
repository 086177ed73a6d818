/// A sentence that starts an intent, with the app's name in it and at most one parameter.
///
/// ```swift
/// "Open \(\.$book) in \(.applicationName)"
/// ```
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  fileprivate enum Piece {
    case literal(String)
    case applicationName
    case parameter(PartialKeyPath<Intent>)
  }

  private let pieces: [Piece]

  /// A sentence without parameters.
  public init(_ phrase: String) {
    pieces = [.literal(phrase)]
  }

  /// A sentence without parameters.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A sentence with the app's name and a parameter.
  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  /// The sentence as a template; the intent's parameters know their names.
  func template(for intent: Intent) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .applicationName: "${applicationName}"
      case .parameter(let path):
        "${\((intent[keyPath: path] as? any AnyIntentParameter)?.name ?? "")}"
      }
    }.joined()
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

    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      pieces.append(.applicationName)
    }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      pieces.append(.parameter(keyPath))
    }
  }
}

/// What every phrase holds.
public enum AppShortcutPhraseToken: Sendable, Hashable {
  /// The app's name or one of its synonyms.
  case applicationName
}
