import AssistantKit
import Foundation
import PhraseMatcher
import TestSupport
import Testing

@testable import AssistantREPL

/// What a command starts from, by what stands on the command line and in the environment.
@Suite struct SessionStartTests {
  private let folder: ScratchFolder
  private let catalog: String

  init() throws {
    folder = try ScratchFolder()
    catalog = try folder.write(
      #"""
      {"version":2,"apps":[
        {"name":"Harbour","synonyms":["Port"],"locale":"en","shortcuts":[{"intent":"ShowTide","phrases":["show the tide in ${applicationName}"]}]},
        {"name":"Harbour","locale":"ko","shortcuts":[{"intent":"ShowTide","phrases":["${applicationName}에서 물때 보여 줘"]}]},
        {"name":"Pantry","locale":"en","shortcuts":[{"intent":"ListJars","phrases":["list the jars in ${applicationName}"]}],
          "intents":[{"intent":"ListJars","title":"List Jars","run":["true"]}]}
      ]}
      """#,
      to: "apps.json"
    )
  }

  private func start(
    _ words: [String],
    _ environment: [String: String] = [:]
  ) async throws -> Session {
    var environment = environment
    for variable in ["XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
      environment[variable] = folder.url.path
    }
    return try await Session.start(
      try Arguments(words + ["--catalog", catalog]),
      apps: [],
      environment: environment,
      console: Console(output: .nullDevice, diagnostics: .nullDevice)
    )
  }

  @Test(arguments: [
    (["match"], ["LANG": "C"], ["Harbour", "Pantry"]),
    (["match"], ["LANG": "ko_KR.UTF-8"], ["Harbour"]),
    (["match", "--locale", "ko"], ["LANG": "en_US.UTF-8"], ["Harbour"]),
    (["match", "--app-name", "pantry"], [:], ["Pantry"]),
    (["match", "--app-name", "port"], [:], ["Harbour"]),
  ]) func `the apps are those that speak the locale and are meant`(
    words: [String],
    environment: [String: String],
    names: [String]
  ) async throws {
    let session = try await start(words, environment)
    #expect(session.catalog.apps.map(\.name) == names)
  }

  @Test func `what is found is understood`() async throws {
    let session = try await start(["match", "--app-name", "Pantry"])
    #expect(session.index.current.exactMatch(of: "list the jars in pantry") != nil)
    #expect(session.index.current.exactMatch(of: "show the tide in harbour") == nil)
  }

  @Test(arguments: [
    (
      ["match", "--app-name", "Harbor"],
      UsageError.unknownApp("Harbor", known: ["Harbour", "Pantry"])
    ),
    (["perform", "ShowTide", "--locale", "ko"], .noCode(.perform)),
  ]) func `what cannot be is told`(words: [String], error: UsageError) async throws {
    await #expect(throws: error) { try await start(words) }
  }

  @Test func `the settings are those of the command line`() async throws {
    let plain = try await start(["run", "x"]).settings
    #expect(!plain.isRehearsal && !plain.isVoiceOnly && plain.opensResultIntents)
    #expect(plain.threshold == nil)
    let told = try await start([
      "run", "x", "--dry-run", "--voice-only", "--open-when-run", "off", "--threshold", "0.25",
      "--time-limit", "7", "--locked",
    ]).settings
    #expect(told.isRehearsal && told.isVoiceOnly && !told.opensResultIntents)
    #expect(told.threshold == 0.25)
    #expect(told.timeLimit == .seconds(7))
    #expect(told.lock == .locked)
    #expect(try await start(["match", "--n-best", "3"]).settings.alternativeLimit == 3)
  }

  @Test func `a person's own aliases are for conversations and for explaining them`() async throws {
    try folder.write(
      "list the cars in ${applicationName}\tlist the jars in ${applicationName}\n",
      to: "assistant/heard-as.tsv"
    )
    for (words, isHeard) in [(["run", "x"], true), (["explain", "x"], true), (["match"], false)] {
      let session = try await start(words)
      let match = session.index.current.exactMatch(of: "list the cars in pantry")
      #expect((match != nil) == isHeard, "\(words)")
    }
  }
}
