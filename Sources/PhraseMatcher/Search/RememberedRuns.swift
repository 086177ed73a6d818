/// Runs of places in a pool of things that were found, each remembered under a number.
///
/// A walk comes to one place on many ways; what is found there is looked for once.
struct RememberedRuns {
  private var runs: [Range<Int>] = []
  /// For each key one more than the number of its run.
  private var numbers = NumberCounts()

  /// The run that is remembered under a key; nil where none is.
  func run(of key: UInt64) -> Range<Int>? {
    let number = numbers.count(of: key)
    return number == 0 ? nil : runs[number - 1]
  }

  /// Remembers a run.
  mutating func remember(_ run: Range<Int>, under key: UInt64) {
    runs.append(run)
    numbers.set(runs.count, of: key)
  }

  /// Forgets all runs but keeps the room for them.
  mutating func removeAll() {
    runs.removeAll(keepingCapacity: true)
    numbers.removeAll()
  }
}
