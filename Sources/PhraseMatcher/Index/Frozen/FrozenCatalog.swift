import SpokenLanguage

/// A catalogue whose whole look-up structure stands in a file, ready to be searched.
///
/// The file is mapped and not read, so it is there at once whatever its size, and processes share it.
///
/// ```
/// header     what it is
/// rows       words, traits, spellings; of each vocabulary its trie, keys, texts; what was learnt of intents
/// checksums  of the rows, piece by piece
/// sealed     the phrases' trie and bounds
/// contents   phrases, places and names; where each row stands
/// ```
///
/// The header, what is sealed and the contents are checked before anything is used, in time that does not grow
/// with the values. The other rows are checked as well before anything is used, or piece by piece when something in
/// them is first looked at, by checksums that stand between them and what is sealed.
public enum FrozenCatalog {
  /// The version that is read and written.
  public static let version = FrozenHeader.version

  /// Whether a file is a frozen catalogue, of whatever version and damaged or not.
  public static func isThere(at path: String) -> Bool {
    guard let file = try? FrozenFile(mapping: path) else { return false }
    let row = FrozenRow<UInt8>(file, at: 0..<min(file.count, FrozenHeader.byteCount))
    return withExtendedLifetime(row) { FrozenHeader.isThere(row.view, fileSize: file.count) }
  }

  /// How much of a file is checked before anything of it is used.
  public enum Extent: Sendable {
    /// All of it.
    case whole
    /// What does not grow with the values; the rest when it is used, which ``PhraseMatcher/isDamaged`` tells.
    case whatIsUsed
  }

  /// Opens a frozen catalogue.
  ///
  /// - Parameters:
  ///   - path: The file; it must not be changed in place while it is used.
  ///   - identity: What it must have been made from; nil for whatever it was.
  ///   - extent: How much is checked at once.
  /// - Returns: A matcher for its phrases, in its language.
  /// - Throws: Why it cannot be used.
  /// - Complexity: Linear in the phrases, and in the values where all is checked at once.
  public static func open(
    _ path: String,
    madeFrom identity: UInt64? = nil,
    checking extent: Extent = .whole
  ) throws(FrozenCatalogError) -> PhraseMatcher {
    let file: FrozenFile
    do {
      file = try FrozenFile(mapping: path)
    } catch {
      throw .unreadable(code: error.code)
    }
    return try matcher(in: file, madeFrom: identity, checking: extent)
  }

  /// The same matcher with nothing left to be checked: what is asked much is quicker then.
  ///
  /// - Throws: ``FrozenCatalogError/damaged``.
  /// - Complexity: Linear in the values; constant where nothing stands in a file.
  public static func checked(
    _ matcher: PhraseMatcher
  ) throws(FrozenCatalogError) -> PhraseMatcher {
    guard let file = matcher.file else { return matcher }
    return try Self.matcher(in: file, madeFrom: nil, checking: .whole)
  }

  private static func matcher(
    in file: FrozenFile,
    madeFrom identity: UInt64?,
    checking extent: Extent
  ) throws(FrozenCatalogError) -> PhraseMatcher {
    let bytes = FrozenRow<UInt8>(file, at: 0..<file.count)
    return try withExtendedLifetime(bytes) { () throws(FrozenCatalogError) -> PhraseMatcher in
      let header = try FrozenHeader(bytes.view)
      if let identity, header.identity != identity { throw .outdated }
      let range = Int(header.contents)..<file.count
      let words = FrozenRow<UInt64>(file, at: 0..<(file.count / 8 * 8))
      let sum = withExtendedLifetime(words) {
        FrozenHeader.checksum(
          of: Int(header.sealed)..<file.count,
          bytes: { bytes.view[$0] },
          words: { words.view.forEach(in: $0, $1) }
        )
      }
      guard sum == header.sealedChecksum else { throw .damaged }
      var reader = ByteReader(bytes.view, range)
      do {
        var rows = FrozenRows(file, try FrozenContents(&reader), checking: extent)
        let matcher = try rows.matcher()
        // What was looked at while it was put together.
        if file.isDamaged { throw FrozenCatalogError.damaged }
        return matcher
      } catch {
        throw .damaged
      }
    }
  }

  /// The bytes of a frozen catalogue.
  ///
  /// - Parameters:
  ///   - matcher: A matcher as it was made; one that was updated has to be made anew.
  ///   - identity: A number for what it was made from.
  /// - Returns: What is to be written to a file. Who puts a new file in another's place writes it under
  ///   another name first.
  /// - Throws: ``FrozenCatalogError/notFresh``.
  public static func bytes(
    of matcher: PhraseMatcher,
    madeFrom identity: UInt64 = 0
  ) throws(FrozenCatalogError) -> [UInt8] {
    guard var writer = FrozenRowWriter(matcher) else { throw .notFresh }
    return writer.bytes(identity: identity)
  }
}

extension PhraseMatcher {
  /// Whether something was looked at in a frozen catalogue that is not as it was written: what was found since
  /// is worth nothing.
  public var isDamaged: Bool { file?.isDamaged ?? false }

  /// The language in which its sentences are said, as a BCP 47 code.
  public var languageCode: String { language.code }

  /// The locale of its first app; the language where there is none.
  public var locale: String { declarations.apps.first?.locale ?? language.code }
}
