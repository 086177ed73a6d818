/// Why a frozen catalogue cannot be used.
public enum FrozenCatalogError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file cannot be opened; the system's error number says why.
  case unreadable(code: Int32)
  /// The file is something else.
  case noFrozenCatalog
  /// It was written on a machine that writes numbers the other way round.
  case otherByteOrder
  /// Another version of the program wrote it.
  case otherVersion(found: UInt32, known: UInt32)
  /// It has another size than it says, or its table of contents is spoilt.
  case damaged
  /// It was made from something else than what is there now.
  case outdated
  /// The matcher was changed since it was made; one that is made from its catalogue can be frozen.
  case notFresh

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .unreadable: "the file cannot be read"
    case .noFrozenCatalog: "the file is no frozen catalogue; 'assistant freeze' makes one"
    case .otherByteOrder:
      "the frozen catalogue was made on a machine of another byte order; freeze the catalogue again on this one"
    case .otherVersion(let found, let known):
      "the frozen catalogue has version \(found), but only version \(known) is understood; "
        + "freeze the catalogue again"
    case .damaged: "the frozen catalogue is damaged; freeze the catalogue again"
    case .outdated: "the frozen catalogue was made from something else; freeze the catalogue again"
    case .notFresh: "only a catalogue as it was read can be frozen"
    }
  }
}
