/// How Japanese speakers say that they have begun something or come to its end.
///
/// The compound verbs of phase and the progressive, in their plain, polite and spoken forms (Martin, "A Reference Grammar of
/// Japanese", 1975, sections 9.1 and 9.2): "読み始めた" is "読み始めました", "読んでいる" is "読んでるとこ".
enum JapanesePhases {
  private static let begun = endings(
    of: ["始め", "はじめ", "だし", "出し", "かけ"],
    with: [
      "た", "ました", "たよ", "たところ", "たとこ", "たところです", "たばかり", "たばかりです", "てる", "てます", "て", "ます", "よう",
    ]
  )
  private static let over =
    endings(of: ["終え", "おえ"], with: ["た", "ました", "たよ", "たところ", "たばかり", "て", "ちゃった", "てしまった"])
    + endings(
      of: ["終わ", "おわ", "切"],
      with: ["った", "ったよ", "ったところ", "ったばかり", "って", "りました", "っちゃった", "ってしまった"]
    )
  private static let goingOn = [
    "いる", "る", "ます", "います", "るところ", "るとこ", "いるところ", "るところです", "る最中", "いる最中", "るよ",
    "おります",
  ]

  /// The past of a verb of which all is done ("最後まで読みました"), from the stem to which its endings are put.
  private static func toTheEnd(_ stem: Substring) -> [String] {
    let plain =
      pasts.first { stem.hasSuffix($0.key) }.map { stem.dropLast() + $0.value } ?? stem + "た"
    return ["最後まで", "全部"].flatMap { all in
      [all + plain, "\(all)\(stem)ました", "\(all)\(stem)きった", "\(all)\(stem)切った"]
    }
  }

  private static let pasts: KeyValuePairs = [
    "み": "んだ", "び": "んだ", "に": "んだ", "り": "った", "ち": "った", "い": "った", "き": "いた", "ぎ": "いだ",
    "し": "した",
  ]

  private static func endings(of stems: [String], with forms: [String]) -> [String] {
    stems.flatMap { stem in forms.map { stem + $0 } }
  }

  /// The other ways to say that something was begun, goes on, or is over; none of what says none of it.
  static func others(than statement: String) -> [String] {
    for endings in [begun, over] {
      if let ending = endings.filter(statement.hasSuffix).max(by: { $0.count < $1.count }) {
        let verb = statement.dropLast(ending.count)
        guard !verb.isEmpty else { return [] }
        let others = endings.map { verb + $0 } + (endings == over ? toTheEnd(verb) : [])
        return others.filter { $0 != statement }
      }
    }
    if statement.hasSuffix("了") {
      return ["した", "しました", "です", "したよ", "して"].map { statement + $0 }
    }
    guard let joined = ["でいる", "ている"].first(where: statement.hasSuffix) else { return [] }
    let verb = statement.dropLast(joined.count - 1)
    return goingOn.map { verb + $0 }.filter { $0 != statement }
  }
}
