/// The verbs of everyday commands in Japanese, by what they ask for.
///
/// The classes are those of Levin's "English Verb Classes and Alternations" (1993) that commands are
/// made of; the members are the basic verbs of Japanese for them and the nouns that する makes verbs of.
enum JapaneseVerbs {
  private static let table: [(name: String, verbs: String, isLight: Bool, onlyShows: Bool)] = [
    ("open", "開く,開ける1,ひらく,ひらける1,あける1,オープン+,起動+,立ち上げる1,めくる,行く,飛ぶ,移動+", false, true),
    (
      "show",
      "見る1,見せる1,みせる1,表示+,映す,閲覧+,確認+,眺める1,出す,のぞく,プレビュー+,拝見+", false, true
    ),
    (
      "remove",
      """
      消す,けす,削除+,除く,のぞく,取り除く,捨てる1,すてる1,外す,はずす,消去+,処分+,抹消+,除外+,片付ける1,破棄+,取り外す,消しちゃう,\
      なくす,追い出す,放り出す,デリート+
      """, false, false
    ),
    (
      "add",
      "追加+,足す,たす,加える1,くわえる1,登録+,保存+,入力+,記録+,書き留める1,控える1,付け足す,取り込む,収録+,入れる1,いれる1,メモ+", false, false
    ),
    (
      "move",
      """
      移す,うつす,移動+,動かす,うごかす,入れる1,いれる1,置く,おく,変える1,かえる1,変更+,戻す,もどす,並べる1,分類+,整理+,回す,まわす,\
      しまう,片付ける1,通す,案内+,載せる1,のせる1,振り分ける1,切り替える1,マーク+,移行+,ずらす,延期+,繰り上げる1,繰り下げる1,早める1,遅らせる1
      """, false, false
    ),
    ("buy", "買う,かう,購入+,注文+,発注+,オーダー+,買い足す,取り寄せる1,予約+,頼む,ポチる", false, false),
    ("rate", "評価+,採点+,レビュー+,格付け+,点をつける1,点数をつける1", false, false),
    ("find", "探す,捜す,さがす,検索+,調べる1,しらべる1,見つける1,みつける1,探し出す,サーチ+", false, true),
    ("play", "再生+,流す,聴く,聞く,かける1,演奏+", false, false),
    ("call", "電話+,呼ぶ,かける1", false, false),
    ("send", "送る,送信+,共有+,転送+,シェア+", false, false),
    ("begin", "始める1,開始+,オン+,スタート+,作動+,つけっぱなし+", false, false),
    ("end", "止める1,とめる1,終える1,停止+,閉じる1,切る,終了+,オフ+", false, false),
    ("cancel", "キャンセル+,取りやめる1", false, false),
    ("resume", "再開+,続ける1,続行+,再スタート+", false, false),
    ("raise", "上げる1,あげる1,増やす,高く+", false, false),
    ("lower", "下げる1,さげる1,減らす,低く+", false, false),
    ("tell", "教える1,おしえる1,言う,話す,説明+,述べる1,伝える1", false, true),
    ("remind", "知らせる1,通知+,リマインド+,起こす", false, false),
    // Verbs of telling that name a person first, and verbs of writing down.
    ("inform", "伝える1,知らせる1,連絡+,報告+", false, false),
    ("note", "メモ+,記録+,記入+,書く,書き留める1,書き込む,控える1,メモる", false, false),
    ("make", "作る,つくる,書く,かく,作成+,生成+", false, false),
    (
      "light",
      """
      つける1,付ける1,与える1,あげる1,やる,変える1,変更+,直す,修正+,置く,入れる1,設定+,する1,出す,頼む,お願い+,更新+,セット+,進呈+,\
      贈る,打つ,移す,値+,追加+,登録+
      """, true, false
    ),
  ]

  static let classes: [VerbClass] =
    table.map { entry in
      VerbClass(
        entry.name,
        runs(verbs(entry.verbs).flatMap(\.asking)),
        isLight: entry.isLight,
        onlyShows: entry.onlyShows
      )
    } + [
      // Whether there is something is asked to find it.
      VerbClass(
        "find",
        Japanese.runs("ある,あるか,あるかな,ありますか,ありますか,あります,ある？,持ってる,持っている,持ってます,持っています"),
        onlyShows: true
      ),
      VerbClass("show", stateQuestions, onlyShows: true),
      VerbClass(
        "light",
        Japanese.runs("して,してください,にして,とする,にする,しといて,しておいて,なって,しよう,にしよう,しとく,にしとく,しておく,にしておく,にします"),
        isLight: true
      ),
    ]

  /// The verbs of undoing, freeing, emptying, leaving out and giving up, and what says that something is needed no longer.
  ///
  /// なし says as often what is to be so, and 返す answers as often as it gives back: they are none of them.
  static let reversives = runs(
    verbs(
      """
      取り消す,取消+,取り下げる1,撤回+,撤去+,解除+,解放+,解約+,放す,手放す,離す,切り離す,外す,抜く,引き抜く,取り出す,引き出す,剥がす,はがす,ほどく,\
      飛ばす,とばす,スキップ+,省く,省略+,空ける1,リセット+,初期化+,返却+,返品+,返金+,やめる1,止める1,中止+,中断+,退会+,退出+,退室+,脱退+,差し引く,\
      チェックアウト+,ログアウト+,アンロック+
      """
    ).flatMap(\.asking)
  ).joined(with: Japanese.runs("元に戻す,元に戻して,なかったことに,もういらない,もう要らない,もういい,もう不要"))

  /// Verbs of entering, listing and ticking off with which what was done is kept, beside those of writing it down.
  static let recordings = runs(
    verbs("チェック+,登録+,入力+,報告+,計上+,マーク+,打刻+,ログ+").flatMap(\.asking)
  )

  /// Questions that ask what something is or how it stands, which is answered by showing it; not how anybody likes it.
  static let stateQuestions = Japanese.runs(
    "どうなってる,どうなっている,どうなってるの,どうなってます,どうなってますか,どうなっていますか,どうなった,どうなりましたか,どんな状態"
  )

  /// All verbs with which something is changed or shown.
  static let listed: [JapaneseVerb] = table.flatMap { verbs($0.verbs) }

  private static func verbs(_ list: String) -> [JapaneseVerb] {
    list.split(separator: ",").compactMap { JapaneseVerb(listed: String($0)) }
  }

  static func runs(_ forms: [String]) -> WordRuns {
    WordRuns(forms.map { Japanese.tokenizer.words(in: $0) })
  }

  /// Forms with what follows them.
  static func runs(_ forms: [String], then endings: String) -> WordRuns {
    let tails = endings.split(separator: ",", omittingEmptySubsequences: false)
    return runs(forms.flatMap { form in tails.map { form + $0 } })
  }
}
