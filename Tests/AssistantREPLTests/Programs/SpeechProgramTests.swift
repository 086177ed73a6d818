import Foundation
import Recognizers
import SpokenLanguage
import Synchronization
import Testing

@testable import AssistantREPL

/// Real processes; nothing is waited for but their ends.
@Suite struct SpeechProgramTests {
  private final class Record: Sendable {
    let sentences = Mutex<[String]>([])
  }

  private let record = Record()
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "voice-" + UUID().uuidString)

  private func voice(_ command: String, patience: Duration = .seconds(600)) -> SpeechProgram {
    let record = record
    return SpeechProgram(
      command,
      pace: SlowVoice(language: Languages.language(for: "en")),
      patience: patience,
      now: { .zero },
      tell: { sentence in record.sentences.withLock { $0.append(sentence) } }
    )
  }

  @Test func `what was given to it is said to its end`() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let said = folder.appending(path: "said").path
    let voice = voice("cat > '\(said)'")
    voice.say("Rated Dune.")
    voice.say("Cancelled.")
    voice.end()
    #expect(try String(contentsOfFile: said, encoding: .utf8) == "Rated Dune.\nCancelled.\n")
    #expect(record.sentences.withLock { $0 } == [])
  }

  @Test func `one that ignores the end of its input and a request is ended`() {
    let voice = voice("trap '' TERM; while read x; do :; done; sleep 100000", patience: .zero)
    voice.say("")
    voice.end()
    #expect(record.sentences.withLock { $0 } == [])
  }

  @Test func `one that dies is told of, and given up after three times`() {
    let voice = voice("read x; exit 3")
    for _ in 0..<3 {
      voice.say("Rated Dune.")
      voice.end()
    }
    voice.say("Cancelled.")
    voice.end()
    let death = "the voice 'read x; exit 3' ended with status 3, so not everything was said"
    #expect(
      record.sentences.withLock { $0 } == [death, death, death + "; it is not started again"]
    )
  }
}
