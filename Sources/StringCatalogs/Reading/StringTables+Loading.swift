public import Foundation
import OrderedJSON

extension StringTables {
  /// Reads all string files of a directory.
  ///
  /// It reads `*.xcstrings` in the directory itself and `*.strings` and `*.stringsdict` in its
  /// `<language>.lproj` directories; a file's name is its table's name. Where a key stands in several
  /// kinds of files, the catalogue comes first, then `.stringsdict`, then `.strings`.
  ///
  /// - Parameters:
  ///   - directory: The app's resources.
  ///   - locale: The only locale whose texts are wanted, beside the English of the keys, so that
  ///     catalogues of many languages are read about as fast as those of one; nil for all of them.
  /// - Returns: The tables of all files.
  /// - Throws: All mistakes of all files together.
  public static func load(
    directory: URL,
    locale: String? = nil
  ) throws(StringCatalogErrors) -> StringTables {
    var loader = StringTableLoader(directory: directory, locale: locale)
    loader.loadAll()
    if !loader.errors.isEmpty { throw StringCatalogErrors(issues: loader.errors) }
    return loader.tables
  }
}

/// Reads the files of one directory and collects their mistakes.
struct StringTableLoader {
  let directory: URL
  let locale: String?
  private(set) var tables = StringTables()
  private(set) var errors: [StringCatalogIssue] = []

  init(directory: URL, locale: String? = nil) {
    self.directory = directory
    self.locale = locale
  }

  mutating func loadAll() {
    guard let names = names(in: directory, file: directory.lastPathComponent) else { return }
    for name in names where name.hasSuffix(".xcstrings") { loadCatalog(name) }
    for name in names where name.hasSuffix(".lproj") { loadFolder(name) }
  }

  private mutating func loadCatalog(_ name: String) {
    guard let bytes = bytes(of: name) else { return }
    var reader = CatalogReader(file: name, locale: locale)
    reader.read(bytes)
    finish(reader.errors, reader.warnings)
    tables.tables[Self.table(of: name), default: StringTable()].merge(reader.table)
  }

  private mutating func loadFolder(_ folder: String) {
    let url = directory.appendingPathComponent(folder)
    guard let names = names(in: url, file: folder) else { return }
    let code = String(folder.dropLast(".lproj".count))
    for name in names where name.hasSuffix(".stringsdict") {
      loadPluralRules("\(folder)/\(name)", language: code)
    }
    for name in names where name.hasSuffix(".strings") {
      loadStrings("\(folder)/\(name)", language: code)
    }
  }

  private mutating func loadStrings(_ file: String, language: String) {
    guard let bytes = bytes(of: file) else { return }
    var reader = StringsFileReader(file: file)
    reader.read(bytes)
    finish(reader.errors, reader.warnings)
    add(reader.strings.map { ($0, Localization(form: .text($1))) }, file, language)
  }

  private mutating func loadPluralRules(_ file: String, language: String) {
    guard let bytes = bytes(of: file) else { return }
    var reader = StringsDictionaryReader(file: file)
    reader.read(bytes)
    finish(reader.errors, [])
    add(reader.localizations, file, language)
  }

  private mutating func add(
    _ strings: [(String, Localization)],
    _ file: String,
    _ language: String
  ) {
    var table = tables.tables[Self.table(of: file)] ?? StringTable()
    let language = language == "Base" ? table.sourceLanguage : LocaleChain.normalized(language)
    for (key, localization) in strings {
      table.update(key) { entry in
        if entry.localizations[language] == nil { entry.localizations[language] = localization }
      }
    }
    tables.tables[Self.table(of: file)] = table
  }

  private static func table(of file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    return String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex))
  }
}

// MARK: - Files

extension StringTableLoader {
  private mutating func names(in url: URL, file: String) -> [String]? {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    } catch {
      unreadable(file, error)
      return nil
    }
  }

  private mutating func bytes(of file: String) -> [UInt8]? {
    do {
      return [UInt8](try Data(contentsOf: directory.appendingPathComponent(file)))
    } catch {
      unreadable(file, error)
      return nil
    }
  }

  private mutating func unreadable(_ file: String, _ error: any Error) {
    let reason = (error as NSError).localizedFailureReason ?? error.localizedDescription
    errors.append(
      StringCatalogIssue(file: file, location: nil, problem: .unreadable(reason: reason))
    )
  }

  private mutating func finish(_ errors: [StringCatalogIssue], _ warnings: [StringCatalogIssue]) {
    self.errors += errors.sorted(by: Self.isBefore)
    tables.warnings += warnings.sorted(by: Self.isBefore)
  }

  private static func isBefore(_ first: StringCatalogIssue, _ second: StringCatalogIssue) -> Bool {
    guard let first = first.location, let second = second.location else { return false }
    return first < second
  }
}
