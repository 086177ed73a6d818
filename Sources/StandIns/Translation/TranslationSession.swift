@_exported public import Foundation
import Notices
public import SwiftUI

/// Translates texts, which nothing here does.
public final class TranslationSession: Sendable {
  /// From which language into which; nil for whatever it is, or the person's own.
  public struct Configuration: Sendable, Hashable {
    /// The language of the texts.
    public var source: Locale.Language?
    /// The language that is wanted.
    public var target: Locale.Language?

    /// Two languages.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      self.source = source
      self.target = target
    }

    /// Translates again.
    public mutating func invalidate() {}
  }

  /// A text that is to be translated.
  public struct Request: Sendable, Hashable {
    /// The text.
    public let sourceText: String
    /// What tells it apart.
    public let clientIdentifier: String?

    /// A text.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      self.sourceText = sourceText
      self.clientIdentifier = clientIdentifier
    }
  }

  /// A text that was translated.
  public struct Response: Sendable, Hashable {
    /// The text.
    public let sourceText: String
    /// In the other language.
    public let targetText: String
    /// What tells it apart.
    public let clientIdentifier: String?
  }

  /// Translates between languages that are on the device.
  public init(installedSource source: Locale.Language, target: Locale.Language?) {}

  /// Fails: nothing is translated.
  public func translate(_ text: String) async throws -> Response {
    Notice.doesNothing("Translation")
    throw TranslationError.unsupportedLanguagePairing
  }

  /// Fails: nothing is translated.
  public func translations(from batch: [Request]) async throws -> [Response] {
    Notice.doesNothing("Translation")
    throw TranslationError.unsupportedLanguagePairing
  }

  /// Gets languages, of which there are none.
  public func prepareTranslation() async throws {}
}

/// Why a text was not translated.
public enum TranslationError: LocalizedError, Sendable, Hashable {
  case unsupportedSourceLanguage, unsupportedTargetLanguage, unsupportedLanguagePairing
  case unableToIdentifyLanguage, nothingToTranslate, internalError

  /// What happened, in words.
  public var errorDescription: String? { "Nobody translates on this machine." }
}

/// Says which languages can be translated: none.
public final class LanguageAvailability: Sendable {
  /// Whether languages can be translated.
  public enum Status: Sendable, Hashable {
    case installed, supported, unsupported
  }

  /// Asks.
  public init() {}

  /// The languages there are.
  public var supportedLanguages: [Locale.Language] {
    get async { [] }
  }

  /// Whether one can be translated into the other.
  public func status(
    from source: Locale.Language,
    to target: Locale.Language?
  ) async -> Status { .unsupported }
}

extension View {
  /// Shows a translation, which there is none of.
  nonisolated public func translationPresentation(
    isPresented: Binding<Bool>,
    text: String
  ) -> Self { self }

  /// Translates while it is seen, which nothing here does.
  nonisolated public func translationTask(
    _ configuration: TranslationSession.Configuration?,
    action: @escaping (TranslationSession) async -> Void
  ) -> Self { self }
}
