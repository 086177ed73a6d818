public import Foundation
import Notices

/// How sound is kept.
public let AVFormatIDKey = "AVFormatIDKey"
/// How often it is measured in a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// How many parts it has.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// How fine it is.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether large bytes come first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// Whether it is in fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// How good it is.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// Sound as it was measured.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// Sound that was made smaller.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320

/// How good sound is.
public enum AVAudioQuality: Int, Sendable {
  case min = 0
  case low = 32
  case medium = 64
  case high = 96
  case max = 127
}

/// Whether an app may listen; nobody listens here.
public final class AVAudioApplication: NSObject, Sendable {
  /// Whether it may.
  public enum RecordPermission: Int, Sendable {
    case undetermined, denied, granted
  }

  /// The app.
  public static let shared = AVAudioApplication()
  /// It may not.
  public var recordPermission: RecordPermission { .denied }

  /// Asks whether it may; it may not.
  public class func requestRecordPermission() async -> Bool {
    Notice.doesNothing("AVAudioApplication")
    return false
  }

  /// Asks whether it may; it may not.
  public class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) {
    Notice.doesNothing("AVAudioApplication")
    response(false)
  }
}

/// The form of sound.
public final class AVAudioFormat: NSObject, Sendable {
  /// How often it is measured in a second.
  public let sampleRate: Double
  /// How many parts it has.
  public let channelCount: UInt32

  init(settings: [String: Any]) {
    sampleRate = settings[AVSampleRateKey] as? Double ?? 44_100
    channelCount = UInt32(settings[AVNumberOfChannelsKey] as? Int ?? 1)
    super.init()
  }

  /// Sound as it is mostly measured.
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    self.init(settings: [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channels)])
  }

  /// What a file of it says.
  public var settings: [String: Any] {
    [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)]
  }
}

/// Records sound, of which there is none here.
open class AVAudioRecorder: NSObject {
  /// Where it is kept.
  public let url: URL
  /// Its form.
  public let format: AVAudioFormat
  /// Whether it measures how loud it is.
  open var isMeteringEnabled = false
  /// Whether it records.
  open var isRecording: Bool { false }
  /// How long, in seconds.
  open var currentTime: TimeInterval { 0 }

  /// Records into a file.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    format = AVAudioFormat(settings: settings)
    super.init()
  }

  /// Gets ready, which it cannot.
  @discardableResult
  open func prepareToRecord() -> Bool { false }

  /// Begins, which it cannot.
  @discardableResult
  open func record() -> Bool {
    Notice.doesNothing("AVAudioRecorder")
    return false
  }

  /// Waits.
  open func pause() {}
  /// Looks how loud it is.
  open func updateMeters() {}
  /// How loud it is: not at all.
  open func averagePower(forChannel channel: Int) -> Float { -160 }
  /// How loud it is at most: not at all.
  open func peakPower(forChannel channel: Int) -> Float { -160 }
  /// Takes what was recorded away: nothing was.
  @discardableResult
  open func deleteRecording() -> Bool { true }
  /// Ends.
  open func stop() {}
}
