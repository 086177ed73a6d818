public import Foundation
import Notices

/// What sound goes through; nothing sounds here.
open class AVAudioEngine: NSObject {
  /// Where sound comes in.
  public let inputNode = AVAudioInputNode()
  /// Where sound is mixed.
  public let mainMixerNode = AVAudioMixerNode()
  /// Where sound goes out.
  public let outputNode = AVAudioOutputNode()
  /// Whether it runs, which it never does.
  open var isRunning: Bool { false }

  /// An engine.
  public override init() { super.init() }

  /// Makes ready.
  open func prepare() {}
  /// Does not run.
  open func start() throws { Notice.doesNothing("AVAudioEngine") }
  /// Does not run.
  open func pause() {}
  /// Does not run.
  open func stop() {}
  /// Does not run.
  open func reset() {}
  /// Takes something in.
  open func attach(_ node: AVAudioNode) {}
  /// Takes something out.
  open func detach(_ node: AVAudioNode) {}
  /// Leads sound from one to the other.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
}

/// Something that sound goes through.
open class AVAudioNode: NSObject {
  /// What its sound is like.
  open func outputFormat(forBus bus: Int) -> AVAudioFormat {
    AVAudioFormat(settings: [:])
  }
  /// What its sound is like.
  open func inputFormat(forBus bus: Int) -> AVAudioFormat {
    AVAudioFormat(settings: [:])
  }
  /// Listens to what goes through it, which is nothing.
  open func installTap(
    onBus bus: Int,
    bufferSize: UInt32,
    format: AVAudioFormat?,
    block: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  /// Listens no more.
  open func removeTap(onBus bus: Int) {}
}

/// Where sound comes in.
open class AVAudioInputNode: AVAudioNode {}
/// Where sound goes out.
open class AVAudioOutputNode: AVAudioNode {}
/// Where sound is mixed.
open class AVAudioMixerNode: AVAudioNode {
  /// How loud it is.
  open var outputVolume: Float = 1
}

/// Plays sound; nothing sounds here.
open class AVAudioPlayerNode: AVAudioNode {
  /// Whether it plays, which it never does.
  open var isPlaying: Bool { false }
  /// Does not play.
  open func play() { Notice.doesNothing("AVAudioPlayerNode") }
  /// Does not play.
  open func pause() {}
  /// Does not play.
  open func stop() {}
}

/// A piece of sound, which is empty.
open class AVAudioPCMBuffer: NSObject {
  /// How long it is.
  open var frameLength: UInt32 { 0 }
}

/// When a piece of sound was heard.
open class AVAudioTime: NSObject {}

extension AVAudioSession {
  /// It may not listen, as it was asked for formerly.
  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    response(false)
  }
}

extension AVAudioSession.Mode {
  /// To measure sound.
  public static let measurement = Self(rawValue: "measurement")
  /// For pictures and sound of a talk.
  public static let videoChat = Self(rawValue: "videoChat")
  /// For films that are taken.
  public static let videoRecording = Self(rawValue: "videoRecording")
  /// For games that talk.
  public static let gameChat = Self(rawValue: "gameChat")
}

extension AVAudioSession.Category {
  /// Several sounds at once.
  public static let multiRoute = Self(rawValue: "multiRoute")
}

extension AVAudioSession.CategoryOptions {
  /// By radio, in both directions.
  public static let allowBluetoothHFP = Self(rawValue: 4)
  /// On although the microphone is off.
  public static let overrideMutedMicrophoneInterruption = Self(rawValue: 128)
}
