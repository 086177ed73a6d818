public import Foundation
import Notices

/// The model of a device; there is none here.
public final class SystemLanguageModel: Sendable {
  /// The model.
  public static let `default` = SystemLanguageModel()

  /// Whether the model can be asked.
  public enum Availability: Sendable, Hashable {
    case available
    case unavailable(UnavailableReason)

    /// Why it cannot.
    public enum UnavailableReason: Sendable, Hashable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
  }

  /// It cannot.
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  /// It cannot.
  public var isAvailable: Bool { false }
  /// It knows no language.
  public var supportedLanguages: Set<Locale.Language> { [] }
}

/// What a model is told beforehand.
public struct Instructions: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// The words.
  let text: String

  /// Words.
  public init(_ text: String) { self.text = text }
  /// Words.
  public init(stringLiteral value: String) { text = value }
}

/// What a model is asked.
public struct Prompt: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// The words.
  let text: String

  /// Words.
  public init(_ text: String) { self.text = text }
  /// Words.
  public init(stringLiteral value: String) { text = value }
}

/// How a model answers.
public struct GenerationOptions: Sendable, Hashable {
  /// How words are chosen.
  public struct SamplingMode: Sendable, Hashable {
    private let name: String

    /// Always the likeliest.
    public static var greedy: SamplingMode { SamplingMode(name: "greedy") }
    /// One of the likeliest.
    public static func random(top count: Int, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(name: "top")
    }
    /// One of those that are likely enough together.
    public static func random(
      probabilityThreshold: Double,
      seed: UInt64? = nil
    ) -> SamplingMode { SamplingMode(name: "threshold") }
  }

  /// How words are chosen.
  public var sampling: SamplingMode?
  /// How freely; nil for as it likes.
  public var temperature: Double?
  /// How much at most; nil for as much as it likes.
  public var maximumResponseTokens: Int?

  /// How a model answers.
  public init(
    sampling: SamplingMode? = nil,
    temperature: Double? = nil,
    maximumResponseTokens: Int? = nil
  ) {
    self.sampling = sampling
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}

/// Something that a model can do while it answers.
public protocol Tool<Arguments, Output>: Sendable {
  /// What it is given.
  associatedtype Arguments
  /// What comes of it.
  associatedtype Output
  /// What it is called.
  var name: String { get }
  /// What it does.
  var description: String { get }
  /// Does it.
  func call(arguments: Arguments) async throws -> Output
}

/// A talk with a model, which fails with every question as there is none here.
public final class LanguageModelSession: Sendable {
  /// A talk.
  public init(
    model: SystemLanguageModel = .default,
    tools: [any Tool] = [],
    instructions: Instructions? = nil
  ) {}

  /// A talk.
  public convenience init(
    model: SystemLanguageModel = .default,
    tools: [any Tool] = [],
    instructions: String
  ) {
    self.init(model: model, tools: tools, instructions: Instructions(instructions))
  }

  /// Whether the model is answering.
  public var isResponding: Bool { false }
  /// Gets the model ready, which takes nothing.
  public func prewarm(promptPrefix: Prompt? = nil) {}

  /// An answer.
  public struct Response<Content> {
    /// What was answered.
    public let content: Content
  }

  /// Why a model gives no answer; here there is none.
  public enum GenerationError: LocalizedError, Sendable {
    case assetsUnavailable(Context)
    case concurrentRequests(Context)
    case decodingFailure(Context)
    case exceededContextWindowSize(Context)
    case guardrailViolation(Context)
    case rateLimited(Context)
    case refusal(Refusal, Context)
    case unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context)

    /// What was the matter.
    public struct Context: Sendable, Hashable {
      /// In words for whoever wrote the app.
      public let debugDescription: String

      /// Something that was the matter.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    /// A model's no.
    public struct Refusal: Sendable, Hashable {}

    /// What happened, in words.
    public var errorDescription: String? { "There is no language model on this machine." }
  }

  /// Fails: nobody answers.
  public func respond(
    to prompt: String,
    options: GenerationOptions = .init()
  ) async throws -> Response<String> {
    try fail()
  }

  /// Fails: nobody answers.
  @_disfavoredOverload
  public func respond(
    to prompt: Prompt,
    options: GenerationOptions = .init()
  ) async throws -> Response<String> {
    try fail()
  }

  /// Fails: nobody answers.
  public func respond<Content: Generable>(
    to prompt: String,
    generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = .init()
  ) async throws -> Response<Content> {
    try fail()
  }

  /// Fails: nobody answers.
  @_disfavoredOverload
  public func respond<Content: Generable>(
    to prompt: Prompt,
    generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = .init()
  ) async throws -> Response<Content> {
    try fail()
  }

  private func fail<Content>() throws -> Response<Content> {
    Notice.doesNothing("FoundationModels")
    throw Self.noModel
  }

  /// Why nothing is answered.
  static var noModel: GenerationError {
    .assetsUnavailable(GenerationError.Context(debugDescription: "There is no language model."))
  }
}
