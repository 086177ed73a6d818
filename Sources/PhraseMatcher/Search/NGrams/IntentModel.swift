/// What was learnt from the phrases of a catalogue about the words that speak for each intent.
///
/// It stands in rows, so that a frozen catalogue has it ready.
struct IntentModel: Sendable {
  let features: Features
  /// For each feature a weight for every intent.
  let weights: FrozenRow<Float>

  /// The features that the phrases have.
  struct Features: Sendable {
    /// Their numbers in order.
    let numbers: FrozenRow<UInt64>
    /// How telling each is.
    let rarity: FrozenRow<Float>

    /// The place of a feature; nil for one that no phrase has.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of features.
    func row(of feature: UInt64) -> Int? {
      withExtendedLifetime(numbers) { numbers in
        let numbers = numbers.view
        var (low, high) = (0, numbers.count)
        while low < high {
          let middle = (low + high) / 2
          if numbers[middle] < feature { low = middle + 1 } else { high = middle }
        }
        return low < numbers.count && numbers[low] == feature ? low : nil
      }
    }
  }

  /// Whether the rows go together for so many intents.
  func fits(_ intents: Int) -> Bool {
    features.numbers.count == features.rarity.count
      && weights.count == features.numbers.count * intents
  }
}
