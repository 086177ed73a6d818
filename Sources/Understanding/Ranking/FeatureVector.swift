/// Numbers by feature.
struct FeatureVector<Feature: RawRepresentable & CaseIterable>: Sendable, Hashable
where Feature.RawValue == Int {
  /// The numbers, in the order of the features.
  private(set) var values: [Double]

  /// All zero.
  init() { values = Array(repeating: 0, count: Feature.allCases.count) }

  subscript(feature: Feature) -> Double {
    get { values[feature.rawValue] }
    set { values[feature.rawValue] = newValue }
  }

  mutating func set(_ feature: Feature, _ isSo: Bool = true) { self[feature] = isSo ? 1 : 0 }

  /// The numbers that are not 0, by the names of the features.
  var named: [(feature: String, count: Double)] {
    Feature.allCases.compactMap { feature in
      self[feature] == 0 ? nil : (feature: String(describing: feature), count: self[feature])
    }
  }

  /// The sum of the products with some weights.
  func dot(_ weights: FeatureVector) -> Double {
    zip(values, weights.values).reduce(0) { $0 + $1.0 * $1.1 }
  }
}

extension FeatureVector: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (Feature, Double)...) {
    self.init()
    for (feature, value) in elements { self[feature] = value }
  }
}
