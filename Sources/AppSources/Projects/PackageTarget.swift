/// A target of a package, as its manifest declares it.
struct PackageTarget: Sendable, Hashable {
  /// Where its sources are.
  var folder: String
  /// Whether it only tests others.
  var isTest: Bool
}
