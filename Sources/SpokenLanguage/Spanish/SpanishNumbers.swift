/// Numbers as they are said in Spanish.
///
/// A million is counted in thousands, "mil millones" (Real Academia Española, "Nueva gramática de la lengua
/// española", 2009, chapter 21).
enum SpanishNumbers {
  /// Numbers beside other words, where "un" is an article.
  static let inSentences = numbers(articles: ["un", "una", "uno"])
  /// Numbers in answers.
  static let inAnswers = numbers(articles: [])

  private static let small = [
    "cero": 0, "uno": 1, "un": 1, "una": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6,
    "siete": 7, "ocho": 8, "nueve": 9, "diez": 10, "once": 11, "doce": 12, "trece": 13,
    "catorce": 14, "quince": 15, "dieciséis": 16, "diecisiete": 17, "dieciocho": 18,
    "diecinueve": 19, "veinte": 20, "veintiuno": 21, "veintiún": 21, "veintiuna": 21,
    "veintidós": 22, "veintitrés": 23, "veinticuatro": 24, "veinticinco": 25, "veintiséis": 26,
    "veintisiete": 27, "veintiocho": 28, "veintinueve": 29, "treinta": 30, "cuarenta": 40,
    "cincuenta": 50, "sesenta": 60, "setenta": 70, "ochenta": 80, "noventa": 90,
  ]

  private static let hundreds = [
    "ciento", "doscientos", "trescientos", "cuatrocientos", "quinientos", "seiscientos",
    "setecientos", "ochocientos", "novecientos",
  ]

  private static func numbers(articles: Set<String>) -> ScaledNumbers {
    var numerals: [String: ScaledNumbers.Numeral] = [:]
    for (word, value) in small {
      numerals[word] = .small(value)
      numerals[Diacritics.removed(from: word)] = .small(value)
    }
    for (place, word) in hundreds.enumerated() {
      numerals[word] = .hundreds(100 * (place + 1))
      numerals[word.replacing("os", with: "as")] = .hundreds(100 * (place + 1))
    }
    let others: [(String, ScaledNumbers.Numeral)] = [
      ("cien", .hundreds(100)), ("mil", .thousand), ("y", .and), ("millón", .scale(1e6)),
      ("millon", .scale(1e6)), ("millones", .scale(1e6)), ("billón", .scale(1e12)),
      ("billon", .scale(1e12)), ("billones", .scale(1e12)),
    ]
    for (word, numeral) in others { numerals[word] = numeral }
    return ScaledNumbers(
      numerals: numerals,
      articles: articles,
      decimalMarks: ["coma", "punto", "con"],
      minus: ["menos"],
      amounts: Spanish.table([
        12: "una docena,docena,una docena de", 6: "media docena,media docena de",
        0.5: "medio,media,la mitad",
        2: "un par,un par de,dos veces", 1: "una vez", 10: "una decena,una decena de",
        20: "una veintena",
        0.25: "un cuarto", 0.75: "tres cuartos", 1.5: "uno y medio,una y media,un y medio",
      ]),
      fractions: Spanish.table([
        0.5: "y medio,y media", 0.25: "y cuarto,y un cuarto", 0.75: "y tres cuartos",
      ]),
      multipliers: Spanish.table([12: "docenas,docenas de"])
    )
  }

  // MARK: - Speaking

  static let speech = NumberSpeech(
    small: { spoken($0) },
    zero: "cero",
    thousands: { $0 == 1 ? "mil" : counting(spoken($0)) + " mil" },
    scales: [
      .init(value: 1_000_000_000_000, one: "un billón", many: "billones"),
      .init(value: 1_000_000, one: "un millón", many: "millones"),
    ],
    counting: counting,
    decimalMark: "coma",
    separator: "."
  )

  /// "Uno" loses its vowel before what is counted.
  @Sendable private static func counting(_ words: String) -> String {
    if words.hasSuffix("veintiuno") { return words.dropLast(9) + "veintiún" }
    return words.hasSuffix("uno") ? String(words.dropLast()) : words
  }

  private static let names: [Int: String] = Dictionary(
    small.filter { !["un", "una", "veintiún", "veintiuna"].contains($0.key) }
      .map { ($0.value, $0.key) },
    uniquingKeysWith: { first, _ in first }
  )

  private static func spoken(_ number: Int) -> String {
    if number == 100 { return "cien" }
    var words = number >= 100 ? [hundreds[number / 100 - 1]] : []
    let rest = number % 100
    if let name = names[rest], rest > 0 {
      words.append(name)
    } else if rest > 0 {
      words += [names[rest - rest % 10] ?? "", "y", names[rest % 10] ?? ""]
    }
    return words.joined(separator: " ")
  }

  // MARK: - Ordinals

  /// The position at the beginning of some words ("tercero", "3º", "vigésimo primero").
  @Sendable static func ordinal(_ words: ArraySlice<String>) -> (Int, Int)? {
    guard let first = words.first.map({ Diacritics.removed(from: $0) }) else { return nil }
    for ending in ["o", "a", "er", "ro", "do", "to"] where first.hasSuffix(ending) {
      if let number = Int(first.dropLast(ending.count)), (1...99).contains(number) {
        return (number, 1)
      }
    }
    let stem = first.hasSuffix("o") || first.hasSuffix("a") ? String(first.dropLast()) : first
    if let tens = tens[stem] {
      if let next = words.dropFirst().first, let unit = unit(of: next), unit < 10 {
        return (tens + unit, 2)
      }
      return (tens, 1)
    }
    return unit(of: first).map { ($0, 1) }
  }

  private static func unit(of word: String) -> Int? {
    let plain = Diacritics.removed(from: word)
    let stem = plain.hasSuffix("o") || plain.hasSuffix("a") ? String(plain.dropLast()) : plain
    return units[stem]
  }

  private static let units = [
    "primer": 1, "segund": 2, "tercer": 3, "cuart": 4, "quint": 5, "sext": 6, "septim": 7,
    "setim": 7, "octav": 8, "noven": 9, "decim": 10, "undecim": 11, "decimoprimer": 11,
    "duodecim": 12, "decimosegund": 12, "decimotercer": 13, "decimocuart": 14, "decimoquint": 15,
    "decimosext": 16, "decimoseptim": 17, "decimoctav": 18, "decimonoven": 19,
  ]
  private static let tens = [
    "vigesim": 20, "trigesim": 30, "cuadragesim": 40, "quincuagesim": 50, "sexagesim": 60,
  ]
}
