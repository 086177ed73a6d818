import Foundation
import PhraseMatcher

/// Measures how well sentences are understood, from files of data that are given to it.
@main struct Accuracy {
  private static let usage = """
    usage: Accuracy [--titles FILE] [--sentences FILE --pairs FILE] [--commands FILE]
                    [--phrases FILE --tests FILE] [--dictionary FILE] [--half tuning|reporting]
                    [--threshold X] [--show N] [--answers FILE] [--intents FILE] [--learning FILE]

      --titles     id, title: half of them are listed, half are not
      --sentences  known sentence, intent; also sentences out of the library's scope
      --pairs      sentence, what was recognised, microphone, intent
      --commands   said, recognised, voice (needs --titles)
      --dictionary words with their sounds, as CMUdict writes them: what sounds alike (needs --titles)
      --intents    sentence, intent: how sure all words of a sentence make an intent, alone
      --learning   sentence, intent: how long a hundred examples of each intent take to learn, alone
      --answers    a file that every answer is written to, for fitting a calibration
      --phrases    example phrase, intent; --tests: what was said instead, intent
    """

  static func main() throws {
    var values: [String: String] = [:]
    var arguments = CommandLine.arguments.dropFirst()
    while let name = arguments.popFirst() {
      guard name.hasPrefix("--"), let value = arguments.popFirst() else {
        print(usage)
        exit(2)
      }
      values[String(name.dropFirst(2))] = value
    }
    try run(values)
  }

  private static func run(_ values: [String: String]) throws {
    func rows(_ name: String) throws -> [[String]]? {
      try values[name].map { try DataFile($0).rows }
    }
    if let intents = try rows("intents") { return print(try IntentChances.report(intents)) }
    if let intents = try rows("learning") { return print(try IntentLearning.report(intents)) }
    let half = values["half"].flatMap(Half.init(rawValue:)) ?? .reporting
    let options =
      values["threshold"].flatMap(Double.init).map { MatchOptions(threshold: $0) }
      ?? MatchOptions()
    let showing = values["show"].flatMap { Int($0) } ?? 0
    var answers = Answers()
    print(
      "\(half.rawValue) half, threshold \(options.threshold ?? MatchOptions.defaultThreshold); processor time: median, p99, worst"
    )
    let titles = try rows("titles")
    let sentences = try rows("sentences")
    let phrases = try rows("phrases")
    let dictionary = try values["dictionary"].map { try PhonemeNeighbours($0) }
    if let dictionary { print(dictionary.reading(showing: showing)) }
    if let titles {
      let books = try BookCommands(titles: titles, half: half, options: options)
      print(books.mistakes(answers: &answers, showing: showing))
      print(books.unlistedTitles(answers: &answers, showing: showing))
      if let dictionary {
        print(books.soundMistakes(dictionary, answers: &answers, showing: showing))
      }
      let foreign = ((sentences ?? []) + (phrases ?? [])).map { $0[0] }
      print(books.outOfScope(foreign, answers: &answers, showing: showing))
    }
    if let sentences, let pairs = try rows("pairs") {
      let output = try RecognizerOutput(
        sentences: sentences,
        pairs: pairs,
        half: half,
        options: options
      )
      print(output.nearest(answers: &answers, showing: showing))
      print(try output.accepted(falseAccepts: 0.01, answers: &answers))
    }
    if let commands = try rows("commands"), let titles {
      let spoken = SpokenCommands(rows: commands, titles: titles, half: half)
      print(try spoken.report(showing: showing))
    }
    if let phrases, let tests = try rows("tests") {
      let report = Paraphrases(phrases: phrases, tests: tests, half: half, options: options)
      print(try report.report(answers: &answers, showing: showing))
    }
    print(answers.report)
    if let path = values["answers"] {
      let text = answers.lines.joined(separator: "\n")
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }
}
