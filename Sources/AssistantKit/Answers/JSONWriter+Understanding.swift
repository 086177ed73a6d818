public import OrderedJSON
public import PhraseMatcher

/// The object that `match --json` prints for an utterance; its keys and their order are a promise.
///
/// It is written in parts, so that who answers the same sentences again and again can keep those that stay
/// the same.
extension JSONWriter {
  /// Writes an understanding.
  public mutating func write(_ understanding: Understanding) {
    beginAnswer(to: understanding.utterance)
    writeMembers(of: understanding)
    endObject()
  }

  /// Writes what stands in the object of an understanding behind its utterance.
  public mutating func writeMembers(of understanding: Understanding) {
    writeCommand(understanding)
    guard !understanding.then.isEmpty else { return }
    write(name: "then")
    beginArray()
    for command in understanding.then {
      beginObject()
      writeCommand(command)
      endObject()
    }
    endArray()
  }

  private mutating func writeCommand(_ understanding: Understanding) {
    write(understanding.outcome)
    if let reading = understanding.reading {
      let said = SaidText(reading, of: understanding)
      write(reading, said)
      write(differences: reading.differences, said)
    }
    write(alternatives: understanding.alternatives.map { ($0, SaidText($0, of: understanding)) })
  }

  private mutating func write(_ reading: Reading, _ said: SaidText) {
    beginReading(
      app: reading.app,
      intent: reading.intent,
      phrase: reading.phrase,
      confidence: reading.confidence
    )
    for parameter in reading.parameters {
      beginParameter(parameter.name)
      write(parameter.value)
      let piece = said.piece(parameter.range, saying: parameter.text)
      endParameter(saying: piece.text, at: piece.range)
    }
    endReading(hypothesis: reading.hypothesis)
  }
}

// MARK: - Parts

extension JSONWriter {
  /// Begins the object of an understanding with its utterance.
  package mutating func beginAnswer(to utterance: String) {
    beginObject()
    write(name: "utterance")
    write(utterance)
  }

  /// Writes what is to be done with an utterance.
  package mutating func write(_ outcome: Understanding.Outcome) {
    write(name: "outcome")
    write(outcome.name)
    guard case .refused(let reason) = outcome else { return }
    write(name: "reason")
    write(reason.rawValue)
  }

  /// Writes what a reading says but for its values, whose object it begins.
  package mutating func beginReading(
    app: String,
    intent: String,
    phrase: String,
    confidence: Double
  ) {
    write(name: "app")
    write(app)
    write(name: "intent")
    write(intent)
    write(name: "phrase")
    write(phrase)
    write(name: "confidence")
    write(rounding: confidence)
    write(name: "parameters")
    beginObject()
  }

  /// Begins what is said of a parameter.
  package mutating func beginParameter(_ name: String) {
    write(key: name)
    beginObject()
  }

  /// Writes what words in a parameter's place stand for.
  package mutating func write(_ value: ParameterReading.Value) {
    switch value {
    case .known(let id, let title):
      write(name: "id")
      write(id)
      write(name: "title")
      write(title)
    case .unknown: break
    case .number(let number):
      write(name: "value")
      write(rounding: number)
    case .text(let text):
      write(name: "value")
      write(text)
    }
  }

  /// Ends what is said of a parameter with the words and their place in the utterance.
  package mutating func endParameter(saying text: Substring, at range: Range<Int>) {
    write(name: "text")
    write(text)
    write(range)
    endObject()
  }

  /// Ends what a reading says.
  package mutating func endReading(hypothesis: String? = nil) {
    endObject()
    guard let hypothesis else { return }
    write(name: "hypothesis")
    write(hypothesis)
  }

  /// Writes how what was said differs from the phrase.
  package mutating func write(differences: [AlignedPiece], _ said: SaidText) {
    write(name: "differences")
    beginArray()
    for piece in differences {
      guard let kind = piece.difference else { continue }
      let heard = said.piece(piece.range, saying: piece.heard)
      beginObject()
      write(name: "kind")
      write(kind.rawValue)
      write(name: "heard")
      write(heard.text)
      write(name: "expected")
      write(piece.expected)
      write(heard.range)
      write(name: "cost")
      write(rounding: piece.cost)
      endObject()
    }
    endArray()
  }

  /// Writes the other readings, each with the text in which its ranges count.
  package mutating func write(alternatives: [(reading: Reading, said: SaidText)]) {
    write(name: "alternatives")
    beginArray()
    for alternative in alternatives {
      beginObject()
      write(alternative.reading, alternative.said)
      endObject()
    }
    endArray()
  }

  private mutating func write(_ range: Range<Int>) {
    write(name: "range")
    beginArray()
    write(range.lowerBound)
    write(range.upperBound)
    endArray()
  }

  /// A number with at most three decimals.
  private mutating func write(rounding number: Double) {
    write((number * 1000).rounded() / 1000)
  }
}

extension Understanding.Outcome {
  /// The word that stands for the outcome in files and events.
  public var name: String {
    switch self {
    case .match: "match"
    case .ambiguous: "ambiguous"
    case .unknownValue: "unknownValue"
    case .refused: "refused"
    case .empty: "empty"
    }
  }
}
