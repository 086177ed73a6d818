/// What a server takes from its clients.
public struct ServerLimits: Sendable, Hashable {
  /// How many clients there may be at the same time.
  public var clients = 256
  /// The longest line, in bytes.
  public var line = 65_536
  /// The most bytes of a Wyoming event beside its line.
  public var data = 1 << 20
  /// How many lines of a client wait until it is read on.
  public var waitingLines = 64
  /// How many bytes of answers wait for a client; whoever talks to it then waits too.
  public var waitingBytes = 1 << 20
  /// How long a client may be silent, or leave its answers unread.
  public var idle = Duration.seconds(600)
  /// How long a question of a Wyoming conversation waits for its answer.
  public var question = Duration.seconds(60)
  /// How long a Wyoming conversation is remembered.
  public var conversation = Duration.seconds(600)
  /// How many Wyoming conversations are remembered.
  public var conversations = 1_000
  /// How long what runs may take to finish when the server ends.
  public var ending = Duration.seconds(10)

  /// The usual limits.
  public init() {}
}
