import PhraseMatcher
import SpokenLanguage
import Testing

@testable import AssistantKit

/// A catalogue of ships to book, and how what is said to a catalogue is understood.
enum Ferry {
  static let app = PhraseCatalog.App(
    name: "Ferry",
    shortcuts: [
      shortcut("TrackShip", "Track Ship", ["Track ${ship}", "Where is ${ship}"]),
      shortcut("CancelTrip", "Cancel Trip", ["Cancel the trip with ${ship}"]),
      shortcut("BookTrip", "Book Trip", ["Book a trip with ${ship}", "Reserve ${ship}"]),
    ],
    vocabularies: [
      "Ship": [
        PhraseCatalog.Value(id: "comet", title: "Comet"),
        PhraseCatalog.Value(id: "borealis", title: "Borealis"),
        PhraseCatalog.Value(id: "kestrel", title: "Kestrel"),
      ]
    ]
  )

  static func shortcut(
    _ intent: String,
    _ title: String,
    _ phrases: [String]
  ) -> PhraseCatalog.Shortcut {
    PhraseCatalog.Shortcut(
      intent: intent,
      title: title,
      phrases: phrases.map { PhraseCatalog.Phrase($0) },
      parameters: ["ship": "Ship"]
    )
  }
}

extension PhraseCatalog.App {
  /// What is understood of an utterance where this is the only app, of which nothing but its catalogue is known.
  func understanding(
    of utterance: String,
    threshold: Double? = nil,
    locale: String = "en"
  ) async throws -> Understanding {
    var settings = Samples.settings(locale)
    settings.threshold = threshold
    let interpreter = Interpreter(
      index: SentenceIndex(
        try PhraseMatcher(PhraseCatalog(apps: [self]), language: settings.language)
      ),
      apps: [],
      settings: settings
    ) { Issue.record("\($0)") }
    return await interpreter.understand(utterance)
  }
}
