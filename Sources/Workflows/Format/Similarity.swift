/// Finds the name that somebody probably meant.
enum Similarity {
  /// The nearest of some names, where it is near enough; names that differ in case alone are nearest.
  static func nearest(to name: String, among known: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().prefix(64))
    var best: (name: String, distance: Int)?
    for candidate in known {
      let distance = distance(wanted, Array(candidate.lowercased().prefix(64)))
      // Names of one letter have nothing in common that differ in it.
      guard distance <= max(1, wanted.count / 3), distance < max(wanted.count, candidate.count),
        distance < best?.distance ?? .max
      else { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// How many letters have to change, two that changed places counting once.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var former: [Int] = []
    var above = Array(0...second.count)
    for (i, a) in first.enumerated() {
      var row = [i + 1]
      for (j, b) in second.enumerated() {
        var least = min(above[j] + (a == b ? 0 : 1), above[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a == second[j - 1], first[i - 1] == b {
          least = min(least, former[j - 1] + 1)
        }
        row.append(least)
      }
      (former, above) = (above, row)
    }
    return above[second.count]
  }
}
