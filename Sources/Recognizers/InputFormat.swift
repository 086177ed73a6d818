/// What a stream of utterances is written in.
///
/// The raw value is the name a person gives.
public enum InputFormat: String, Sendable, Hashable, CaseIterable {
  /// Found out from the stream, again and again.
  case auto
  /// One utterance a line, taken as it stands.
  case text
  /// Lines with stamps, as whisper.cpp, openai-whisper and faster-whisper print them.
  case whisper
  /// whisper.cpp without stamps (`-nt`): sentences on one line that never ends.
  case whisperPlain = "whisper-plain"
  /// A line that is drawn again and again, as `whisper-stream` does.
  case whisperStream = "whisper-stream"
  /// The results of `whisper-command`.
  case whisperCommand = "whisper-command"
  /// Whole transcripts and segments as JSON: whisper.cpp, openai-whisper, faster-whisper, servers.
  case whisperJSON = "whisper-json"
  /// SubRip subtitles.
  case srt
  /// WebVTT subtitles.
  case vtt
  /// Lyrics with stamps.
  case lrc
  /// A table with tabs and a header.
  case tsv
  /// A table with commas and a header.
  case csv
  /// Results of Vosk as JSON, and of `vosk-transcriber`.
  case vosk
  /// Results of Vosk and of telephony's recognisers as XML.
  case nlsml
  /// PocketSphinx: lines, word times, hypothesis files and JSON lines.
  case pocketsphinx
  /// A list of hypotheses of one utterance, as `pocketsphinx_batch -nbest` writes it.
  case pocketsphinxNBest = "pocketsphinx-nbest"
  /// The client of NVIDIA Riva.
  case riva
  /// Manifests of NVIDIA NeMo.
  case nemo
  /// The programs of sherpa-onnx.
  case sherpa
  /// Google Cloud Speech-to-Text, whole or streaming.
  case google
  /// Amazon Transcribe, whole or streaming.
  case aws
  /// Azure AI Speech.
  case azure
  /// Deepgram, whole or streaming.
  case deepgram
  /// `hear` of macOS: a line for every guess, each longer than the one before.
  case hear
  /// nerd-dictation, which takes words back with backspaces.
  case nerdDictation = "nerd-dictation"
  /// Speechmatics, streaming.
  case speechmatics
  /// Gladia, live.
  case gladia
  /// Soniox, streaming.
  case soniox
  /// Rev AI, streaming and recordings as a whole.
  case revAI = "rev-ai"
  /// Servers of Kaldi's GStreamer plug-in.
  case kaldi = "kaldi-gstreamer"
  /// Julius.
  case julius
  /// whisper_streaming: what is sure by now, with its times, a few words a line.
  case whisperStreaming = "whisper-streaming"
  /// Events of OpenAI's transcriptions.
  case openAI = "openai"
  /// Events of Home Assistant's voice pipelines.
  case homeAssistant = "home-assistant"
  /// Events of the Wyoming protocol.
  case wyoming
  /// JSON with the text under a common key.
  case json

  /// Whether what writes it hears any words, and not only those of a list that it was given.
  ///
  /// One that knows few words hears them in whatever is said, and only its doubts tell; one that knows all
  /// is in doubt about names and right all the same.
  public var hearsAnyWords: Bool {
    switch self {
    case .whisper, .whisperPlain, .whisperStream, .whisperJSON, .whisperStreaming, .riva, .nemo,
      .sherpa, .google, .aws, .azure, .deepgram, .hear, .speechmatics, .gladia, .soniox, .revAI,
      .openAI:
      true
    default: false
    }
  }
}
