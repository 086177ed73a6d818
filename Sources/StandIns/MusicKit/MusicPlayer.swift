public import Combine
public import Foundation
import Notices
import Synchronization

// A class that others derive from is not `Sendable` by itself; all that these hold lies behind mutexes.

/// Plays music, which nobody hears here.
public class MusicPlayer: @unchecked Sendable {
  /// Whether it plays.
  public enum PlaybackStatus: Sendable, Hashable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
  }

  /// How pieces are repeated.
  public enum RepeatMode: Sendable, Hashable { case none, one, all }
  /// Whether pieces are mixed.
  public enum ShuffleMode: Sendable, Hashable { case off, songs }

  /// How a player plays.
  public final class State: ObservableObject, Sendable {
    private struct Values {
      var status = PlaybackStatus.stopped
      var repeats: RepeatMode?
      var mixes: ShuffleMode?
      var queue = Queue(for: [Song]())
    }

    private let values = Mutex(Values())

    /// Whether it plays.
    public internal(set) var playbackStatus: PlaybackStatus {
      get { values.withLock { $0.status } }
      set { values.withLock { $0.status = newValue } }
    }
    /// How pieces are repeated.
    public var repeatMode: RepeatMode? {
      get { values.withLock { $0.repeats } }
      set { values.withLock { $0.repeats = newValue } }
    }
    /// What is to be played.
    var queue: Queue {
      get { values.withLock { $0.queue } }
      set { values.withLock { $0.queue = newValue } }
    }
    /// Whether they are mixed.
    public var shuffleMode: ShuffleMode? {
      get { values.withLock { $0.mixes } }
      set { values.withLock { $0.mixes = newValue } }
    }
  }

  /// What is to be played, in order.
  public final class Queue: ObservableObject, Sendable, ExpressibleByArrayLiteral {
    /// What tells the pieces apart.
    let identifiers: [MusicItemID]

    /// Some pieces.
    public init(for items: some Sequence<some PlayableMusicItem>) {
      identifiers = items.map { $0.id }
    }

    /// What is to be played, from something on.
    public init<Item: PlayableMusicItem>(for items: some Sequence<Item>, startingAt first: Item) {
      identifiers = items.map { $0.id }
    }
    /// A playlist's pieces.
    public init(playlist: Playlist, startingAt first: Playlist.Entry) {
      identifiers = [playlist.id]
    }
    /// An album's pieces.
    public init(album: Album, startingAt first: Track) { identifiers = [album.id] }

    /// What is played; nothing.
    public var currentEntry: Entry? {
      get { nil }
      set {}
    }
    /// What is to be played, as it is shown; nothing.
    public var entries: [Entry] { [] }

    /// Puts something after what is played, in vain.
    public func insert(
      _ item: some PlayableMusicItem,
      position: EntryInsertionPosition
    ) async throws {}

    /// Where something is put.
    public enum EntryInsertionPosition: Sendable, Hashable {
      case afterCurrentEntry, tail
    }

    /// Something that is played, as it is shown.
    public struct Entry: Identifiable, Hashable, Sendable {
      /// What tells it apart.
      public let id: String
      /// What it is called.
      public let title: String
      /// Who plays it.
      public let subtitle: String?
      /// Its picture.
      public let artwork: Artwork?
      /// What it is.
      public var item: Item? { nil }

      /// What is played.
      public enum Item: Hashable, Sendable {
        case song(Song)
      }
    }

    /// Some pieces.
    public init(arrayLiteral elements: any PlayableMusicItem...) {
      identifiers = elements.map { $0.id }
    }
  }

  /// How it plays.
  public let state = State()
  /// What is to be played.
  public var queue: Queue {
    get { state.queue }
    set { state.queue = newValue }
  }

  /// Says that it plays.
  public func play() async throws {
    Notice.doesNothing("playing music")
    state.playbackStatus = .playing
  }

  /// Says that it plays no more.
  public func pause() { if state.playbackStatus == .playing { state.playbackStatus = .paused } }
  /// Says that it has stopped.
  public func stop() { state.playbackStatus = .stopped }
  /// Gets ready, which takes nothing.
  public func prepareToPlay() async throws {}
  /// Goes to the next piece.
  public func skipToNextEntry() async throws {}
  /// Goes back a piece.
  public func skipToPreviousEntry() async throws {}
  /// Goes to the piece's beginning.
  public func restartCurrentEntry() {}
  /// Where it is, in seconds.
  public var playbackTime: TimeInterval {
    get { 0 }
    set {}
  }
  /// Whether it can play.
  public var isPreparedToPlay: Bool { false }
}

/// The player of the app.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  /// The player.
  public static let shared = ApplicationMusicPlayer()
}

/// The player of the system.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  /// The player.
  public static let shared = SystemMusicPlayer()
}
