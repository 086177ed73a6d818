public import AVFAudio
@_exported public import Foundation
import Notices

/// Whether an app may write down what is said.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

/// Writes down what is said; here the assistant's own recogniser does, and this one does not.
public final class SFSpeechRecognizer: NSObject, Sendable {
  /// The languages that are understood: none.
  public class func supportedLocales() -> Set<Locale> { [] }

  /// The language.
  public let locale: Locale

  /// Writes down a language; nil where it cannot.
  public init?(locale: Locale = .current) {
    self.locale = locale
    super.init()
  }

  /// It cannot.
  public var isAvailable: Bool { false }
  /// It cannot.
  public var supportsOnDeviceRecognition: Bool { false }

  /// The app may not.
  public class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }

  /// Asks whether it may; it may not.
  public class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }

  /// Says that nothing was understood.
  @discardableResult
  public func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    Notice.doesNothing("Speech")
    resultHandler(nil, CocoaError(.featureUnsupported))
    return SFSpeechRecognitionTask()
  }
}

/// What is to be written down.
open class SFSpeechRecognitionRequest: NSObject {
  /// Whether guesses are told at once.
  open var shouldReportPartialResults = true
  /// Whether nothing may leave the device.
  open var requiresOnDeviceRecognition = false
  /// Whether stops and commas are set.
  open var addsPunctuation = false
  /// What is said.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Words that are likely.
  open var contextualStrings: [String] = []
}

/// A recording that is to be written down.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  /// Where it lies.
  public let url: URL

  /// A recording.
  public init(url: URL) {
    self.url = url
    super.init()
  }
}

/// Writing down.
public final class SFSpeechRecognitionTask: NSObject, Sendable {
  /// Ends it.
  public func cancel() {}
  /// Ends it.
  public func finish() {}
}

/// What was understood.
public final class SFSpeechRecognitionResult: NSObject, Sendable {
  /// What is likeliest.
  public var bestTranscription: SFTranscription { SFTranscription() }
  /// Whether it is all.
  public var isFinal: Bool { true }
}

/// What was said, in writing.
public final class SFTranscription: NSObject, Sendable {
  /// The words.
  public var formattedString: String { "" }
}

extension CocoaError.Code {
  /// What was asked for cannot be done here.
  static let featureUnsupported = CocoaError.Code(rawValue: 3328)
}

/// Sound to be heard piece by piece.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// Takes a piece of sound, which nobody hears.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// There is no more.
  open func endAudio() {}
}

/// What is said.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified, dictation, search, confirmation
}
