/// What Japanese calls what properties tell of a thing, and how it asks for that: question words, and the past forms and
/// participles of the everyday verbs of making, coming out, lying somewhere and grading.
enum JapanesePropertyRoles {
  static let all = [makers, times, places, ratings]

  /// Question words that ask for whatever is named beside them, and what asks to be told.
  static let questions = [
    "何", "なに", "なん", "どの", "どれ", "どんな", "ですか", "でしたか", "ですかね", "っけ", "か", "の", "って", "でしょうか",
  ]

  static let makers = PropertyRole(
    names: ["著者", "作者", "作家", "監督"],
    questions: ["誰", "だれ", "どなた"],
    predicates: [
      "が書いた", "書いた", "が書きました", "書きました", "が作った", "作った", "が作りました", "作りました", "が描いた", "描いた", "が歌った",
      "歌った", "の作品", "の本",
    ]
  )

  static let times = PropertyRole(
    names: ["年", "日付", "出版", "発売"],
    questions: ["いつ", "何年"],
    predicates: [
      "に出た", "出た", "出ました", "に出ました", "された", "されました", "書かれた", "書かれました", "に書かれた", "の作品", "の本",
    ]
  )

  static let places = PropertyRole(
    names: ["国", "都市", "場所", "地域", "棚", "本棚", "フォルダ", "リスト", "アルバム", "グループ"],
    questions: ["どこ"],
    predicates: ["にある", "にあります", "に置いた"]
  )

  static let ratings = PropertyRole(
    names: ["評価", "星", "点数"],
    questions: ["いくつ", "何点", "何個"],
    predicates: ["つけた", "をつけた", "つけました", "をつけました", "付けた", "を付けた", "あげた"]
  )
}
