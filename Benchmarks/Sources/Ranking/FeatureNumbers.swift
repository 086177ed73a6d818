/// Numbers features as they are met.
struct FeatureNumbers {
  /// By number: whose feature it is, and its name.
  private(set) var names: [(owner: String, name: String)] = []
  private var numbers: [String: Int] = [:]

  var count: Int { names.count }

  /// Some counts by the numbers of their features.
  mutating func numbered(
    _ counts: [(feature: String, count: Double)],
    of owner: String
  ) -> [(feature: Int, count: Double)] {
    counts.map { (feature: number(of: $0.feature, owner), count: $0.count) }
  }

  private mutating func number(of name: String, _ owner: String) -> Int {
    let key = owner + "." + name
    if let number = numbers[key] { return number }
    numbers[key] = names.count
    names.append((owner: owner, name: name))
    return names.count - 1
  }
}
