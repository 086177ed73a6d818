import Notices

/// When entities matter to a person.
public struct AppEntityContext: Sendable, Hashable {
  private let audio: AudioContext

  /// While something is heard.
  public static func audio(_ context: AudioContext) -> AppEntityContext {
    AppEntityContext(audio: context)
  }
}

/// What is heard.
public struct AudioContext: Sendable, Hashable {
  private let name: String

  /// What plays now.
  public static var nowPlaying: AudioContext { AudioContext(name: "nowPlaying") }
}

/// Takes which entities matter when; nothing here suggests them.
public struct RelevantEntities: Sendable {
  /// The one of the app.
  public static let shared = RelevantEntities()

  private init() {}

  /// Says what matters now, in place of what was said before.
  public func updateEntities(
    _ entities: [any AppEntity],
    for context: AppEntityContext
  ) async throws { Notice.doesNothing("RelevantEntities") }

  /// Says what does not matter any more.
  public func removeEntities(_ entities: [any AppEntity]) async throws {}

  /// Says what does not matter any more in a context.
  public func removeEntities(
    _ entities: [any AppEntity],
    from context: AppEntityContext
  ) async throws {}

  /// Says that nothing matters any more.
  public func removeAllEntities() async throws {}

  /// Says that nothing matters any more in a context.
  public func removeAllEntities(for context: AppEntityContext) async throws {}
}
