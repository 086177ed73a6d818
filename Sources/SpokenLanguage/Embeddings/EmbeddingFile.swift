internal import WordEmbeddings

/// The bytes of the embeddings of English words, which are part of the program.
///
/// ```
/// count of words │ dimensions │ where each word's letters end │ letters of all words, sorted
/// vectors          a byte a number, unit length being 127
/// ```
///
/// `Benchmarks/embeddings/make.py` writes it.
struct EmbeddingFile: Sendable {
  static let shared = EmbeddingFile()

  private let bytes = unsafe ProgramBytes(embeddings_bytes(), count: Int(embeddings_count()))
  let wordCount: Int
  let dimensions: Int
  private let letters: Int
  private let vectors: Int

  private static let ends = 8
  private static let unit = 127.0

  private init() {
    wordCount = bytes.number(at: 0)
    dimensions = bytes.number(at: 4)
    letters = Self.ends + 4 * wordCount
    vectors = letters + (wordCount > 0 ? bytes.number(at: letters - 4) : 0)
  }

  /// The number of a word, found by halving.
  func row(of word: String) -> Int? {
    let sought = Array(word.utf8)
    var (low, high) = (0, wordCount)
    while low < high {
      let middle = (low + high) / 2
      switch compare(middle, to: sought) {
      case 0: return middle
      case ..<0: low = middle + 1
      default: high = middle
      }
    }
    return nil
  }

  /// The word with a number.
  func word(at row: Int) -> String {
    String(decoding: letters(of: row).map { bytes[$0] }, as: UTF8.self)
  }

  /// What stands behind a space in words of several, as "out" in "put out".
  var secondWords: Set<String> {
    let spaces = bytes.places(of: UInt8(ascii: " "), in: letters..<vectors)
    return Set(
      spaces.map { space in
        let end = letters(of: row(holding: space)).upperBound
        return String(decoding: (space + 1..<end).map { bytes[$0] }, as: UTF8.self)
      }
    )
  }

  /// The number of the word to which a letter belongs.
  private func row(holding place: Int) -> Int {
    var (low, high) = (0, wordCount - 1)
    while low < high {
      let middle = (low + high) / 2
      if letters(of: middle).upperBound > place { high = middle } else { low = middle + 1 }
    }
    return low
  }

  func add(_ row: Int, to vector: inout [Float], weight: Float) {
    let start = vectors + row * dimensions
    let scale = weight / Float(Self.unit)
    for place in 0..<min(dimensions, vector.count) {
      vector[place] += scale * Float(Int8(bitPattern: bytes[start + place]))
    }
  }

  func cosine(_ one: Int, _ other: Int) -> Double {
    let product = bytes.dotProduct(
      vectors + one * dimensions,
      vectors + other * dimensions,
      count: dimensions
    )
    return Double(product) / (Self.unit * Self.unit)
  }

  private func letters(of row: Int) -> Range<Int> {
    let start = row == 0 ? 0 : bytes.number(at: Self.ends + 4 * (row - 1))
    return letters + start..<letters + bytes.number(at: Self.ends + 4 * row)
  }

  /// Less than 0 where a word comes before the sought one, more where it comes behind.
  private func compare(_ row: Int, to sought: [UInt8]) -> Int {
    let own = letters(of: row)
    for place in 0..<min(own.count, sought.count) {
      let letter = bytes[own.lowerBound + place]
      if letter != sought[place] { return letter < sought[place] ? -1 : 1 }
    }
    return own.count - sought.count
  }
}
