import SpokenLanguage

/// Puts the rows of a matcher into one file.
struct FrozenRowWriter {
  private var bytes = [UInt8](repeating: 0, count: FrozenHeader.byteCount)
  private var contents = FrozenContents()
  /// Where the rows begin that are checked before use.
  private var sealed = 0
  /// The checksums of the blocks of all rows before.
  private var sums: [UInt64] = []

  /// Rows begin at multiples of it, so that their elements are where processors want them.
  static let alignment = 64

  /// Takes the rows of a matcher; nil where something was added to them since they were made.
  init?(_ matcher: PhraseMatcher) {
    let index = matcher.index
    guard let words = index.words.frozenRows, let traits = index.traits.frozenRows,
      let spelling = index.spelling.frozenRows,
      index.vocabularies.allSatisfy({ $0.changes == nil })
    else { return nil }
    describe(matcher)
    contents.orderedWordCount = index.words.orderedCount
    contents.keyTotal = traits.total
    append(words.spellings)
    append(words.starts)
    append(words.slots)
    append(words.heads)
    append(traits.kinds)
    append(traits.weights)
    append(traits.functionWords)
    append(traits.counts)
    append(spelling.starts)
    append(spelling.letters)
    append(spelling.buckets)
    append(spelling.filed)
    append(spelling.sounds.filed)
    append(spelling.sounds.firsts)
    append(spelling.sounds.starts)
    append(spelling.sounds.sounds)
    for vocabulary in index.vocabularies {
      let frozen = vocabulary.frozen
      append(frozen.trie)
      append(frozen.keyValue)
      append(frozen.keyForm)
      append(frozen.keyWeight)
      append(frozen.least.row)
      append(frozen.values.bytes)
      append(frozen.values.starts)
      append(frozen.values.firsts)
      append(frozen.values.weights)
    }
    let model = matcher.classifier.model
    append(model.features.numbers)
    append(model.features.rarity)
    append(model.weights)
    contents.sums = place(FrozenRow(sums))
    align()
    sealed = bytes.count
    contents.rows.append(place(index.templates.nodes))
    contents.rows.append(place(index.templates.entries))
    contents.rows.append(place(index.templates.wide))
    contents.rows.append(place(index.bounds.rows))
  }

  /// The whole file.
  mutating func bytes(identity: UInt64) -> [UInt8] {
    let table = contents.bytes
    var header = FrozenHeader()
    header.contents = UInt64(bytes.count)
    header.fileSize = UInt64(bytes.count + table.count)
    header.sealed = UInt64(sealed)
    header.identity = identity
    bytes += table
    header.sealedChecksum = unsafe bytes.withUnsafeBytes { bytes in
      FrozenHeader.checksum(
        of: sealed..<bytes.count,
        bytes: { unsafe bytes[$0] },
        words: { places, add in
          for place in places {
            add(unsafe bytes.loadUnaligned(fromByteOffset: place * 8, as: UInt64.self))
          }
        }
      )
    }
    bytes.replaceSubrange(0..<FrozenHeader.byteCount, with: header.bytes)
    return bytes
  }

  private mutating func describe(_ matcher: PhraseMatcher) {
    let index = matcher.index
    contents.language = matcher.language.code
    contents.declarations = matcher.declarations
    contents.slots = index.slots
    contents.vocabularies = matcher.vocabularyNumbers.sorted { $0.value < $1.value }.map {
      FrozenContents.Vocabulary(
        app: $0.key.app,
        name: $0.key.name,
        commonWeight: index.vocabularies[$0.value].frozen.commonWeight
      )
    }
    contents.phrases = index.phrases.map {
      FrozenContents.Phrase(rows: $0.rows, hasContentWord: $0.hasContentWord)
    }
  }

  private mutating func append(_ trie: LabelTrie.Frozen) {
    append(trie.nodes)
    append(trie.entries)
    append(trie.wide)
  }

  private mutating func append<Element>(_ row: FrozenRow<Element>) {
    contents.rows.append(place(row))
    unsafe row.withBytes { bytes in
      unsafe sums += BlockChecks.sums(of: bytes, stride: MemoryLayout<Element>.stride)
    }
  }

  /// Puts a row behind the others.
  private mutating func place<Element>(_ row: FrozenRow<Element>) -> Range<Int> {
    align()
    let start = bytes.count
    unsafe row.withBytes { unsafe bytes.append(contentsOf: $0) }
    return start..<bytes.count
  }

  private mutating func align() {
    let rest = bytes.count % Self.alignment
    if rest > 0 { bytes.append(contentsOf: repeatElement(0, count: Self.alignment - rest)) }
  }
}
