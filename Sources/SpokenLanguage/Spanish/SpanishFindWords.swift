/// How people say in Spanish what is to be found.
enum SpanishFindWords {
  private static let makers = SpanishPropertyRoles.makers.names
  private static let times = SpanishPropertyRoles.times.names
  private static let places = SpanishPropertyRoles.places.names
  private static let ratings = SpanishPropertyRoles.ratings.names

  private static let titles = ["título", "nombre"]

  static let all = FindWords(
    requests: [
      "busca", "busca me", "encuentra", "encuentra me", "muestra", "muestra me", "enseña me",
      "lista", "lista me", "da me", "quiero ver", "saca", "saca me",
      "a ver",
    ],
    wishes: ["busco", "quisiera", "quiero"],
    inquiries: inquiries,
    sortings: [
      "ordena", "ordena me", "ordene", "ordenar", "ordenad", "clasifica", "organiza", "ponme",
      "pon",
    ],
    askings: ["tengo", "tienes", "tenemos", "hay", "qué", "cuál", "cuáles", "cuántos", "cuántas"],
    // Indefinite and interrogative pronouns.
    anything: [
      "algo", "alguno", "algún", "alguna", "qué", "todo", "lo que hay", "lo que haya",
      "lo que tengo", "lo que tenga",
      "lo que tengas", "lo que tenemos",
      "lo que tengamos", "todo lo que hay", "todo lo que haya", "todo lo que tengo",
    ],
    others: ["otro", "otra", "otros", "otras"],
    all: ["todos", "todas", "todos los", "todas las", "todo"],
    fillers: [
      "el", "la", "los", "las", "un", "una", "unos", "de", "del", "que", "son", "es", "fueron",
      "publicados", "escrito", "escritos", "mis", "estrella", "estrellas", "en", "con",
      "estantería", "algún", "alguna", "he", "yo", "salió", "salieron", "salidos", "publicado",
      "ya", "más", "hay", "tengo", "por favor", "si", "tenemos", "en casa", "poseo",
    ],
    places: ["aquí", "por aquí"],
    particles: [],
    articles: [
      "el", "la", "los", "las", "un", "una", "mi", "mis", "señor", "señora", "don", "doña", "sr",
      "sra",
    ],
    and: ["y", "e", "y también", "pero"],
    or: ["o", "u"],
    phrases: phrases,
    negations: [
      OptionNegation("{stem}ído", ["sin {stem}er"]),
      OptionNegation("{stem}ídos", ["sin {stem}er"]),
      OptionNegation("{stem}ido", ["sin {stem}er", "sin {stem}ir"]),
      OptionNegation("{stem}idos", ["sin {stem}er", "sin {stem}ir"]),
      OptionNegation("{stem}ado", ["sin {stem}ar"]),
      OptionNegation("{stem}ados", ["sin {stem}ar"]),
    ],
    makers: makers,
    roles: SpanishPropertyRoles.all,
    titles: titles,
    questions: SpanishPropertyRoles.questions
  )

  /// Verbs of looking and telling in the imperative, and in the infinitive, which stands behind what asks for that.
  private static let inquiries: [String] = {
    let imperatives = [
      "dime", "di me", "dígame", "diga me", "dinos", "mira", "mire", "mira a ver", "mire a ver",
      "comprueba", "compruebe", "recuérdame", "recuerda me", "recuérdeme", "recuerde me",
      "enséñeme", "enseñe me", "muéstreme", "muestre me", "sabes", "sabe usted", "sabe",
    ]
    let infinitives = [
      "decir", "mirar", "comprobar", "ver", "mostrar", "enseñar", "recordar", "buscar",
    ]
    .flatMap { [$0, $0 + "me", $0 + " me", "me " + $0] }
    let modals = ["puedes", "podrías", "puede", "podría", "podéis", "podrían"]
      .flatMap { [$0, "me " + $0, "nos " + $0] }
    return imperatives + infinitives + modals
  }()

  private static let phrases: [FindPhrase] = [
    .condition(
      [.contains, .equalTo],
      roles: makers,
      [
        "de {value}", "por {value}", "escritos por {value}", "escrito por {value}",
        "del autor {value}", "de la autora {value}",
      ]
    ),
    .condition([.equalTo], ["{property} es {value}", "{property} igual a {value}"]),
    .condition([.equalTo, .contains], ["{property} {value}"]),
    .condition(
      [.equalTo, .contains],
      roles: ["título", "nombre"],
      ["llamado {value}", "titulado {value}"]
    ),
    .condition(
      [.equalTo],
      ["{value}", "{value} {property}", "en {value}", "en la estantería {value}"]
    ),
    .condition([.equalTo, .contains], roles: places, ["en {value}"]),
    .condition([.equalTo], roles: times, ["de {value}", "en {value}", "del año {value}"]),
    .condition(
      [.notEqualTo],
      [
        "{property} no es {value}", "{property} no {value}", "no {value}",
        "que no estén en {value}", "aún no {value}", "todavía no {value}", "nunca {value}",
        "no he {value}", "aún no he {value}", "todavía no he {value}", "nunca he {value}",
      ]
    ),
    .condition([.notEqualTo], roles: makers, ["que no sean de {value}"]),
    .condition(
      [.contains],
      [
        "{property} contiene {value}", "{property} con {value}", "con {value} en el {property}",
        "con la palabra {value} en el {property}",
      ]
    ),
    .condition([.hasPrefix], ["{property} empieza por {value}", "{property} empieza con {value}"]),
    .condition(
      [.hasPrefix],
      roles: titles,
      ["empieza", "empiezan", "empiecen", "comienza", "comienzan", "comiencen"].flatMap { verb in
        ["por", "con", "por la letra", "con la letra"].map { "\(verb) \($0) {value}" }
      }
    ),
    .condition([.hasSuffix], ["{property} termina en {value}", "{property} termina con {value}"]),
    .condition([.lessThan], roles: times, ["antes de {value}", "anteriores a {value}"]),
    .condition(
      [.lessThan],
      [
        "{property} antes de {value}", "{property} menor que {value}",
        "menos de {value} {property}",
      ]
    ),
    .condition([.greaterThan], roles: times, ["después de {value}", "posteriores a {value}"]),
    .condition(
      [.greaterThan],
      [
        "{property} después de {value}", "{property} mayor que {value}",
        "más de {value} {property}",
      ]
    ),
    .condition([.lessThanOrEqualTo], roles: times, ["hasta {value}"]),
    .condition(
      [.lessThanOrEqualTo],
      ["{property} como mucho {value}", "como mucho {value} {property}"]
    ),
    .condition([.greaterThanOrEqualTo], roles: times, ["desde {value}", "a partir de {value}"]),
    .condition(
      [.greaterThanOrEqualTo],
      ["{property} al menos {value}", "{property} desde {value}", "al menos {value} {property}"]
    ),
    .condition([.equalTo], roles: ratings, ["con {value} estrellas", "{value} estrellas"]),
    .condition([.isBetween], ["{property} entre {value} y {other}"]),
    .condition([.isBetween], roles: times, ["entre {value} y {other}", "de {value} a {other}"]),
    .order([
      "ordenados por {property}", "por {property}", "luego por {property}", "según {property}",
      "según el {property}", "por orden de {property}",
    ]),
    .order(
      isDescending: false,
      roles: titles,
      ["alfabéticamente", "por orden alfabético", "en orden alfabético", "de la a a la z"]
    ),
    .order(isDescending: true, ["de mayor a menor", "descendente", "los mejores primero"]),
    .order(isDescending: false, ["de menor a mayor", "ascendente"]),
    .order(
      isDescending: true,
      roles: times,
      ["los más nuevos primero", "los más recientes primero", "los más recientes"]
    ),
    .order(isDescending: false, roles: times, ["los más antiguos primero", "los más antiguos"]),
    .limit([
      "los primeros {number}", "primeros {number}", "como mucho {number}", "solo {number}",
      "{number} {noun}", "{number}",
    ]),
  ]

  static let search = SearchPhrases(
    search: ["busca {words}", "buscar {words}"],
    show: [
      "muestra me {words} como {type}", "muestra {words} como {type}", "muestra me {words}",
      "muestra {words}", "enseña me {words}", "háblame de {words}", "háblame sobre {words}",
      "cuéntame de {words}", "cuéntame sobre {words}", "cuéntame algo de {words}",
      "cuéntame algo sobre {words}", "cuéntame más de {words}", "dime algo de {words}",
      "dime algo sobre {words}", "qué sabes de {words}", "qué sabes sobre {words}",
      "información sobre {words}",
    ]
  )
}
