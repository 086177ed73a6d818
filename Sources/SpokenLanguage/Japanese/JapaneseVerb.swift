/// The forms of a Japanese verb in which things are asked for, told and denied.
///
/// The two regular conjugations and する (Martin, "A Reference Grammar of Japanese", 1975): a verb of the
/// second is marked with a 1, and a noun that する makes a verb with a plus sign.
struct JapaneseVerb: Sendable {
  /// The row of forms that an ending asks for.
  private struct Row {
    var te: String
    var polite: String
    var negative: String
    var imperative: String
    var volitional: String
  }

  private let dictionary: String
  private let stem: String
  private var row: Row

  /// Reads an entry of a list, such as `開く`, `見せる1` or `削除+`.
  init?(listed entry: String) {
    if entry.hasSuffix("+") {
      stem = String(entry.dropLast())
      dictionary = stem + "する"
      row = Row(
        te: "して",
        polite: "し",
        negative: "し",
        imperative: "しろ",
        volitional: "しよう"
      )
      return
    }
    if entry.hasSuffix("1") {
      dictionary = String(entry.dropLast())
      stem = String(dictionary.dropLast())
      row = Self.secondConjugation
      return
    }
    guard let last = entry.last, let row = Self.rows[last] else { return nil }
    dictionary = entry
    stem = String(entry.dropLast())
    self.row = row
    // The one verb of its row that joins otherwise.
    if entry == "行く" || entry == "いく" { self.row.te = "って" }
  }

  private static let secondConjugation = Row(
    te: "て",
    polite: "",
    negative: "",
    imperative: "ろ",
    volitional: "よう"
  )

  private static let rows: [Character: Row] = [
    "く": Row(te: "いて", polite: "き", negative: "か", imperative: "け", volitional: "こう"),
    "ぐ": Row(te: "いで", polite: "ぎ", negative: "が", imperative: "げ", volitional: "ごう"),
    "す": Row(te: "して", polite: "し", negative: "さ", imperative: "せ", volitional: "そう"),
    "つ": Row(te: "って", polite: "ち", negative: "た", imperative: "て", volitional: "とう"),
    "る": Row(te: "って", polite: "り", negative: "ら", imperative: "れ", volitional: "ろう"),
    "う": Row(te: "って", polite: "い", negative: "わ", imperative: "え", volitional: "おう"),
    "む": Row(te: "んで", polite: "み", negative: "ま", imperative: "め", volitional: "もう"),
    "ぶ": Row(te: "んで", polite: "び", negative: "ば", imperative: "べ", volitional: "ぼう"),
    "ぬ": Row(te: "んで", polite: "に", negative: "な", imperative: "ね", volitional: "のう"),
  ]

  /// The last syllable of a stem with the wish behind it, where the rest is written with a character ("敷きたい").
  static let wishes = WordRuns(
    rows.values.map(\.polite).sorted().flatMap { end in
      ["", "です", "な", "んだけど", "んですけど", "んですが", "のですが", "と思います"].map {
        Japanese.tokenizer.words(in: end + "たい" + $0)
      }
    },
    start: .anywhere,
    endsWord: false,
    behind: JapanesePast.isCharacter
  )

  /// What follows the character of a verb in the forms that ask ("敷いて"), of verbs that no table has.
  static let endings = WordRuns(
    Set((rows.values + [secondConjugation]).flatMap { JapaneseVerb(stem: "", row: $0).asking })
      .filter { $0.count > 1 }.sorted().map { Japanese.tokenizer.words(in: $0) },
    start: .anywhere,
    endsWord: false,
    behind: JapanesePast.isCharacter
  )

  private init(stem: String, row: Row) {
    self.stem = stem
    self.row = row
    dictionary = stem
  }

  /// The form that joins to an auxiliary or another clause ("開いて").
  var joining: String { stem + row.te }

  /// The plain present ("開く").
  var present: String { dictionary }

  /// The forms that ask or name what is done, with those of 〜ておく.
  var asking: [String] {
    let kept = stem + row.te.dropLast() + (row.te.hasSuffix("で") ? "ど" : "と")
    // 〜てしまう, as it is spoken.
    let done = stem + row.te.dropLast() + (row.te.hasSuffix("で") ? "じゃ" : "ちゃ")
    let isNoun = dictionary.hasSuffix("する") && row.te == "して"
    return [
      dictionary, joining, joining + "おいて", joining + "みて", joining + "る", joining + "いる",
      kept + "いて", done + "って", stem + row.imperative, stem + row.volitional, stem + row.polite,
      stem + row.polite + "たい", stem + row.polite + "たいな", stem + row.polite + "ます",
      stem + row.polite + "なさい",
      stem + row.polite + "ましょう", stem + row.negative + "せて",
    ]
      + (isNoun
        ? [stem, stem + "をして", stem + "お願い", stem + "よろしく", stem + "できる", stem + "できます"] : [])
  }

  /// The stem before a denial ("開か").
  var denying: String { stem + row.negative }
}
