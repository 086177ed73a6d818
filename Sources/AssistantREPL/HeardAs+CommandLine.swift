import AssistantKit
import Foundation
import PhraseMatcher
import SpokenLanguage

extension HeardAs {
  /// The aliases that a call is to use: those of the files it names, else the person's own.
  ///
  /// A file that was named must be right. In the person's own file, which only conversations and what explains
  /// them use, a mistake is told and the file left out: nobody should be locked out by a slip of the pen. It is
  /// for all apps and languages, so lines for others are passed over.
  ///
  /// - Throws: ``CatalogFileErrors`` for the files that were named.
  static func chosen(
    by arguments: Arguments,
    environment: [String: String],
    catalog: PhraseCatalog,
    language: any Language,
    console: Console
  ) throws -> HeardAs {
    func warn(_ mistake: CatalogMistake) {
      // An app's query may know values that it does not suggest.
      if case .aliasOfUnknownValue = mistake.problem, arguments.value(of: .catalog) == nil {
        return
      }
      console.diagnose(mistake.description, kind: .warning)
    }
    let named = arguments.values(of: .heardAs)
    guard named.isEmpty else {
      return try read(named, for: catalog, language: language, doubt: warn)
    }
    guard [.talk, .listen, .run, .explain].contains(arguments.command),
      let own = PersonalFolder.configuration.url(in: environment)?
        .appending(path: "heard-as.tsv"),
      FileManager.default.fileExists(atPath: own.path)
    else { return HeardAs() }
    do {
      return try read([own.path], for: catalog, language: language, doubt: warn) { line in
        if arguments[.verbose] { console.diagnose(line.description, kind: .note) }
      }
    } catch {
      error.mistakes.forEach(warn)
      return HeardAs()
    }
  }
}
