internal import PronouncingDictionary

/// The bytes of the pronouncing dictionary, which are part of the program.
///
/// ```
/// count of blocks │ where entries begin │ where rules begin │ where each block begins
/// entries         sixteen a block, each with the letters that it has more than the one before
/// rules           for each letter a tree of questions about the letters around it
/// ```
///
/// `Benchmarks/pronunciations/make.py` writes it and says what stands where.
struct PronunciationFile: Sendable {
  static let shared = PronunciationFile()

  private let bytes = unsafe ProgramBytes(
    pronunciations_bytes(),
    count: Int(pronunciations_count())
  )
  let blockCount: Int
  private let entries: Int
  private let rules: Int

  private init() {
    blockCount = bytes.number(at: 0)
    entries = bytes.number(at: 4)
    rules = bytes.number(at: 8)
  }

  /// A byte; 0 beyond the end.
  subscript(place: Int) -> UInt8 { bytes[place] }

  /// Where the entries of a block stand.
  func entries(ofBlock block: Int) -> Range<Int> {
    let start = entries + bytes.number(at: 12 + 4 * block)
    return start..<max(start, entries + bytes.number(at: 16 + 4 * block))
  }

  /// Where the tree of a letter begins, the first being 0.
  func tree(ofLetter letter: Int) -> Int {
    rules + 26 * 4 + Self.outputCount * 2 + bytes.number(at: rules + 4 * letter)
  }

  /// The numbers of the up to two sounds of an output, each with one more than its number.
  func output(_ number: Int) -> (UInt8, UInt8) {
    let place = rules + 26 * 4 + 2 * number
    return (bytes[place], bytes[place + 1])
  }

  private static let outputCount = 128
}
