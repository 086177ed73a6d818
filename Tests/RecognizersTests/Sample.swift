import Foundation
import Recognizers
import Testing

/// What a recogniser wrote, and what it says, in files beside the tests.
struct Sample: Sendable, CustomTestStringConvertible {
  var file: String
  var format = InputFormat.auto

  var testDescription: String { file + " as " + format.rawValue }

  static let all: [Sample] =
    [
      "plain.txt", "whisper-cli.txt", "whisper-colours.txt", "whisper-openai.txt",
      "whisper-faster.txt", "whisper-ctranslate2.txt", "whisper-vad.txt", "whisper-stream.txt",
      "whisper-nt.txt",
      "whisper-command.txt", "whisper-cpp.json", "whisper-cpp-full.json", "whisper-openai.json",
      "whisper-faster.jsonl", "whisper-server.json", "captions.srt", "captions.vtt",
      "hear-times.txt", "lyrics.lrc", "table.tsv", "table.csv", "table-speakers.csv", "vosk.txt",
      "vosk-transcriber.txt", "vosk-transcriber.json", "vosk-nlsml.txt", "nlsml.xml",
      "pocketsphinx-times.txt",
      "pocketsphinx-batch.hyp", "pocketsphinx.ctm", "pocketsphinx.nbest",
      "pocketsphinx-live.jsonl", "riva.txt", "riva-terminal.txt", "riva-times.txt",
      "riva-confidence.txt", "nemo.jsonl", "sherpa.txt", "sherpa-streaming.jsonl", "google.json",
      "google-streaming.json", "aws.json", "aws-streaming.jsonl", "azure.jsonl",
      "azure-batch.json", "deepgram.jsonl", "deepgram.json", "hear-m.txt", "nerd-dictation.txt",
      "wyoming.bin", "common.jsonl", "broken.txt", "switching.txt", "hostile.bin",
      "aws-client.jsonl", "speechmatics.jsonl", "gladia.jsonl", "soniox.jsonl", "rev-ai.jsonl",
      "kaldi-gstreamer.jsonl", "julius.txt", "whisper-streaming.txt", "openai.sse",
      "openai-realtime.jsonl", "home-assistant.jsonl", "google-browser.jsonl", "python.txt",
      "guesses.jsonl", "whisper-stream-crash.txt", "julius-module.txt", "python-shown.txt",
      "blank-start.txt", "whisper-streaming-server.txt",
    ].map { Sample(file: $0) } + [Sample(file: "hear.txt", format: .hear)]

  func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: url(file))) }

  /// The lines of the file that says what the sample says.
  func expectation() throws -> [String] {
    String(decoding: try Data(contentsOf: url(file + ".events")), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Where the expectation stands among the sources.
  var expectationSource: URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/" + file + ".events")
  }

  func events(in pieces: [[UInt8]]) -> [ReaderEvent] {
    var reader = RecognizerReader(format: format)
    return pieces.flatMap { reader.read($0) } + reader.finish()
  }

  private func url(_ name: String) -> URL {
    Bundle.module.bundleURL.appending(path: "Fixtures/" + name)
  }
}
