/// The closed-class words of Chinese commands, and the marks of what a sentence does.
///
/// Question words stay in the place of the answer and 吗 ends the other questions; words for time and 了
/// report, conjunctions open conditions, and 说 quotes (Chao, "A Grammar of Spoken Chinese", 1968).
enum ChineseGrammar {
  static let all = SentenceGrammar(
    verbs: ChineseVerbs.classes,
    past: ChinesePast.tense,
    pastMarks: Chinese.runs(pastMarks),
    phases: Chinese.runs("完,了,开始,正在"),
    otherPersons: Chinese.runs("他,她,他们,她们,人家,别人,大家,有人,谁都,没人," + companions),
    // With a measure word or without one.
    demonstratives: Chinese.runs(
      ["这", "那", "刚才那", "同一"].flatMap { pointing in
        ([""] + ("个," + ChineseWords.measures).split(separator: ",").map(String.init)).map {
          pointing + $0
        }
      }
      .joined(separator: ",")
    ),
    acts: acts,
    courtesies: Chinese.runs(courtesies + "," + formulas + "," + emphasizers).joined(
      with: softener
    ),
    counters: Chinese.runs("颗星星,颗星,颗心,个心,颗,星级,星,分,本书,本,册,套,份,次,个星,个,满分," + ChineseWords.measures),
    quantities: [
      Quantity(.number(1), Chinese.runs("再来一本,再一本,多一本")),
      Quantity(.number(12), Chinese.runs("一打")), Quantity(.number(6), Chinese.runs("半打")),
      Quantity(.most, Chinese.runs("满分,满星,最高分,最高评分,全部星星")),
      Quantity(.least, Chinese.runs("最低分,最低评分")),
    ],
    attributions: Chinese.runs("的,写的,著的,所写的,所著的,作者是,由"),
    functionWords: Chinese.runs(functionWords),
    questionWords: Chinese.runs("什么,哪些,哪本,哪几本,哪个,谁,几本,多少,多少本,啥,有没有"),
    exclusionsBehind: Chinese.runs("不要,除外"),
    exclusionsBefore: Chinese.runs("不是,可不是,并不是,而不是,不要,别,除了"),
    repetitions: Chinese.runs("也一样,也是,同样,一样,同样地,照样,也给一样,也打一样"),
    steps: NumberSteps(
      more: Chinese.runs(
        """
        再加,加,多加,再多,多给,再给,多,升,提高,增加
        """
      ),
      less: Chinese.runs(
        """
        减,减去,减掉,扣,扣掉,扣去,少,少给,降,降低,去掉
        """
      ),
      goals: Chinese.runs("到,成,为,至")
    ),
    honorificsBehind: Chinese.runs("先生,女士,小姐,太太,老师,医生,同学,师傅,教授"),
    // Verbs of undoing, freeing, emptying, leaving out and giving up with their complements, the complement of loss 掉, and
    // what says that something is needed no longer. A syllable that is a part of other words ("退", "走") is none of them.
    reversives: Chinese.runs(
      """
      掉,拿走,取走,撤走,撤回,撤下,撤除,撤消,收回,解除,解开,解锁,解绑,解散,释放,松开,放开,取下,取出,抽出,拆下,拆除,摘下,卸下,腾出,腾空,清空,倒空,\
      重置,还原,复位,跳过,略过,省略,省去,免去,退出,退还,退回,退掉,退货,退款,退房,退租,归还,注销,登出,断开,中止,中断,终止,放弃,排除,扣除,减去,\
      不再,不要了,不用了,不想要了,不需要了,用不着了
      """
    ),
    // Verbs of entering, listing and ticking off with which what was done is kept, beside those of writing it down.
    recordings: Chinese.runs(
      "记,记上,记一笔,记录,登记,打勾,勾选,勾上,打钩,打卡,标记,标为,录入,填写,填上,输入,上报,报告,统计"
    ),
    containers: Chinese.runs(
      "页面,页,条目,屏幕,详情,列表,清单,记录,目录,应用,购物车,那里,信息"
    ),
    consequences: Chinese.runs("所以,因此,因而,于是,那就,那么就,那就把,就把"),
    topicMark: "，",
    postponements: Chinese.runs("以后,以后再说,待会儿,待会,等会儿,等一下再说,下次,下次再说,回头,回头再说,再说,晚点,改天,稍后,先不管"),
    clauseStarts: Chinese.runs("因为,由于,毕竟"),
    dismissals: Chinese.runs("没办法,没法子,也没办法,就这样吧,随它去吧,反正,无论如何,不管怎样,横竖,怎么都"),
    adversatives: Chinese.runs("但,但是,不过,可是,除非,除了"),
    keepings: Chinese.runs("留着,留下,保留,留住,还是留"),
    complementizers: Chinese.runs("说"),
    contentStarts: Chinese.runs("内容是,内容为,上面写着"),
    auxiliaries: Chinese.runs("是,会,能,要,可以,应该"),
    asideStarts: Chinese.runs(asideStarts),
    adjunctStarts: Chinese.runs("送给,当礼物,作为礼物,留给"),
    on: Chinese.runs("开,打开,开启,开着,启用"),
    off: Chinese.runs("关,关掉,关闭,关上,停用"),
    distributives: Chinese.runs(
      "各,分别,都,每本,每个,全都,两本都,三本都,四本都,五本都,这两本都,这三本都,这四本都,这两本,这三本,这四本,两本全都,三本全都,两个都,三个都"
    ),
    boundNumerals: ["一", "十", "百", "千", "万", "半"],
    verbsOfCounters: ["颗": "rate", "星": "rate", "分": "rate", "本": "buy", "册": "buy"],
    leavesOutObjects: true
  )

  /// The nearest of kin and of company, as somebody's ("我妹妹").
  private static let companions = PhraseRows.list(
    """
    我|我的|我家|他|她 + 妈|妈妈|爸|爸爸|老公|老婆|男朋友|女朋友|男友|女友|哥|哥哥|姐|姐姐|弟|弟弟|妹|妹妹|儿子|女儿|爷爷|奶奶|外公|外婆|叔叔|阿姨|室友|同事|同学|朋友|老师|老板|邻居
    """
  )

  private static let functionWords = """
    我,你,您,他,她,它,我们,你们,咱们,我的,你的,的,了,把,给,在,到,上,里,里面,从,中,是,这,那,这些,那些,本,一本,一个,一部,一下,吧,呢,啊,呀,吗,嘛,着,过,被,\
    让,向,往,去,来,出,出来,出去,掉,完,想,要,也,就,都,还,又,再,为,和,与,跟,将,于,之,其,对,用,会,能,可以,得,地,进,进去,起来,下来,上去,回,回来,正在,\
    正,名,叫,那本,这本,本书,这本书,那本书,那个,这个,好,行,点,些,种,级,作,成,边,面,列表,清单,状态,作为,当作,有,部,儿,中间,之中,当中,上面,下,下面,其中,几本,几个,几册,几部,一些,若干,个,最多,至多,顶多,至少,最少
    """

  /// Subjects, and the conjunctions of reason, purpose, concession and condition that begin a clause behind the one that they
  /// belong to (Chao, "A Grammar of Spoken Chinese", 1968, section 8.4).
  private static let asideStarts = """
    我,我们,咱们,咱,他,她,他们,她们,大家,有人,没人,还没,还没有,还未,谁都,人家,因为,由于,毕竟,反正,不然,要不然,否则,免得,省得,以免,以便,好让,为了,虽然,尽管,\
    不过,可是,但是,其实,太,真的太,实在太
    """

  /// How people ask without commanding: query preparatories and hedged performatives (Blum-Kulka, House and Kasper,
  /// "Cross-Cultural Pragmatics: Requests and Apologies", 1989).
  private static let formulas = PhraseRows.list(
    """
    不知道|不知|想知道|想问|我想问|想问一下|请问 + 能不能|可不可以|能否|可否|你能不能|您能不能|你可不可以|您可不可以|是否可以|有没有可能|方不方便
    我想|想|我想要|希望|我希望 + 请你|请您|麻烦你|麻烦您|拜托你|拜托您
    能不能|可不可以|能否|可否|可以|能 + 请你|请您|麻烦你|麻烦您|拜托你|帮个忙|让我|给我
    有没有可能|有可能|有没有办法|是否可以|是不是可以|方便|方不方便
    要是|如果 + 你|您 + 能|可以
    """
  )

  /// It ends what is said, and begins many a foreign name ("哈利").
  private static let softener = WordRuns([["哈"]], start: .anywhere, endsWord: true)

  /// Emphasizers: adverbials that say how sure somebody is of what they say (Quirk, Greenbaum, Leech and Svartvik, "A
  /// Comprehensive Grammar of the English Language", 8.100), and what stands for them here.
  private static let emphasizers = """
    当然,当然是,毫无疑问,无疑,绝对,绝对是,肯定,肯定是,一定是,必须的,毫不犹豫,毫不犹豫地,妥妥的,没得说,没话说,说实话,老实说
    """

  private static let courtesies = """
    请,麻烦,麻烦你,麻烦您,麻烦帮我,帮我,帮忙,帮个忙,劳驾,请帮我,请你,请您,能不能,能不能帮我,能否,可不可以,可以帮我,你能,你能不能,能帮我,替我,为我,谢谢,谢谢你,\
    谢谢您,多谢,感谢,现在,马上,立刻,立即,赶紧,赶快,快,快点,快点儿,如果可以的话,可以的话,方便的话,有空的话,如果方便的话,有时间的话,要是可以的话,不介意的话,\
    如果不介意的话,如果有的话,唉,哎,你好,您好,嗨,嘿,喂,嗯,呃,额,啊,哦,噢,哎,诶,好吧,好的,好,行,那么,那,好吗,可以吗,行吗,行不行,好不好,吧,呗,啦,咯,喽,\
    助手,小助手,嘿助手,siri,嘿siri,小爱同学,天猫精灵,小度,电脑,再一次,重新,直接,彻底,完全,先,首先,最后,终于,总算,可算,好不容易,今天,目前,当前,昨晚,昨夜,今早,今天早上,前两天,这两天,这次,此刻,顺便,稍微,大概,应该,其实,\
    说实话,老实说,我觉得,我认为,我看,在我看来,就行,就好,就可以,就可以了,好了,就行了,今儿,今儿个,这会儿,这就,最近,近来,这阵子,来着,不好意思,打扰一下,拜托,拜托你,拜托了,烦请,劳烦,劳烦你,有劳,有劳你,辛苦你,辛苦了,受累,请问,瞧瞧,瞅瞅,看一眼,瞅一眼,瞧一眼,让我看一眼,让我瞅一眼,干脆,亲爱的,朋友,总之,无论如何,一定,务必,必须,必须给,就够了,够了,就成,气死我了,气死人了,笑死我了,居然,竟然,才,真的,的话,一共,\(interjections)
    """

  /// What is called out, and what is said when one gives in (叹词).
  private static let interjections = """
    管他呢,管它呢,豁出去了,哎呀,哎哟,天哪,天啊,我的天,我的天哪,哇,哇塞,哈哈,哈哈哈,嘿嘿,呵呵,啊啊,啊啊啊,救命,那还用说
    """

  private static let acts: [SpeechActCue] = [
    SpeechActCue(.question, .end, ChineseVerbs.stateQuestions, asksForKnowledge: true),
    cue(
      .remark,
      .start,
      "谢谢你,感谢你,多谢你,谢谢您,谢谢帮,抱歉,可惜,真可惜,太好了,我喜欢,我讨厌,我爱,我后悔,恭喜,因为,真是,幸好"
    ),
    cue(.remark, .anywhere, "差点,差点儿,差一点,险些,你总是,你怎么老,你怎么又,又把"),
    cue(
      .reminder,
      .anywhere,
      "提醒我,提醒,叫我起床,叫我,记得,告诉他,告诉她,告诉他们,转告,别让我忘了,别忘了提醒,设个闹钟,闹钟,备忘,记一下"
    ),
    cue(
      .quotation,
      .anywhere,
      """
      他说,她说,他们说,人家说,人家都说,都说,别人说,网上说,说要,说是,说过,跟我说,对我说,告诉我说,听说,据说,说我,妈说,爸说,说把,意思,怎么说,翻译,建议我,推荐我,叫我去,劝我,这个词,这句话,比如,例如,\
      让他,让她,要我把
      """
    ),
    cue(
      .question,
      .anywhere,
      """
      怎么,怎样,如何,为什么,为啥,干嘛,该不该,应不应该,要不要我,是不是应该,我应该,谁写,是谁,什么时候,何时,哪一年,哪年,哪个月,哪个世纪,哪里,哪儿,在哪,放哪,去哪,到哪,搁哪,摆哪,多少钱,如果…会怎样,你知道,知道吗,\
      你觉得,值得,有谁,会不会,算不算,配不配,够不够,真的假的,是真的吗,方法,告诉我谁,告诉我为什么,读过吗,看过吗,读过没有
      """
    ),
    cue(.question, .start, "要不要把,要不要给"),
    cue(.request, .start, formulas),
    cue(
      .request,
      .start,
      """
      能不能,能否,能,你能,您能,可以,可不可以,你可以,请,麻烦,劳驾,帮我,帮忙,我想,我要,我想要,我需要,我希望,想,让我,给我,替我,咱们,我们,把,请问能,希望你
      """
    ),
    // "要是" is a condition.
    SpeechActCue(.request, .start, Chinese.runs("要"), notBefore: Chinese.runs("是,不要")),
    cue(.report, .start, companions),
    cue(.intention, .start, "真希望,好希望,多希望,但愿,恨不得,巴不得"),
    // "Wait until" with a clause, and not "wait a moment".
    SpeechActCue(
      .condition,
      .start,
      Chinese.runs("等,等着"),
      notBefore: Chinese.runs("等,一下,一等,一会儿,会儿,会,下,于,级,号")
    ),
    cue(.condition, .anywhere, "如果,要是,假如,假设,的话,若是,倘若,除非,一旦,等我,只要,直到,本来应该,早知道,万一"),
    cue(
      .intention,
      .anywhere,
      """
      总有一天,有一天,明天,明儿,明儿个,后儿,后天,下周,下个月,下星期,明年,以后,打算,计划,准备,将来,我会,我将,也许,或许,可能,改天,过几天,周末,待会儿,等会儿我,考虑,必须得,得去,再想想,再想一想,还没想好,没想好,还没决定,没决定,不确定,拿不定主意,犹豫
      """
    ),
    cue(
      .report,
      .anywhere,
      """
      \(pastMarks),曾经,以前,之前,那时,当时,打了,买了,给了,订了,评了,卖了,借了,送了,借给,移了,加了,换了,丢失,忘了,找到了,\
      看到了,听过,喜欢过,还没,没读完,没看完,不喜欢,大家都,人们
      """
    ),
    cue(.request, .end, "好吗,行吗,可以吗,好不好,行不行,可不可以,吧,一下,谢谢"),
    // The words stand in the place of what they ask for.
    SpeechActCue(
      .question,
      .anywhere,
      Chinese.runs("什么,谁,哪些,哪本,哪个,哪几本,多少,有没有,啥"),
      asksForKnowledge: true
    ),
    // Behind a verb of getting or putting it is some that are wanted ("买几本书").
    SpeechActCue(
      .question,
      .anywhere,
      Chinese.runs("几本"),
      notBehind: Chinese.runs("买,订,要,来,加,添,放,借,找,拿,下单,订购,购买"),
      asksForKnowledge: true
    ),
    SpeechActCue(.question, .end, Chinese.runs("吗,呢,么,没有,了没,了吗"), asksForKnowledge: true),
    cue(.question, .start, "有没有,是不是,谁,什么,哪,几,有"),
  ]

  private static let pastMarks = "昨天,昨儿,昨儿个,前天,前儿,上周末,上星期,上礼拜,上周,上个月,去年,刚才,刚刚,已经"

  private static func cue(
    _ act: SpeechAct,
    _ place: SpeechActCue.Place,
    _ list: String
  ) -> SpeechActCue {
    SpeechActCue(act, place, Chinese.runs(list))
  }
}
