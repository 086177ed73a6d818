import Foundation
import OrderedJSON
import SpokenLanguage

/// Reads plural rules in a property list (`.stringsdict`).
struct StringsDictionaryReader {
  let file: String
  private(set) var localizations: [(String, Localization)] = []
  private(set) var errors: [StringCatalogIssue] = []
  private var text = ""

  init(file: String) {
    self.file = file
  }

  mutating func read(_ bytes: [UInt8]) {
    text = String(decoding: bytes, as: UTF8.self)
    do {
      let list = try PropertyLists.parse(bytes)
      guard let entries = list as? [String: Any] else {
        report(nil, .wrongKind(of: "the file", found: "a single value", expected: "a dictionary"))
        return
      }
      for (key, value) in entries.sorted(by: { $0.key < $1.key }) { readEntry(key, value) }
    } catch {
      report(nil, .malformedPropertyList(reason: PropertyLists.reason(error)))
    }
  }

  private mutating func readEntry(_ key: String, _ value: Any) {
    guard let entry = value as? [String: Any] else {
      report(key, .wrongKind(of: key, found: "a single value", expected: "a dictionary"))
      return
    }
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      readDevices(key, devices)
      return
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else {
      report(key, .missing("NSStringLocalizedFormatKey"))
      return
    }
    var localization = Localization(form: .text(format))
    for (name, value) in entry.sorted(by: { $0.key < $1.key }) {
      guard let variable = value as? [String: Any] else { continue }
      localization.substitutions[name] = substitution(name, variable)
    }
    localizations.append((key, localization))
  }

  private mutating func readDevices(_ key: String, _ devices: [String: Any]) {
    let other = devices["other"] ?? devices.sorted { $0.key < $1.key }.first?.value
    if let text = other as? String {
      localizations.append((key, Localization(form: .text(text))))
    } else if let other {
      readEntry(key, other)
    }
  }

  private mutating func substitution(_ name: String, _ variable: [String: Any]) -> Substitution? {
    var forms: [PluralCategory: StringForm] = [:]
    for category in PluralCategory.allCases {
      if let text = variable[category.rawValue] as? String { forms[category] = .text(text) }
    }
    guard !forms.isEmpty else {
      report(name, .missing("other"))
      return nil
    }
    let specifier = variable["NSStringFormatValueTypeKey"] as? String
    return Substitution(argument: nil, specifier: specifier ?? "lld", form: .plural(forms))
  }

  /// Property lists are read without places; the key's first mention is near enough.
  private mutating func report(_ key: String?, _ problem: StringCatalogIssue.Problem) {
    let location = key.flatMap { PropertyLists.location(of: $0, in: text) }
    errors.append(StringCatalogIssue(file: file, location: location, problem: problem))
  }
}
