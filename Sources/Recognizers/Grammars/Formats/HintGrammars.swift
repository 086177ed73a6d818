import OrderedJSON
import SpokenLanguage

/// Writes what only hints: the names and words that matter most, within the limits of who takes them.
enum HintGrammars {
  /// Whisper keeps half its context for a prompt, 223 tokens; a token is about three letters where
  /// names are rare, so that this many bytes are sure to be kept.
  static let promptLimit = 600

  /// Sentences first, since Whisper goes on in their style, one of each intent, and then names of what
  /// there is most of, since those are what nobody can guess.
  ///
  /// Whisper keeps the end of a prompt that is too long, so what matters most is never at stake.
  static func writePrompt(
    _ model: SentenceModel,
    to output: inout GrammarOutput,
    report: inout GrammarReport
  ) {
    var pieces: [String] = []
    var size = 0
    func add(_ text: String, _ ending: String) {
      let piece = SpeechText.spaced(text)
      guard !piece.isEmpty else { return }
      guard size + piece.utf8.count + 2 <= promptLimit else {
        report.leaveOut(piece, .limit)
        return
      }
      size += piece.utf8.count + 2
      pieces.append(piece + ending)
      report.entryCount += 1
    }
    var places = Array(repeating: 0, count: model.classes.count)
    let ordered = model.classes.map { $0.values.sorted { $0.weight > $1.weight } }
    var intents: Set<String> = []
    let commands = sorted(model.phrases.filter { !$0.intent.isEmpty })
    for phrase in commands.filter({ intents.insert($0.intent).inserted }).prefix(8) {
      let text = phrase.parts.map { part in
        switch part {
        case .text(let text): return text
        case .slot(let slot, _):
          defer { places[slot] += 1 }
          return ordered[slot][places[slot] % ordered[slot].count].text
        }
      }.joined()
      add(text, ".")
    }
    let counts = Dictionary(
      model.classes.map { ($0.name, $0.values.count) },
      uniquingKeysWith: max
    )
    let largest = counts.filter { $0.key != "@number" }.max {
      ($0.value, $1.key) < ($1.value, $0.key)
    }
    if let largest, let values = model.classes.first(where: { $0.name == largest.key })?.values {
      var known: Set<String> = []
      for value in values where value.id.map({ known.insert($0).inserted }) ?? true {
        add(value.text, ",")
      }
    }
    if let last = pieces.popLast() { pieces.append(last.dropLast() + ".") }
    output.line(pieces.joined(separator: " "))
  }

  /// Names and the fixed words of phrases, the most likely first.
  static func writeHints(
    _ model: SentenceModel,
    for service: HintService,
    _ language: any Language,
    to output: inout GrammarOutput,
    report: inout GrammarReport
  ) {
    var seen: Set<String> = []
    var total = 0
    output.line("{\"phrases\":[")
    for hint in names(model) + fixedTexts(model, language) {
      let text = SpeechText.spaced(hint)
      guard !text.isEmpty, seen.insert(text.lowercased()).inserted else { continue }
      guard report.entryCount < service.phraseLimit, text.utf8.count <= service.lengthLimit,
        total + text.utf8.count + 1 <= service.totalLimit,
        text.split(separator: " ").count <= service.wordLimit
      else {
        report.leaveOut(text, .limit)
        continue
      }
      output.line((report.entryCount > 0 ? "," : "") + JSON(service.written(text)).text)
      report.entryCount += 1
      total += text.utf8.count + 1
    }
    output.line("]}")
  }

  private static func sorted(_ phrases: [SentenceModel.Phrase]) -> [SentenceModel.Phrase] {
    phrases.enumerated().sorted { first, second in
      (second.element.weight, first.offset) < (first.element.weight, second.offset)
    }.map(\.element)
  }

  /// The values by the chance that they are said, whatever the sentence.
  private static func names(_ model: SentenceModel) -> [String] {
    var masses = Array(repeating: 0.0, count: model.classes.count)
    for phrase in model.phrases {
      for case .slot(let slot, _) in phrase.parts { masses[slot] += phrase.weight }
    }
    var names: [(text: String, mass: Double)] = []
    for (slot, group) in model.classes.enumerated() where group.name != "@number" {
      names += group.values.map { ($0.text, $0.weight * masses[slot]) }
    }
    return names.enumerated().sorted { first, second in
      (second.element.mass, first.offset) < (first.element.mass, second.offset)
    }.map(\.element.text)
  }

  /// What stands between the places of phrases; small words alone need no hint.
  private static func fixedTexts(_ model: SentenceModel, _ language: any Language) -> [String] {
    sorted(model.phrases).flatMap { phrase in
      phrase.parts.compactMap { part -> String? in
        guard case .text(let text) = part else { return nil }
        let saysSomething = language.tokens(in: text).contains { token in
          !language.isFunctionWord(token.text)
        }
        return saysSomething ? text : nil
      }
    }
  }
}
