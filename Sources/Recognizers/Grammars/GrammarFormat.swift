/// What a recogniser is told to expect can be written as.
public enum GrammarFormat: String, Sendable, Hashable, CaseIterable {
  /// A trigram model with back-off: PocketSphinx `-lm`, KenLM and everything that reads ARPA.
  case arpa
  /// The pronunciations of its words: PocketSphinx `-dict`.
  case dict
  /// A grammar of the JSpeech Grammar Format: PocketSphinx `-jsgf`.
  case jsgf
  /// A list of phrases as JSON, for Vosk's `KaldiRecognizer`.
  case vosk
  /// A grammar of the Speech Recognition Grammar Specification as XML.
  case srgs
  /// A grammar for whisper.cpp's `--grammar`.
  case gbnf
  /// Sentences, one a line: `whisper-command -cmd`, sherpa-onnx's hot words.
  case list
  /// Prose that Whisper takes as what was said before: `--prompt`, `--initial_prompt`.
  case whisperPrompt = "whisper-prompt"
  /// Phrase hints for a service, as JSON.
  case hints
}

/// What a service takes as hints.
public enum HintService: String, Sendable, Hashable, CaseIterable {
  case google, aws, azure, deepgram, apple

  /// The most phrases.
  var phraseLimit: Int {
    switch self {
    case .google: 5_000
    case .azure: 500
    case .deepgram, .apple: 100
    // Only the size of the whole list is limited.
    case .aws: .max
    }
  }

  /// The most bytes of a phrase.
  var lengthLimit: Int { self == .aws ? 256 : 100 }

  /// The most bytes of all phrases.
  var totalLimit: Int {
    switch self {
    case .google: 100_000
    case .aws: 50 * 1_024
    case .azure, .deepgram, .apple: .max
    }
  }

  /// How the service wants a phrase of several words written.
  func written(_ phrase: String) -> String {
    self == .aws ? phrase.split(separator: " ").joined(separator: "-") : phrase
  }

  /// The most words of a phrase.
  var wordLimit: Int { self == .apple ? 2 : .max }
}
