/// What a file of an app is read for, told by its name.
package enum SourceKind: Sendable, Hashable {
  /// Swift source.
  case swift
  /// A catalogue of phrases, of texts, or of the app's names, and the language of a `.strings` file.
  case catalogue(table: String, language: String?)
  /// An information property list.
  case information
  /// A project, for the names that it sets.
  case project
  /// What Apple's build extracted.
  case extractedActions

  /// The kind of a file; nil for one that does not matter.
  init?(path: String) {
    let parts = path.split(separator: "/")
    guard let name = parts.last else { return nil }
    if name.hasSuffix(".swift") {
      self = .swift
    } else if name == "extract.actionsdata" {
      self = .extractedActions
    } else if name == "project.pbxproj" {
      self = .project
    } else if name == "Info.plist" || name.hasSuffix("-Info.plist") {
      self = .information
    } else if let table = Self.table(name) {
      let folder = parts.dropLast().last ?? ""
      if name.hasSuffix(".xcstrings") {
        self = .catalogue(table: table, language: nil)
      } else if folder.hasSuffix(".lproj") {
        self = .catalogue(table: table, language: String(folder.dropLast(6)))
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  private static func table(_ name: Substring) -> String? {
    for ending in [".xcstrings", ".strings"] where name.hasSuffix(ending) {
      let table = String(name.dropLast(ending.count))
      return ["AppShortcuts", "Localizable", "InfoPlist"].contains(table) ? table : nil
    }
    return nil
  }
}
