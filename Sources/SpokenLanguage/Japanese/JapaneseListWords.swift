/// How Japanese speakers speak of the things in a list.
enum JapaneseListWords {
  static let all = ListWords(
    firsts: Japanese.runs("最初,上から,先頭,一番上"),
    lasts: Japanese.runs("最後,下から,末尾,一番下"),
    middles: Japanese.runs("真ん中,真ん中の,中央"),
    tails: Japanese.runs("の,やつ,のやつ,方,ほう"),
    rests: Japanese.runs(
      "残り,残りの,残りの本,他の本,ほかの本,残り全部,残りのやつ"
    ),
    narrowings: Japanese.runs(
      """
      その中で,その中から,この中で,この中から,そのうち,このうち,そのうちの,中で,リストで,リストの中で,だけ,のみ,は,の,やつ,もの
      """
    )
  )
}
