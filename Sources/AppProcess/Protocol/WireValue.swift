import AppIntents
import Foundation
import OrderedJSON

/// Values of parameters as JSON, the way they travel to programs and to apps in processes of their own.
enum WireValue {
  /// A value in the Swift type that ``ParameterType`` names; with the texts of the app whose value it may be.
  static func json(of value: any Sendable, in localization: AppLocalization? = nil) -> JSON {
    switch value {
    case let value as Bool: JSON(value)
    case let value as Int: JSON(value)
    case let value as Double: JSON(value)
    case let value as String: JSON(value)
    case let value as Date: JSON(value.formatted(.iso8601))
    case let value as Duration: JSON(seconds(of: value))
    case let value as URL: JSON(value.absoluteString)
    case let value as OutsideValue: object([("id", JSON(value.id)), ("title", JSON(value.title))])
    case let value as MeasuredAmount:
      object([("value", JSON(value.value)), ("unit", value.symbol.map { JSON($0) })])
    case let value as IntentCurrencyAmount:
      object([("amount", JSON("\(value.amount)")), ("currency", JSON(value.currencyCode))])
    case let value as IntentFile:
      object([
        ("path", value.fileURL.map { JSON($0.path) }), ("name", JSON(value.filename)),
        ("data", value.fileURL == nil ? JSON(value.data.base64EncodedString()) : JSON?.none),
      ])
    case let value as IntentPerson: person(value)
    case let values as [any Sendable]: .array(values.map { json(of: $0, in: localization) })
    default: option(value, in: localization)
    }
  }

  /// A value that an intent gave: entities with all that is shown of them, any other as it is.
  static func json(given value: any Sendable, in localization: AppLocalization?) -> JSON {
    if let values = value as? [any AppEntity] {
      return .array(values.map { json(given: $0, in: localization) })
    }
    guard let entity = value as? any AppEntity,
      let option = localization?.option(for: entity)
    else { return json(of: value, in: localization) }
    return WireOption.json(of: option)
  }

  /// Values by parameter name, in the order of the names.
  static func json(
    of values: [String: any Sendable],
    in localization: AppLocalization? = nil
  ) -> JSON {
    .object(
      values.sorted { $0.key < $1.key }
        .map { JSON.Member($0.key, json(of: $0.value, in: localization)) }
    )
  }

  /// The value that was meant, in the Swift type that the parameter's type names; nil for none.
  ///
  /// Where the type is one whose values are chosen, `option` gives the value with an identifier.
  static func value(
    _ json: JSON,
    of type: ParameterType,
    option: (String, OptionSource) async throws -> (any Sendable)?
  ) async rethrows -> (any Sendable)? {
    switch type {
    case .option(let source):
      guard let id = json["id"]?.string ?? json.string else { return nil }
      return try await option(id, source)
    case .list(let element):
      var values: [any Sendable] = []
      for json in json.array ?? [] {
        guard let value = try await value(json, of: element, option: option) else { return nil }
        values.append(value)
      }
      return json.array == nil ? nil : values
    default: return plainValue(json, of: type)
    }
  }

  /// The value that was meant where its type is built in; nil for none.
  static func plainValue(_ json: JSON, of type: ParameterType) -> (any Sendable)? {
    switch type {
    case .bool: return json.bool
    case .integer: return json.int
    case .number: return json.double
    case .text: return json.string
    case .date: return json.string.flatMap { try? Date($0, strategy: .iso8601) }
    case .duration: return json.double.map { Duration.milliseconds(Int64($0 * 1_000)) }
    case .url: return json.string.flatMap { URL(string: $0) }
    case .measurement:
      return json["value"]?.double.map { MeasuredAmount(value: $0, symbol: json["unit"]?.string) }
    case .currency:
      guard let amount = json["amount"]?.string.flatMap({ Decimal(string: $0) }),
        let code = json["currency"]?.string
      else { return nil }
      return IntentCurrencyAmount(amount: amount, currencyCode: code)
    case .file: return file(json)
    case .person: return person(json)
    case .option, .list: return nil
    }
  }

  // MARK: - Kinds

  private static func object(_ members: [(String, JSON?)]) -> JSON { .object(present: members) }

  /// A length of time in seconds, to the millisecond.
  static func seconds(of duration: Duration) -> Double {
    let (seconds, rest) = duration.components
    return Double(seconds) + Double(rest / 1_000_000_000_000_000) / 1_000
  }

  private static func option(_ value: any Sendable, in localization: AppLocalization?) -> JSON {
    guard let option = localization?.option(for: value) else {
      return JSON(String(describing: value))
    }
    return object([("id", JSON(option.id)), ("title", JSON(option.title))])
  }

  private static func file(_ json: JSON) -> IntentFile? {
    let name = json["name"]?.string
    if let path = json["path"]?.string {
      return IntentFile(fileURL: URL(filePath: path), filename: name)
    }
    return json["data"]?.string.flatMap { Data(base64Encoded: $0) }.map {
      IntentFile(data: $0, filename: name ?? "file")
    }
  }

  private static func person(_ value: IntentPerson) -> JSON {
    var name: String?
    if case .displayName(let text) = value.name { name = text }
    var members: [(String, JSON?)] = [("name", name.map { JSON($0) })]
    switch value.handle?.value {
    case .emailAddress(let text): members.append(("email", JSON(text)))
    case .phoneNumber(let text): members.append(("phone", JSON(text)))
    case .applicationDefined(let text): members.append(("handle", JSON(text)))
    default: break
    }
    return object(members)
  }

  private static func person(_ json: JSON) -> IntentPerson? {
    let handle =
      json["email"]?.string.map { IntentPerson.Handle(emailAddress: $0) }
      ?? json["phone"]?.string.map { IntentPerson.Handle(phoneNumber: $0) }
      ?? json["handle"]?.string.map { IntentPerson.Handle(applicationDefined: $0) }
    if let name = json["name"]?.string {
      return IntentPerson(identifier: .unknown, name: .displayName(name), handle: handle)
    }
    return handle.map { IntentPerson(handle: $0) }
  }
}

/// Values as the text of an argument or of a sentence.
enum ValueText {
  /// The text of a value: how its app identifies it, or what a person calls it.
  static func text(of value: any Sendable, asTitle: Bool) -> String {
    switch value {
    case let value as OutsideValue: asTitle ? value.title : value.id
    case let value as IntentFile: asTitle ? value.filename : value.fileURL?.path ?? value.filename
    case let value as MeasuredAmount: "\(number(value.value))\(value.symbol ?? "")"
    case let value as IntentCurrencyAmount: "\(value.amount) \(value.currencyCode)"
    case let value as Double: number(value)
    case let values as [any Sendable]:
      values.map { text(of: $0, asTitle: asTitle) }.joined(separator: asTitle ? ", " : ",")
    default: plain(WireValue.json(of: value))
    }
  }

  private static func number(_ value: Double) -> String { JSON(value).text }

  private static func plain(_ json: JSON) -> String {
    if let object = json.object { return object.compactMap(\.value.string).last ?? "" }
    return json.string ?? json.text
  }
}
