/// Puts what a model is told together.
@resultBuilder
public enum PromptBuilder {
  /// Several pieces.
  public static func buildBlock(_ pieces: Prompt...) -> Prompt {
    Prompt(pieces.map(\.text).joined(separator: "\n"))
  }
  /// A piece.
  public static func buildExpression(_ piece: String) -> Prompt { Prompt(piece) }
  /// A piece.
  public static func buildExpression(_ piece: Prompt) -> Prompt { piece }
  /// A piece or nothing.
  public static func buildOptional(_ piece: Prompt?) -> Prompt { piece ?? Prompt("") }
  /// One of two.
  public static func buildEither(first piece: Prompt) -> Prompt { piece }
  /// One of two.
  public static func buildEither(second piece: Prompt) -> Prompt { piece }
  /// Repeated pieces.
  public static func buildArray(_ pieces: [Prompt]) -> Prompt {
    Prompt(pieces.map(\.text).joined(separator: "\n"))
  }
}

/// Puts together how a model should be.
public typealias InstructionsBuilder = PromptBuilder

extension Prompt {
  /// What a closure puts together.
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
}

extension Instructions {
  /// What a closure puts together.
  public init(@InstructionsBuilder _ content: () throws -> Prompt) rethrows {
    self.init(try content().text)
  }
}

extension LanguageModelSession {
  /// A talk.
  public convenience init(
    model: SystemLanguageModel = .default,
    tools: [any Tool] = [],
    @InstructionsBuilder instructions: () throws -> Prompt
  ) rethrows {
    self.init(model: model, tools: tools, instructions: try Instructions(instructions))
  }

  /// Fails: nobody answers.
  public func respond(
    options: GenerationOptions = .init(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<String> {
    try await respond(to: try prompt(), options: options)
  }

  /// Fails: nobody answers.
  public func respond<Content: Generable>(
    generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = .init(),
    @PromptBuilder prompt: () throws -> Prompt
  ) async throws -> Response<Content> {
    try await respond(to: try prompt(), generating: type, options: options)
  }
}
