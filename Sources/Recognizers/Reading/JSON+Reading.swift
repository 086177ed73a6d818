import OrderedJSON

extension JSON {
  /// The value under one of several keys: services spell them in more than one way.
  func first(_ keys: String...) -> JSON? {
    for key in keys {
      if let value = self[key] { return value }
    }
    return nil
  }

  /// A number, also where it is written as a string.
  var lenientDouble: Double? {
    if let double { return double }
    guard let text = string, text.utf8.count <= 32 else { return nil }
    return Double(text)
  }

  /// Seconds: a number, a number as a string, `"1.300s"`, or an object of seconds and nanoseconds.
  var seconds: Double? {
    if let value = lenientDouble { return value }
    if let text = string { return Stamp.seconds(text) }
    guard object != nil else { return nil }
    let whole = self["seconds"]?.lenientDouble
    let nanos = self["nanos"]?.lenientDouble
    return whole == nil && nanos == nil ? nil : (whole ?? 0) + (nanos ?? 0) / 1e9
  }

  /// Whether this is an object that has no keys but these.
  func hasOnly(_ keys: Set<String>) -> Bool {
    object?.allSatisfy { keys.contains($0.key) } ?? false
  }
}
