import Foundation

/// Writes a message in the manner of C under the name of a part of an app.
///
/// ```swift
/// os_log("%d of %{public}@", log: .default, type: .info, 3, name)
/// ```
///
/// What is not marked as public is left out where it is a text or an object.
@_disfavoredOverload
public func os_log(
  _ message: StaticString,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: Any...
) {
  let text = FormattedMessage("\(message)", arguments).text
  Logger(log).log(level: type, "\(text, privacy: .public)")
}

/// Writes a message of a level in the manner of C under the name of a part of an app.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType,
  log: OSLog = .default,
  _ message: StaticString,
  _ arguments: Any...
) {
  let text = FormattedMessage("\(message)", arguments).text
  Logger(log).log(level: type, "\(text, privacy: .public)")
}

/// A message in the manner of C with its values.
struct FormattedMessage {
  let text: String

  init(_ format: String, _ arguments: [Any]) {
    var values = arguments[...]
    var text = ""
    var rest = format[...]
    while let start = rest.firstIndex(of: "%") {
      text += rest[..<start]
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let place = Place(&rest), let value = values.popFirst() else { continue }
      text += place.text(of: value)
    }
    self.text = text + rest
  }

  /// The place of a value: `%{public}.2f`.
  private struct Place {
    var isPublic = false
    var isPrivate = false
    var flags = ""
    var conversion: Character = "@"

    init?(_ rest: inout Substring) {
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        let options = rest[..<end]
        isPublic = options.contains("public")
        isPrivate = options.contains("private")
        rest = rest[rest.index(after: end)...]
      }
      guard let end = rest.firstIndex(where: { $0.isLetter && !"lhqzt".contains($0) || $0 == "@" })
      else { return nil }
      flags = rest[..<end].filter { !$0.isLetter }
      conversion = rest[end]
      rest = rest[rest.index(after: end)...]
    }

    func text(of value: Any) -> String {
      let isNumber = value is any Numeric
      guard !isPrivate, isPublic || isNumber else { return "<private>" }
      if let number = value as? Double, "feEgG".contains(conversion) {
        return String(format: "%\(flags)\(conversion)", number)
      }
      if let number = value as? any BinaryInteger, "xXo".contains(conversion) {
        return String(format: "%\(flags)l\(conversion)", Int(number))
      }
      return "\(value)"
    }
  }
}
