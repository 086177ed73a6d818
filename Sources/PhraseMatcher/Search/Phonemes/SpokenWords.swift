/// How the words of phrases sound; each is read once, however many phrases have it.
struct SpokenWords {
  let words: WordTable
  let reader: PhonemeReader
  private var known: [UInt32: PhonemeSequence] = [:]

  /// Reads words of a table.
  init(words: WordTable, reader: PhonemeReader) {
    self.words = words
    self.reader = reader
  }

  /// The sounds of some words in a row.
  mutating func row(of numbers: [UInt32]) -> PhonemeSequence {
    var row = PhonemeSequence()
    for (place, number) in numbers.enumerated() {
      row.append(sequence(of: number), firstWord: place)
    }
    return row
  }

  private mutating func sequence(of number: UInt32) -> PhonemeSequence {
    if let known = known[number] { return known }
    let sequence = reader.row(of: [words.text(of: number)])
    known[number] = sequence
    return sequence
  }
}
