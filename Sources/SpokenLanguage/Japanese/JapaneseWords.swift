/// Words of Japanese that carry little or no meaning in a command.
///
/// The particles, auxiliaries and interjections of the closed classes (Martin, "A Reference Grammar of
/// Japanese", 1975).
enum JapaneseWords {
  static let functionWords = WordSet(words: "は が を に で と も の へ や か ね よ わ ぞ")

  /// How many tokens the word at a place takes.
  static func length(in tokens: [Token], at place: Int) -> Int {
    if tokens[place].text.unicodeScalars.allSatisfy(isHiragana) { return 0 }
    let isOfTwo =
      place + 2 < tokens.count && JapanesePast.isCharacter(tokens[place].text)
      && joining.contains(tokens[place + 1].text)
      && JapanesePast.isCharacter(tokens[place + 2].text)
    return isOfTwo ? 3 : 1
  }

  /// The syllables with which a verb joins another ("取り消す", "切り替える"); い ends adjectives too.
  private static let joining: Set<String> = Set("きぎしちみびりけげせてねべめれえ".map(String.init))
    .subtracting(["て"])

  private static func isHiragana(_ scalar: Unicode.Scalar) -> Bool {
    ("ぁ"..."ゟ").contains(scalar)
  }

  /// The counters of everyday things, and units (Martin, section 13.6).
  static let counters =
    "本,台,匹,頭,羽,杯,皿,箱,袋,缶,瓶,着,足,組,件,通,席,泊,名,人,人前,曲,食,度,円,キロ,グラム,リットル,メートル,時間,分間,日間,週間,か月"

  static let fillerPhrases = Japanese.runs(
    """
    えっと,ええと,えーと,うーん,あの,あのう,ねえ,ちょっと,お願い,お願いします,今すぐ,すぐに,すぐ,とりあえず,できれば,できたら,よければ,よかったら,\
    もしよければ,もしよかったら,悪いけど,すみません,すみませんが,私に,僕に,俺に,ください,下さい,くれる,くれますか,くれない,くれませんか,もらえる,\
    もらえますか,もらえない,もらえませんか,いただけますか,いただけませんか,ほしい,欲しい,ほしいです,欲しいです,ほしいんだけど,ちょうだい,頂戴,\
    アシスタント,ねえアシスタント,コンピューター,ヘイ,アレクサ,オーケーグーグル
    """
  )

  /// The characters that Japanese texts are mostly made of, which tell little of a name (the first
  /// hundred of the jōyō kanji by frequency in newspapers).
  static let common = WordSet(
    words: """
      日 一 国 会 人 年 大 十 二 本 中 長 出 三 同 時 政 事 自 行 社 見 月 分 議 後 前 民 生 連 五 発 間 対 上 部 東 者 党 地 合
      市 業 内 相 方 四 定 今 回 新 場 金 員 九 入 選 立 開 手 米 力 学 問 高 代 明 実 円 関 決 子 動 京 全 目 表 戦 経 通 外 最
      言 氏 現 理 調 体 化 田 当 八 六 約 主 題 下 首 意 法 読 書 棚 星 点 冊
      電 気 不 来 作 性 的 要 用 制 治 度 務 強 公 男 女 持 野 協 取 都 和 統 以 機 平 総 加 山 思 家 話 世 受 区 領 多 県 続 進
      正 安 設 保 改 数 記 院 初 北 午 指 権 心 界 支 第 産 結 百 派 点 教 報 済 書 府 活 原 先 共 得 解 名 交 資 予 川 向 際 査 勝
      面 委 告 軍 文 反 元 重 近 千 考 判 認 画 海 参 売 利 組 知 案 道 信 策 集 在 件 団 別 物 側 任 引 使 求 所 次 水 半 品 昨
      い う え お き く け こ さ し す せ そ た ち つ て な に ぬ ね の は ひ ふ へ ほ ま み む め も や ゆ よ ら り る れ ろ わ を ん
      っ ゃ ゅ ょ だ で ど が ぎ ぐ げ ご ざ じ ず ぜ ぞ ば び ぶ べ ぼ
      """
  )
}
