extension IntentDefinition {
  /// What is known of an intent whose code is not in this process.
  public struct Facts: Sendable {
    /// The name by which it is performed.
    public var identifier: String
    /// What a person calls it.
    public var title: String
    /// What it is good for.
    public var explanation: String?
    /// The heading it is listed under.
    public var categoryName: String?
    /// What people search for when they mean it.
    public var searchKeywords: [String] = []
    /// Whether people find it in lists.
    public var isDiscoverable = true
    /// Whether the app comes to the front before it is performed.
    public var opensApp = false
    /// Whether something is lost when it is performed.
    public var isDestructive = false
    /// Whether it only opens or shows something.
    public var onlyShows = false
    /// The type of the entity, or of each of the entities, that it gives; nil where it gives none.
    public var givenType: String?
    /// Whether it gives several entities.
    public var givesSeveral = false
    /// Why it is not to be used any more; nil where nothing is said against it.
    public var deprecation: String?
    /// Who may run it.
    public var authenticationPolicy = IntentAuthenticationPolicy.alwaysAllowed
    /// The sentence that says what it will do, with `${name}` in each parameter's place.
    public var summaryTemplate: String?
    /// What it needs and can use, in order.
    public var parameters: [ParameterDescription] = []
    /// What is asked when a parameter is missing, by its name; the assistant asks in its own words
    /// otherwise.
    public var prompts: [String: String] = [:]
    /// What is taken where nothing is said, by the parameter's name.
    public var defaults: [String: any Sendable] = [:]
    /// What it does to be a focus filter; nil for an intent that is none.
    package var focusFilter: OutsideFocusFilter?

    /// Facts of an intent that takes nothing.
    public init(identifier: String, title: String) {
      self.identifier = identifier
      self.title = title
    }
  }

  /// What a definition has in place of a type.
  ///
  /// A class, since definitions are handed around a lot and few of them have this.
  final class Outside: Sendable {
    let performer: any IntentPerformer
    let prompts: [String: String]
    let defaults: [String: any Sendable]
    let focusFilter: OutsideFocusFilter?

    init(performer: any IntentPerformer, _ facts: Facts) {
      self.performer = performer
      prompts = facts.prompts
      defaults = facts.defaults
      focusFilter = facts.focusFilter
    }
  }

  /// The sentence of an intent without a type.
  func outsideSummary(for values: [String: any Sendable]) -> IntentSummary {
    AppLocalization.$current.withValue(localization) {
      func shown(_ parameter: ParameterDescription) -> String {
        values[parameter.name].map { displayText(of: $0) } ?? "‹\(parameter.title)›"
      }
      guard let template = summaryTemplate else {
        return IntentSummary(
          sentence: title,
          isWritten: false,
          belowFold: parameters.compactMap { parameter in
            values[parameter.name].map {
              IntentSummary.Row(title: parameter.title, value: displayText(of: $0))
            }
          }
        )
      }
      // From one placeholder to the next, so that a value's own text is never taken for one.
      var sentence = ""
      var rest = template[...]
      while let start = rest.range(of: "${"),
        let end = rest[start.upperBound...].firstIndex(of: "}")
      {
        let name = String(rest[start.upperBound..<end])
        sentence += rest[..<start.lowerBound]
        sentence += parameters.first { $0.name == name }.map(shown) ?? ""
        rest = rest[rest.index(after: end)...]
      }
      let below = parameters.filter { !template.contains("${\($0.name)}") }
      return IntentSummary(
        sentence: sentence + rest,
        belowFold: below.compactMap { parameter in
          values[parameter.name].map {
            IntentSummary.Row(title: parameter.title, value: displayText(of: $0))
          }
        }
      )
    }
  }
}
