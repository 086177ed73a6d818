import Foundation

/// The closed lists of Japanese answers.
enum JapaneseAnswers {
  private static let courtesies =
    "えっと,ええと,えーと,あの,じゃあ,では,それでは,まあ,ああ,あ,ねえ,どうも,ありがとう,ありがとうございます,よ,ね,もう,です,だ,、,ちょっと,すみません"

  static let fixed = FixedAnswers(
    asking: Japanese.runs("本当に,ほんとうに,よろしいですか,いいですか,ますか,ても,でも,を"),
    confirmations: Japanese.table([
      .yes: """
      はい,はいはい,ええ,うん,うんうん,おう,ああいいよ,そう,そうです,そうだよ,そうだ,そうして,そうしてください,そうしよう,いい,いいよ,いいです,いいですよ,\
      よい,よし,よろしい,よろしく,よろしくお願いします,大丈夫,大丈夫です,オッケー,オーケー,ok,okay,了解,了解です,わかった,わかりました,承知しました,\
      もちろん,もちろんです,当然,お願い,お願いします,頼む,頼みます,やって,やってください,して,してください,続けて,続けてください,進めて,進めてください,\
      確認,確認しました,確定,確定して,確定してください,確定で,確定でお願いします,実行,実行して,賛成,同意,同意します,同意する,正しい,正しいです,合ってる,合ってます,合っています,その通り,その通りです,\
      どうぞ,ぜひ,間違いありません,間違いないです,間違いない,合ってます,合っています,合ってる,いいね,いいですね,かまわない,構いません,構わない,yes,イエス,y,はいお願いします,うんお願い,はいどうぞ,それで結構です,その内容で結構です,これで結構です,それでいい,それでいいです,それでお願いします,その内容でお願いします,お願いいたします,はいお願いいたします
      """,
      .no: """
      そのままで,そのままにして,残して,残しておいて,やめておく,\
      いいえ,いえ,いえいえ,いや,いやいや,いやだ,嫌だ,嫌です,嫌,ううん,だめ,駄目,だめです,駄目です,ダメ,ダメです,違う,違います,ちがう,ちがいます,\
      違うよ,いいや,じゃあいいや,もういいや,やっぱりいいや,結構です,けっこうです,遠慮します,やらない,しない,しません,しないで,しないでください,やめとく,やっぱりやめとく,やっぱやめとく,やっぱりやめておく,やっぱりいいや,やっぱいいや,やめておく,やめておきます,\
      まだ,まだです,まだいい,今はいい,今はだめ,必要ない,必要ありません,いらない,いりません,要らない,要りません,間違い,間違ってる,間違っています,\
      正しくない,ノー,no,n,絶対だめ,絶対いや,とんでもない,無理,どれでもない,どれも違う,なし,何も,何もない,いいえ違います,そうじゃない,よくない,気が変わった,気が変わりました,考えが変わった,考えが変わりました
      """,
      .courtesy: courtesies,
    ]),
    commands: Japanese.table([
      .command(.cancel): """
      キャンセル,キャンセルで,キャンセルでお願いします,キャンセルして,キャンセルする,キャンセルしてください,取り消し,取り消して,取り消してください,取消,中止,中止して,中止する,中止してください,\
      やめて,やめてください,やめる,やめます,やめた,もういい,もういいです,やっぱりいい,やっぱいい,やっぱりやめる,やっぱりやめて,ストップ,止めて,止めてください,\
      忘れて,忘れてください,なんでもない,何でもない,何でもないです,スキップ
      """,
      .command(.help): """
      ヘルプ,助けて,手伝って,使い方,使い方を教えて,何ができる,何ができるの,何ができますか,何が言える,何と言えばいい,何て言えばいい,なんて言えばいい,\
      コマンド,コマンド一覧,help
      """,
      .command(.quit):
        "終了,終了して,終了する,終了してください,終わり,終わる,終わります,おしまい,さようなら,さよなら,バイバイ,じゃあね,またね,またあとで,閉じて,閉じる,quit,exit",
      .command(.redo): "やり直して,やり直し,やり直す,やり直してください,もう一度やって,もう一度やってください,リドゥ,redo",
      .command(.undo): """
      元に戻して,元に戻す,元に戻してください,元に戻してくれる,元に戻してくれますか,もとに戻して,取り消す,戻して,戻してください,さっきのを取り消して,\
      さっきのは取り消して,今のを取り消して,今のは取り消して,今のなし,さっきのなし,アンドゥ,undo,前に戻して
      """ + "," + undoing,
      .courtesy: courtesies,
    ]),
    tokenizer: Japanese.tokenizer
  )

  /// What was done last, with the verbs of undoing in their request forms.
  private static let undoing = PhraseRows.list(
    """
    さっきの|今の|直前の|それ|最後の|さっきの操作|今の操作|前の操作 + -|を|は + 取り消して|元に戻して|もとに戻して|なしにして|なかったことにして + -|ください|くださいませんか|くれる|くれますか|くれない|もらえる|もらえますか|もらえませんか|ほしい|いただけますか|いただけませんか|おいて|ちょうだい
    元に戻して|もとに戻して|なかったことにして + -|ください|くださいませんか|くれる|くれますか|くれない|もらえる|もらえますか|もらえませんか|ほしい|いただけますか|いただけませんか|おいて|ちょうだい
    さっきの|今の|直前の|最後の + -|を|は + 取り消し|キャンセルして|キャンセルしてください|戻して|戻してください|戻してもらえますか
    """
  )

  static let numbers = NumberAnswer(
    numbers: JapaneseNumbers.all,
    leading: Japanese.table([
      true:
        "えっと,ええと,えーと,やっぱり,やっぱ,あの,じゃあ,では,うーん,たぶん,多分,約,だいたい,大体,ちょうど,全部で,番号,番号は,星,星を,点数は,評価は,はい,あと,とりあえず"
    ]),
    trailing: Japanese.table([
      true: """
      冊,冊で,個,つ,つ星,つで,部,回,本,枚,人,件,巻,番,点,点で,星,パーセント,くらい,ぐらい,ほど,だけ,で,です,でお願いします,でお願い,お願いします,お願い,\
      ください,下さい,欲しい,ほしい,ほしいです,かな,買って,買ってください,にして,にします,にしてください,にする,でいい,でいいです,のまま,のままで,のままでいい,のままでいいです,のままにして,を,ね,よ,だ,だよ,\
      の間違い,の間違いです,の間違いでした,に変更,に変更して,に変更してください,に変更をお願いします,に変更でお願いします,に訂正,に訂正して,に訂正してください,に直して,に直してください
      """
    ]),
    freeTrailingWords: 0,
    forbidden: []
  )

  static let ordinals = OrdinalReader(
    tokenizer: Japanese.tokenizer,
    numbers: JapaneseNumbers.all,
    fixed: Japanese.table([
      .position(1): "前者,最初,最初の,初め,はじめ,始め,一番上,いちばん上,一番目,先頭,トップ",
      .last: "後者,最後,最後の,一番下,いちばん下,末尾,ラスト,一番最後",
    ]),
    ordinal: { words in
      let lead = words.first == "第" ? 1 : 0
      guard let number = JapaneseNumbers.all.prefix(of: words.dropFirst(lead)),
        let position = Int(exactly: number.value), position > 0
      else { return nil }
      let count = lead + number.count
      if let counter = counters.prefix(of: words.dropFirst(count)) {
        return (position, count + counter.count)
      }
      return lead > 0 ? (position, count) : nil
    },
    leading: Japanese.table([true: "えっと,ええと,あの,じゃあ,では,はい,番号"]),
    trailing: Japanese.table([
      true: """
      の,もの,やつ,方,ほう,本,項目,を,が,で,です,お願いします,でお願いします,お願い,にして,にします,にしてください,ください,がいい,がいいです,を開いて,\
      を選んで,を選びます,を選ぶ,かな,だ,ね,よ,のやつ,の本,のもの,のほう,の方,にする
      """
    ])
  )

  private static let counters = Japanese.table(
    [
      true: "番目,つ目,目,個目,冊目,番,件目,つめ"
    ] as KeyValuePairs<Bool, String>
  )

  /// What people put behind a name that they answer with ("こころです", "読んだ本にして").
  private static let endings = [
    "でお願いします", "をお願いします", "にしてください", "をください", "でお願い", "をお願い", "にします", "にして", "がいいです", "がいい", "だよ",
    "です", "を", "に", "の本", "の方", "かな", "で",
  ]

  static func name(in answer: String) -> String? {
    let text = answer.trimmingCharacters(in: .whitespaces.union(.punctuationCharacters))
    guard let ending = endings.first(where: { text.hasSuffix($0) && text.count > $0.count }) else {
      return nil
    }
    return String(text.dropLast(ending.count))
  }
}
