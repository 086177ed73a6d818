/// What is wrong with a recogniser's stream; nothing of it ends the reading.
public enum ReaderProblem: Error, Sendable, Hashable {
  /// A line is longer than the limit; its beginning follows as an utterance that is cut.
  case lineTooLong(line: Int, byteCount: Int, limit: Int)
  /// A line holds bytes that are no UTF-8; told of the first such line only.
  case invalidUTF8(line: Int)
  /// A line holds sounds or pictures and no text, and was left out; told of the first such line only.
  case binaryLine(line: Int)
  /// The stream holds sounds or pictures and no text; nothing more of it is read.
  case binary(line: Int)
  /// A JSON value breaks off or breaks the rules of JSON; told once until a good one came.
  case brokenJSON(line: Int)
  /// A JSON value is nested too deeply; told once until a good one came.
  case deepJSON(line: Int, limit: Int)
  /// A JSON value is too long; told once until a good one came.
  case longJSON(line: Int, limit: Int)
  /// A Wyoming event announces more bytes than anybody sends; told once.
  case longEvent(line: Int, byteCount: Int)
  /// A line is not in the format that was named; told once.
  case foreignLine(line: Int, format: InputFormat)
  /// A JSON object is whole, but nothing in it is known to be words; told once.
  case unknownJSON(line: Int)
  /// The recogniser says that it failed, in its own words.
  case failed(String)
}

extension ReaderProblem: CustomStringConvertible {
  /// The problem as one sentence.
  public var description: String {
    switch self {
    case .lineTooLong(let line, let count, let limit):
      "line \(line) is \(count) bytes long; an utterance may have at most \(limit)"
    case .invalidUTF8(let line):
      "line \(line) is no valid UTF-8; the bytes that cannot be read are passed over"
    case .binaryLine(let line):
      "line \(line) is no text and was left out; pipe in what a recogniser writes, not what it listens to"
    case .binary(let line):
      "the input is no text, as line \(line) and others before it show, and is read no further"
    case .brokenJSON(let line):
      "the JSON that begins on line \(line) is broken or breaks off and was left out"
    case .deepJSON(let line, let limit):
      "the JSON that begins on line \(line) is nested more than \(limit) deep and was left out"
    case .longJSON(let line, let limit):
      "the JSON that begins on line \(line) is longer than \(limit) bytes and was left out"
    case .longEvent(let line, let count):
      "the event on line \(line) announces \(count) bytes, which is too much to be true"
    case .foreignLine(let line, let format):
      "line \(line) is not what '\(format.rawValue)' writes and was left out; "
        + "name another format or 'auto'"
    case .unknownJSON(let line):
      "the JSON on line \(line) has no text where any known recogniser puts it"
    case .failed(let reason):
      "the recogniser says: \(reason)"
    }
  }
}
