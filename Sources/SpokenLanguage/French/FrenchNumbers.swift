/// Numbers as they are said in French, with the tens of Belgium and Switzerland.
///
/// Seventy and ninety go on from sixty and eighty (Grevisse and Goosse, "Le bon usage", 16th edition,
/// sections 595 to 600).
enum FrenchNumbers {
  /// Numbers beside other words, where "un" is an article.
  static let inSentences = numbers(articles: ["un", "une"])
  /// Numbers in answers.
  static let inAnswers = numbers(articles: [])

  private static let small = [
    "zéro": 0, "un": 1, "une": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six": 6,
    "sept": 7, "huit": 8, "neuf": 9, "dix": 10, "onze": 11, "douze": 12, "treize": 13,
    "quatorze": 14, "quinze": 15, "seize": 16, "vingt": 20, "vingts": 20, "trente": 30,
    "quarante": 40, "cinquante": 50, "soixante": 60, "septante": 70, "huitante": 80, "octante": 80,
    "nonante": 90, "zero": 0,
  ]

  private static func numbers(articles: Set<String>) -> ScaledNumbers {
    var numerals = small.mapValues(ScaledNumbers.Numeral.small)
    let others: [(String, ScaledNumbers.Numeral)] = [
      ("cent", .hundred), ("cents", .hundred), ("mille", .thousand), ("et", .and),
      ("million", .scale(1e6)), ("millions", .scale(1e6)), ("milliard", .scale(1e9)),
      ("milliards", .scale(1e9)), ("billion", .scale(1e12)), ("billions", .scale(1e12)),
    ]
    for (word, numeral) in others { numerals[word] = numeral }
    return ScaledNumbers(
      numerals: numerals,
      articles: articles,
      longTens: [60, 80],
      decimalMarks: ["virgule", "point"],
      minus: ["moins"],
      amounts: French.table([
        12: "une douzaine,douzaine,une douzaine de,une douzaine d'",
        6: "une demi-douzaine,demi-douzaine,une demi douzaine de",
        10: "une dizaine,une dizaine de", 15: "une quinzaine,une quinzaine de",
        20: "une vingtaine,une vingtaine de",
        0.5: "un demi,une demie,la moitié", 0.25: "un quart", 0.75: "trois quarts", 1: "une fois",
        2: "deux fois",
        1.5: "un et demi,une et demie",
      ]),
      fractions: French.table([
        0.5: "et demi,et demie", 0.25: "et quart,un quart", 0.75: "trois quarts",
      ]),
      multipliers: French.table([12: "douzaines,douzaines de"])
    )
  }

  // MARK: - Speaking

  static let speech = NumberSpeech(
    small: { small($0, isLast: true) },
    zero: "zéro",
    thousands: { $0 == 1 ? "mille" : small($0, isLast: false) + " mille" },
    scales: [
      .init(value: 1_000_000_000_000, one: "un billion", many: "billions"),
      .init(value: 1_000_000_000, one: "un milliard", many: "milliards"),
      .init(value: 1_000_000, one: "un million", many: "millions"),
    ],
    decimalMark: "virgule",
    separator: "."
  )

  private static let names = [
    "", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze",
    "douze", "treize", "quatorze", "quinze", "seize", "dix sept", "dix huit", "dix neuf",
  ]
  private static let tens = ["", "", "vingt", "trente", "quarante", "cinquante", "soixante"]

  private static func small(_ number: Int, isLast: Bool) -> String {
    let (hundreds, rest) = (number / 100, number % 100)
    var words: [String] = []
    if hundreds > 0 {
      let isPlural = hundreds > 1 && rest == 0 && isLast
      words.append((hundreds > 1 ? names[hundreds] + " " : "") + (isPlural ? "cents" : "cent"))
    }
    switch rest {
    case 0: break
    case 1..<20: words.append(names[rest])
    case 20..<80:
      let ten = min(rest / 10, 6)
      let unit = rest - 10 * ten
      words += [tens[ten], unit == 1 || unit == 11 ? "et" : "", names[unit]]
    case 80: words.append(isLast ? "quatre vingts" : "quatre vingt")
    default: words += ["quatre vingt", names[rest - 80]]
    }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  // MARK: - Ordinals

  /// The position at the beginning of some words ("troisième", "vingt et unième", "2e", "1er").
  @Sendable static func ordinal(_ words: ArraySlice<String>) -> (Int, Int)? {
    for count in stride(from: min(5, words.count), through: 1, by: -1) {
      guard let last = words.dropFirst(count - 1).first,
        let cardinal = cardinal(of: Diacritics.removed(from: last))
      else { continue }
      let said = Array(words.prefix(count - 1)) + [cardinal]
      guard let number = inAnswers.prefix(of: said[...]), number.count == count,
        let position = Int(exactly: number.value), position > 0
      else { continue }
      return (position, count)
    }
    return nil
  }

  /// The numeral that an ordinal is made of.
  private static func cardinal(of word: String) -> String? {
    let irregular = [
      "premier": "un", "premiere": "un", "second": "deux", "seconde": "deux", "cinquieme": "cinq",
      "neuvieme": "neuf",
    ]
    if let known = irregular[word] { return known }
    for ending in ["ieme", "iemes", "eme", "er", "ere", "re", "e"] where word.hasSuffix(ending) {
      let stem = String(word.dropLast(ending.count))
      if Int(stem) != nil { return stem }
      guard ending.hasPrefix("ieme") else { continue }
      return small[stem] != nil ? stem : small[stem + "e"] != nil ? stem + "e" : nil
    }
    return nil
  }
}
