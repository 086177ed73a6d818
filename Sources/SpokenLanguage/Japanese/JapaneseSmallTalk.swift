/// What people say in Japanese beside what they ask for.
enum JapaneseSmallTalk {
  static let courtesies = CourtesyTable(
    [
      .courtesy(.greeting):
        "何してる,何してるの,何やってる,何やってるの,何をしている,何をしていますか,何をしてるの,こんにちは,こんばんは,おはよう,おはようございます,やあ,どうも,ハロー,はじめまして,初めまして,お元気ですか,元気ですか,元気",
      .courtesy(.thanks): """
      ありがとう,ありがとうございます,ありがとうございました,どうもありがとう,どうもありがとうございます,本当にありがとう,サンキュー,感謝します,助かりました,\
      助かった,助かります
      """,
      .courtesy(.farewell): "さようなら,さよなら,またね,また明日,またあとで,じゃあね,じゃあまた,おやすみ,おやすみなさい,バイバイ,ではまた",
      .courtesy(.praise): "すごい,すごいね,すごいですね,素晴らしい,すばらしい,よくできました,よくやった,上手,上手ですね,最高,さすが,いいね,いいですね,完璧",
      .courtesy(.apology): "ごめん,ごめんね,ごめんなさい,すみません,すいません,申し訳ありません,申し訳ない,失礼しました,失礼",
      .beside: "あの,えっと,ええと,ああ,あ,まあ,じゃあ,では,みなさん,みんな,とても,ね,よ",
    ],
    tokenizer: Japanese.tokenizer
  )

  /// Words that stand for everything in a list.
  static let wholes = PhraseTable(
    [true: "全部,全て,すべて,ぜんぶ,みんな,全部の,両方,どちらも,どれも,リスト全部,それら全部,これら全部,それ全部,これ全部"],
    tokenizer: Japanese.tokenizer
  )

  /// Places in a list as they are usually said.
  static let places = [
    "一番目", "二番目", "三番目", "四番目", "五番目", "最後",
  ]
}
