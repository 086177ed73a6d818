import AssistantREPL
import Foundation
import TestSupport
import Testing

/// What the framework's parts mean for a person, part by part, each with a conversation that shows it.
///
/// ``TranscriptTests`` has the conversations and looks for the lines in what is said then; the library's own transcripts
/// show the rest.
@Suite struct SystemsTests {
  /// A part, the conversation that shows it, and a line of what the assistant says there.
  struct Part: Sendable {
    var name: String
    var transcript: String
    var line: String
  }

  /// Where conversations are that other tests replay.
  private static let folders = ["shortcuts/": "WorkflowsTests", "outside/": "AppProcessTests"]

  @Test func `every part names a conversation, and every conversation shows a part`() {
    let here = Self.parts.map(\.transcript).filter { Self.elsewhere($0) == nil }
    #expect(Set(here.map { $0 + ".txt" }) == Set(TranscriptTests.names))
  }

  @Test(arguments: parts.filter { elsewhere($0.transcript) != nil })
  func `a part that other tests replay is shown there`(part: Part) throws {
    let file = try #require(Self.elsewhere(part.transcript))
    let transcript = Transcript(parsing: try String(contentsOf: file, encoding: .utf8))
    let lines = transcript.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains(part.line), "\(part.line)")
  }

  /// The file of a conversation that other tests replay; nil for one of these tests.
  private static func elsewhere(_ transcript: String) -> URL? {
    for (prefix, tests) in folders where transcript.hasPrefix(prefix) {
      return TranscriptTests.folder.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "\(tests)/Transcripts/\(transcript.dropFirst(prefix.count)).txt")
    }
    return nil
  }

  static func part(_ name: String, _ transcript: String, _ line: String) -> Part {
    Part(name: name, transcript: transcript, line: line)
  }
}

extension SystemsTests {
  static let parts = intents + types + kindsOfIntents + things + questions + around

  private static let intents = [
    part("A1: an intent runs by phrase", "readers", "Good morning, Ada Lovelace."),
    part("A2: the app comes to the front before", "drawers", "Archive comes to the front."),
    part(
      "A2: the app comes to the front on demand",
      "orders",
      "Shall I come to the reading room? [yes / no]"
    ),
    part("A3: a missing value is asked for", "drawers", "Which drawer?"),
    part(
      "A3: a bad value is asked for again, with the reason",
      "catalogue",
      "600 does not fit; it has to be from 1 to 500."
    ),
    part(
      "A3: a list of the wrong size is asked for again",
      "removing",
      "I need from 1 to 2 of them."
    ),
    part(
      "A3: a currency that is not taken is asked for again",
      "catalogue",
      "That does not fit; it has to be one of GBP, EUR."
    ),
    part("A5: the sentence with what will be done", "dry-run", "I would open the Red drawer."),
    part("A5: a sentence by condition", "dry-run", "I would catalogue 12 pages in Red."),
    part(
      "A5: no sentence, all below the fold",
      "dry-run",
      "I would run “Remove Readers” (Readers: Ada Lovelace)."
    ),
    part("A6: a value alone", "drawers", "12"),
    part("A6: a dialog and a snippet", "showing", "Three papers."),
    part("A7: the opened intent runs", "notes", "The Green drawer is open."),
    part("A7: the opened intent does not run", "notes-without-opening", "Buy ink."),
    part(
      "A8: an error of the system",
      "misbehaving",
      "Workshop could not look up “chisel”: The network failed."
    ),
  ]

  private static let types = [
    part("A4: yes and no in the app's words", "catalogue", "Rare? [rare / common]"),
    part(
      "A4: whole numbers",
      "catalogue",
      "600 does not fit; it has to be from 1 to 500."
    ),
    part("A4: numbers", "catalogue", "2 does not fit; it has to be from 0 to 1.5."),
    part("A4: decimal numbers", "lending", "“a lot” is no number."),
    part("A4: text", "notes", "What is the note?"),
    part("A4: formatted text", "lending", "“For Ada” is lent; the fee is 2.5."),
    part("A4: dates", "catalogue", "What is the written?"),
    part("A4: parts of dates", "lending", "“some day” is no date I can read."),
    part(
      "A4: lengths of time",
      "catalogue",
      "“soon” is no length of time; say it like “2 hours 30 minutes”."
    ),
    part("A4: measurements", "catalogue", "What is the weight?"),
    part("A4: addresses", "catalogue", "What is the source?"),
    part("A4: files", "lending", "There is no file “/nowhere/scan.png”."),
    part("A4: people", "catalogue", "“Mary” does not tell how to reach someone."),
    part("A4: money", "catalogue", "That does not fit; it has to be one of GBP, EUR."),
    part("A4: ways to pay", "lending", "5  Credit card"),
    part("A4: rules of recurrence", "lending", "4  Every week"),
    part("A4: enums", "drawers", "2  Green"),
    part("A4: entities", "readers", "1  Ada Lovelace (London)"),
    part("A4: lists", "removing", "Remove 2 readers? [Remove / Keep]"),
    part("A4: optionals", "interview", "What is your name?"),
    part(
      "A4: all of them, read back",
      "lending-dry-run",
      "I would lend hosts for 2.5 (Inscription: For Ada, Return: December 24, 2026 at 5:00\u{202F}PM, "
        + "Payment: Credit card, Reminder: Every week)."
    ),
  ]

  private static let kindsOfIntents = [
    part("A9: deleting", "removing", "Remove 2 readers? [Remove / Keep]"),
    part("A9: progress", "showing", "100% 3/3"),
    part("A9: foreground continuation", "orders", "Here they are."),
    part(
      "A9: focus filters are performed like any intent",
      "Museum/museum",
      "Without a guide, the lamps at 50%."
    ),
    part("A9: target content comes to the front", "Museum/museum", "Museum comes to the front."),
    part(
      "A9: in-app search asks for the words",
      "Museum/museum",
      "The museum shows what it has about whales and ships."
    ),
    part("A9: snippets of intents of their own", "Museum/museum", "│ 👤 4 people wait │"),
    part(
      "A9: predictable intents",
      "Museum/museum",
      "Tickets for 3 visitors are at the door."
    ),
    part("A9: migrated intents", "Museum/museum", "The guide begins with the whale."),
    part("A9: deprecated intents", "Museum/museum", "The tour begins."),
    part("A9: opening an address", "Museum/museum", "/museum"),
    part("A9: undoing", "undoing", "Undone: Rename Archive."),
    part("A9: opening", "Museum/searching", "It hung from the ceiling of the old harbour."),
    part(
      "A10: asking before what is not for everybody",
      "drawers",
      "“Open Vault” is not for everybody. Are you allowed to? [yes / no]"
    ),
    part(
      "A10: asking each time where the device is locked",
      "locked",
      "“Open Vault” is not for everybody. Are you allowed to? [yes / no]"
    ),
    part("A10: asking nobody where it is unlocked", "unlocked", "The vault is open."),
  ]

  private static let things = [
    part("B1: a case's other names", "drawers", "The Red drawer is open."),
    part("B2: an entity found by its name", "readers", "Good morning, 김소월."),
    part("B3: a property in a dialog", "voice", "Good morning, Emma Noether from Erlangen."),
    part("B3: all properties of an entity", "Museum/searching", "Century   17"),
    part("B6: searching all apps", "Museum/searching", "2  Whale Oil Lamp (Exhibit, Museum)"),
    part("B6: opening what was found", "Museum/searching", "It burned in a reading room."),
    part("B6: by what is not its name", "Museum/searching", "Open Whale? [yes / no]"),
    part("B6: what is hidden", "Museum/searching", "Nothing fits “the mask”."),
    part("B6: in Korean", "Museum/searching-ko", "어느 것을 열까요?"),
    part("B6: in Vietnamese", "Museum/searching-vi", "Mở mục nào?"),
    part(
      "B7: kinds of content",
      "Museum/searching",
      "It can be shown as image/png, text/plain."
    ),
    part(
      "B7: content of a kind",
      "Museum/searching",
      "Telescope: Somebody saw a comet through it."
    ),
    part("B7: content that is no text", "Museum/searching", "13 bytes of image/png."),
    part(
      "B7: content that is not there",
      "Museum/searching",
      "Telescope cannot be had as application/pdf; there is image/png, text/plain."
    ),
    part("B4: suggestions first, and a search", "readers", "2  김소월 (정주)"),
    part("B4: sections", "places", "Below the ground"),
    part("B4: options that depend on others", "places", "2  shelf 2 of the attic"),
    part(
      "B8: a missing dependency",
      "misbehaving",
      "OpenToolbox.toolbox could not be filled: no dependency of type 'Toolbox' was added; call AppDependencyManager.shared.add before an intent runs"
    ),
  ]

  private static let questions = [
    part("C1: a dialog for looking", "readers", "Good morning, Ada Lovelace."),
    part("C1: a dialog for listening", "voice", "Good morning, Ada Lovelace from London."),
    part("C2: snippets line up", "showing", "│ • 소월의 편지   1925 │"),
    part("C3: a value is asked for inside", "interview", "In which year were you born?"),
    part("C3: what can be said", "interview", "Say it in your own words, or “cancel”."),
    part("C3: cancelling", "interview", "Cancelled."),
    part("C4: which one", "interview", "1  London"),
    part("C4: an answer that is none of them", "interview", "“mars” is none of these."),
    part("C5: confirming a value", "interview", "Is it really Paul? [yes / no]"),
    part("C6: the action's verb, with a preview", "orders", "It costs 3 pounds. [order / cancel]"),
    part("C6: other words for yes and no", "removing", "All right, nothing is changed."),
    part("C6: only in doubt", "orders", "Ding!"),
    part("C7: choosing what to do", "choices", "Burn it: done."),
    part("C2: a button is pressed by its label", "showing", "12"),
    part("Several apps: asking which", "apps", "In which app?"),
  ]
}
