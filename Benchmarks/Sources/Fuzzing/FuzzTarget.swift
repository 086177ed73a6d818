/// Something that reads what others wrote, and what it promises about that.
protocol FuzzTarget {
  /// Its name on the command line.
  static var name: String { get }

  /// Gets everything ready that all inputs share.
  init()

  /// Makes an input.
  func input(_ random: inout SplitMix64) -> [UInt8]

  /// What is wrong about how an input is read; nil where nothing is.
  func failure(of input: [UInt8], _ random: inout SplitMix64) -> String?
}

/// Everything that can be tried.
enum FuzzTargets {
  static var all: [any FuzzTarget.Type] {
    [
      Utterances.self, RecognizerStreams.self, CatalogFiles.self, Vocabularies.self, Corpora.self,
      StringFiles.self, Histories.self, Recordings.self,
    ]
  }
}
