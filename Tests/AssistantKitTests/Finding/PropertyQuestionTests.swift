import AppIntents
import SpokenLanguage
import Testing

@testable import AssistantKit

@Suite struct PropertyQuestionTests {
  private static func kind() async throws -> FindKind {
    let app = RunningApp(
      definition: AppDefinition(
        provider: NovelShortcuts.self,
        localization: AppLocalization(locale: "en")
      )
    )
    let finder = Samples.finder([app], "en")
    let action = try #require(finder.actions.first { $0.entity == "Novel" })
    return try await finder.kind(of: action)
  }

  /// What a sentence about "Dune" asks for: a property's name, and what it is to say.
  private func question(_ text: String, isQuestion: Bool = true) async throws -> String? {
    let kind = try await Self.kind()
    let language = Languages.language(for: "en")
    let sentence = FindTokens(text, language: language)
    let named = try #require(sentence.tokens.firstIndex { $0.text.hasPrefix("dune") })
    let question = PropertyQuestionReader(kind: kind, language: language)
      .question(in: sentence, about: named..<(named + 1), isQuestion: isQuestion)
    guard let question else { return nil }
    guard let place = question.property else { return "there" }
    let property = kind.properties[place].name
    return switch question.asked {
    case .value: property
    case .whetherOption(let title): "\(property)=\(title)"
    case .whetherThere: property
    case .whetherWords(let words): "\(property)~\(words.joined(separator: " "))"
    }
  }

  @Test(arguments: [
    ("who wrote dune", "author"), ("who is dune by", "author"), ("dune's author", "author"),
    ("what is the author of dune", "author"), ("when did dune come out", "year"),
    ("what year is dune from", "year"), ("when was the novel dune published", "year"),
    ("and when was dune written", "year"), ("tell me the cover of dune", "cover"),
    ("is dune paperback", "cover=Soft"), ("is the cover of dune hard", "cover=Hard"),
    ("was dune written by frank herbert", "author~frank herbert"),
    ("is the year of dune 1965", "year~1965"), ("do i have dune", "there"),
    ("is dune in there", "there"), ("have we got dune", "there"),
  ])
  func `a question about one property is read`(text: String, asked: String) async throws {
    #expect(try await question(text) == asked)
  }

  @Test(arguments: [
    "who is dune", "how do i write dune", "why was dune written", "what does dune cost",
    "who gave dune five stars", "when did i make dune paperback",
    "what is the author and the year of dune", "what is dune",
    "year of liners in dune",
  ])
  func `what no single property tells is not read`(text: String) async throws {
    #expect(try await question(text) == nil)
  }

  @Test(arguments: ["dune author", "dune paperback", "dune by frank herbert"])
  func `what is not built as a question asks nothing`(text: String) async throws {
    #expect(try await question(text, isQuestion: false) == nil)
  }

  @Test func `marks that were said are meant`() async throws {
    let language = Languages.language(for: "vi")
    let year = FindProperty(name: "year", title: "Năm", comparisons: [], isSortable: true)
    let action = try await Self.kind().action
    let kind = FindVocabulary(apps: [], language: language)
      .kind(of: action, properties: [year], options: [[]], known: nil)
    let reader = PropertyQuestionReader(kind: kind, language: language)
    func property(_ text: String) -> Int? {
      reader.question(in: FindTokens(text, language: language), about: 0..<1, isQuestion: true)?
        .property
    }
    #expect(property("Kiều năm nào") == 0)
    #expect(property("Kiều nam nao") == 0)
    #expect(property("Kiều nằm nào") == nil)
  }
}
