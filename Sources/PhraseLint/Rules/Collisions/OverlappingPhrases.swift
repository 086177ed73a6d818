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
    let catalog = PhraseCatalog(apps: [app.catalog(in: name, takesEntries: false)])
    guard catalog.apps[0].shortcuts.count > 1,
      let matcher = try? PhraseMatcher(catalog, language: Languages.language(for: name))
    else { return [] }
    return matcher.collisions().compactMap { collision in
      let pair = [collision.first, collision.second]
      guard pair.contains(where: { $0.text.contains("${") && $0.hasParameter }),
        let intent = collision.first.intent, let other = collision.second.intent, intent != other
      else { return nil }
      let ordered = collision.second.hasParameter ? pair : pair.reversed()
      guard
        let phrase = app.phrases.first(where: {
          $0.language == name && $0.text.template == ordered[1].text
        })
      else { return nil }
      return finding(
        phrase.place,
        "'\(ordered[1].text)' also takes '\(ordered[0].text)' of \(ordered[0].intent ?? ""): both are "
          + "said as '\(collision.sentence)'; put a word beside the parameter that the other lacks"
      )
    }
  }

  /// Pairs that would meet at a value that no file tells.
  private func possible(in app: LintedApp, language name: String) -> [LintFinding] {
    let language = Languages.language(for: name)
    let spoken = app.phrases.filter { $0.language == name && $0.shortcut != nil }
      .map { (phrase: $0, elements: SpokenPhrase($0.text, language: language).elements) }
    var found: [LintFinding] = []
    for (phrase, elements) in spoken {
      guard let parameter = phrase.text.parameters.first, phrase.text.parameters.count == 1,
        let slot = elements.firstIndex(of: .parameter(parameter)),
        app.values(of: app.type(of: parameter, in: phrase.shortcut) ?? parameter, in: name).isEmpty
      else { continue }
      let before = elements[..<slot]
      let after = elements[(slot + 1)...]
      for (other, words) in spoken where other.shortcut != phrase.shortcut {
        let rest = words.count - before.count - after.count
        guard (1...Self.longestValue).contains(rest), words.starts(with: before),
          words.suffix(after.count).elementsEqual(after), other.canStand(beside: phrase)
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
            severity: .note
          )
        )
      }
    }
    return found
  }
}

extension PhraseCollision.Phrase {
  /// Whether a value stands in the phrase.
  fileprivate var hasParameter: Bool {
    !PhraseText(template: text).parameters.isEmpty
  }
}
