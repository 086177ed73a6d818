public import Foundation
import Notices

/// A file of sound, which is neither read nor written.
open class AVAudioFile: NSObject {
  /// Where it is.
  public let url: URL
  /// What its sound is like.
  public let fileFormat: AVAudioFormat

  /// A file to be read.
  public init(forReading url: URL) throws {
    self.url = url
    fileFormat = AVAudioFormat(settings: [:])
    super.init()
  }

  /// A file to be written.
  public init(forWriting url: URL, settings: [String: Any]) throws {
    self.url = url
    fileFormat = AVAudioFormat(settings: settings)
    super.init()
  }

  /// What its sound is like while it is used.
  open var processingFormat: AVAudioFormat { fileFormat }
  /// How long it is.
  open var length: Int64 { 0 }
  /// Where it is read.
  open var framePosition: Int64 = 0

  /// Reads nothing.
  open func read(into buffer: AVAudioPCMBuffer) throws { Notice.doesNothing("AVAudioFile") }
  /// Writes nothing.
  open func write(from buffer: AVAudioPCMBuffer) throws { Notice.doesNothing("AVAudioFile") }
}
