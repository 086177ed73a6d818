package import OrderedJSON

/// The focuses of a person, which of them is on, and what apps do differently then.
package struct FocusState: Sendable, Hashable {
  /// The focuses in the order in which they were made.
  package var focuses: [Focus] = []
  /// The name of the focus that is on.
  package var current: String?
  /// The filters that were performed with values and not yet with their defaults, by app and intent.
  package var applied: [AppliedFilter] = []

  /// No focuses.
  package init() {}

  /// What a person concentrates on.
  package struct Focus: Sendable, Hashable {
    package var name: String
    package var filters: [Filter]

    package init(name: String, filters: [Filter] = []) {
      self.name = name
      self.filters = filters
    }
  }

  /// What an app does differently while a focus is on.
  package struct Filter: Sendable, Hashable {
    /// What the app is called in its source.
    package var app: String
    package var intent: String
    package var values: [String: StoredValue]

    package init(app: String, intent: String, values: [String: StoredValue]) {
      self.app = app
      self.intent = intent
      self.values = values
    }
  }

  /// A filter that an app was told of.
  package struct AppliedFilter: Sendable, Hashable {
    package var app: String
    package var intent: String
  }

  /// A focus by its name, whatever its case.
  package func focus(named name: String) -> Focus? {
    focuses.first { PersonalName.key($0.name) == PersonalName.key(name) }
  }

  /// The focus that is on.
  package var currentFocus: Focus? { current.flatMap(focus(named:)) }

  /// What the apps are to know of it.
  var news: String {
    var state = self
    state.applied = []
    return state.json.text
  }
}

// MARK: - JSON

extension FocusState {
  /// The state as it is written down.
  package var json: JSON {
    .object(present: [
      ("version", 1), ("current", current.map { JSON($0) }),
      (
        "focuses",
        .array(
          focuses.map { focus in
            ["name": JSON(focus.name), "filters": .array(focus.filters.map(\.json))]
          }
        )
      ),
      ("applied", .array(applied.map { ["app": JSON($0.app), "intent": JSON($0.intent)] })),
    ])
  }

  /// Reads a state; what is none of one is passed over.
  package init(_ json: JSON) {
    current = json["current"]?.string
    focuses = (json["focuses"]?.array ?? []).compactMap { focus in
      focus["name"]?.string.map {
        Focus(name: $0, filters: (focus["filters"]?.array ?? []).compactMap(Filter.init))
      }
    }
    applied = (json["applied"]?.array ?? []).compactMap { applied in
      guard let app = applied["app"]?.string, let intent = applied["intent"]?.string else {
        return nil
      }
      return AppliedFilter(app: app, intent: intent)
    }
    if currentFocus == nil { current = nil }
  }
}

extension FocusState.Filter {
  /// The filter as it is written down.
  package var json: JSON {
    [
      "app": JSON(app), "intent": JSON(intent),
      "parameters": .object(
        values.sorted { $0.key < $1.key }.map { JSON.Member($0.key, $0.value.json) }
      ),
    ]
  }

  fileprivate init?(_ json: JSON) {
    guard let app = json["app"]?.string, let intent = json["intent"]?.string else { return nil }
    self.app = app
    self.intent = intent
    values = [:]
    for member in json["parameters"]?.object ?? [] {
      values[member.key] = StoredValue(member.value)
    }
  }
}

extension FocusState.Focus {
  /// What a program wants to know of a focus.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - filters: What apps do for it; nil for what is written down.
  /// - Returns: The object.
  package func json(isOn: Bool, filters: [JSON]? = nil) -> JSON {
    [
      "name": JSON(name), "on": JSON(isOn),
      "filters": .array(filters ?? self.filters.map(\.json)),
    ]
  }
}
