public import Foundation

#if !canImport(Darwin)
extension Progress {
  /// Work of which nothing is known yet; `Progress()` means it on Apple's systems.
  public convenience init(_ nothing: Void = ()) {
    self.init(totalUnitCount: 0)
  }
}
#endif
