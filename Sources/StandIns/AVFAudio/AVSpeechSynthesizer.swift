public import Foundation
import Notices

/// Says something aloud, which nobody hears here.
open class AVSpeechSynthesizer: NSObject {
  /// Whether it speaks.
  open var isSpeaking: Bool { false }

  /// A voice box.
  public override init() {
    super.init()
  }

  /// Says something.
  open func speak(_ utterance: AVSpeechUtterance) { Notice.doesNothing("AVSpeechSynthesizer") }

  /// Stops.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
}

/// Where it stops.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}

/// What is said.
open class AVSpeechUtterance: NSObject {
  /// The words.
  public let speechString: String
  /// Who says it.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast, from 0 to 1.
  open var rate: Float = 0.5
  /// How high, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// How loud, from 0 to 1.
  open var volume: Float = 1

  /// Something to say.
  public init(string: String) {
    speechString = string
  }
}

/// Who says it.
open class AVSpeechSynthesisVoice: NSObject {
  /// The language.
  public let language: String

  /// A voice of a language; nil for the person's own.
  public init?(language: String?) {
    self.language = language ?? Locale.current.identifier
  }
}

/// As fast as usual.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// As slowly as it can be.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// As fast as it can be.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
