/// How people ask in English to search and to show.
enum EnglishSearchPhrases {
  static let all = SearchPhrases(
    search: ["search for {words}", "search {words}", "look up {words}"],
    show: [
      "show me {words} as {type}", "show {words} as {type}", "show me {words}", "show {words}",
    ]
  )
}
