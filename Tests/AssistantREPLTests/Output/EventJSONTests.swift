import AssistantKit
import OrderedJSON
import PhraseMatcher
import Testing

@testable import AssistantREPL

@Suite struct EventJSONTests {
  private static let question = Question(
    id: 3,
    kind: .choice,
    intent: "AddBook",
    parameter: "author",
    prompt: "Who wrote it?",
    options: [
      Question.Option(id: "a", title: "Jane Austen", subtitle: "1815"),
      Question.Option(id: "b", title: "Someone \"else\""),
    ],
    hiddenOptionCount: 2
  )

  @Test(
    arguments: [
      (.hello(apps: ["Library"]), #"{"event":"hello","version":1,"apps":["Library"]}"#),
      (.heard("op\u{1}en"), #"{"event":"heard","text":"op\u0001en"}"#),
      (
        .match(Understanding(utterance: "", outcome: .empty)),
        #"{"event":"match","utterance":"","outcome":"empty","alternatives":[]}"#
      ),
      (.foreground(app: "Library"), #"{"event":"foreground","app":"Library"}"#),
      (
        .question(question),
        #"{"event":"question","id":3,"kind":"choice","intent":"AddBook","parameter":"author","#
          + #""prompt":"Who wrote it?","options":[{"id":"a","title":"Jane Austen","#
          + #""subtitle":"1815"},{"id":"b","title":"Someone \"else\""}],"moreOptions":2}"#
      ),
      (
        .question(Question(id: 1, kind: .text, intent: nil, parameter: nil, prompt: "Title?")),
        #"{"event":"question","id":1,"kind":"text","prompt":"Title?","options":[]}"#
      ),
      (.dialog(full: "Done.", supporting: nil), #"{"event":"dialog","text":"Done."}"#),
      (
        .dialog(full: "Done.", supporting: "So."),
        #"{"event":"dialog","text":"Done.","supporting":"So."}"#
      ),
      (.snippet("a\nb"), #"{"event":"snippet","text":"a\nb"}"#),
      (
        .progress(done: 1, total: 3, text: "Reading"),
        #"{"event":"progress","done":1,"total":3,"text":"Reading"}"#
      ),
      (
        .opens(intent: "OpenBook", title: "Open Book"),
        #"{"event":"opens","intent":"OpenBook","title":"Open Book"}"#
      ),
      (
        .result(intent: "AddBook", value: "Emma"),
        #"{"event":"result","intent":"AddBook","value":"Emma"}"#
      ),
      (
        .result(intent: "OpenBook", value: nil),
        #"{"event":"result","intent":"OpenBook","value":null}"#
      ),
      (
        .error(intent: "AddBook", message: "No.", code: "notFound"),
        #"{"event":"error","intent":"AddBook","message":"No.","code":"notFound"}"#
      ),
      (
        .error(intent: nil, message: "No.", code: "notUnderstood"),
        #"{"event":"error","message":"No.","code":"notUnderstood"}"#
      ),
      (.cancelled, #"{"event":"cancelled"}"#),
      (.done(.abandoned), #"{"event":"done","outcome":"abandoned"}"#),
    ] as [(ConversationEvent, String)]
  )
  func `an event is one line with its members in order`(event: ConversationEvent, line: String) {
    #expect(String(decoding: event.jsonLine, as: UTF8.self) == line + "\n")
  }

  @Test(
    arguments: [
      (ExchangeOutcome.done, "done"), (.refused, "refused"), (.failed, "failed"),
      (.declined, "declined"), (.cancelled, "cancelled"), (.abandoned, "abandoned"),
      (.quit, "quit"), (.empty, "empty"),
    ]
  )
  func `an outcome has its name`(outcome: ExchangeOutcome, name: String) {
    let event = ConversationEvent.done(outcome)
    let line = #"{"event":"done","outcome":"\#(name)"}"# + "\n"
    #expect(String(decoding: event.jsonLine, as: UTF8.self) == line)
  }
}
