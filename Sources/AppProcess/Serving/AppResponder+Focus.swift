import AppIntents
import AssistantKit
import OrderedJSON

extension AppResponder {
  /// Says what one of the app's focus filters is with some values, and which are proposed.
  func tellOfFilter(_ message: JSON, _ number: Int) async {
    let definition = running?.definition
    let name = message["intent"]?.string
    guard let definition,
      let filter = definition.focusFilters.first(where: { $0.intent.identifier == name })
    else {
      return fail(number, "no such focus filter: \(name ?? "none")", "intent")
    }
    do {
      let values = try await values(message["values"], of: filter.intent)
      let look = await filter.look(of: values)
      var suggestions: [JSON]?
      if message["suggested"]?.bool == true {
        suggestions = await filter.suggestions().map {
          WireValue.json(of: $0, in: definition.localization)
        }
      }
      writer.write([
        ("type", "focus"), ("id", JSON(number)), ("title", JSON(look.title)),
        ("subtitle", look.subtitle.map { JSON($0) }),
        ("allows", message["criteria"].map { JSON(filter.allows($0.string, with: values)) }),
        ("content", filter.contentPrefix(with: values).map { JSON($0) }),
        ("suggestions", suggestions.map { .array($0) }),
      ])
    } catch {
      fail(number, definition.localization.sentence(for: error), "app")
    }
  }
}
