/// How much each feature speaks for an intent, or for a sentence's asking for nothing.
///
/// Learnt by `Benchmarks/Sources/Ranking` from the sentences in `Benchmarks/Ranking/learning`, which also writes
/// the file with the numbers.
struct RankingWeights: Sendable, Hashable {
  var intent: FeatureVector<IntentFeature>
  var sentence: FeatureVector<SentenceFeature>
}
