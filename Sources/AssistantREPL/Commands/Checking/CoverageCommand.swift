import AppIntents
import AssistantKit
import Foundation
import OrderedJSON
import PhraseCoverage
import PhraseMatcher
import SpokenLanguage

/// Runs test sentences and tells which of them fall short.
///
/// A corpus that names its locale is run in that locale, so one call can cover every language.
struct CoverageCommand: Sendable {
  let arguments: Arguments
  let apps: [App]
  let environment: [String: String]
  let console: Console

  func run() async throws -> ExitCode {
    let partial = try await arguments[.merge] ? merged() : results()
    if let path = arguments.value(of: .partial) {
      try keep(partial, in: path)
      return .success
    }
    let report = CoverageReport(partial)
    tellStrays(of: report)
    write(report)
    return report.isSuccess ? .success : .failure
  }

  private func tellStrays(of report: CoverageReport) {
    for stray in report.strayIntents {
      let others = stray.count > 1 ? " (and \(stray.count - 1) more)" : ""
      let hint = UsageError.suggestion(for: stray.intent, among: report.knownIntents.sorted())
      console.diagnose(
        "\(stray.place)\(others): no phrase starts an intent '\(stray.intent)'\(hint)",
        kind: .warning
      )
    }
  }

  /// The results of other runs.
  private func merged() throws -> CoveragePartial {
    var all = CoveragePartial()
    for path in arguments.operands {
      all.merge(try CoveragePartial(contents(of: path), file: path))
    }
    all.knownFailures.formUnion(try knownFailures())
    all.markKnownFailures()
    return all
  }

  private func results() async throws -> CoveragePartial {
    let corpora = try arguments.operands.flatMap { path in
      try CoverageCorpus.languages(in: bytes(of: path), file: path)
    }
    let empty = arguments.operands.filter { path in
      corpora.allSatisfy { $0.file != path || $0.entries.isEmpty }
    }
    // A file that was emptied by accident must not pass.
    if let last = empty.last {
      func message(_ path: String) -> String {
        "\(path): no sentence stands in the file; write one or leave the file out"
      }
      for path in empty.dropLast() { console.diagnose(message(path), kind: .error) }
      throw InputFailure(message: message(last))
    }
    let known = try knownFailures()
    let standard = arguments.value(of: .locale) ?? Locales.preferred(in: environment)
    let byLocale = Dictionary(grouping: corpora) { $0.locale ?? standard }
    var partial = CoveragePartial(knownFailures: known)
    for (locale, corpora) in byLocale.sorted(by: { $0.key < $1.key }) {
      let session = try await session(for: corpora, locale: locale)
      tellStrayParameters(of: corpora, session)
      tellValuesOutOfRange(in: corpora, session)
      let understand = SentenceUnderstanding(session)
      defer { understand.end() }
      let run = CoverageRun(
        understand: understand,
        locale: locale,
        known: known,
        noise: arguments.value(of: .noise).flatMap(Int.init) ?? 0,
        noiseMaker: NoiseMaker(
          seed: arguments.value(of: .seed).flatMap(UInt64.init) ?? 1,
          language: Languages.language(for: locale)
        )
      )
      partial.inventories.append(CoverageInventory(session.catalog, locale: locale))
      console.showGuesses(on: .standard(environment: environment, colors: session.colorMode))
      partial.records += await run.records(of: corpora) { [console] done, total in
        if total >= 1000, done < total { console.showGuess("\(done) of \(total) sentences") }
      }
      console.showGuess(nil)
      console.showGuesses(on: nil)
    }
    return partial
  }

  /// What understands the sentences of a language.
  private func session(for corpora: [CoverageCorpus], locale: String) async throws -> Session {
    let naming = corpora.first { $0.localeLocation != nil }
    do {
      return try await Session.start(
        arguments,
        apps: apps,
        environment: environment,
        console: console,
        locale: locale,
        isAskedFor: naming != nil
      )
    } catch let error as UsageError {
      guard case .unknownLocale = error, let corpus = naming, let place = corpus.localeLocation
      else { throw error }
      throw InputFailure(message: "\(corpus.file):\(place): \(error.message)")
    } catch let errors as CatalogFileErrors {
      guard case .noApp? = errors.mistakes.first?.problem, errors.mistakes.count == 1,
        let corpus = naming, let place = corpus.localeLocation
      else { throw errors }
      let sentence = errors.mistakes[0].problem.sentence
      throw InputFailure(message: "\(corpus.file):\(place): \(sentence)")
    }
  }

  /// Tells of values of parameters that the intent has not, each once.
  private func tellStrayParameters(of corpora: [CoverageCorpus], _ session: Session) {
    let known = parameters(in: session)
    var told: Set<[String]> = []
    for corpus in corpora {
      for entry in corpus.entries {
        guard let intent = entry.testCase.intent, let names = known[intent] else { continue }
        for name in entry.testCase.parameters.keys.sorted() where !names.contains(name) {
          guard told.insert([intent, name]).inserted else { continue }
          let place = entry.parameterLocations[name] ?? entry.location
          let file = entry.file ?? corpus.file
          let hint = UsageError.suggestion(for: name, among: names.sorted())
          let all = names.isEmpty ? "none" : names.sorted().joined(separator: ", ")
          console.diagnose(
            "\(file):\(place): '\(intent)' has no parameter '\(name)'"
              + (hint.isEmpty ? "; it has \(all)" : hint),
            kind: .warning
          )
        }
      }
    }
  }

  /// Tells of numbers that are understood and that the intent asks for again, since it does not take them.
  private func tellValuesOutOfRange(in corpora: [CoverageCorpus], _ session: Session) {
    let intents = session.metadata.flatMap(\.intents)
    for corpus in corpora {
      for entry in corpus.entries {
        guard let intent = intents.first(where: { $0.identifier == entry.testCase.intent }) else {
          continue
        }
        for (name, text) in entry.testCase.parameters.sorted(by: { $0.key < $1.key }) {
          guard let number = Double(text),
            let parameter = intent.parameters.first(where: { $0.name == name }),
            let reason = parameter.refusal(of: number)
          else { continue }
          let place = entry.parameterLocations[name] ?? entry.location
          console.diagnose(
            "\(entry.file ?? corpus.file):\(place): '\(intent.identifier)' takes \(reason) for '\(name)' and asks again "
              + "for \(text)",
            kind: .warning
          )
        }
      }
    }
  }

  /// The parameters of each intent that a phrase starts.
  private func parameters(in session: Session) -> [String: Set<String>] {
    var known: [String: Set<String>] = [:]
    for shortcut in session.catalog.apps.flatMap(\.shortcuts) {
      known[shortcut.intent, default: []].formUnion(shortcut.parameters.keys)
    }
    for intent in session.apps.flatMap(\.definition.intents) where known[intent.identifier] != nil {
      known[intent.identifier]?.formUnion(intent.parameters.map(\.name))
    }
    for intent in session.metadata.flatMap(\.intents) where known[intent.identifier] != nil {
      known[intent.identifier]?.formUnion(intent.parameters.map(\.name))
    }
    return known
  }

  private func write(_ report: CoverageReport) {
    let usual = arguments[.json] ? CoverageFormat.json : .text
    switch arguments.value(of: .format).flatMap(CoverageFormat.init) ?? usual {
    case .text:
      let text = report.text(columns: page.columns ?? .max) { DisplayWidth.of($0) }
      for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        page.tell(String(line))
      }
    case .json: console.writeLine(report.json.text)
    case .junit: console.write(report.junit)
    case .github: console.write(TerminalText.sanitized(report.github, lineBreaks: .kept))
    case .html: console.write(report.html(title: title(of: report)))
    }
  }

  private var page: Page {
    Page(console, environment: environment, colors: arguments.colorMode)
  }

  private func title(of report: CoverageReport) -> String {
    var names: [String] = []
    for phrase in report.inventories.flatMap(\.phrases) where !names.contains(phrase.app) {
      names.append(phrase.app)
    }
    return names.isEmpty ? "phrases" : names.joined(separator: ", ")
  }

  private func keep(_ partial: CoveragePartial, in path: String) throws {
    guard path != "-" else {
      for line in partial.lines { console.writeLine(line) }
      return
    }
    do {
      let text = partial.lines.map { $0 + "\n" }.joined()
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw InputFailure(message: "\(path): the file cannot be written (\(error.reason))")
    }
  }

  /// The text of a file, or of standard input for `-`.
  private func contents(of path: String) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  private func bytes(of path: String) throws -> [UInt8] {
    guard path == "-" else { return try InputText.bytes(of: path) }
    return Array(try FileHandle.standardInput.readToEnd() ?? Data())
  }

  private func knownFailures() throws -> Set<String> {
    guard let path = arguments.value(of: .knownFailures) else { return [] }
    return CoverageCorpus.knownFailures(in: try InputText.contents(of: path))
  }
}

extension ParameterMetadata {
  /// What the parameter takes in the place of a number; nil where it takes the number.
  fileprivate func refusal(of number: Double) -> String? {
    if let range, !range.contains(number) {
      func text(_ bound: Double) -> String { Int(exactly: bound).map(String.init) ?? "\(bound)" }
      if range.upperBound == .infinity { return "\(text(range.lowerBound)) and more" }
      if range.lowerBound == -.infinity { return "\(text(range.upperBound)) and less" }
      return "\(text(range.lowerBound)) to \(text(range.upperBound))"
    }
    return type == "@integer" && number != number.rounded() ? "whole numbers" : nil
  }
}
