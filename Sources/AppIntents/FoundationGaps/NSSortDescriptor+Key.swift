public import Foundation

extension NSSortDescriptor {
  /// Orders by a stored property with a name; Foundation has no values by their names here.
  ///
  /// What has no such property, or one whose values have no order, stays where it is.
  public convenience init(key: String, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { left, right in
      order(of: stored(key, in: left), and: stored(key, in: right))
    }
  }
}

private func stored(_ name: String, in object: Any) -> Any? {
  var mirror: Mirror? = Mirror(reflecting: object)
  while let level = mirror {
    if let value = level.children.first(where: { $0.label == name })?.value { return value }
    mirror = level.superclassMirror
  }
  return nil
}

private func order(of left: Any?, and right: Any?) -> ComparisonResult {
  guard let left = left as? any Comparable, let right else { return .orderedSame }
  return order(left, right)
}

private func order<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult {
  guard let right = right as? Value, left != right else { return .orderedSame }
  return left < right ? .orderedAscending : .orderedDescending
}
