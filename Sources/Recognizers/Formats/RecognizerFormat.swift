/// One way of writing what was heard.
///
/// A format sees the pieces of a stream in order and takes those that are its own. It keeps at most
/// the utterance that is being written.
protocol RecognizerFormat: Sendable {
  static var format: InputFormat { get }
  /// Whether segments may be invented or said twice, as Whisper does.
  static var invents: Bool { get }

  init()

  /// Reads a piece.
  ///
  /// - Parameters:
  ///   - piece: The piece.
  ///   - context: What is known about the stream.
  /// - Returns: What it says; nil where it is not of this format.
  mutating func read(_ piece: StreamPiece, in context: StreamContext) -> [ReaderEvent]?

  /// What can be waited for before what is held is taken as it is.
  var patience: Patience { get }

  /// Whether what came so far is surely of this format; otherwise it may turn out to be plain lines.
  var isCertain: Bool { get }

  /// Gives back what is held, since nothing came for a while or the stream ends or changes.
  mutating func release() -> [ReaderEvent]
}

extension RecognizerFormat {
  static var invents: Bool { false }
  var patience: Patience { .none }
  var isCertain: Bool { true }
  mutating func release() -> [ReaderEvent] { [] }
}

/// What is known about a stream when a piece of it is read.
struct StreamContext: Sendable {
  /// Whether the stream is known to be in this format already.
  var isCurrent: Bool
  /// Whether the format was named, so that lines without marks are its own.
  var isNamed = false
  /// Whether the line before was blank and the first of all.
  var followsBlankStart = false
}

/// How long to wait for more of what is held.
enum Patience: Sendable, Hashable {
  /// Nothing is held.
  case none
  /// The pause between two utterances.
  case settle
  /// Several seconds: the recogniser marks the end itself, but may forget to.
  case long
}

/// The formats in the order in which they are asked.
enum RecognizerFormats {
  static let all: [any RecognizerFormat.Type] = [
    WhisperLines.self, LyricsLines.self, NLSMLResults.self, WebVTT.self, SubRip.self, TabTable.self,
    CommaTable.self,
    WhisperCommand.self, WhisperStream.self, RivaLines.self, SherpaOutput.self, NerdDictation.self,
    HearLines.self, JuliusOutput.self, WhisperStreaming.self, WhisperPlain.self, WyomingEvents.self,
    DeepgramResults.self, SpeechmaticsEvents.self, GladiaEvents.self, SonioxTokens.self,
    RevAIElements.self, KaldiServerResults.self, OpenAIEvents.self, HomeAssistantEvents.self,
    AzureResults.self, AWSResults.self, GoogleResults.self, WhisperJSON.self,
    PocketSphinxOutput.self, PocketSphinxNBest.self, NeMoManifest.self, VoskResults.self,
    CommonJSON.self,
  ]

  static func format(named name: InputFormat) -> (any RecognizerFormat.Type)? {
    all.first { $0.format == name }
  }
}
