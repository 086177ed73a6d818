/// Numbers as they are said in German.
///
/// Units stand before tens, and everything below a million is one word (Duden, "Die Grammatik",
/// 9th edition, sections 509 to 516).
enum GermanNumbers {
  /// Numbers beside other words, where "ein" is an article.
  static let inSentences = numbers(articles: articles)
  /// Numbers in answers.
  static let inAnswers = numbers(articles: [])

  private static let articles: Set<String> = [
    "ein", "eine", "einen", "einem", "einer", "eines", "ne", "nen",
  ]

  private static let units = [
    "null": 0, "eins": 1, "zwei": 2, "zwo": 2, "drei": 3, "vier": 4, "funf": 5, "fuenf": 5,
    "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwolf": 12,
    "zwoelf": 12, "dreizehn": 13, "vierzehn": 14, "funfzehn": 15, "fuenfzehn": 15, "sechzehn": 16,
    "siebzehn": 17, "achtzehn": 18, "neunzehn": 19, "zwanzig": 20, "dreissig": 30, "vierzig": 40,
    "funfzig": 50, "fuenfzig": 50, "sechzig": 60, "siebzig": 70, "achtzig": 80, "neunzig": 90,
  ]

  /// The pieces that a word may be put together of.
  private static let pieces: [String: ScaledNumbers.Numeral] = {
    var pieces = units.mapValues(ScaledNumbers.Numeral.small)
    for one in ["ein", "eine"] { pieces[one] = .small(1) }
    pieces["hundert"] = .hundred
    pieces["tausend"] = .thousand
    pieces["und"] = .and
    return pieces
  }()

  private static func numbers(articles: Set<String>) -> ScaledNumbers {
    var numerals = Self.articles.reduce(into: [String: ScaledNumbers.Numeral]()) {
      $0[$1] = .small(1)
    }
    let scales: [(String, Double)] = [
      ("million", 1e6), ("millionen", 1e6), ("milliarde", 1e9), ("milliarden", 1e9),
      ("billion", 1e12), ("billionen", 1e12),
    ]
    for (word, scale) in scales { numerals[word] = .scale(scale) }
    return ScaledNumbers(
      numerals: numerals,
      articles: articles,
      split: split,
      putsUnitsFirst: true,
      decimalMarks: ["komma", "punkt"],
      minus: ["minus"],
      amounts: table([
        0.5: "ein halbes,eine halbe,einen halben,halb,ein halb,einhalb",
        1.5: "anderthalb,eineinhalb,einundeinhalb",
        2.5: "zweieinhalb", 3.5: "dreieinhalb", 4.5: "viereinhalb", 5.5: "fünfeinhalb",
        12: "ein dutzend,dutzend", 6: "ein halbes dutzend,halbes dutzend", 1: "einmal",
        2: "zweimal",
        3: "dreimal", 4: "viermal", 5: "fünfmal", 0.25: "ein viertel,viertel",
        0.75: "drei viertel,dreiviertel",
      ]),
      fractions: table([0.5: "und ein halb,und einhalb,ein halb,einhalb", 0.25: "ein viertel"]),
      multipliers: table([12: "dutzend"])
    )
  }

  /// The pieces of a word; nil where something is left over.
  @Sendable private static func split(_ word: String) -> [ScaledNumbers.Numeral]? {
    let word = Diacritics.removed(from: word)
    guard (3...80).contains(word.utf8.count), word != "ein", word != "eine", word != "und" else {
      return nil
    }
    let letters = Array(word)
    // For each place the pieces that lead there; the longest piece is tried first.
    var ways: [[ScaledNumbers.Numeral]?] = Array(repeating: nil, count: letters.count + 1)
    ways[0] = []
    for end in 1...letters.count {
      for start in max(0, end - longest)..<end {
        guard ways[end] == nil, let before = ways[start],
          let piece = pieces[String(letters[start..<end])]
        else { continue }
        ways[end] = before + [piece]
      }
    }
    return ways[letters.count]
  }

  private static let longest = pieces.keys.map(\.count).max() ?? 0

  private static func table<Value>(_ phrases: KeyValuePairs<Value, String>) -> PhraseTable<Value> {
    PhraseTable(phrases, tokenizer: German.tokenizer, fold: { Diacritics.removed(from: $0) })
  }

  // MARK: - Speaking

  static let speech = NumberSpeech(
    small: { small($0, isLast: true) },
    zero: "null",
    thousands: { ($0 == 1 ? "ein" : small($0, isLast: false)) + "tausend" },
    scales: [
      .init(value: 1_000_000_000_000, one: "eine billion", many: "billionen"),
      .init(value: 1_000_000_000, one: "eine milliarde", many: "milliarden"),
      .init(value: 1_000_000, one: "eine million", many: "millionen"),
    ],
    joint: "",
    decimalMark: "komma",
    separator: "."
  )

  private static let names = [
    "", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf",
    "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn",
  ]
  private static let tens = [
    "", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig",
  ]

  private static func small(_ number: Int, isLast: Bool) -> String {
    let hundreds = number >= 100 ? names[number / 100] + "hundert" : ""
    let rest = number % 100
    if rest == 1, isLast { return hundreds + "eins" }
    if rest < 20 { return hundreds + names[rest] }
    return hundreds + (rest % 10 > 0 ? names[rest % 10] + "und" : "") + tens[rest / 10]
  }

  // MARK: - Ordinals

  /// The position that a word is ("dritte", "zwölften", "3."); nil for none.
  @Sendable static func ordinal(_ words: ArraySlice<String>) -> (Int, Int)? {
    guard let first = words.first else { return nil }
    var stem = Diacritics.removed(from: first)
    for ending in ["en", "em", "er", "es", "e", "ens"] where stem.hasSuffix(ending) {
      stem.removeLast(ending.count)
      break
    }
    if let known = irregular[stem] { return (known, 1) }
    for ending in ["st", "t"] where stem.hasSuffix(ending) {
      let cardinal = String(stem.dropLast(ending.count))
      if let number = inSentences.prefix(of: [cardinal]), let position = Int(exactly: number.value),
        position > 0
      {
        return (position, 1)
      }
    }
    return nil
  }

  private static let irregular = ["erst": 1, "zweit": 2, "dritt": 3, "siebt": 7, "acht": 8]
}
