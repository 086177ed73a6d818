public import AppIntents

extension DisplayRepresentation.Image {
  /// One of the system's symbols in a colour, which text does not show.
  public init(
    systemName: String,
    tintColor: UIColor?,
    symbolConfiguration: UIImage.SymbolConfiguration? = nil
  ) { self.init(systemName: systemName) }

  /// One of the system's symbols in a look, which text does not show.
  public init(systemName: String, symbolConfiguration: UIImage.SymbolConfiguration?) {
    self.init(systemName: systemName)
  }
}
