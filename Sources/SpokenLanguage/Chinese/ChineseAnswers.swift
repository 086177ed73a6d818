/// The closed lists of Chinese answers.
enum ChineseAnswers {
  private static let courtesies =
    "嗯,呃,额,啊,哦,噢,哎,哎呀,唉,那,那么,那就,请,谢谢,谢谢你,谢谢您,多谢,麻烦了,麻烦你了,吧,啦,呀,呢,了,哈,先"

  static let fixed = FixedAnswers(
    asking: Chinese.runs("确定,确定要,确认,确认要,真的,真的要,要,是否,是否要,你要,您要,想要,你想,您想,吗"),
    confirmations: Chinese.table([
      .yes: """
      是,是的,是啊,是呀,对,对的,对啊,对呀,对对,没错,好,好的,好啊,好呀,好吧,好嘞,好哒,行,行的,行啊,行吧,可以,可以的,可以啊,当然,当然可以,当然了,\
      嗯,嗯嗯,恩,同意,我同意,确认,确定,我确定,肯定,正确,没问题,不错,继续,继续吧,就这样,就这么办,就这么定了,去吧,做吧,开始吧,来吧,要,要的,我要,需要,\
      愿意,我愿意,明白,知道了,收到,ok,okay,yes,y,必须的,那当然,下单,下单吧,好好,买吧,订吧,订购吧,对没错,是的没错,好的可以,删吧,买吧,行就这样,冲,冲鸭,冲下单,没错下单吧,对没错下单吧,帮我下单吧,帮我下单,麻烦您下单吧,麻烦帮我下单,请下单,就这么多,就一本,就这个,整,安排,走起
      """,
      .no: """
      留着,先留着,留着吧,还是留着,还是留着吧,先留着吧,保留,别动,不动,\
      不,不是,不是的,不对,不行,不可以,不要,不要了,不用,不用了,不必,不必了,不好,不同意,我不同意,不需要,不想,不想要,我不想,我不要,不愿意,别,别了,先别,\
      先不要,先不用,没有,没,还没,还没有,错,错了,不正确,不确定,算了吧不要,绝不,绝对不行,当然不,当然不是,肯定不,no,n,否,都不是,都不要,哪个都不是,什么都不要,\
      没门,不了,不了谢谢,暂时不,暂时不用,现在不,不删,不买,我改变主意了,改变主意了,改主意了,我改主意了,嗯不,嗯不是,嗯不要,嗯不要了,嗯不用,嗯不用了,嗯不行,嗯别,嗯别了,嗯先别,不下单了,别下单了,先不下单,先别下单,订单算了,这单算了,还是算了吧,那就算了,那算了,嗯没有
      """,
      // "嗯" assents; before a no it only begins to speak.
      .courtesy: courtesies.replacing("嗯,", with: ""),
    ]),
    commands: Chinese.table([
      .command(.cancel):
        "取消,取消吧,取消掉,取消操作,算了,算了吧,停,停下,停止,停一下,打住,不用了算了,当我没说,别弄了,别管了,忘了吧,放弃,中止,跳过,cancel",
      .command(.help): """
      帮助,帮帮我,救命,我需要帮助,怎么用,我能说什么,我可以说什么,你能做什么,你会做什么,你能干什么,你会什么,命令,命令列表,使用说明,help
      """,
      .command(.quit): "退出,结束,结束吧,再见,拜拜,关闭,离开,退出吧,回头见,quit,exit",
      .command(.redo): "重做,重做一下,重做一次,再做一次,再来一次,重新做,redo",
      .command(.undo): """
      撤销,撤消,撤回,恢复成原来的,恢复成原来的吧,恢复到原来的,恢复到原来的样子,变回原来的,放回来,给我放回来,放回去吧,撤销刚才的,撤销上一步,撤销刚才的操作,撤销操作,恢复,恢复原样,还原,改回来,改回去,退回,退回去,undo,把刚才的撤销,取消刚才的操作
      """ + "," + undoing,
      .courtesy: courtesies + ",一下,刚才那个,帮我",
    ]),
    tokenizer: Chinese.tokenizer
  )

  /// The verbs of undoing, with what was done last before or behind them.
  private static let undoing = PhraseRows.list(
    """
    -|把 + \(last) + -|请|给我|都|给 + 撤销|撤消|撤回|取消|还原|恢复|退回 + -|掉|了|一下
    撤销|撤消|撤回|取消|还原|恢复 + -|一下 + \(last)
    -|把 + \(last) + 撤 + 了|掉|了吧|掉吧
    \(last) + 不算|不算了|不作数|作废
    撤销|撤消|撤回|还原|恢复 + 它|这个|那个|一下|掉|了
    """
  )

  private static let last =
    "刚才|刚刚|刚才打的分|刚打的分|刚才给的分|刚才加的|刚才删的|上一步|刚才那步|刚才那一步|刚才这一步|刚才那个|刚才的|刚刚那个|刚刚那步|最后一步|上一个|上一个操作|刚才的操作|刚刚的操作|上次的操作|前一步"

  static let numbers = NumberAnswer(
    numbers: ChineseNumbers.all,
    leading: Chinese.table([
      true: """
      嗯,呃,额,那,那就,就,只,只要,大概,大约,差不多,也许,可能,正好,刚好,一共,总共,我要,我想要,要,来,给我,给我来,买,订,打,给,评,请,号码,数字,是,好,好的,\
      至少,最多,不超过,给它,给它打
      """
    ]),
    trailing: Chinese.table([
      true: """
      本,本书,册,个,颗,颗星,颗星星,星,星级,分,份,次,套,部,页,岁,元,块,块钱,左右,吧,就行,就好,就可以,就够了,够了,谢谢,好了,呢,的,了,
      """
    ]),
    freeTrailingWords: 0,
    forbidden: []
  )

  static let ordinals = OrdinalReader(
    tokenizer: Chinese.tokenizer,
    numbers: ChineseNumbers.all,
    fixed: Chinese.table([
      .position(1): "最上面,最上面的,最前面,最前面的,头一个,首个,最先,前者,前面那本,前面那个,前面这本",
      .last: "后者,后面那本,后面那个,后面这本,最后,最后一个,最后的,最后一本,最后那个,末尾,最下面,最下面的,倒数第一,倒数第一个",
    ]),
    ordinal: { words in
      let marked = words.first == "第" ? 1 : 0
      guard let number = ChineseNumbers.all.prefix(of: words.dropFirst(marked)),
        let position = Int(exactly: number.value), position > 0
      else { return nil }
      let count = marked + number.count
      let next = words.dropFirst(count).first
      guard marked > 0 || next == "号" else { return nil }
      return (
        position,
        count + (["个", "本", "号", "项", "条", "位", "种", "部", "册"].contains(next ?? "") ? 1 : 0)
      )
    },
    leading: Chinese.table([
      true: "嗯,呃,那,那就,就,我要,我想要,我选,选,选择,要,打开,给我,请,是,应该是,好,好的,就要,来"
    ]),
    trailing: Chinese.table([
      true: "吧,的,那个,那本,那一个,选项,结果,书,谢谢,就行,就好,好了,呢,啊"
    ])
  )
}
