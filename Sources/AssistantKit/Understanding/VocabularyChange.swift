import PhraseMatcher

/// How some values become others: which go, and which come at the end or in place of one with their identifier.
struct VocabularyChange: Hashable {
  var inserted: [PhraseCatalog.Value] = []
  var removed: [String] = []

  /// Finds the change from some values to others.
  ///
  /// - Returns: Nil where the others are in an order to which no change leads: a value came between others, or
  ///   two share an identifier.
  /// - Complexity: Linear in the values.
  init?(from old: [PhraseCatalog.Value], to new: [PhraseCatalog.Value]) {
    var places: [String: Int] = [:]
    places.reserveCapacity(new.count)
    for (place, value) in new.enumerated() {
      guard places.updateValue(place, forKey: value.id) == nil else { return nil }
    }
    var next = 0
    var known: Set<String> = []
    known.reserveCapacity(old.count)
    for value in old {
      guard known.insert(value.id).inserted else { return nil }
      guard let place = places[value.id] else {
        removed.append(value.id)
        continue
      }
      // What stays has to stay in its order, without anything new between.
      guard place == next else { return nil }
      next += 1
      if new[place] != value { inserted.append(new[place]) }
    }
    inserted += new[next...]
  }
}
