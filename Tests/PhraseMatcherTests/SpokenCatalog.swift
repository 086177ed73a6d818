import PhraseMatcher
import SpokenLanguage

/// A small library in the three languages, read with their own rules.
enum SpokenCatalog {
  static func matcher(_ language: String) throws -> PhraseMatcher {
    try PhraseMatcher(
      PhraseCatalog(apps: [app(language)]),
      language: Languages.language(for: language)
    )
  }

  /// The outcome and the readings of all commands in one line.
  static func summary(_ utterance: String, _ language: String) throws -> String {
    let understanding = try matcher(language).understand(utterance)
    return ([understanding] + understanding.then).map(summary).joined(separator: " then ")
  }

  static func summary(_ understanding: Understanding) -> String {
    guard let reading = understanding.reading else { return "\(understanding.outcome)" }
    let parameters = reading.parameters.map { parameter in
      switch parameter.value {
      case .known(_, let title): "\(parameter.name)=\(title)"
      case .unknown: "\(parameter.name)=?\(parameter.text)"
      case .number(let number): "\(parameter.name)=\(number)"
      case .text(let text): "\(parameter.name)=\(text)"
      }
    }
    return "\(understanding.outcome) \(reading.intent)(\(parameters.joined(separator: ", ")))"
  }

  private static func app(_ language: String) -> PhraseCatalog.App {
    let phrases: [(intent: String, phrases: [PhraseCatalog.Phrase])]
    let titles: [String]
    switch language {
    case "ko":
      phrases = [
        ("OpenBook", ["${applicationName}에서 ${book} 열어 줘", "${book} 열어 줘"]),
        ("BuyBook", ["${book} 사 줘"]), ("FindBooks", ["책 찾아 줘"]),
        ("RateBook", ["${book}에 별 ${stars}개 줘"]),
      ]
      titles = ["듄", "엠마", "호빗", "전쟁과 평화", "해저 이만리", "오만과 편견"]
    case "vi":
      phrases = [
        ("OpenBook", ["Mở ${book} trong ${applicationName}", "Mở ${book}"]),
        ("BuyBook", ["Mua ${book}"]), ("FindBooks", ["Tìm sách"]),
        ("RateBook", ["Cho ${book} ${stars} sao"]),
      ]
      titles = ["Xứ Cát", "Emma", "Chiến tranh và hòa bình", "Hai vạn dặm dưới đáy biển"]
    default:
      phrases = [
        ("OpenBook", ["Open ${book} in ${applicationName}", "Open ${book}"]),
        ("BuyBook", ["Buy ${book}", "Buy ${book} in ${applicationName}"]),
        ("FindBooks", ["Find books", "Find books in ${applicationName}"]),
        ("RateBook", ["Rate ${book} with ${stars} stars"]),
      ]
      titles = [
        "Dune", "Emma", "The Hobbit", "War and Peace", "No Country for Old Men", "Wait for Me",
        "Twenty Thousand Leagues Under the Sea", "Then and Now", "Open and Shut",
        "Dr. Jekyll and Mr. Hyde", "The Colour of Magic", "Frankenstein: The Modern Prometheus",
        "The War of the Worlds", "The Lord of the Rings", "The Time Machine",
        "The Fellowship of the Ring", "Persuasion", "Moonraker",
      ]
    }
    return PhraseCatalog.App(
      name: "Library",
      locale: language,
      shortcuts: phrases.map { entry in
        PhraseCatalog.Shortcut(
          intent: entry.intent,
          phrases: entry.phrases,
          parameters: ["book": "Book", "stars": "@number"]
        )
      },
      vocabularies: [
        "Book": titles.enumerated().map { place, title in
          PhraseCatalog.Value(id: String(place + 1), title: title)
        }
      ]
    )
  }
}
