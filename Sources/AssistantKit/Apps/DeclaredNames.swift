import Foundation
import StringCatalogs

/// What an app's own files say that it is called.
struct DeclaredNames: Sendable {
  /// What people call it; nil where no file says so.
  var name: String?
  /// What else they call it.
  var alternatives: [String] = []

  /// Looks into `InfoPlist` tables and an `Info.plist` among the app's resources.
  init(tables: StringTables, bundle: Bundle?, _ locale: String) {
    let plist = Self.plist(in: bundle)
    for key in ["CFBundleDisplayName", "CFBundleName"] where name == nil {
      name =
        tables.string(forKey: key, table: "InfoPlist", locale: locale)
        ?? (plist[key] as? String).flatMap { $0.contains("$(") ? nil : $0 }
    }
    let others = plist["INAlternativeAppNames"] as? [[String: Any]] ?? []
    alternatives = others.compactMap { other in
      (other["INAlternativeAppName"] as? String).map { written in
        tables.string(forKey: written, table: "InfoPlist", locale: locale) ?? written
      }
    }
  }

  private static func plist(in bundle: Bundle?) -> [String: Any] {
    guard let folder = bundle?.resourceURL else { return [:] }
    for place in ["Info.plist", "Localizable/Info.plist"] {
      guard let data = try? Data(contentsOf: folder.appending(path: place)),
        let plist = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil)
      else { continue }
      return plist as? [String: Any] ?? [:]
    }
    return [:]
  }
}
