/// What French calls what properties tell of a thing, and how it asks for that: question words, and the past forms and
/// participles of the everyday verbs of making, coming out, lying somewhere and grading.
enum FrenchPropertyRoles {
  static let all = [makers, times, places, ratings]

  /// Question words that ask for whatever is named beside them, and what asks to be told.
  static let questions = [
    "quel", "quelle", "quels", "quelles", "c'est", "c'est quoi", "combien", "qu'est-ce que",
    "est-ce que",
    "dis-moi", "tu sais",
  ]

  static let makers = PropertyRole(
    names: [
      "auteur", "autrice", "écrivain", "compositeur", "réalisateur", "artiste", "de", "par",
    ],
    questions: ["qui"],
    predicates: ["écrit", "réalisé", "composé", "peint", "chanté", "créé"]
  )

  static let times = PropertyRole(
    names: ["année", "date", "publié", "paru", "jour", "parution"],
    questions: ["quand"],
    predicates: ["sorti", "sortie", "parue", "publiée", "écrit", "écrite", "créé", "réalisé"]
  )

  static let places = PropertyRole(
    names: ["pays", "ville", "lieu", "région", "étagère", "dossier", "liste", "album", "groupe"],
    questions: ["où"],
    predicates: ["se trouve", "trouve", "rangé", "rangée"]
  )

  static let ratings = PropertyRole(
    names: ["note", "étoiles"],
    questions: ["combien d étoiles", "combien", "comment j ai", "comment ai je"],
    predicates: ["donné", "noté", "mis"]
  )
}
