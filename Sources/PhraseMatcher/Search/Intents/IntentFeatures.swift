import SpokenLanguage

/// What a sentence has in common with others, as an ``IntentFeatureReader`` numbers it.
struct IntentFeatures {
  /// The features that it has, each once.
  var numbers: [Int] = []
  /// Its words, each with the meaning of what begins there.
  var words: [(number: Int, meaning: WordEmbedding?)] = []

  /// The hash of the feature that stands for one number of the direction in which the words point.
  static func dimension(_ number: Int) -> UInt64 { mix(6, UInt64(number)) }

  /// The hash of the feature that stands for a word that no phrase has.
  static let unknown = mix(7, 0)

  /// The hash of two parts of a feature.
  static func mix(_ first: UInt64, _ second: UInt64) -> UInt64 {
    let mixed = (first &* 0x9e37_79b9_7f4a_7c15) ^ second
    return mixed &* 0xbf58_476d_1ce4_e5b9
  }
}
