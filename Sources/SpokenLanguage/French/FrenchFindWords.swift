/// How people say in French what is to be found.
enum FrenchFindWords {
  private static let makers = FrenchPropertyRoles.makers.names
  private static let times = FrenchPropertyRoles.times.names
  private static let places = FrenchPropertyRoles.places.names
  private static let ratings = FrenchPropertyRoles.ratings.names

  private static let titles = ["titre", "nom", "intitulé"]

  static let all = FindWords(
    requests: [
      "trouve", "trouve moi", "trouve nous", "cherche", "cherche moi", "cherche nous", "recherche",
      "montre", "montre moi", "affiche", "liste",
      "donne moi", "fais voir", "sors",
      "sors moi",
    ],
    wishes: ["je cherche", "je voudrais", "j aimerais", "je veux"],
    inquiries: inquiries,
    sortings: [
      "trie", "triez", "trier", "trie moi", "classe", "classez", "classer", "classe moi", "range",
      "rangez", "ordonne",
    ],
    askings: [
      "est ce que j ai", "ai je", "as tu", "tu as", "t as", "avons nous", "quels", "quelles",
      "combien de", "y a t il", "est ce qu on a", "est ce que nous avons", "a t on",
      "qu est ce que j ai", "qu est ce qu on a", "il y a",
      "lesquels", "lesquelles",
    ],
    // Indefinite and interrogative pronouns.
    anything: [
      "quelque chose", "qu est ce que j ai", "qu est ce qu on a", "qu est ce que", "qu est ce qu",
      "qu ai je",
      "qu as tu", "qu avons nous", "quoi", "tout", "ce qu il y a", "ce que j ai", "ce qu on a",
      "ce que nous avons",
      "tout ce qu il y a", "tout ce que j ai", "ce que je possède", "ce que nous possédons",
      "qu est ce que nous avons", "qu est ce qu il y a",
    ],
    others: ["autre", "autres", "d autre", "d autres"],
    all: ["tous", "toutes", "tous les", "toutes les", "tout"],
    fillers: [
      "le", "la", "les", "l", "un", "une", "des", "de", "d", "du", "qui", "que", "sont", "est",
      "publiés", "écrit", "écrits", "mes", "étoile", "étoiles", "dans", "sur", "étagère", "avec",
      "je", "j", "n", "ne", "ai", "on", "a", "nous", "avons", "paru", "parus", "sorti", "sortis",
      "déjà", "encore", "y", "s il te plaît", "si", "s", "il", "possède", "possédons", "chez moi",
      "chez nous",
    ],
    places: ["ici"],
    particles: [],
    articles: [
      "le", "la", "les", "l", "un", "une", "mon", "ma", "mes", "monsieur", "madame", "m", "mme",
    ],
    and: ["et", "et aussi", "mais"],
    or: ["ou"],
    phrases: phrases,
    makers: makers,
    roles: FrenchPropertyRoles.all,
    titles: titles,
    questions: FrenchPropertyRoles.questions
  )

  /// Verbs of looking and telling in the imperative, and in the infinitive, which stands behind what asks for that.
  private static let inquiries: [String] = {
    let imperatives = [
      "dis moi", "dites moi", "dis nous", "dites nous", "regarde", "regardez", "regarde voir",
      "vérifie", "vérifiez", "rappelle moi", "rappelez moi", "montrez moi", "montre nous",
      "jette un œil", "sais tu", "savez vous", "tu sais", "vous savez",
    ]
    let infinitives = [
      "dire", "regarder", "vérifier", "voir", "montrer", "rappeler", "chercher", "trouver",
      "lister",
    ].flatMap { [$0, "me " + $0, "nous " + $0] }
    let modals = [
      "peux tu", "tu peux", "pouvez vous", "vous pouvez", "pourrais tu", "tu pourrais",
      "pourriez vous", "vous pourriez", "est ce que tu peux", "est ce que vous pouvez",
      "est ce que tu pourrais", "est ce que vous pourriez",
    ]
    return imperatives + infinitives + modals
  }()

  private static let phrases: [FindPhrase] = [
    .condition(
      [.contains, .equalTo],
      roles: makers,
      [
        "de {value}", "d {value}", "par {value}", "écrits par {value}", "écrit par {value}",
        "de l auteur {value}",
      ]
    ),
    .condition([.equalTo], ["{property} est {value}", "{property} égal à {value}"]),
    .condition([.equalTo, .contains], ["{property} {value}"]),
    .condition(
      [.equalTo, .contains],
      roles: ["titre", "nom"],
      ["appelé {value}", "intitulé {value}"]
    ),
    .condition(
      [.equalTo],
      ["{value}", "{value} {property}", "dans {value}", "sur {value}", "sur l étagère {value}"]
    ),
    .condition([.equalTo, .contains], roles: places, ["en {value}", "à {value}"]),
    .condition([.equalTo], roles: times, ["de {value}", "en {value}", "parus en {value}"]),
    .condition(
      [.notEqualTo],
      [
        "{property} n est pas {value}", "{property} pas {value}", "pas {value}", "pas dans {value}",
        "pas encore {value}", "jamais {value}", "non {value}",
      ]
    ),
    .condition([.notEqualTo], roles: makers, ["pas de {value}"]),
    .condition(
      [.contains],
      [
        "{property} contient {value}", "{property} avec {value}", "avec {value} dans {property}",
        "avec le mot {value} dans {property}", "avec le mot {value} dans le {property}",
      ]
    ),
    .condition([.hasPrefix], ["{property} commence par {value}"]),
    .condition(
      [.hasPrefix],
      roles: titles,
      ["commence", "commencent", "commençant", "débute", "débutent", "débutant"].flatMap {
        ["\($0) par {value}", "\($0) par la lettre {value}"]
      }
    ),
    .condition(
      [.hasSuffix],
      ["{property} finit par {value}", "{property} se termine par {value}"]
    ),
    .condition([.lessThan], roles: times, ["avant {value}", "plus vieux que {value}"]),
    .condition(
      [.lessThan],
      [
        "{property} avant {value}", "{property} inférieur à {value}",
        "{property} inférieure à {value}", "moins de {value} {property}",
      ]
    ),
    .condition([.greaterThan], roles: times, ["après {value}", "plus récents que {value}"]),
    .condition(
      [.greaterThan],
      [
        "{property} après {value}", "{property} supérieur à {value}",
        "{property} supérieure à {value}", "plus de {value} {property}",
      ]
    ),
    .condition([.lessThanOrEqualTo], roles: times, ["jusqu en {value}"]),
    .condition([.lessThanOrEqualTo], ["{property} au plus {value}", "au plus {value} {property}"]),
    .condition([.greaterThanOrEqualTo], roles: times, ["depuis {value}", "à partir de {value}"]),
    .condition(
      [.greaterThanOrEqualTo],
      ["{property} au moins {value}", "{property} depuis {value}", "au moins {value} {property}"]
    ),
    .condition(
      [.equalTo],
      roles: ratings,
      ["avec {value} étoiles", "{value} étoiles", "notés {value}"]
    ),
    .condition([.isBetween], ["{property} entre {value} et {other}"]),
    .condition([.isBetween], roles: times, ["entre {value} et {other}", "de {value} à {other}"]),
    .order([
      "triés par {property}", "par {property}", "classés par {property}", "puis par {property}",
      "rangés par {property}", "par ordre de {property}", "en fonction de {property}",
    ]),
    .order(
      isDescending: false,
      roles: titles,
      ["par ordre alphabétique", "dans l'ordre alphabétique", "alphabétiquement", "de a à z"]
    ),
    .order(isDescending: true, ["par ordre décroissant", "décroissant", "les meilleurs d abord"]),
    .order(isDescending: false, ["par ordre croissant", "croissant"]),
    .order(isDescending: true, roles: times, ["les plus récents d abord", "les plus récents"]),
    .order(isDescending: false, roles: times, ["les plus anciens d abord", "les plus anciens"]),
    .limit([
      "les {number} premiers", "{number} premiers", "au plus {number}", "seulement {number}",
      "{number} {noun}", "{number}",
    ]),
  ]

  static let search = SearchPhrases(
    search: ["recherche {words}", "cherche {words}", "chercher {words}"],
    show: [
      "montre moi {words} comme {type}", "montre {words} comme {type}",
      "affiche {words} comme {type}", "montre moi {words}", "montre {words}", "affiche {words}",
      "parle-moi de {words}", "parle moi de {words}", "dis-moi tout sur {words}",
      "dis-m'en plus sur {words}",
      "dis-moi quelque chose sur {words}", "que sais tu de {words}", "que sais tu sur {words}",
      "qu'est-ce que tu sais sur {words}", "infos sur {words}", "des infos sur {words}",
    ]
  )
}
