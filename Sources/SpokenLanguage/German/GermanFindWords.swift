/// How people say in German what is to be found.
enum GermanFindWords {
  private static let makers = GermanPropertyRoles.makers.names
  private static let times = GermanPropertyRoles.times.names
  private static let places = GermanPropertyRoles.places.names
  private static let ratings = GermanPropertyRoles.ratings.names

  private static let titles = ["titel", "name"]

  static let all = FindWords(
    requests: [
      "finde", "find", "such", "suche", "such mir", "suche nach", "such nach", "zeig", "zeige",
      "zeig mir", "liste", "nenne", "gib mir",
    ],
    wishes: ["ich suche", "ich möchte", "ich hätte gern", "ich will", "ich brauche", "lass mich"],
    inquiries: inquiries,
    sortings: [
      "sortier", "sortiere", "sortier mir", "sortiere mir", "ordne", "ordne mir", "kannst du",
      "stell",
    ],
    askings: [
      "hast du", "habe ich", "hab ich", "haben wir", "ham wir", "welche", "welches", "wie viele",
      "gibt es", "gibt s", "gibts",
      "ist da",
    ],
    // Indefinite pronouns and "was".
    anything: [
      "etwas", "was", "irgendwas", "irgendetwas", "alles", "irgendein", "irgendeinen",
      "irgendwelche", "welche",
    ],
    others: [
      "andere", "anderes", "anderen", "anderer", "weitere", "weiteres", "weiteren", "sonst",
      "sonst noch",
    ],
    all: ["alle", "alles", "sämtliche"],
    fillers: [
      "der", "die", "das", "den", "dem", "ein", "eine", "was", "sind", "ist", "war", "wurden",
      "erschienen", "veröffentlicht", "geschrieben", "meine", "bitte", "auf", "im", "in", "mit",
      "stern", "sterne", "sternen", "regal", "mal", "ich", "habe", "hab", "bewertet", "benotet",
      "wir", "haben", "herausgekommen",
      "rausgekommen", "kamen", "kam", "heraus", "raus", "da", "davon", "sonst", "schon", "bisher",
      "von mir", "es", "ob", "besitze", "besitzen", "hätte", "hätten", "steht", "stehen", "drin",
      // Modal particles (Duden, "Die Grammatik", section on Abtönungspartikeln).
      "eigentlich", "denn", "überhaupt", "so", "noch",
    ],
    places: ["hier", "hier drin"],
    particles: [],
    articles: [
      "der", "die", "das", "den", "dem", "ein", "eine", "mein", "meine", "herr", "herrn", "frau",
      "dr",
    ],
    and: ["und", "und auch", "aber"],
    or: ["oder"],
    phrases: phrases,
    negations: [
      OptionNegation("{stem}", ["un{stem}", "un{stem}e", "un{stem}en", "un{stem}er"])
    ],
    makers: makers,
    roles: GermanPropertyRoles.all,
    titles: titles,
    questions: GermanPropertyRoles.questions
  )

  /// Verbs of looking and telling in the imperative, and in the infinitive, which stands behind what asks for that.
  private static let inquiries: [String] = {
    let imperatives = ["schau", "guck", "sieh", "schauen sie", "gucken sie", "sehen sie"].flatMap {
      verb in ["", " mal", " bitte"].flatMap { [verb + $0, verb + $0 + " nach"] }
    }
    let tellings = ["sag", "sagt", "sagen sie", "verrat", "verrate", "zeigen sie"].flatMap { verb in
      ["mir", "uns", "mal", "mir mal"].map { verb + " " + $0 }
    }
    let infinitives = [
      "nachsehen", "nachschauen", "nachgucken", "gucken", "schauen", "sagen", "verraten", "zeigen",
      "suchen", "raussuchen", "heraussuchen",
    ]
    let modals = [
      "kannst du", "könntest du", "können sie", "könnten sie", "würdest du", "würden sie",
    ]
    return imperatives + tellings + infinitives + ["weißt du", "wissen sie", "ich wüsste gern"]
      + modals.flatMap { [$0, $0 + " mir", $0 + " uns", $0 + " mal"] }
  }()

  private static let phrases: [FindPhrase] = [
    .condition(
      [.contains, .equalTo],
      roles: makers,
      [
        "von {value}", "geschrieben von {value}", "vom Autor {value}", "von der Autorin {value}",
      ]
    ),
    .condition([.equalTo], ["{property} ist {value}", "{property} gleich {value}"]),
    .condition([.equalTo, .contains], ["{property} {value}"]),
    .condition(
      [.equalTo, .contains],
      roles: ["titel", "name"],
      ["namens {value}", "mit dem titel {value}"]
    ),
    .condition(
      [.equalTo],
      ["{value}", "{value} {property}", "auf {value}", "im {property} {value}", "in {value}"]
    ),
    .condition([.equalTo, .contains], roles: places, ["in {value}", "aus {value}"]),
    .condition(
      [.equalTo],
      roles: times,
      [
        "aus {value}", "von {value}", "aus dem jahr {value}", "{value} erschienen",
        "{value} herausgekommen",
        "{value} rausgekommen", "{value} veröffentlicht", "im jahr {value}",
      ]
    ),
    .condition(
      [.notEqualTo],
      [
        "{property} ist nicht {value}", "{property} nicht {value}", "nicht {value}",
        "nicht auf {value}", "noch nicht {value}", "nie {value}", "noch nie {value}",
      ]
    ),
    .condition([.notEqualTo], roles: makers, ["nicht von {value}"]),
    .condition(
      [.contains],
      [
        "{property} enthält {value}", "{property} mit {value}", "mit {value} im {property}",
        "mit dem wort {value} im {property}",
      ]
    ),
    .condition([.hasPrefix], ["{property} beginnt mit {value}"]),
    .condition(
      [.hasPrefix],
      roles: titles,
      ["mit {value}", "mit dem buchstaben {value}"].flatMap { value in
        ["beginnen", "anfangen", "beginnt", "anfängt", "losgehen"].map { "\(value) \($0)" }
          + ["beginnen", "beginnend"].map { "\($0) \(value)" }
      }
    ),
    .condition([.hasSuffix], ["{property} endet auf {value}", "{property} endet mit {value}"]),
    .condition([.lessThan], roles: times, ["vor {value}", "älter als {value}"]),
    .condition(
      [.lessThan],
      [
        "{property} vor {value}", "{property} kleiner als {value}", "{property} unter {value}",
        "weniger als {value} {property}",
      ]
    ),
    .condition([.greaterThan], roles: times, ["nach {value}", "neuer als {value}"]),
    .condition(
      [.greaterThan],
      [
        "{property} nach {value}", "{property} größer als {value}", "{property} über {value}",
        "mehr als {value} {property}",
      ]
    ),
    .condition([.lessThanOrEqualTo], roles: times, ["bis {value}"]),
    .condition(
      [.lessThanOrEqualTo],
      ["{property} höchstens {value}", "höchstens {value} {property}"]
    ),
    .condition([.greaterThanOrEqualTo], roles: times, ["seit {value}", "ab {value}"]),
    .condition(
      [.greaterThanOrEqualTo],
      ["{property} mindestens {value}", "{property} ab {value}", "mindestens {value} {property}"]
    ),
    .condition([.equalTo], roles: ratings, ["mit {value} sternen", "{value} sterne"]),
    .condition([.isBetween], ["{property} zwischen {value} und {other}"]),
    .condition(
      [.isBetween],
      roles: times,
      ["zwischen {value} und {other}", "von {value} bis {other}"]
    ),
    .order([
      "sortiert nach {property}", "nach {property} sortiert", "nach {property}",
      "dann nach {property}", "nach {property} sortieren", "nach {property} ordnen",
      "nach {property} geordnet",
    ]),
    .order(
      isDescending: false,
      roles: titles,
      ["alphabetisch", "in alphabetischer reihenfolge", "alphabetisch sortiert", "von a bis z"]
    ),
    .order(isDescending: true, ["absteigend", "beste zuerst", "höchste zuerst"]),
    .order(isDescending: false, ["aufsteigend", "niedrigste zuerst"]),
    .order(isDescending: true, roles: times, ["neueste zuerst", "neueste"]),
    .order(isDescending: false, roles: times, ["älteste zuerst", "älteste"]),
    .limit([
      "die ersten {number}", "erste {number}", "höchstens {number}", "nur {number}",
      "{number} {noun}", "{number}",
    ]),
  ]

  static let search = SearchPhrases(
    search: ["suche nach {words}", "such nach {words}", "suche {words}", "such {words}"],
    show: [
      "zeig mir {words} als {type}", "zeig {words} als {type}", "zeige {words} als {type}",
      "zeig mir {words}", "zeig {words}", "zeige {words}",
      "erzähl mir von {words}", "erzähl mir was über {words}", "erzähl mir etwas über {words}",
      "erzähl mir mehr über {words}", "sag mir was über {words}", "sag mir etwas über {words}",
      "was weißt du über {words}", "mehr über {words}", "infos zu {words}", "infos über {words}",
    ]
  )
}
