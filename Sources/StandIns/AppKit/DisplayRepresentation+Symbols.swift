public import AppIntents

extension DisplayRepresentation.Image {
  /// One of the system's symbols in a colour, which text does not show.
  public init(
    systemName: String,
    tintColor: NSColor?,
    symbolConfiguration: NSImage.SymbolConfiguration? = nil
  ) { self.init(systemName: systemName) }

  /// One of the system's symbols in a look, which text does not show.
  public init(systemName: String, symbolConfiguration: NSImage.SymbolConfiguration?) {
    self.init(systemName: systemName)
  }
}
