/// Something that reads what others wrote, and what it promises about that.
protocol FuzzTarget {
  /// Its name on the command line.
  static var name: String { get }

  /// How many inputs one process tries.
  static var block: Int { get }

  /// Gets everything ready that all inputs share.
  init()

  /// Makes an input.
  func input(_ random: inout SplitMix64) async -> [UInt8]

  /// What is wrong about how an input is read; nil where nothing is.
  func failure(of input: [UInt8], _ random: inout SplitMix64) async -> String?
}

extension FuzzTarget {
  /// So many that getting ready is the least of it.
  static var block: Int { 20_000 }
}

/// Everything that can be tried.
enum FuzzTargets {
  /// A target's name, and how it is got ready.
  struct Entry {
    let name: String
    let block: Int
    let make: () -> any FuzzTarget

    init<Target: FuzzTarget>(_ target: Target.Type) {
      name = Target.name
      block = Target.block
      make = { Target() }
    }
  }

  static var all: [Entry] {
    [
      Entry(Utterances.self), Entry(RecognizerStreams.self), Entry(CatalogFiles.self),
      Entry(Vocabularies.self), Entry(Corpora.self), Entry(StringFiles.self), Entry(Histories.self),
      Entry(Recordings.self), Entry(FrozenCatalogs.self), Entry(Conversations.self),
      Entry(Dialogues.self), Entry(CatalogMixtures.self), Entry(ShortcutFiles.self),
      Entry(ClientStreams.self),
    ]
  }
}
