public import Foundation
import Notices

/// Says something aloud, which nobody hears here.
open class AVSpeechSynthesizer: NSObject {
  /// Who hears how far it is; nobody is told.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// Whether it was made to wait.
  open var isPaused: Bool { false }
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
  /// Waits.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Goes on.
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}

/// Hears how far a voice is; nobody is told here.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// It began.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// It ended.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// It was stopped.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didStart utterance: AVSpeechUtterance
  ) {}
  /// Nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  ) {}
  /// Nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  ) {}
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

  /// How long it waits before.
  open var preUtteranceDelay: TimeInterval = 0
  /// How long it waits afterwards.
  open var postUtteranceDelay: TimeInterval = 0

  /// Something to say.
  public init(string: String) {
    speechString = string
  }
}

/// Who says it.
open class AVSpeechSynthesisVoice: NSObject {
  /// The language.
  public let language: String

  /// What tells it apart.
  open var identifier: String { language }
  /// What it is called.
  open var name: String { language }
  /// All of them: none.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// What tells the person's own language apart.
  open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }

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
