extension URL {
  /// The address with the file name extension of a kind of content behind it.
  public func appendingPathExtension(for type: UTType) -> URL {
    guard let fileExtension = type.preferredFilenameExtension,
      pathExtension.lowercased() != fileExtension
    else { return self }
    return appendingPathExtension(fileExtension)
  }

  /// Puts the file name extension of a kind of content behind the address.
  public mutating func appendPathExtension(for type: UTType) {
    self = appendingPathExtension(for: type)
  }

  /// A place in the folder whose name says what kind of content is there.
  public func appendingPathComponent(_ name: String, conformingTo type: UTType) -> URL {
    let place = appendingPathComponent(name, isDirectory: type.conforms(to: .directory))
    return place.appendingPathExtension(for: type)
  }

  /// Adds a place whose name says what kind of content is there.
  public mutating func appendPathComponent(_ name: String, conformingTo type: UTType) {
    self = appendingPathComponent(name, conformingTo: type)
  }
}
