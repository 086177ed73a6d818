import Foundation

/// A sentence that somebody would say to an app, with what it asks for.
struct LabelledSentence: Decodable {
  /// What it may be taken for besides.
  struct Other: Decodable {
    var intent: String
  }

  /// Stands for an intent where nothing is asked for.
  static let nothing = "-"

  var say: String
  var intent: String
  var or: [Other]?

  /// The intents that are right; that for nothing is among them where nothing may be done.
  var rightIntents: Set<String> { Set([intent] + (or ?? []).map(\.intent)) }

  /// The sentences of a file, a JSON object a line.
  static func read(_ path: String) throws -> [LabelledSentence] {
    let decoder = JSONDecoder()
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .map { try decoder.decode(LabelledSentence.self, from: Data($0.utf8)) }
  }
}
