import AppIntents

extension SentenceCompleter.Thing {
  /// The most things of one kind that an app is asked for.
  private static let most = 5_000

  /// What apps have, as far as they list it in time.
  ///
  /// - Parameters:
  ///   - apps: The apps.
  ///   - settings: How long they may take.
  /// - Returns: The things; those of an app that fails are left out.
  public static func all(
    of apps: [RunningApp],
    _ settings: AssistantSettings
  ) async -> [SentenceCompleter.Thing] {
    var things: [SentenceCompleter.Thing] = []
    for app in apps {
      for action in app.definition.findActions {
        let found = try? await withDeadline(settings.queryDeadline) {
          try await action.all(atMost: most)
        }
        things += (found ?? []).map { entity in
          SentenceCompleter.Thing(
            app: app.definition.name,
            vocabulary: action.entity,
            id: entity.option.id,
            names: [entity.option.title] + entity.option.synonyms
          )
        }
      }
    }
    return things
  }
}
