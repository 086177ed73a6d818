import AppIntents
import PhraseMatcher
import SpokenLanguage
import Understanding

extension IntentFrame {
  /// The frames of everything that started apps offer, and of the catalogue's own shortcuts.
  static func frames(of apps: [RunningApp], catalog: PhraseCatalog) -> [IntentFrame] {
    var frames = IntentFrame.frames(of: catalog)
    for app in apps {
      for intent in app.definition.intents where intent.isDiscoverable {
        let known = frames.firstIndex {
          $0.app == app.definition.name && $0.intent == intent.identifier
        }
        if let known {
          frames[known] = IntentFrame(intent, of: app, phrases: frames[known].templates)
        } else if intent.isOfSystem {
          frames.append(IntentFrame(intent, of: app, phrases: [intent.namingItsValues]))
        }
        // Any other intent that no phrase starts is asked for by its name, not by a sentence.
      }
    }
    return frames
  }

  private init(_ intent: IntentDefinition, of app: RunningApp, phrases: [String]) {
    var templates = phrases
    if let summary = intent.summaryTemplate, !templates.contains(summary) {
      templates.append(summary)
    }
    self.init(
      app: app.definition.name,
      intent: intent.identifier,
      title: intent.title,
      effect: intent.effect,
      parameters: intent.parameters.compactMap(Parameter.init),
      result: intent.resultEntity,
      templates: templates
    )
  }
}

extension IntentDefinition {
  /// Its title with what it is to be done to, as people are told it.
  fileprivate var namingItsValues: String {
    let places = parameters.filter { !$0.isOptional && !$0.hasDefault }.map { "${\($0.name)}" }
    return places.isEmpty ? title : title + ": " + places.joined(separator: ", ")
  }

  /// What performing it does to the world.
  var effect: IntentFrame.Effect {
    if isDestructive { return .destroys }
    return onlyShows ? .shows : .changes
  }
}

extension IntentFrame.Parameter {
  fileprivate init?(_ parameter: ParameterDescription) {
    var range: ClosedRange<Double>?
    let kind: IntentFrame.Kind
    switch parameter.type {
    case .option(let source): kind = .name(vocabulary: source.typeName)
    case .integer(let limits):
      kind = .number
      range = limits.map { Double($0.lowerBound)...Double($0.upperBound) }
    case .number(let limits):
      kind = .number
      range = limits
    case .text: kind = .text
    case .date(let date): kind = date == .time ? .time : .date
    case .duration: kind = .duration
    case .list(let element):
      // One of them may be named in a sentence; of several, each is a sentence of its own.
      guard case .option(let source) = element else { return nil }
      kind = .name(vocabulary: source.typeName)
    case .bool:
      guard let vocabulary = SwitchVocabulary.name(of: parameter.type) else { return nil }
      kind = .name(vocabulary: vocabulary)
    case .measurement, .url, .file, .currency, .person: return nil
    }
    self.init(
      name: parameter.name,
      title: parameter.title,
      kind: kind,
      isOptional: parameter.isOptional || parameter.hasDefault,
      range: range
    )
  }
}
