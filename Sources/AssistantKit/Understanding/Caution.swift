import PhraseMatcher

/// How sure the assistant has to be of a reading to do at once what it asks for.
struct Caution: Sendable {
  /// The confidence from which on nothing is read back.
  let least: Double

  /// The greatest confidence with which a reading is read back: as far below as two decimals show.
  private var mostReadBack: Double { max(0, least - 0.01) }

  /// So sure is what was not understood by its words alone: it is read back before anything changes.
  func doubtful(_ chance: Double) -> Double { min(chance, mostReadBack) }

  /// So sure is what may be done at once, however small the chance.
  func sure(_ chance: Double) -> Double { max(chance, least) }

  /// Whether a reading is surely meant.
  func isSure(of reading: Reading?) -> Bool { (reading?.confidence ?? 0) >= least }
}

extension AssistantSettings {
  /// How sure the assistant has to be of a reading to do at once what it asks for.
  var caution: Caution { Caution(least: readsBackBelow) }
}
