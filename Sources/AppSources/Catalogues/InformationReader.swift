import Foundation

/// The names by which people call an app, from its property list.
struct AppNames: Sendable, Hashable {
  /// What is shown, or else what the bundle is called.
  var name: String?
  /// What else people say.
  var alternatives: [String] = []
  /// Whether this is the property list of an extension, which is no app.
  var isExtension = false
}

/// Reads the app's names from an information property list.
enum InformationReader {
  /// The names in a property list.
  static func names(in bytes: [UInt8]) -> AppNames? {
    guard
      let list = try? unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
      let members = list as? [String: Any]
    else { return nil }
    var names = AppNames()
    names.name =
      ["CFBundleDisplayName", "CFBundleName"].lazy
      .compactMap { members[$0] as? String }.first { !$0.isEmpty && !$0.contains("$(") }
    names.alternatives = (members["INAlternativeAppNames"] as? [[String: Any]] ?? [])
      .compactMap { $0["INAlternativeAppName"] as? String }
    names.isExtension = members["NSExtension"] != nil || members["EXAppExtensionAttributes"] != nil
    return names
  }
}
