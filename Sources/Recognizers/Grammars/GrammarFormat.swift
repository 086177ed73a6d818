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
  case google, azure, deepgram, apple

  /// The most phrases.
  var phraseLimit: Int {
    switch self {
    case .google: 5_000
    case .azure: 500
    case .deepgram, .apple: 100
    }
  }

  /// The most characters of a phrase.
  var lengthLimit: Int { 100 }

  /// The most characters of all phrases.
  var totalLimit: Int { self == .google ? 100_000 : .max }

  /// The most words of a phrase.
  var wordLimit: Int { self == .apple ? 2 : .max }
}
