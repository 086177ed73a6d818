#if !canImport(Darwin)
extension NSAttributedString {
  /// The characters of a text; how they look is lost, as the toolchain's Foundation cannot carry it over.
  public convenience init(_ text: AttributedString) {
    self.init(string: String(text.characters))
  }
}

extension AttributedString {
  /// The characters of a text; how they look is lost, as the toolchain's Foundation cannot carry it over.
  public init(_ text: NSAttributedString) {
    self.init(text.string)
  }
}
#endif
