import PhraseMatcher
import SpokenLanguage

@testable import Understanding

/// A small film club that is spoken to in another language than English.
struct FilmClub {
  let understander: Understander

  static let korean = FilmClub(
    locale: "ko",
    open: ["${film} 열어 줘"],
    rate: ["${film}에 별점 줘", "${film}에 별 ${stars}개 줘"],
    move: ["${film}을 ${list}로 옮겨 줘"],
    films: ["기생충", "올드보이", "살인의 추억", "밀양", "버닝"],
    lists: ["볼 영화", "본 영화"],
    kind: ["영", "화"]
  )

  static let vietnamese = FilmClub(
    locale: "vi",
    open: ["Mở ${film}"],
    rate: ["Chấm điểm ${film}", "Chấm ${film} ${stars} sao"],
    move: ["Chuyển ${film} sang ${list}"],
    films: ["Mùi đu đủ xanh", "Xích lô", "Cánh đồng hoang", "Bến không chồng"],
    lists: ["Muốn xem", "Đã xem"],
    kind: ["phim"]
  )

  private init(
    locale: String,
    open: [String],
    rate: [String],
    move: [String],
    films: [String],
    lists: [String],
    kind: [String]
  ) {
    let language = Languages.language(for: locale)
    let film = Library.parameter("film", .name(vocabulary: "Film"))
    let list = Library.parameter("list", .name(vocabulary: "List"))
    let stars = IntentFrame.Parameter(name: "stars", title: "Stars", kind: .number, range: 1...5)
    func values(_ titles: [String], isOpen: Bool, _ kinds: [[String]]) -> NamedValues {
      NamedValues(
        index: NameIndex(
          titles.map { PhraseCatalog.Value(id: $0, title: $0) },
          language: language
        ),
        kindWords: kinds,
        isOpen: isOpen,
        language: language
      )
    }
    understander = Understander(
      frames: [
        Library.frame("OpenFilm", .shows, [film], open),
        Library.frame("RateFilm", .changes, [film, stars], rate),
        Library.frame("MoveFilm", .changes, [film, list], move),
      ],
      catalog: PhraseCatalog(apps: [PhraseCatalog.App(name: "Library", shortcuts: [])]),
      values: [
        VocabularyName(app: "Library", vocabulary: "Film"): values(films, isOpen: true, [kind]),
        VocabularyName(app: "Library", vocabulary: "List"): values(lists, isOpen: false, []),
      ],
      language: language
    )
  }

  /// What a sentence asks for, in a short form: "RateFilm film=버닝 stars=5".
  func commands(_ sentence: String) -> [String] {
    understander.understand(sentence).commands.map(Library.short)
  }
}
