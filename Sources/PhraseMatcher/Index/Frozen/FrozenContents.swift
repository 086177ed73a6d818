import SpokenLanguage

/// What stands in a frozen catalogue beside its rows: all that does not grow with the values.
///
/// The texts of the phrases are those of the declarations, in whose order phrases are numbered.
struct FrozenContents {
  var language = ""
  var declarations = PhraseCatalog()
  /// The vocabularies by number: their app, and their name unless they are the app's names.
  var vocabularies: [Vocabulary] = []
  var slots: [PhraseIndex.Slot] = []
  var phrases: [Phrase] = []
  var orderedWordCount = 0
  var keyTotal = 0
  /// Where each row stands: its first byte and how many there are.
  var rows: [Range<Int>] = []
  /// Where the checksums of those rows stand that are checked when they are used.
  var sums = 0..<0

  struct Vocabulary {
    var app: Int
    var name: String?
    var commonWeight: Double
  }

  struct Phrase {
    var rows: [[UInt32]]
    var hasContentWord: Bool
  }
}

// MARK: - Writing

extension FrozenContents {
  /// The contents as bytes.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(language)
    writer.writeList(declarations.apps) { $0.write($1) }
    writer.writeList(vocabularies) { writer, vocabulary in
      writer.write(UInt32(vocabulary.app))
      writer.write(vocabulary.name)
      writer.write(vocabulary.commonWeight)
    }
    writer.writeList(slots) { $0.write($1) }
    writer.writeList(phrases) { writer, phrase in
      writer.writeList(phrase.rows) { writer, row in writer.writeList(row) { $0.write($1) } }
      writer.write(phrase.hasContentWord)
    }
    writer.write(UInt64(orderedWordCount))
    writer.write(UInt64(keyTotal))
    writer.writeList(rows) { $0.write($1) }
    writer.write(sums)
    return writer.bytes
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ range: Range<Int>) {
    write(UInt64(range.lowerBound))
    write(UInt64(range.count))
  }

  fileprivate mutating func write(_ app: PhraseCatalog.App) {
    write(app.name)
    writeList(app.synonyms) { $0.write($1) }
    write(app.locale)
    write(app.threshold != nil)
    if let threshold = app.threshold { write(threshold) }
    writeList(app.shortcuts) { writer, shortcut in
      writer.write(shortcut.intent)
      writer.write(shortcut.title)
      writer.writeList(shortcut.phrases) { writer, phrase in
        writer.write(phrase.text)
        writer.write(phrase.weight)
        writer.write(phrase.standsFor)
        writer.write(phrase.isGrammar)
        writer.write(phrase.isListed)
      }
      writer.writeList(shortcut.parameters.sorted { $0.key < $1.key }) { writer, parameter in
        writer.write(parameter.key)
        writer.write(parameter.value)
      }
    }
    writeList(app.negativePhrases) { $0.write($1) }
    writeList(app.pieces.sorted { $0.key < $1.key }) { writer, piece in
      writer.write(piece.key)
      writer.write(piece.value)
    }
  }

  fileprivate mutating func write(_ slot: PhraseIndex.Slot) {
    write(UInt32(slot.app))
    if case .parameter(let name) = slot.role {
      write(String?.some(name))
    } else {
      write(String?.none)
    }
    switch slot.source {
    case .vocabulary(let number):
      write(true)
      write(UInt32(number))
    case .builtIn(let type):
      write(false)
      write(type.rawValue)
    }
  }
}

// MARK: - Reading

extension FrozenContents {
  /// Reads contents and checks that their parts go together.
  init(_ reader: inout ByteReader) throws(ByteReader.End) {
    language = try reader.text()
    declarations.apps = try reader.list { reader throws(ByteReader.End) in try reader.app() }
    vocabularies = try reader.list { reader throws(ByteReader.End) in
      let app: UInt32 = try reader.number()
      return Vocabulary(
        app: Int(app),
        name: try reader.optionalText(),
        commonWeight: try reader.double()
      )
    }
    slots = try reader.list { reader throws(ByteReader.End) in try reader.slot() }
    phrases = try reader.list { reader throws(ByteReader.End) in
      let rows: [[UInt32]] = try reader.list { reader throws(ByteReader.End) in
        try reader.list { reader throws(ByteReader.End) in try reader.number() }
      }
      return Phrase(rows: rows, hasContentWord: try reader.flag())
    }
    let orderedWordCount: UInt64 = try reader.number()
    let keyTotal: UInt64 = try reader.number()
    self.orderedWordCount = Int(clamping: orderedWordCount)
    self.keyTotal = Int(clamping: keyTotal)
    rows = try reader.list { reader throws(ByteReader.End) in try reader.range() }
    sums = try reader.range()
    guard isSound else { throw ByteReader.End() }
  }

  /// Whether every number that stands for something stands for something that is there.
  private var isSound: Bool {
    let apps = declarations.apps.indices
    let isVocabularySound = vocabularies.allSatisfy { apps.contains($0.app) }
    let areSlotsSound = slots.allSatisfy { slot in
      guard apps.contains(slot.app) else { return false }
      if case .vocabulary(let number) = slot.source { return vocabularies.indices.contains(number) }
      return true
    }
    let arePhrasesSound = hasOnlyLabels { label in
      PhraseIndex.slot(ofLabel: label).map { Int($0) < slots.count } ?? true
    }
    return isVocabularySound && areSlotsSound && arePhrasesSound
  }

  /// Whether every label of every phrase is good.
  func hasOnlyLabels(_ isGood: (UInt32) -> Bool) -> Bool {
    for phrase in phrases {
      for row in phrase.rows {
        for label in row where !isGood(label) { return false }
      }
    }
    return true
  }
}

extension ByteReader {
  fileprivate mutating func range() throws(End) -> Range<Int> {
    let start: UInt64 = try number()
    let count: UInt64 = try number()
    let (end, overflow) = start.addingReportingOverflow(count)
    guard !overflow, end <= UInt64(Int.max) else { throw End() }
    return Int(start)..<Int(end)
  }

  fileprivate mutating func app() throws(End) -> PhraseCatalog.App {
    var app = PhraseCatalog.App(name: try text(), shortcuts: [])
    app.synonyms = try list { reader throws(End) in try reader.text() }
    app.locale = try text()
    app.threshold = try flag() ? try double() : nil
    app.shortcuts = try list { reader throws(End) in
      var shortcut = PhraseCatalog.Shortcut(intent: try reader.text(), phrases: [])
      shortcut.title = try reader.optionalText()
      shortcut.phrases = try reader.list { reader throws(End) in
        var phrase = PhraseCatalog.Phrase(try reader.text(), weight: try reader.double())
        phrase.standsFor = try reader.optionalText()
        phrase.isGrammar = try reader.flag()
        phrase.isListed = try reader.flag()
        return phrase
      }
      let parameters = try reader.list { reader throws(End) in
        (try reader.text(), try reader.text())
      }
      shortcut.parameters = Dictionary(parameters, uniquingKeysWith: { $1 })
      return shortcut
    }
    app.negativePhrases = try list { reader throws(End) in try reader.text() }
    let pieces = try list { reader throws(End) in (try reader.text(), try reader.text()) }
    app.pieces = Dictionary(pieces, uniquingKeysWith: { $1 })
    return app
  }

  fileprivate mutating func slot() throws(End) -> PhraseIndex.Slot {
    let app: UInt32 = try number()
    let name = try optionalText()
    let source: PhraseIndex.Source
    if try flag() {
      let number: UInt32 = try number()
      source = .vocabulary(Int(number))
    } else {
      guard let type = BuiltInType(rawValue: try text()) else { throw End() }
      source = .builtIn(type)
    }
    return PhraseIndex.Slot(
      app: Int(app),
      role: name.map { .parameter($0) } ?? .applicationName,
      source: source
    )
  }
}
