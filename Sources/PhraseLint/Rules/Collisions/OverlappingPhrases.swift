import AppSources
import PhraseMatcher
import SpokenLanguage

/// A phrase that another shortcut's phrase takes as well.
struct OverlappingPhrases: LintRule {
  let description = LintRuleDescription(
    identifier: "overlapping-phrases",
    severity: .warning,
    summary: "A phrase that another shortcut's phrase takes as well",
    explanation: """
      A parameter's place takes whatever is a value. Where a value and the words around it are another
      shortcut's phrase, nobody can tell which of them a person means.
      """,
    example: """
      "Show \\(\\.$page) in \\(.applicationName)"    // with a page called "today"
      "Show today in \\(.applicationName)"      // of another shortcut
      """,
    remedy: """
      "Show the page \\(\\.$page) in \\(.applicationName)"
      "Show today in \\(.applicationName)"
      """
  )

  /// More words are no value that anybody gives.
  static let longestValue = 3

  func findings(in app: LintedApp) -> [LintFinding] {
    app.languages.flatMap { known(in: app, language: $0) + possible(in: app, language: $0) }
  }

  /// Pairs that meet at a value that is known.
  private func known(in app: LintedApp, language name: String) -> [LintFinding] {
    let language = Languages.language(for: name)
    let catalog = app.catalog(in: name, takesEntries: false)
    let phrases = app.phrases.filter { $0.language == name && $0.shortcut != nil }
    let spoken = phrases.map { SpokenPhrase($0.text, language: language) }
    let names = [catalog.name] + catalog.synonyms
    let pairs = OverlapCandidates(
      spoken,
      names: names.map { language.tokens(in: $0).map(\.text) }
    ).pairs
      // Equal ones are told by another rule.
      .filter { spoken[$0.0] != spoken[$0.1] }
      .map { (phrases[$0.0], phrases[$0.1]) }.filter(Self.canOverlap)
    guard !pairs.isEmpty,
      let matcher = try? PhraseMatcher(PhraseCatalog(apps: [catalog]), language: language)
    else { return [] }
    return pairs.compactMap { first, second in
      guard first.canStand(beside: second),
        app.title(of: first.shortcut) != app.title(of: second.shortcut),
        let collision = matcher.collision(
          between: first.text.template,
          and: second.text.template
        )
      else { return nil }
      let (fixed, open) =
        second.text.parameters.isEmpty ? (second, first) : (first, second)
      return finding(
        open.place,
        "'\(open.text.template)' also takes '\(fixed.text.template)' of "
          + "\(app.title(of: fixed.shortcut)): both are said as '\(collision.sentence)'; put a word beside "
          + "the parameter that the other lacks",
        related: fixed.place
      )
    }
  }

  /// Whether two phrases are of different shortcuts, and can meet at a value.
  private static func canOverlap(_ first: LintedPhrase, _ second: LintedPhrase) -> Bool {
    first.shortcut != second.shortcut
      && !(first.text.parameters.isEmpty && second.text.parameters.isEmpty)
  }

  /// Pairs that would meet at a value that no file tells.
  private func possible(in app: LintedApp, language name: String) -> [LintFinding] {
    let language = Languages.language(for: name)
    let spoken = app.phrases.filter { $0.language == name && $0.shortcut != nil }
      .map { (phrase: $0, elements: SpokenPhrase($0.text, language: language).elements) }
    let beginnings = Self.numbers(of: spoken.map(\.elements))
    let ends = Self.numbers(of: spoken.map { $0.elements.reversed() })
    var found: [LintFinding] = []
    for (phrase, elements) in spoken {
      guard let parameter = phrase.text.parameters.first, phrase.text.parameters.count == 1,
        let slot = elements.firstIndex(of: .parameter(parameter)),
        app.values(of: app.type(of: parameter, in: phrase.shortcut) ?? parameter, in: name).isEmpty
      else { continue }
      let before = elements[..<slot]
      let after = elements[(slot + 1)...]
      let begun = beginnings[Array(before)] ?? []
      let ended = ends[after.reversed()] ?? []
      for number in begun.count < ended.count ? begun : ended {
        let (other, words) = spoken[number]
        let rest = words.count - before.count - after.count
        guard other.shortcut != phrase.shortcut, (1...Self.longestValue).contains(rest),
          words.starts(with: before), words.suffix(after.count).elementsEqual(after),
          other.canStand(beside: phrase)
        else { continue }
        let middle = words[before.count..<(before.count + rest)]
        let value = middle.compactMap { if case .word(let word) = $0 { word } else { nil } }
        guard value.count == rest else { continue }
        found.append(
          finding(
            phrase.place,
            "'\(phrase.text.template)' would take '\(other.text.template)' of "
              + "\(app.title(of: other.shortcut)) if '\(value.joined(separator: " "))' became a value "
              + "of '\(parameter)'; put a word beside the parameter that the other lacks",
            severity: .note,
            related: other.place
          )
        )
      }
    }
    return found
  }

  /// For everything that a phrase begins with the numbers of those that do.
  private static func numbers(
    of phrases: [[SpokenPhrase.Element]]
  ) -> [[SpokenPhrase.Element]: [Int]] {
    var numbers: [[SpokenPhrase.Element]: [Int]] = [:]
    for (number, elements) in phrases.enumerated() {
      for count in 0...elements.count {
        numbers[Array(elements.prefix(count)), default: []].append(number)
      }
    }
    return numbers
  }
}
