import AppIntents
import AssistantTesting
import Foundation
import LibraryShortcuts

/// Whole conversations with the sample library in every language that it speaks: mixtures of its phrases, its
/// books and the language's own words, and anything for an answer to what it asks.
///
/// In half of them what is asked for is done. Each ends, whatever is said.
struct Dialogues: FuzzTarget {
  static let name = "dialogues"

  /// A conversation takes a hundred times as long as most inputs.
  static let block = 2_000

  private static let locales = ["en", "ko", "vi", "de", "fr", "es", "ja", "zh"]
  private let conversations = StartedConversations()
  private let findings = Mutation.files(in: "Findings/dialogues")

  /// A line with the language and whether anything is done, and a line for each thing that is said; what answers a
  /// question begins with a tab.
  func input(_ random: inout SplitMix64) async -> [UInt8] {
    if !findings.isEmpty, Int.random(in: 0..<100, using: &random) == 0 {
      return findings.randomElement(using: &random) ?? []
    }
    let locale = Self.locales.randomElement(using: &random) ?? "en"
    let isDone = Bool.random(using: &random)
    let mixtures = await conversations.mixtures(locale)
    var lines = [locale + (isDone ? " does" : "")]
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      lines.append(mixtures?.sentence(using: &random).replacing("\n", with: " ") ?? "")
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let answer = mixtures?.answer(using: &random) ?? ""
        lines.append("\t" + answer.replacing("\n", with: " "))
      }
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  func failure(of input: [UInt8], _ random: inout SplitMix64) async -> String? {
    let lines = String(decoding: input, as: UTF8.self).split(separator: "\n")
    guard let head = lines.first?.split(separator: " "), let locale = head.first,
      let started = await conversations.assistant(String(locale), isDone: head.count > 1)
    else { return "no conversation begins" }
    let assistant = started.anew(explains: false)
    var rest = lines.dropFirst()
    while let sentence = rest.popFirst() {
      let answers = rest.prefix { $0.hasPrefix("\t") }
      rest = rest.dropFirst(answers.count)
      do {
        _ = try await assistant.say(
          String(sentence),
          answers: answers.map { String($0.dropFirst()) }
        )
      } catch is UnaskedAnswers {
        continue
      } catch {
        return "\(error)"
      }
    }
    return nil
  }
}

/// Conversations with the library, each started when it is first needed.
private actor StartedConversations {
  private var started: [String: TestAssistant] = [:]
  private var mixtures: [String: SentenceMixtures] = [:]
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "fuzzing-library-\(ProcessInfo.processInfo.processIdentifier)"
  )

  func mixtures(_ locale: String) async -> SentenceMixtures? {
    if let known = mixtures[locale] { return known }
    let made = await assistant(locale, isDone: false)?.mixtures
    mixtures[locale] = made
    return made
  }

  func assistant(_ locale: String, isDone: Bool) async -> TestAssistant? {
    let key = locale + (isDone ? "!" : "")
    if let known = started[key] { return known }
    let folder = folder
    let app = App(
      LibraryAppShortcuts.self,
      name: LibraryApp.name,
      alternativeNames: LibraryApp.alternativeNames,
      strings: LibraryResources.bundle
    ) { _ in
      try await LibraryApp.start(dataDirectory: folder.path)
    }
    let assistant = try? await TestAssistant(
      apps: [app],
      locale: locale,
      options: isDone ? [] : ["--dry-run"]
    )
    started[key] = assistant
    return assistant
  }
}
