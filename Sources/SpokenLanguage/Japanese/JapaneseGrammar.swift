/// The closed-class words of Japanese commands, and the marks of what a sentence does.
///
/// The verb ends the sentence: what follows its joining form asks, its past reports, its conditional and its
/// denial ask for nothing, and a verb of saying behind と or って quotes (Martin, "A Reference Grammar of
/// Japanese", 1975).
enum JapaneseGrammar {
  static let all = SentenceGrammar(
    verbs: JapaneseVerbs.classes,
    pastMarks: Japanese.runs(pastMarks),
    // The verbs of compounds that say that something is begun or over, and the end of a compound noun (読了).
    phases: Japanese.runs("終わ,おわ,終え,おえ,切っ,きっ,始め,はじめ,かけ,了"),
    pastCopulas: Japanese.runs(
      "のほうだった,の方だった,のほうでした,の方でした,のことだった,のことでした,のつもりだった,のつもりでした,だった,でした"
    ),
    subjectMarks: Japanese.runs("が"),
    demonstratives: Japanese.runs("この,その,あの,さっきの,先ほどの,同じ"),
    acts: acts,
    courtesies: Japanese.runs(courtesies + "," + emphasizers).joined(with: JapaneseVerb.wishes),
    counters: Japanese.runs("冊,部,点,個,星,スター,ポイント,回,枚,パーセント,点満点,冊ずつ," + JapaneseWords.counters)
      .joined(
        with: WordRuns(
          ["つ星", "つずつ", "つ"].map { Japanese.tokenizer.words(in: $0) },
          start: .anywhere,
          endsWord: false,
          // Behind a native numeral it is the beginning of "つける".
          behind: { "一二三四五六七八九123456789".contains($0) }
        )
      ),
    quantities: [
      Quantity(.number(1), Japanese.runs("もう一冊,もう一つ,もうひとつ,ひとつ")),
      Quantity(.number(2), Japanese.runs("ふたつ")), Quantity(.number(3), Japanese.runs("みっつ")),
      Quantity(.number(4), Japanese.runs("よっつ")), Quantity(.number(5), Japanese.runs("いつつ")),
      Quantity(.number(12), Japanese.runs("一ダース,1ダース")),
      Quantity(.most, Japanese.runs("満点,最高評価,最高点,最高,フルマーク")),
      Quantity(.least, Japanese.runs("最低評価,最低点,最低")),
    ],
    attributions: Japanese.runs("の,が書いた,の書いた,による,作の,著の,さんの,先生の"),
    functionWords: Japanese.runs(functionWords).joined(with: JapaneseVerb.endings),
    questionWords: Japanese.runs("何,なに,なん,どんな,どれ,どの,どの本,誰,いつ,どこ,いくつ,何冊"),
    exclusionsBehind: Japanese.runs(
      "のじゃなくて,のではなくて,のほうじゃなくて,の方じゃなくて,やなくて,のやなくて,じゃなくて,ではなくて,ではなく,じゃなく,じゃない,の代わりに,以外"
    ),
    repetitions: Japanese.runs("も,も同じ,も同じだけ,も同じ数,同じだけ,同じように,同様に,も同様に,同じく"),
    steps: NumberSteps(
      more: Japanese.runs(
        """
        もう,追加,追加して,増やし,増やして,足し,足して,上げ,上げて,プラス,アップ
        """
      ),
      less: Japanese.runs(
        """
        減らし,減らして,引い,引いて,下げ,下げて,マイナス,ダウン
        """
      ),
      goals: Japanese.runs("に,まで")
    ),
    honorificsBehind: Japanese.runs("さん,様,さま,くん,君,ちゃん,氏,先生"),
    reversives: JapaneseVerbs.reversives,
    recordings: JapaneseVerbs.recordings,
    containers: Japanese.runs(
      "ページ,項目,画面,詳細,一覧,リスト,記録,データ,アプリ,カート,ところ,情報"
    ),
    topicMark: "は",
    postponements: Japanese.runs("後で,あとで,また後で,またあとで,また今度,今度,後回し,後日,そのうち"),
    dismissals: Japanese.runs(
      "仕方ない,仕方ないね,仕方ないよ,仕方がない,しかたない,しょうがない,しょうがないね,しょうがないよ,どうせ,どのみち,どっちみち,いずれにせよ,いずれにしろ,どちらにしても,どっちにしても"
    ),
    adversatives: Japanese.runs("でも,けど,けれど,だけど,しかし,ただし"),
    keepings: Japanese.runs(
      "残しとく,残しておく,残す,残しといて,残しておいて,残して,取っとく,取っておく,とっとく,とっておく,置いとく,置いておく,置いといて,置いておいて,そのままにして,そのままで"
    ),
    clauseEnds: JapaneseVerbs.runs(JapaneseVerbs.listed.map(\.joining)).joined(with: reasons),
    reasonEnds: reasons,
    on: Japanese.runs("オン,つける,つけて,入れる,入,有効"),
    off: Japanese.runs("オフ,消す,消して,切る,切,無効"),
    distributives: Japanese.runs(
      "それぞれ,両方,両方とも,どちらも,どっちも,全部,すべて,みんな,ずつ,二冊とも,三冊とも,四冊とも,五冊とも,2冊とも,3冊とも,4冊とも,5冊とも,二つとも,三つとも,2つとも,3つとも,全部とも"
    ),
    boundNumerals: ["一", "十", "百", "千", "万", "ご", "に"],
    verbsOfCounters: ["つ": "rate", "点": "rate", "星": "rate", "冊": "buy", "部": "buy"],
    leavesOutObjects: true,
    verbsComeLast: true
  )

  /// What gives a reason or a purpose; から behind a noun says from where.
  private static let reasons = Japanese.runs(
    """
    なので,ので,だから,ですから,ますから,るから,うから,くから,すから,むから,たから,いから,ため,ために,ように,たんで,だんで,るんで,うんで,くんで,すんで,いんで,\
    なんだから,んだから,んだし,たし,いし,だし,るし,やから,やけん,だけん,るけん,たけん,いけん,やし,さかい
    """
  )

  private static let functionWords = """
    は,が,を,に,で,と,も,の,へ,や,か,ね,よ,わ,ぞ,から,まで,には,では,とは,へは,にも,でも,だけ,ばかり,など,くらい,ぐらい,私,わたし,僕,ぼく,俺,\
    うち,あなた,君,しか,とこ,とこに,とこの,私の,僕の,俺の,私が,僕が,この,その,あの,ここ,そこ,こと,もの,やつ,方,ほう,中,なか,上,ところ,分,です,だ,ます,んだ,んです,のだ,\
    んだけど,んですけど,んですが,のですが,けど,けれど,が,って,っけ,だっけ,んだっけ,んだったっけ,でしたっけ,という,として,として,ついて,いる,てる,ている,た,て,ください,っと,さん,君,氏,先生,\
    一冊の,一つの,一冊,お,ご,御,ある,する,して,したい,たい,たいです,欲しい,ほしい,リスト,一覧,状態,扱い,画面,アプリ,すごい,ぜんぶ,何冊か,何か,なにか,いくつか,数冊
    """

  /// Emphasizers: adverbials that say how sure somebody is of what they say (Quirk, Greenbaum, Leech and Svartvik, "A
  /// Comprehensive Grammar of the English Language", 8.100), and what stands for them here.
  private static let emphasizers = """
    もちろん,勿論,間違いなく,疑いなく,文句なしに,文句なく,絶対,絶対に,当然,断然,迷うことなく,正直,正直に言って
    """

  private static let courtesies = """
    お手数ですが,お手数をおかけしますが,お手数をおかけしますけど,お手数おかけしますが,恐れ入りますが,恐縮ですが,ご面倒ですが,ご面倒をおかけしますが,\
    お忙しいところすみませんが,お忙しいところ恐縮ですが,差し支えなければ,ご迷惑でなければ,よろしければ,\
    これまで,今まで,いままで,これまでの,今までの,いままでの,これから,今後,この先,最近,さっき,さきほど,先ほど,\
    代わりに,かわりに,その代わり,その代わりに,そのかわり,そろそろ,さっさと,早めに,ちょっと,お願い,お願いします,お願いできる,お願いできますか,すみません,すみませんが,あの,あのさ,ええと,えっと,えーと,うーん,んー,んーと,ん,まあ,ねえ,ねぇ,さあ,さて,\
    じゃあ,じゃ,では,はい,うん,よし,よっしゃ,ああ,おい,とりあえず,今,いま,ちょうど,文句なしの,文句なしで,文句なし,間違いなく,迷わず,すぐ,すぐに,今すぐ,早く,はやく,ぜひ,是非,一応,もう,もう一度,もう一回,また,できれば,できたら,\
    よかったら,よければ,もしよければ,もしよかったら,可能なら,可能であれば,時間があったら,悪いけど,悪いんだけど,申し訳ないけど,申し訳ないんだけど,私に,僕に,\
    俺に,私のために,多分,たぶん,正直,正直言って,本当に,ほんとに,完全に,すっかり,きれいさっぱり,きっぱり,最後に,まず,最初に,初めに,アシスタント,コンピューター,コンピュータ,ヘイ,シリ,アレクサ,\
    オーケー,オッケー,グーグル,やっと,ついに,ようやく,とうとう,一気に,いっきに,ください,下さい,くださいませ,くださいね,くれる,くれるかな,くれます,くれますか,くれない,くれないか,くれないかな,\
    くれん,くれんか,くれんかな,くれへん,くれへんか,もらえん,もらえへん,くれませんか,くださいませんか,くださらない,くださらないか,くださらないかな,くださらん,くださらんか,くださらんかな,くださらぬか,くださいますか,もらえる,もらえるかな,もらえます,もらえますか,もらえない,もらえないか,もらえないかな,もらえませんか,いただける,いただけますか,\
    いただけます,いただけない,いただけないか,いただけませんか,いただけると助かります,もらっていい,もらってもいい,もらっていいですか,ほしい,欲しい,ほしいです,\
    欲しいです,ほしいな,ほしいんだけど,欲しいんだけど,ほしいんですけど,ほしいのですが,ちょうだい,頂戴,くれ,たい,たいです,たいな,たいんだけど,たいんですけど,\
    たいんですが,たいのですが,たいと思います,おいて,おいてね,おいてください,よろしく,よろしくお願いします,頼む,頼みます,頼んだ,でしょうか,かな,かしら,よね,\
    ですか,ますか,ありがとう,ありがとうございます,どうも,今日,きょう,今日は,今度,さっそく,早速,ちゃんと,きちんと,個人的に,私的には,こんにちは,こんばんは,\
    おはよう,おはようございます,んだけど,んですけど,んですが,のですが,けど,と助かる,と嬉しい,と助かります,いい,いいです,いいですか,だな,だね,だよ,だよね,ですね,先に,さきに,構わない,ね,よ,わ,といて,といてー,といてね,ちゃえ,ちゃって,ちゃお,ちゃおう,ちなみに,ところで,そういえば,\(interjections)
    """

  /// What is called out, and what is said when one gives in (感動詞).
  private static let interjections = """
    えーい,ええい,えいっ,まあいいか,まぁいいか,まいっか,まあいっか,あーあ,ああもう,やれやれ,なんてこった,うわ,うわー,わあ,わー,おお,おー,へえ,へー,ほら,おっと,\
    w,ww,www,笑,あらら,あらあら,あらまあ,そうそう
    """

  private static let listed = JapaneseVerbs.listed

  private static let acts: [SpeechActCue] = [
    SpeechActCue(.question, .end, JapaneseVerbs.stateQuestions, asksForKnowledge: true),
    SpeechActCue(
      .request,
      .end,
      Japanese.runs(
        """
        くれん,くれんか,くれんかな,くれへん,くれへんか,くれへんかな,もらえん,もらえんか,もらえへん,もらえへんか,いただけん,いただけんか,\
        くださらない,くださらないか,くださらないかな,くださらん,くださらんか,くださらんかな,くださらぬか,くださいますか,\
        ください,下さい,てくれ,くれる,くれるかな,くれますか,くれない,くれないか,くれないかな,くれませんか,くださいませんか,もらえる,もらえるかな,\
        もらえますか,もらえない,もらえないか,もらえないかな,もらえませんか,いただけますか,いただける,いただけない,いただけないか,いただけませんか,ほしい,欲しい,\
        ほしいです,欲しいです,ほしいな,ほしいんだけど,欲しいんだけど,ほしいんですけど,ほしいのですが,ちょうだい,頂戴,たい,たいです,たいな,たいんだけど,\
        たいんですけど,たいんですが,たいのですが,たいと思います,なさい,ましょう,お願い,お願いします,お願いできますか,お願いできる,頼む,頼みます,頼んだ,頼んだよ,頼んだぞ,よろしく,\
        てもいいですか,ていいですか,ていい,てもいい,と助かります,と嬉しい,できますか,できる
        """
      )
    ),
    cue(
      .remark,
      .anywhere,
      "てくれてありがとう,でくれてありがとう,てくれて助かった,てありがとう,てくださってありがとう,てくれてどうも,てよかった,て残念,てごめん"
    ),
    cue(
      .reminder,
      .anywhere,
      """
      リマインド,リマインダー,思い出させて,忘れないように,アラーム,目覚まし,通知して,ように言って,ように伝えて,と伝えて,って伝えて,覚えておいて,覚えといて,\
      メモして,予定に
      """
    ),
    cue(
      .quotation,
      .anywhere,
      """
      って言って,と言って,って言われ,と言われ,って言う,って言った,と言った,って聞いた,と聞いた,らしい,だそうだ,だそうです,そうです,という意味,意味,とは何,訳して,\
      翻訳,と書いて,って書いて,例えば,たとえば,によると,って勧め,と勧め,を勧め,おすすめされ
      """
    ),
    SpeechActCue(
      .prohibition,
      .end,
      JapaneseVerbs.runs(listed.map(\.present), then: "な,なよ,なって,べきじゃない,べきではない")
    ),
    cue(
      .prohibition,
      .end,
      "なんて言ってない,なんて言ってないよ,とは言ってない,とは言ってないよ,って言ってない,って言ってないよ,と言ってない,なんて言っていない,とは言っていない,なんて頼んでない,って頼んでない"
    ),
    cue(
      .prohibition,
      .end,
      "わけじゃない,わけじゃないよ,わけじゃないです,わけじゃないんだ,わけじゃないけど,わけではない,わけではないよ,わけではありません,わけでもない"
    ),
    // What is only heard of ("〜んだって", "〜らしいよ").
    SpeechActCue(
      .quotation,
      .end,
      Japanese.runs(
        "んだって,んだってさ,んだってね,んだってよ,んですって,ってさ,らしいよ,らしいね,らしいです,らしいんだ,そうだよ,そうですよ,とのこと,とのことです,みたいだよ,みたいです"
      )
    ),
    // "いつか" is some day, and no "いつ".
    cue(.intention, .start, "いつか,いつの日か"),
    SpeechActCue(.intention, .end, Japanese.runs("つもり,つもりだ,つもりです,予定だ,予定です")),
    cue(
      .question,
      .anywhere,
      """
      誰,だれ,いつ,どこ,なぜ,なんで,どうして,どうやって,どうすれば,どうしたら,どのように,どうやったら,いくら,どう思う,どんな感じ,ほうがいい,方がいい,べき,\
      べきかな,方法,やり方,知ってる,知っている,教えてくれるのは
      """
    ),
    cue(
      .condition,
      .anywhere,
      "もし,たら,だら,れば,けば,せば,ければ,えば,べば,めば,なら,場合は,場合,ときに,ときは,時は,限り,のに"
    ),
    cue(
      .intention,
      .anywhere,
      """
      つもり,予定,ようと思う,うと思う,ようと思って,うと思って,いつか,明日,あした,あさって,来週,来月,来年,そのうち,かもしれない,かも,なきゃ,なければ,ないと,\
      後で,あとで,週末に,ようかな,うかな,迷って
      """
    ),
    SpeechActCue(.report, .end, JapanesePast.runs),
    cue(
      .report,
      .anywhere,
      "\(pastMarks),以前,昔,まだ読,てない,ていない,てません,ていません,なかった,ませんでした,ことがある,てしまった,でしまった,てしまいました,でしまいました,ちゃった,じゃった,ちゃいました"
    ),
    cue(.question, .anywhere, "何,なに,なん,どんな,どれ,どの,何冊,いくつ"),
    cue(.question, .end, "ですか,ますか,ましたか,か,かな,かしら,の,のか,でしょうか"),
  ]

  private static let pastMarks = "昨日,きのう,おととい,先週,先月,去年,昨年,この前,このあいだ"

  private static func cue(
    _ act: SpeechAct,
    _ place: SpeechActCue.Place,
    _ list: String
  ) -> SpeechActCue {
    SpeechActCue(act, place, Japanese.runs(list))
  }
}
