import Foundation
import PhraseMatcher
import Recognizers
import SpokenLanguage

/// Writes a corpus and its grammars, and scores what a recogniser made of it.
@main
struct SpeechBenchmark {
  static func main() throws {
    let arguments = CommandLine.arguments
    switch (arguments.dropFirst().first, arguments.count) {
    case ("prepare", 5):
      try prepare(root: arguments[2], folder: arguments[3], dictionary: arguments[4])
    case ("score", 5...):
      try score(root: arguments[2], folder: arguments[3], results: Array(arguments[4...]))
    case ("fuzz", 5):
      try Fuzz.run(
        folder: arguments[2],
        count: Int(arguments[3]) ?? 0,
        seed: UInt64(arguments[4]) ?? 0
      )
    default:
      print(
        """
        usage: SpeechBenchmark prepare ROOT FOLDER CMUDICT
               SpeechBenchmark score ROOT FOLDER RESULT…
               SpeechBenchmark fuzz SAMPLES COUNT SEED
        """
      )
    }
  }

  /// Sentences to be said: every phrase with titles that take turns, and the unrelated ones.
  static func sentences(_ catalog: PhraseCatalog) throws -> [(text: String, expected: Expansion?)] {
    let matcher = try PhraseMatcher(catalog, language: Languages.language(for: "en"))
    var sentences: [(String, Expansion?)] = []
    for shortcut in catalog.apps[0].shortcuts {
      for (number, phrase) in shortcut.phrases.enumerated() {
        let count = matcher.expansionCount(intent: shortcut.intent, phrase: phrase.text)
        let step = max(1, count / 10)
        let all = matcher.expansions(intent: shortcut.intent, phrase: phrase.text)
        for (place, expansion) in all.enumerated() where (place + number * 7) % step == 0 {
          sentences.append((expansion.text, expansion))
        }
      }
    }
    return sentences + Library.unrelated.map { ($0, nil) }
  }

  private static func prepare(root: String, folder: String, dictionary: String) throws {
    let catalog = Library.catalog(titles: try Library.titles(root: root))
    let lines = try sentences(catalog).map(\.text)
    try lines.joined(separator: "\n").appending("\n")
      .write(toFile: folder + "/sentences.txt", atomically: true, encoding: .utf8)
    let known = PronunciationDictionary(
      text: try String(contentsOfFile: dictionary, encoding: .utf8)
    )
    let writer = GrammarWriter(
      catalog: catalog,
      language: Languages.language(for: "en"),
      dictionary: known
    )
    for format in [GrammarFormat.arpa, .dict, .jsgf] {
      var text = ""
      let report = try writer.write(format) { text += $0 }
      try text.write(
        toFile: folder + "/library." + format.rawValue,
        atomically: true,
        encoding: .utf8
      )
      print(
        format.rawValue,
        report.sentenceCount,
        "sentences",
        report.wordCount,
        "words",
        report.spelledWords.count,
        "spelt by rule",
        report.leftOutCount,
        "left out"
      )
    }
  }

  private static func score(root: String, folder: String, results: [String]) throws {
    let catalog = Library.catalog(titles: try Library.titles(root: root))
    let matcher = try PhraseMatcher(catalog, language: Languages.language(for: "en"))
    let expected = try sentences(catalog)
    print("| recording | word errors | right intent | right values too | false accepts |")
    print("|---|---|---|---|---|")
    for result in results {
      let data = try Data(contentsOf: URL(filePath: folder + "/" + result + ".hyp"))
      var reader = RecognizerReader(format: .pocketsphinx)
      let heard = (reader.read(data) + reader.finish()).compactMap { event -> String? in
        switch event {
        case .final(let utterance): utterance.text
        case .dropped: ""
        default: nil
        }
      }
      guard heard.count == expected.count else {
        print("\(result): \(heard.count) results for \(expected.count) sentences")
        continue
      }
      var tally = Tally()
      for (sentence, text) in zip(expected, heard) { tally.add(sentence, text, matcher) }
      print("| \(result) | " + tally.row + " |")
    }
  }
}
