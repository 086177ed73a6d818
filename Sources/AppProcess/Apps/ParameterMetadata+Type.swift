import AppIntents
import AssistantKit

extension ParameterMetadata {
  /// The type as a conversation asks for it.
  ///
  /// - Parameter sources: Where the values of the app's vocabularies come from.
  /// - Returns: The type.
  func parameterType(_ sources: [String: OptionSource]) -> ParameterType {
    isList ? .list(of: elementType(sources)) : elementType(sources)
  }

  private func elementType(_ sources: [String: OptionSource]) -> ParameterType {
    switch type {
    case "@number": .number(range: range)
    case "@integer":
      .integer(range: range.map { Self.whole($0.lowerBound)...Self.whole($0.upperBound) })
    case "@bool": .bool(yes: choices.first, no: choices.dropFirst().first)
    case "@date": .date(.date)
    case "@time": .date(.time)
    case "@dateTime": .date(.dateTime)
    case "@duration": .duration
    case "@url": .url
    case "@file": .file(types: choices.compactMap { UTType(named: $0) })
    case "@person":
      .person(choices.first.flatMap { IntentPerson.ParameterMode(rawValue: $0) } ?? .contact)
    case "@currency": .currency(codes: choices, range: nil)
    case "@measurement":
      .measurement(units: choices.map { MeasurementUnit(symbol: $0, name: $0) })
    default: sources[type].map { .option($0) } ?? .text
    }
  }

  private static func whole(_ number: Double) -> Int {
    number <= Double(Int.min) ? .min : number >= Double(Int.max) ? .max : Int(number)
  }
}
