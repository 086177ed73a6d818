public import AssistantKit
public import PhraseMatcher

/// Who converses with clients: the assistant's own side of a server.
public struct ConversationHost: Sendable {
  /// The names of the apps.
  public var apps: [String]
  /// The locale of the conversations.
  public var locale: String
  /// The version of the program.
  public var version: String
  /// Makes an assistant that talks over a channel.
  public var assistant: @Sendable (any ConversationChannel) -> Assistant
  /// An event as the line of a conversation in JSON, with its end.
  public var line: @Sendable (ConversationEvent) -> [UInt8]
  /// What is said aloud of an event; nil for nothing.
  public var speech: @Sendable (ConversationEvent) -> String?
  /// Understands without running anything.
  public var understand: @Sendable (HeardUtterance) async -> Understanding

  /// Makes a host.
  public init(
    apps: [String],
    locale: String,
    version: String,
    assistant: @escaping @Sendable (any ConversationChannel) -> Assistant,
    line: @escaping @Sendable (ConversationEvent) -> [UInt8],
    speech: @escaping @Sendable (ConversationEvent) -> String?,
    understand: @escaping @Sendable (HeardUtterance) async -> Understanding
  ) {
    self.apps = apps
    self.locale = locale
    self.version = version
    self.assistant = assistant
    self.line = line
    self.speech = speech
    self.understand = understand
  }
}
