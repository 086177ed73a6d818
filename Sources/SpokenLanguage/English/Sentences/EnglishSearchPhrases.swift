/// How people ask in English to search and to show.
enum EnglishSearchPhrases {
  static let all = SearchPhrases(
    search: ["search for {words}", "search {words}", "look up {words}"],
    show: [
      "show me {words} as {type}", "show {words} as {type}", "show me {words}", "show {words}",
      "tell me about {words}", "tell me something about {words}", "tell me more about {words}",
      "tell me a bit about {words}", "what do you know about {words}", "more about {words}",
      "details about {words}", "details on {words}", "info on {words}", "information about {words}",
    ]
  )
}
