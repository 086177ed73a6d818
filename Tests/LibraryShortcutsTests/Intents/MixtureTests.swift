import AssistantTesting
import Foundation
import SpokenLanguage
import TestSupport
import Testing

@testable import LibraryShortcuts

extension LibraryTests {
  /// Some of what `Benchmarks/fuzz.sh dialogues` says in millions.
  @Suite struct MixtureTests {
    private static let sentences = 6

    @Test(arguments: ["en", "ko", "vi", "de", "fr", "es", "ja", "zh"])
    func `mixtures of phrases, names and small words are answered`(locale: String) async throws {
      let folder = try await LibraryFolder.withLibrary()
      let assistant = try await TestAssistant(
        apps: [LibraryVisit.app],
        locale: locale,
        options: ["--dry-run", "--data", folder.path]
      )
      let mixtures = assistant.mixtures
      var random = SplitMix64(seed: 11)
      for _ in 0..<Self.sentences {
        let sentence = mixtures.sentence(using: &random)
        let answers = (0..<2).map { _ in mixtures.answer(using: &random) }
        let answer = try await answer(to: sentence, answers, in: assistant)
        #expect(answer.sentence == sentence)
      }
    }

    @Test func `mixtures are the same of the same chance, and hold all kinds of words`()
      async throws
    {
      let folder = try await LibraryFolder.withLibrary()
      let assistant = try await TestAssistant(
        apps: [LibraryVisit.app],
        locale: "vi",
        options: ["--data", folder.path]
      )
      let mixtures = assistant.mixtures
      var random = SplitMix64(seed: 3)
      var again = SplitMix64(seed: 3)
      let sentences = (0..<2_000).map { _ in mixtures.sentence(using: &random) }
      #expect(sentences == (0..<2_000).map { _ in mixtures.sentence(using: &again) })
      let language = Languages.language(for: "vi")
      let kinds = [
        language.connectives.corrections, language.connectives.correctionsAfterBreak,
        language.connectives.retractions, language.connectives.joiners,
        language.connectives.negations, language.grammar.exclusionsBefore,
        language.grammar.questionWords, language.grammar.courtesies,
      ]
      let words =
        kinds.map { $0.runs.map { $0.joined(separator: " ") } } + [language.dateWords]
        + [["hai mươi", "mười hai"], ["Dune", "Emma", "Hamlet"]]
      for kind in words {
        let isSaid = sentences.contains { sentence in
          kind.contains { sentence.contains(" \($0) ") }
        }
        #expect(isSaid, "\(kind)")
      }
    }

    private func answer(
      to sentence: String,
      _ answers: [String],
      in assistant: TestAssistant
    ) async throws -> TestAnswer {
      do {
        return try await assistant.anew(explains: false).say(sentence, answers: answers)
      } catch let rest as UnaskedAnswers {
        return rest.answer
      }
    }
  }
}
