@_exported public import Foundation
import Notices

/// How an app's sound goes together with that of others; nothing sounds here.
public final class AVAudioSession: NSObject, Sendable {
  /// What sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// A purpose.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Beside what others play.
    public static let ambient = Category(rawValue: "ambient")
    /// Instead of what others play, while the app is seen.
    public static let soloAmbient = Category(rawValue: "soloAmbient")
    /// The point of the app.
    public static let playback = Category(rawValue: "playback")
    /// Recording.
    public static let record = Category(rawValue: "record")
    /// Both at once.
    public static let playAndRecord = Category(rawValue: "playAndRecord")
  }

  /// What kind of sound it is.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// A kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Any.
    public static let `default` = Mode(rawValue: "default")
    /// Words and music of a film.
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    /// Words.
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
    /// A call.
    public static let voiceChat = Mode(rawValue: "voiceChat")
    /// Prompts.
    public static let voicePrompt = Mode(rawValue: "voicePrompt")
  }

  /// How it goes together with others.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the same time.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Also through a headset.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// From the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Others stop while somebody speaks.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// Also through better headsets.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// Also to other rooms.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  /// What follows when sound begins or ends.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others hear of the end.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// A kind of way in or out.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// A kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The device's own loudspeaker.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// The device's own microphone.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// Something with a plug.
    public static let headphones = Port(rawValue: "Headphones")
    /// Something without.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// Another room.
    public static let airPlay = Port(rawValue: "AirPlay")
  }

  private static let shared = AVAudioSession()

  /// The one of the app.
  public static func sharedInstance() -> AVAudioSession { shared }

  /// Where sound comes and goes: nowhere.
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// Whether others play; nobody does.
  public var isOtherAudioPlaying: Bool { false }
  /// Whether others play something that should not be disturbed; nobody does.
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// How loud it is, from 0 to 1.
  public var outputVolume: Float { 0 }

  /// Says what sound is for.
  public func setCategory(
    _ category: Category,
    mode: Mode = .default,
    options: CategoryOptions = []
  ) throws {}

  /// Begins or ends.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

/// Where sound comes and goes.
open class AVAudioSessionRouteDescription: NSObject {
  /// The ways out.
  open var outputs: [AVAudioSessionPortDescription] { [] }
  /// The ways in.
  open var inputs: [AVAudioSessionPortDescription] { [] }
}

/// A way in or out for sound.
open class AVAudioSessionPortDescription: NSObject {
  /// Its kind.
  public let portType: AVAudioSession.Port
  /// What people call it.
  public let portName: String

  init(_ type: AVAudioSession.Port, name: String) {
    portType = type
    portName = name
  }
}
