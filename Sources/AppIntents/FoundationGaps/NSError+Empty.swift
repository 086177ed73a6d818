#if !canImport(Darwin)
extension NSError {
  /// Something went wrong of which nothing is known; `NSError()` means it on Apple's systems.
  public convenience init(_ nothing: Void = ()) {
    self.init(domain: "", code: 0, userInfo: nil)
  }
}
#endif
