extension LanguageModelSession {
  /// Fails as soon as it is listened to: nobody answers.
  public func streamResponse(
    to prompt: String,
    options: GenerationOptions = .init()
  ) -> ResponseStream<String> { ResponseStream() }

  /// Fails as soon as it is listened to: nobody answers.
  public func streamResponse<Content: Generable>(
    to prompt: String,
    generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = .init()
  ) -> ResponseStream<Content> { ResponseStream() }

  /// An answer while it is written, which none is here.
  public struct ResponseStream<Content: Generable>: AsyncSequence, Sendable {
    /// What there is of it so far.
    public typealias Element = Snapshot

    /// What there is of it so far.
    public struct Snapshot {
      /// The content as far as it is known.
      public let content: Content.PartiallyGenerated
    }

    /// Fails.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Fails: nobody answers.
      public mutating func next() async throws -> Snapshot? { throw LanguageModelSession.noModel }
    }

    /// Listens.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
