import AppIntents
import Foundation
import SpokenLanguage

@testable import AssistantKit

/// Shelves and books to ask for.
enum Samples {
  static let shelves = options([
    ("reading", "Currently Reading", nil, ["Reading"]),
    ("wish", "Want to Read", nil, ["Wish List"]),
    ("read", "Read", nil, ["Finished"]),
  ])

  static let emmas = options([
    ("emma-1815", "Emma", "Jane Austen, 1815", []),
    ("emma-2014", "Emma", "Alexander McCall Smith, 2014", []),
  ])

  static let books =
    emmas
    + options([
      ("hobbit", "The Hobbit", "J. R. R. Tolkien, 1937", ["There and Back Again"]),
      ("1984", "1984", "George Orwell, 1949", ["Nineteen Eighty-Four"]),
      ("2", "2", "Somebody Else, 2002", []),
      ("etranger", "L'Étranger", "Albert Camus, 1942", ["The Stranger"]),
    ])

  /// An enum's options: all of them are suggested, and nothing else is found.
  static let shelfSource = OptionSource(
    typeName: "Shelf",
    title: "Shelf",
    suggested: { shelves },
    matching: nil,
    identified: { ids in shelves.filter { ids.contains($0.id) } }
  )

  /// A query that suggests one book and finds all others by what their names contain.
  static let bookSource = OptionSource(
    typeName: "Book",
    title: "Book",
    suggested: { books.filter { $0.id == "hobbit" } },
    matching: { text in
      books.filter { option in
        ([option.title, option.subtitle ?? ""] + option.synonyms).contains {
          $0.lowercased().contains(text.lowercased())
        }
      }
    },
    identified: { ids in books.filter { ids.contains($0.id) } }
  )

  /// Saturday the 21st of November 2026 at ten, in UTC.
  static let now = Date(timeIntervalSince1970: 1_795_255_200)

  static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  static func settings(_ locale: String = "en") -> AssistantSettings {
    AssistantSettings(
      locale: locale,
      queryDeadline: .seconds(86_400),
      now: { now },
      calendar: calendar
    )
  }

  /// A finder for some apps.
  ///
  /// - Parameters:
  ///   - apps: The apps.
  ///   - locale: The language that is spoken.
  ///   - knowsTexts: Whether it knows what the things of the apps say.
  /// - Returns: The finder.
  static func finder(
    _ apps: [RunningApp],
    _ locale: String = "en",
    knowsTexts: Bool = false
  ) -> EntityFinder {
    let settings = settings(locale)
    let language = settings.language
    return EntityFinder(
      settings: settings,
      vocabulary: FindVocabulary(apps: apps, language: language),
      texts: { action in
        guard knowsTexts, let found = try? await action.all(atMost: nil) else { return nil }
        return KnownTexts(of: found.map(KnownTexts.Thing.init), language: language)
      }
    )
  }

  private static func options(
    _ rows: [(String, String, String?, [String])]
  ) -> [IntentOption] {
    rows.map {
      IntentOption(id: $0.0, title: $0.1, subtitle: $0.2, synonyms: $0.3, value: $0.0)
    }
  }
}
