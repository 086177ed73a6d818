/// How people say in Japanese what is to be found: what is compared comes first, how it is compared last.
enum JapaneseFindWords {
  private static let makers = JapanesePropertyRoles.makers.names
  private static let times = JapanesePropertyRoles.times.names
  private static let places = JapanesePropertyRoles.places.names
  private static let ratings = JapanesePropertyRoles.ratings.names

  private static let titles = ["題名", "タイトル", "書名", "名前", "名称", "標題"]

  static let all = FindWords(
    requests: [
      "を探して", "探して", "を検索して", "検索して", "を見せて", "見せて", "を表示して", "表示して", "を教えて", "教えて", "を見つけて",
      "見つけて",
      "を探す", "探す", "を検索", "検索", "ある", "はある",
      "ありますか", "があるか", "あるか",
    ],
    sortings: [
      "を並べて", "並べて", "に並べて", "に並べ替えて", "並べ替えて", "に並び替えて", "並び替えて", "でソートして", "にソートして", "ソートして",
      "に並べる", "並べる", "にして",
    ],
    askings: ["どれ", "どの", "何冊", "なにがある", "何がある", "あったっけ", "あるかな", "あるの", "あります", "ある"]
      + ["あった", "ある", "持ってた", "持っていた", "持ってる", "持っている"].flatMap { verb in
        ["", "よね", "かな", "っけ", "の", "か"].map { verb + $0 }
      },
    // Indefinite and interrogative pronouns, and the formal nouns for things.
    anything: ["何か", "なにか", "何", "なに", "もの", "やつ"],
    others: ["他の", "他に", "ほかの", "ほかに", "別の"],
    all: ["全部", "すべて", "全て", "すべての", "全ての"],
    fillers: [
      "まだ", "私が", "ください", "くれる", "もらえる", "出た", "書かれた", "書いた", "棚", "の", "中", "から", "もの", "順", "順に",
    ],
    places: ["ここに", "うちに", "家に", "手元に"],
    particles: ["を", "が", "は", "に", "の", "で", "も", "と", "って", "さん", "先生"],
    articles: [],
    and: ["そして", "かつ"],
    or: ["または"],
    phrases: phrases,
    negations: [
      OptionNegation("{stem}んだ", ["{stem}んでいない", "{stem}んでない", "{stem}んでいません", "未{stem}"]),
      OptionNegation("{stem}た", ["{stem}ていない", "{stem}てない", "{stem}ていません"]),
    ],
    makers: makers,
    roles: JapanesePropertyRoles.all,
    titles: titles,
    questions: JapanesePropertyRoles.questions
  )

  private static let phrases: [FindPhrase] = [
    .condition(
      [.contains, .equalTo],
      roles: makers,
      ["{value}の{noun}", "{value}が書いた{noun}", "{value}作の{noun}", "{value}による{noun}"]
    ),
    .condition([.equalTo], ["{property}が{value}", "{property}は{value}", "{property}が{value}の"]),
    .condition([.equalTo, .contains], ["{property} {value}"]),
    .condition([.equalTo], ["{value}", "{value}の{property}", "{value}にある"]),
    .condition([.equalTo, .contains], roles: places, ["{value}にある"]),
    .condition([.equalTo], roles: times, ["{value}年の", "{value}年に出た", "{value}年"]),
    .condition(
      [.notEqualTo],
      ["{property}が{value}ではない", "{property}が{value}じゃない", "{value}以外の", "{value}以外"]
    ),
    .condition(
      [.contains],
      [
        "{property}に{value}を含む", "{property}に{value}が入った", "{property}に{value}がある",
        "{property}に{value}が入ってる", "{property}に{value}が入っている", "{property}に{value}が含まれる",
        "{property}に{value}という言葉が入った",
      ]
    ),
    // The verb of what bears a name.
    .condition(
      [.contains],
      roles: titles,
      ["って", "と", "が", "の"].flatMap { particle in
        ["つく", "付く"].map { "{value}\(particle)\($0)" }
      }
    ),
    .condition([.hasPrefix], ["{property}が{value}で始まる"]),
    .condition([.hasPrefix], roles: titles, ["{value}で始まる", "{value}から始まる"]),
    .condition([.hasSuffix], ["{property}が{value}で終わる"]),
    .condition([.lessThan], roles: times, ["{value}年より前の", "{value}年より前", "{value}年以前の"]),
    .condition(
      [.lessThan],
      ["{property}が{value}より小さい", "{property}が{value}未満", "{property}が{value}より低い"]
    ),
    .condition([.greaterThan], roles: times, ["{value}年より後の", "{value}年より後"]),
    .condition([.greaterThan], ["{property}が{value}より大きい", "{property}が{value}より高い"]),
    .condition([.lessThanOrEqualTo], ["{property}が{value}以下", "{property}が{value}以下の"]),
    .condition([.greaterThanOrEqualTo], roles: times, ["{value}年以降の", "{value}年以降"]),
    .condition([.greaterThanOrEqualTo], ["{property}が{value}以上", "{property}が{value}以上の"]),
    .condition([.equalTo], roles: ratings, ["星{value}つの", "星{value}の"]),
    .condition([.isBetween], ["{property}が{value}から{other}まで"]),
    .order(["{property}順", "{property}順に", "{property}の順に", "{property}の順", "{property}ごと"]),
    .order(isDescending: false, roles: titles, ["五十音順", "あいうえお順", "アルファベット順", "ABC順"]),
    .order(isDescending: true, ["降順", "高い順", "大きい順"]),
    .order(isDescending: false, ["昇順", "低い順", "小さい順"]),
    .order(isDescending: true, roles: times, ["新しい順", "新しい順に"]),
    .order(isDescending: false, roles: times, ["古い順", "古い順に"]),
    .limit(["{number}冊", "最初の{number}冊", "{number}件"]),
  ]

  static let search = SearchPhrases(
    search: ["{words}を検索して", "{words}を検索", "{words} 検索"],
    show: ["{words}を{type}として見せて", "{words}を見せて", "{words}を表示して"]
      + ["教えて", "教えてください", "話して", "聞かせて"].flatMap {
        ["{words}について\($0)", "{words}のことを\($0)"]
      }
  )
}
