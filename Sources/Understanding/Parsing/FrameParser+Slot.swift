/// A parameter of an intent whose value a clause may say.
extension FrameParser {
  struct Slot {
    let frame: IntentFrame
    let entry: FrameLexicon.Entry
    /// The parameter's place among those of the intent.
    let number: Int
    let clause: Range<Int>
    /// The words of the clause that name something the intent takes, but are only a half of another such name
    /// ("garage" in *Garage Gate*).
    let halvesOfNames: Set<Range<Int>>

    var parameter: IntentFrame.Parameter { frame.parameters[number] }

    /// Some words as the parameter's value.
    func value(
      _ tokens: Range<Int>,
      _ value: FrameReading.Value,
      _ cost: Double,
      isContentWord: Bool = false
    ) -> FrameReading.Piece {
      .init(
        tokens: tokens,
        role: .value(parameter: number, value),
        cost: cost,
        isContentWord: isContentWord
      )
    }

    /// Some words as a value that is said not to be meant.
    func excluded(_ tokens: Range<Int>, _ costs: EvidenceCosts) -> FrameReading.Piece {
      .init(tokens: tokens, role: .excluded(parameter: number), cost: costs.excluded)
    }
  }

  /// What is looked for in a clause for an intent: a slot for each of its parameters.
  func slots(of frame: Int, in clause: Range<Int>) -> [Slot] {
    let definition = lexicon.frames[frame]
    let entry = lexicon.entries[frame]
    let halves = halvesOfNames(among: definition, in: clause)
    return definition.parameters.indices.map { number in
      Slot(
        frame: definition,
        entry: entry,
        number: number,
        clause: clause,
        halvesOfNames: halves
      )
    }
  }
}
