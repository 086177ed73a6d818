public import OrderedJSON

/// Test sentences from a file, each with what must be made of it.
///
/// A file is tab-separated text or JSON lines, also mixed; `#` begins a comment line:
///
/// ```
/// # locale: en
/// open the hobbit in library<TAB>OpenBook<TAB>book=42
/// feed the cat<TAB>-
/// {"utterance": "open dune", "intent": "OpenBook", "parameters": {"book": "Dune"}}
/// ```
///
/// `# at: FILE:LINE` says where the next line comes from, for programs that hand a large corpus out in
/// pieces, and another `# locale:` begins the sentences of another language. The intent `-` (in JSON also `null`) means that the sentence must be refused. A value is an
/// identifier or a title.
public struct CoverageCorpus: Sendable, Hashable {
  /// The file's name, as it is shown in messages.
  public var file: String
  /// The language that the file names; nil where it names none.
  public var locale: String?
  /// Where the file names the language; nil where it names none.
  public var localeLocation: SourceLocation?
  /// The test sentences, in the order of the file.
  public var entries: [Entry]

  /// Makes a corpus.
  public init(file: String, locale: String? = nil, entries: [Entry] = []) {
    self.file = file
    self.locale = locale
    self.entries = entries
  }

  /// A test sentence and the place where it stands.
  public struct Entry: Sendable, Hashable {
    /// The sentence and what is expected of it.
    public var testCase: CoverageCase
    /// Where it stands in the file.
    public var location: SourceLocation
    /// The file that it came from, where this one only passes it on; nil for the corpus's own.
    public var file: String?
    /// Where its values stand, by the names of their parameters; nothing where that is not known.
    public var parameterLocations: [String: SourceLocation] = [:]

    /// Makes an entry.
    public init(_ testCase: CoverageCase, location: SourceLocation, file: String? = nil) {
      self.testCase = testCase
      self.location = location
      self.file = file
    }
  }

  /// Reads a corpus of one language.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - file: The file's name for messages.
  /// - Returns: The corpus.
  /// - Throws: Every mistake of the file at once.
  public static func parse(
    _ text: String,
    file: String
  ) throws(CoverageCorpusErrors) -> CoverageCorpus {
    try parse(Array(text.utf8), file: file)
  }

  /// Reads a corpus of one language.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes; what is no UTF-8 is a mistake.
  ///   - file: The file's name for messages.
  /// - Returns: The corpus.
  /// - Throws: Every mistake of the file at once; several languages are one.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public static func parse(
    _ bytes: [UInt8],
    file: String
  ) throws(CoverageCorpusErrors) -> CoverageCorpus {
    let corpora = try languages(in: bytes, file: file)
    guard corpora.count == 1 else {
      let locales = corpora.compactMap(\.locale)
      throw CoverageCorpusErrors([
        CoverageCorpusError(
          file: file,
          location: SourceLocation(line: 1, column: 1),
          problem: .severalLocales(locales)
        )
      ])
    }
    return corpora[0]
  }

  /// Reads a corpus that may name several languages, one after the other.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes; what is no UTF-8 is a mistake.
  ///   - file: The file's name for messages.
  /// - Returns: A corpus for each language, in the order of the file; always one at least.
  /// - Throws: Every mistake of the file at once.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public static func languages(
    in bytes: [UInt8],
    file: String
  ) throws(CoverageCorpusErrors) -> [CoverageCorpus] {
    var parser = CoverageCorpusParser(file: file)
    return try parser.parse(bytes)
  }

  /// Reads a list of sentences that are known to fall short, one a line.
  ///
  /// Only the first column counts, so lines of a corpus may be copied; `#` begins a comment line.
  public static func knownFailures(in text: String) -> Set<String> {
    var known: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let utterance = line.prefix { $0 != "\t" }
      if !utterance.allSatisfy(\.isWhitespace) { known.insert(String(utterance)) }
    }
    return known
  }
}
