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
  /// Whether it was said to another app; the files do not say so.
  private(set) var isForeign = false

  private enum CodingKeys: CodingKey { case say, intent, or }

  /// The intents that are right; that for nothing is among them where nothing may be done.
  var rightIntents: Set<String> { Set([intent] + (or ?? []).map(\.intent)) }

  var asksForNothing: Bool { rightIntents.contains(Self.nothing) }

  /// The same with other names of the intents.
  func named(_ name: (String) -> String) -> LabelledSentence {
    var named = self
    named.intent = name(intent)
    named.or = or?.map { Other(intent: name($0.intent)) }
    return named
  }

  /// The same for an app to which it was not said, and which it asks for nothing.
  var foreign: LabelledSentence {
    var foreign = self
    foreign.intent = Self.nothing
    foreign.or = nil
    foreign.isForeign = true
    return foreign
  }

  /// The sentences of a file, a sentence a line, none of which asks for anything.
  static func readPlain(_ path: String) throws -> [LabelledSentence] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .map { LabelledSentence(say: String($0), intent: nothing) }
  }

  /// The sentences of a file, a JSON object a line.
  static func read(_ path: String) throws -> [LabelledSentence] {
    let decoder = JSONDecoder()
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .map { try decoder.decode(LabelledSentence.self, from: Data($0.utf8)) }
  }
}
