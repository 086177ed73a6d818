import AssistantKit
import Foundation
import LibraryShortcuts
import PhraseCoverage
import PhraseMatcher
import SpokenLanguage
import Testing

extension LibraryTests {
  /// What people say is not to be done is not done, in any language: every sentence of a language's
  /// corpus, forbidden in the ways of the language.
  @Suite struct Negations {
    @Test(arguments: Languages.all.map(\.code))
    func `what is forbidden is never done`(locale: String) async throws {
      let folder = try await LibraryFolder.withLibrary()
      let launch = App.Launch(dataDirectory: URL(fileURLWithPath: folder.path), locale: locale)
      let app = try await LibraryVisit.app.launched(launch) { _ in }
      let catalog = PhraseCatalog(apps: [await app.catalog(deadline: .seconds(86_400)) { _ in }])
      let settings = AssistantSettings(locale: locale, queryDeadline: .seconds(86_400))
      let interpreter = Interpreter(
        index: SentenceIndex(try PhraseMatcher(catalog, language: settings.language)),
        apps: [app],
        settings: settings,
        warn: { _ in }
      )
      let forbid = try #require(Self.negations[locale], "no negations are known")
      var done: [String] = []
      for (number, command) in try commands(locale).enumerated() {
        let forbidden = forbid(command)
        #expect(!forbidden.isEmpty, "not forbidden in any way: \(command)")
        // Where there are many ways, each command takes the next few: the commands are many too.
        let ways = (0..<min(forbidden.count, Self.waysOfEach)).map { way in
          forbidden[(number * Self.waysOfEach + way) % forbidden.count]
        }
        for sentence in ways {
          let understanding = await interpreter.understand(sentence)
          switch understanding.outcome {
          case .match, .ambiguous: done.append("\(sentence): \(understanding.outcome)")
          case .refused, .unknownValue, .empty: continue
          }
        }
      }
      #expect(done == [])
    }

    /// The most ways in which one command is forbidden.
    private static let waysOfEach = 4

    /// The sentences of a corpus that ask for something to be done, and not for something to be told.
    private func commands(_ locale: String) throws -> [String] {
      let file = Bundle.module.bundleURL.appendingPathComponent("Coverage/\(locale).tsv")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      return lines.filter { !$0.hasPrefix("#") }.compactMap { line in
        let cells = line.split(separator: "\t")
        guard cells.count > 1, cells[1] != "WhatAmIReading", cells[1] != "-" else { return nil }
        return String(cells[0])
      }
    }

    /// The ways in which a language forbids what a sentence asks for.
    private static let negations: [String: @Sendable (String) -> [String]] = [
      "en": { command in
        let command = command.prefix(1).lowercased() + command.dropFirst()
        return [
          "don't ", "do not ", "please don't ", "never ", "never ever ", "under no circumstances ",
          "by no means ",
          "stop, don't ", "it would be wrong to ", "never: ", "you must not: ",
          "i'd never, ever, ", "please don't, under any circumstances, ",
          "i would never, not even for money, ", "if the train is late, ",
          "unless a friend calls, ",
        ].map { $0 + command }
      },
      "ko": { command in
        guard let (ending, stem) = stems.first(where: { command.hasSuffix($0.key) }) else {
          return [command + "하지 마"]
        }
        let begin = command.dropLast(ending.count)
        return ["지 마", "지 마세요", "지 말아 줘"].map { begin + stem + $0 }
      },
      "vi": { command in
        ["đừng ", "xin đừng ", "chớ ", "đừng: "].map {
          $0 + command.prefix(1).lowercased() + command.dropFirst()
        }
      },
      "de": { command in
        let words = command.split(separator: " ", maxSplits: 1).map(String.init)
        return [
          command + " nicht", "niemals " + command.prefix(1).lowercased() + command.dropFirst(),
          words[0] + " auf keinen Fall " + words.dropFirst().joined(),
          "du sollst nicht: " + command,
        ]
      },
      "fr": { command in
        let words = command.split(separator: " ", maxSplits: 1).map(String.init)
        let verb = words[0].lowercased()
        let isVowel = verb.first.map("aeéou".contains) == true
        return [
          (isVowel ? "n'" : "ne ") + verb + " pas " + words[1], "il ne faut pas : " + command,
        ]
      },
      "es": { command in
        ["no ", "nunca ", "nunca: "].map {
          $0 + command.prefix(1).lowercased() + command.dropFirst()
        }
      },
      "ja": { command in
        guard let (ending, stem) = japaneseStems.first(where: { command.hasSuffix($0.key) }) else {
          return [command + "しないで"]
        }
        let begin = command.dropLast(ending.count)
        return ["ないで", "ないでください"].map { begin + stem + $0 }
      },
      "zh": { command in ["别", "不要", "请不要", "没让你"].map { $0 + command } },
    ]

    /// The stems of the verbs in the Japanese corpus before a denial, by how their requests end.
    private static let japaneseStems: [String: String] = [
      "開いて": "開か", "見せて": "見せ", "して": "し", "入れて": "入れ", "移して": "移さ", "変えて": "変え",
      "つけて": "つけ", "買って": "買わ", "消して": "消さ", "探して": "探さ", "教えて": "教え",
    ]

    /// The stems of the verbs in the Korean corpus, by how their requests end.
    private static let stems: [String: String] = [
      "열어 줘": "열", "보여 줘": "보여 주", "추가해 줘": "추가하", "넣어 줘": "넣", "옮겨 줘": "옮기",
      "평가해 줘": "평가하", "별점 줘": "별점 주", "사 줘": "사", "주문해 줘": "주문하", "삭제해 줘": "삭제하",
      "지워 줘": "지우", "찾아 줘": "찾", "검색해 줘": "검색하",
    ]
  }
}
