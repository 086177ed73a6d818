import AppIntents
import AssistantKit
import OrderedJSON

extension ParameterMetadata {
  /// A parameter as a message describes it; nil where it has no name.
  init?(_ json: JSON) {
    guard let name = json["name"]?.string else { return nil }
    self.init(
      name: name,
      title: json["title"]?.string ?? name,
      type: json["type"]?.string ?? "@text"
    )
    explanation = json["description"]?.string
    isList = json["list"]?.bool ?? false
    isOptional = json["optional"]?.bool ?? false
    choices = (json["choices"]?.array ?? []).compactMap(\.string)
    let least = json["least"]?.double ?? -.infinity
    let most = json["most"]?.double ?? .infinity
    if least <= most, least.isFinite || most.isFinite { range = least...most }
  }

  /// A parameter as it is written into files and messages.
  var json: JSON {
    .object(present: [
      ("name", JSON(name)), ("title", JSON(title)), ("description", explanation.map { JSON($0) }),
      ("type", JSON(type)), ("list", isList ? true : JSON?.none),
      ("optional", isOptional ? true : JSON?.none),
      ("prompt", prompt.map { JSON($0) }),
      ("least", range.flatMap { $0.lowerBound.isFinite ? JSON($0.lowerBound) : nil }),
      ("most", range.flatMap { $0.upperBound.isFinite ? JSON($0.upperBound) : nil }),
      ("choices", choices.isEmpty ? JSON?.none : JSON(choices)), ("default", standard),
    ])
  }

  /// A compiled app's parameter.
  init(_ description: ParameterDescription) {
    let (type, isList) = Self.type(of: description.type)
    self.init(name: description.name, title: description.title, type: type)
    explanation = description.explanation
    isOptional = description.isOptional
    self.isList = isList
    switch description.type.single {
    case .integer(let range?):
      let least = range.lowerBound == .min ? -Double.infinity : Double(range.lowerBound)
      let most = range.upperBound == .max ? Double.infinity : Double(range.upperBound)
      self.range = least...most
    case .number(let range?): self.range = range
    case .bool(let yes?, let no?): choices = [yes, no]
    case .measurement(let units): choices = units.map(\.symbol)
    case .currency(let codes, _): choices = codes
    case .person(let mode): choices = [mode.rawValue]
    case .file(let types): choices = types.map(\.identifier)
    default: break
    }
  }

  private static func type(of type: ParameterType) -> (String, isList: Bool) {
    switch type {
    case .bool: ("@bool", false)
    case .integer: ("@integer", false)
    case .number: ("@number", false)
    case .text: ("@text", false)
    case .date(.date): ("@date", false)
    case .date(.time): ("@time", false)
    case .date(.dateTime): ("@dateTime", false)
    case .duration: ("@duration", false)
    case .measurement: ("@measurement", false)
    case .url: ("@url", false)
    case .file: ("@file", false)
    case .currency: ("@currency", false)
    case .person: ("@person", false)
    case .option(let source): (source.typeName, false)
    case .list(let element): (Self.type(of: element).0, true)
    }
  }
}

extension ParameterType {
  /// The type of one value.
  var single: ParameterType {
    if case .list(let element) = self { element.single } else { self }
  }
}
