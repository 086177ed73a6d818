package import PhraseMatcher
import SpokenLanguage

/// A frozen catalogue that was named on the command line.
package struct FrozenCatalogFile: Sendable {
  /// What finds its sentences.
  package let matcher: PhraseMatcher
  /// The locale of its apps.
  package let locale: String

  /// Opens the frozen catalogue among some files.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - wanted: The locale that it has to be in; nil for its own.
  ///   - extent: How much of it is checked at once.
  /// - Returns: The catalogue; nil where none of the files is a frozen one.
  /// - Throws: Why it cannot be used.
  package static func opened(
    _ paths: [String],
    locale wanted: String?,
    checking extent: FrozenCatalog.Extent = .whole
  ) throws(CatalogFileErrors) -> FrozenCatalogFile? {
    // Of one whose first bytes are gone the name still tells what it was.
    let named = paths.first { FrozenCatalog.isThere(at: $0) || $0.hasSuffix(".frozen") }
    guard let path = named else { return nil }
    func refusal(_ problem: CatalogMistake.Problem) -> CatalogFileErrors {
      CatalogFileErrors(mistakes: [CatalogMistake(file: path, location: nil, problem: problem)])
    }
    guard paths.count == 1 else { throw refusal(.frozenBesideOthers) }
    let matcher: PhraseMatcher
    do {
      matcher = try FrozenCatalog.open(path, checking: extent)
    } catch {
      throw refusal(.frozen(error))
    }
    if let wanted, Languages.language(for: wanted).code != matcher.languageCode {
      throw refusal(.frozenLanguage(matcher.languageCode, wanted: wanted))
    }
    return FrozenCatalogFile(matcher: matcher, locale: wanted ?? matcher.locale)
  }
}
