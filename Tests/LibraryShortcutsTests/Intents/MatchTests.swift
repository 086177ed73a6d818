import AssistantKit
import AssistantREPL
import Foundation
import PhraseMatcher
import Testing

@testable import LibraryShortcuts

extension LibraryTests {
  /// `match` says of a sentence what a conversation makes of it.
  @Suite struct Match {
    /// Every fifth line is enough to have all kinds of sentences.
    private static let step = 5

    private static func session(_ locale: String) async throws -> ScriptedSession {
      let folder = try await LibraryFolder.withLibrary()
      return try await ScriptedSession.start(
        [LibraryVisit.app],
        options: ["--data", folder.path, "--dry-run"],
        locale: locale,
        now: Date(timeIntervalSince1970: 1_800_000_000),
        calendar: Calendar(identifier: .gregorian)
      )
    }

    @Test(
      "what is asked of other apps is refused, with what comes near",
      arguments: [
        "log a wren", "mark the ramen as sold out",
        "turn the volume down", "check in mr rosenberg",
      ]
    )
    func foreign(utterance: String) async throws {
      let session = try await Self.session("en")
      let understanding = await session.understanding(of: utterance)
      // Too little fits, or nothing but a verb.
      #expect([.refused(.belowThreshold), .refused(.outOfScope)].contains(understanding.outcome))
      #expect(understanding.reading == nil)
      let nearest = try #require(understanding.alternatives.first)
      #expect(nearest.confidence < 0.5)
    }

    @Test("who names the app asks it, though a name is misspelt")
    func named() async throws {
      let session = try await Self.session("en")
      let understanding = await session.understanding(of: "open duune in library")
      #expect(understanding.outcome == .match)
      #expect(understanding.reading?.intent == "OpenBook")
    }

    @Test(
      "what is to be left undone is not done",
      arguments: ["hold off on buying dune", "avoid removing emma"]
    )
    func leftUndone(utterance: String) async throws {
      let session = try await Self.session("en")
      #expect(await session.understanding(of: utterance).outcome == .refused(.negated))
    }

    @Test(
      "what is to be added is a book of the catalogue, also where the app is named",
      arguments: [
        ("ko", "고양이 요람 추가해 줘", "고양이 요람"), ("ko", "라이브러리에 고양이 요람 추가해 줘", "고양이 요람"),
        ("ko", "Catching Fire 추가", "Catching Fire"), ("en", "add cat's cradle", "cat's cradle"),
      ]
    )
    func added(locale: String, utterance: String, title: String) async throws {
      let session = try await Self.session(locale)
      let understanding = await session.understanding(of: utterance)
      let reading = try #require(understanding.reading)
      #expect(understanding.outcome == .match)
      #expect(reading.intent == "AddBook")
      #expect(reading.parameters.map(\.text) == [title])
      #expect(reading.confidence >= 0.9)
    }

    @Test("what excludes something reaches into no other part of a sentence")
    func excluded() async throws {
      let session = try await Self.session("vi")
      let utterance = "cho Rebecca bốn sao, không phải, ba sao"
      let understanding = await session.understanding(of: utterance)
      #expect(understanding.outcome == .match)
      #expect(understanding.reading?.parameters.contains { $0.text == "Rebecca" } == true)
    }

    @Test(
      "the verb of a whole phrase is no name that is spelled alike",
      arguments: ["open a book", "can you open a book for me", "open"]
    )
    func verb(utterance: String) async throws {
      let session = try await Self.session("en")
      let understanding = await session.understanding(of: utterance)
      #expect(understanding.outcome == .match)
      #expect(understanding.reading?.intent == "OpenBook")
      #expect(understanding.reading?.parameters.isEmpty == true)
    }

    @Test(
      "who asks what there is of somebody is told",
      arguments: [
        ("en", "do i have anything by tolstoy", "tolstoy"), ("en", "books by le guin", "le guin"),
        ("en", "what have i got from orwell", "orwell"),
        ("vi", "có cuốn nào của kafka không", "kafka"), ("vi", "sách của Nam Cao", "Nam Cao"),
        ("vi", "những cuốn nào tôi chấm 5 sao", "5"),
        ("de", "was habe ich von kafka", "kafka"), ("de", "bücher von kafka", "kafka"),
        ("fr", "qu'est-ce que j'ai de kafka", "kafka"), ("es", "tengo algo de kafka", "kafka"),
        ("ja", "カフカの本", "カフカ"), ("zh", "卡夫卡的书有哪些", "卡夫卡"), ("ko", "한강 작가 책 몇 권 있어?", "한강"),
      ]
    )
    func whatThereIs(locale: String, utterance: String, author: String) async throws {
      let session = try await Self.session(locale)
      let understanding = await session.understanding(of: utterance)
      #expect(understanding.outcome == .match)
      #expect(understanding.reading?.intent == "find")
      #expect(understanding.reading?.parameters.map(\.text) == [author])
    }

    @Test(
      "what an intent would have to ask for is found where it can be",
      arguments: ["find books i finished", "show the books i've finished"]
    )
    func incomplete(utterance: String) async throws {
      let session = try await Self.session("en")
      #expect(await session.understanding(of: utterance).reading?.intent == "find")
    }

    @Test(
      "a part of several names asks which is meant",
      arguments: [("en", "rate harry potter five stars"), ("ko", "해리 포터 별 다섯 개 줘")]
    )
    func parts(locale: String, utterance: String) async throws {
      let session = try await Self.session(locale)
      let understanding = await session.understanding(of: utterance)
      #expect(understanding.outcome == .ambiguous)
      #expect(understanding.equalReadings.count == 3)
      // Each is told by its own name.
      let names = understanding.equalReadings.map { reading in
        reading.alignment.first { $0.role == .parameter("book") }?.expected
      }
      #expect(Set(names).count == 3)
    }

    @Test(
      "the words that were said are what the phrases have first",
      arguments: ["add the joy luck club to my library", "put middlesex in the library"]
    )
    func first(utterance: String) async throws {
      let session = try await Self.session("en")
      let understanding = await session.understanding(of: utterance)
      #expect(understanding.reading?.intent == "AddBook")
      #expect(understanding.reading?.parameters.map(\.name) == ["book"])
    }

    @Test(
      "who wrote it is said beside a book's name",
      arguments: [
        ("add after dark by haruki murakami", "after-dark"),
        ("add joy in the morning, the one by betty smith", "joy-in-the-morning-smith"),
        ("could you give McEwan's Atonement three stars", "atonement"),
        ("open mrs gaskells north and south", "north-and-south"),
        ("open north and south by mrs gaskell", "north-and-south"),
      ]
    )
    func author(utterance: String, id: String) async throws {
      let session = try await Self.session("en")
      let understanding = await session.understanding(of: utterance)
      #expect(understanding.outcome == .match)
      #expect((understanding.reading?.confidence ?? 0) >= 0.9)
      guard case .known(id, _) = understanding.reading?.parameters.first?.value else {
        Issue.record("\(understanding.reading?.parameters ?? [])")
        return
      }
    }

    @Test(arguments: ["de", "fr", "es", "ja", "ko", "vi", "zh"])
    func `match and conversation understand the same`(locale: String) async throws {
      let session = try await Self.session(locale)
      let file = Bundle.module.bundleURL.appendingPathComponent("Talk/\(locale).tsv")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }
        .compactMap { TalkLine(parsing: $0)?.lines.first }
      var understood = 0
      for place in stride(from: 0, to: lines.count, by: Self.step) {
        let channel = RecordingChannel()
        await session.assistant(over: channel).respond(to: lines[place])
        guard let conversation = channel.match else { continue }
        let match = await session.understanding(of: lines[place])
        #expect(match == conversation, "\(lines[place])")
        if match.outcome == .match { understood += 1 }
      }
      #expect(understood > 0)
    }
  }
}
