public import Foundation
import Notices

/// Takes what cameras and microphones give, of which there are none here.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How good it is.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// A quality by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// For pictures.
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    /// High.
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    /// Middling.
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    /// Low.
    public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
  }

  /// How good it is.
  open var sessionPreset = Preset.high
  /// Whether it runs, which it never does.
  open var isRunning: Bool { false }
  /// Where it takes from.
  open private(set) var inputs: [AVCaptureInput] = []
  /// Where it gives to.
  open private(set) var outputs: [AVCaptureOutput] = []

  /// Does not run.
  open func startRunning() { Notice.doesNothing("AVCaptureSession") }
  /// Does not run.
  open func stopRunning() {}
  /// Changes several things at once.
  open func beginConfiguration() {}
  /// Changed several things at once.
  open func commitConfiguration() {}
  /// Whether it can take from there.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// Takes from there.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Takes no more from there.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether it can give to there.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// Gives to there.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Gives no more to there.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
}

/// Where a session takes from.
open class AVCaptureInput: NSObject {}

/// A session takes from a camera or microphone.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// The camera or microphone.
  public let device: AVCaptureDevice

  /// Takes from a camera or microphone.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// Where a session gives to.
open class AVCaptureOutput: NSObject {}

/// A session gives pictures.
open class AVCapturePhotoOutput: AVCaptureOutput {}

/// A session gives a film in a file.
open class AVCaptureMovieFileOutput: AVCaptureOutput {
  /// Whether it writes.
  open var isRecording: Bool { false }
  /// Writes nothing any more.
  open func stopRecording() {}
}
