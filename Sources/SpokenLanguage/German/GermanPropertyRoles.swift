/// What German calls what properties tell of a thing, and how it asks for that: question words, and the past forms and
/// participles of the everyday verbs of making, coming out, lying somewhere and grading.
enum GermanPropertyRoles {
  static let all = [makers, times, places, ratings]

  /// Question words that ask for whatever is named beside them, and what asks to be told.
  static let questions = [
    "was", "welche", "welcher", "welches", "welchem", "welchen", "wie lautet", "wie heißt",
    "wie viele", "wie viel", "weißt du", "sag mir",
  ]

  static let makers = PropertyRole(
    names: ["autor", "autorin", "verfasser", "komponist", "regisseur", "künstler", "von"],
    questions: ["wer", "wem", "wessen"],
    predicates: [
      "schrieb", "geschrieben", "verfasst", "gemacht", "komponiert", "gedreht", "gemalt",
      "gesungen",
    ]
  )

  static let times = PropertyRole(
    names: ["jahr", "datum", "erschienen", "erscheinungsjahr", "tag"],
    questions: ["wann", "von wann"],
    predicates: [
      "erschien", "veröffentlicht", "kam heraus", "kam raus", "herausgekommen", "rausgekommen",
      "heraus", "raus", "kam", "geschrieben", "gemacht", "gedreht", "aus",
    ]
  )

  static let places = PropertyRole(
    names: ["land", "stadt", "ort", "region", "regal", "ordner", "liste", "album", "gruppe"],
    questions: ["wo"],
    predicates: ["steht", "liegt"]
  )

  static let ratings = PropertyRole(
    names: ["bewertung", "sterne", "wertung"],
    questions: ["wie gut", "wie hab ich", "wie habe ich", "wie haben wir", "wie hatte ich"],
    predicates: ["habe ich gegeben", "gegeben", "bewertet"]
  )
}
