import Foundation
import PhraseMatcher

/// A number for everything that a frozen catalogue of a compiled app is made from.
///
/// Two catalogues with the same number are the same for all that can happen; it is no protection against
/// somebody who wants them to be.
struct CatalogIdentity: Hashable {
  private(set) var number: UInt64 = 0x6a09_e667_f3bc_c908

  /// The number of some texts and of whatever another number stands for.
  init(of texts: [String], besides other: UInt64) {
    mix(other)
    add(texts)
  }

  /// The number of a catalogue, its language and the program that runs.
  init(of catalog: PhraseCatalog, language: String, program: URL? = Bundle.main.executableURL) {
    let attributes = program.flatMap {
      try? FileManager.default.attributesOfItem(atPath: $0.resolvingSymlinksInPath().path)
    }
    add((attributes?[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate ?? 0)
    add((attributes?[.size] as? NSNumber)?.doubleValue ?? 0)
    add(Double(FrozenCatalog.version))
    add(language)
    add(Double(catalog.apps.count))
    for app in catalog.apps { add(app) }
  }

  private mutating func add(_ app: PhraseCatalog.App) {
    add(app.name)
    add(app.locale)
    add(app.threshold ?? -1)
    add(app.synonyms)
    add(app.negativePhrases)
    add(app.pieces.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
    add(Double(app.shortcuts.count))
    for shortcut in app.shortcuts {
      add(shortcut.intent)
      add(shortcut.title ?? "")
      add(Double(shortcut.phrases.count))
      for phrase in shortcut.phrases {
        add(phrase.text)
        add(phrase.standsFor ?? "")
        add(phrase.isGrammar ? 1 : 0)
        add(phrase.isListed ? phrase.weight : -phrase.weight)
      }
      for (name, type) in shortcut.parameters.sorted(by: { $0.key < $1.key }) {
        add(name)
        add(type)
      }
    }
    for (name, values) in app.vocabularies.sorted(by: { $0.key < $1.key }) {
      add(name)
      add(Double(values.count))
      for value in values {
        add(value.id)
        add(value.title)
        add(value.weight)
        if !value.synonyms.isEmpty { add(value.synonyms) }
      }
    }
  }

  private mutating func add(_ texts: [String]) {
    add(Double(texts.count))
    for text in texts { add(text) }
  }

  /// Adds a text, and its length, so that two texts are never taken for one.
  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      let count = bytes.count
      mix(UInt64(count))
      let bytes = UnsafeRawBufferPointer(bytes)
      var place = 0
      while place + 8 <= count {
        mix(unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        place += 8
      }
      var rest: UInt64 = 0
      while place < count {
        rest = rest << 8 | UInt64(unsafe bytes[place])
        place += 1
      }
      mix(rest)
    }
  }

  private mutating func add(_ number: Double) { mix(number.bitPattern) }

  private mutating func mix(_ piece: UInt64) {
    number = (number ^ piece) &* 0x9e37_79b9_7f4a_7c15
    number ^= number &>> 29
  }
}
