/// What English calls what properties tell of a thing, and how it asks for that: question words, and the past forms and
/// participles of the everyday verbs of making, coming out, lying somewhere and grading.
enum EnglishPropertyRoles {
  static let all = [makers, times, places, ratings]

  /// Question words that ask for whatever is named beside them, and what asks to be told.
  static let questions = [
    "what", "whats", "which", "do you know", "tell me", "how many", "how much",
  ]

  static let makers = PropertyRole(
    names: [
      "author", "writer", "artist", "composer", "director", "creator", "by", "owner", "editor",
    ],
    questions: ["who", "whos", "whose"],
    predicates: [
      "wrote", "written", "write", "made", "make", "directed", "composed", "painted", "sang",
      "recorded", "created",
    ]
  )

  static let times = PropertyRole(
    names: ["year", "date", "published", "day", "time", "created", "release date"],
    questions: ["when", "whens"],
    predicates: [
      "come out", "came out", "publish", "released", "release", "written", "made", "recorded",
      "appear", "appeared", "printed", "from",
    ]
  )

  static let places = PropertyRole(
    names: [
      "country", "city", "town", "place", "location", "region", "shelf", "folder", "list", "album",
      "group",
    ],
    questions: ["where", "wheres"],
    predicates: ["located", "kept", "stored"]
  )

  static let ratings = PropertyRole(
    names: ["rating", "stars", "score"],
    questions: [
      "how good", "how did i rate", "how did we rate", "how have i rated", "how have we rated",
      "how highly did i rate",
    ],
    predicates: [
      "rated", "did i rate", "did we rate", "did i give", "did we give", "have i given",
      "have we given", "i gave", "i have given",
    ]
  )
}
