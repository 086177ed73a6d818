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

  /// Whether a word of the phrase was left out and its opposite said ("unlock everything" for "lock everything"), or its
  /// verb and one of another kind ("close the windows" for "open the windows").
  func saysOpposite(_ language: any Language) -> Bool {
    let dropped = differences.filter { $0.difference == .dropped }
    let isOpposite = differences.contains { added in
      added.difference == .added
        && dropped.contains {
          language.areOpposites(added.heard.lowercased(), $0.expected.lowercased())
        }
    }
    return isOpposite || replacesVerb(language)
  }

  /// Whether the verb with which the phrase begins, or ends where verbs come last, gave way to one that does something else.
  private func replacesVerb(_ language: any Language) -> Bool {
    let ordered = language.grammar.verbsComeLast ? alignment.reversed() : alignment
    let pieces = ordered.prefix { $0.difference != nil }
    return pieces.contains { added in
      added.difference == .added
        && pieces.contains {
          $0.difference == .dropped
            && language.areVerbsOfOtherKinds(added.heard.lowercased(), $0.expected.lowercased())
        }
    }
  }
}
