/// What Spanish calls what properties tell of a thing, and how it asks for that: question words, and the past forms and
/// participles of the everyday verbs of making, coming out, lying somewhere and grading.
enum SpanishPropertyRoles {
  static let all = [makers, times, places, ratings]

  /// Question words that ask for whatever is named beside them, and what asks to be told.
  static let questions = ["qué", "cuál", "cuáles", "cuánto", "cuántos", "cuántas", "dime", "sabes"]

  static let makers = PropertyRole(
    names: [
      "autor", "autora", "escritor", "escritora", "compositor", "director", "artista", "de", "por",
    ],
    questions: ["quién", "quiénes"],
    predicates: ["escribió", "escrito", "compuso", "dirigió", "pintó", "cantó", "creó", "hizo"]
  )

  static let times = PropertyRole(
    names: ["año", "fecha", "publicado", "día"],
    questions: ["cuándo"],
    predicates: [
      "salió", "se publicó", "publicó", "apareció", "se estrenó", "se escribió", "escrito",
      "escribió",
    ]
  )

  static let places = PropertyRole(
    names: [
      "país", "ciudad", "lugar", "región", "estantería", "carpeta", "lista", "álbum", "grupo",
    ],
    questions: ["dónde"],
    predicates: ["está", "queda"]
  )

  static let ratings = PropertyRole(
    names: ["valoración", "estrellas", "calificación", "nota"],
    questions: [
      "cuántas estrellas", "cómo puntué", "cómo valoré", "cómo califiqué", "qué tal puntué",
    ],
    predicates: ["di", "le di", "puse", "le puse", "dado", "dado a"]
  )
}
