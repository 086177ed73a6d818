import SpokenLanguage

extension Reading {
  /// Whether it takes no notice of words that say that something is not to be done.
  ///
  /// Anything else that was put in may be passed over, but who says "don't open Dune" is to be taken at
  /// their word. What belongs to the phrase or to a value ("Never Let Me Go") negates nothing.
  ///
  /// - Parameter negations: The words, as UTF-8 offsets in the utterance.
  /// - Returns: Whether one of them has no part in the reading.
  func ignores(_ negations: [Range<Int>]) -> Bool {
    negations.contains { range in
      !parameters.contains { $0.range.overlaps(range) }
        && differences.contains { piece in
          piece.range.overlaps(range) && piece.difference != .joined && piece.difference != .split
        }
    }
  }

  /// Whether a word of the phrase was left out and its opposite said ("unlock everything" for "lock
  /// everything").
  func saysOpposite(_ language: any Language) -> Bool {
    let dropped = differences.filter { $0.difference == .dropped }
    return differences.contains { added in
      added.difference == .added
        && dropped.contains {
          language.areOpposites(added.heard.lowercased(), $0.expected.lowercased())
        }
    }
  }
}
