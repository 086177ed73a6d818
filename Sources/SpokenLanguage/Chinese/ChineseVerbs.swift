/// The verbs of everyday commands in Chinese, by what they ask for.
///
/// The classes are those of Levin's "English Verb Classes and Alternations" (1993) that commands are
/// made of, with everyday Chinese verbs and the complements of result and direction that they take (Chao,
/// "A Grammar of Spoken Chinese", 1968, section 6.6).
enum ChineseVerbs {
  static let classes: [VerbClass] = [
    verb("open", "打开,开,开开,翻开,翻到,开启,进入,点开,打开一下,开一下,调出,启动", onlyShows: true),
    verb(
      "show",
      "看,看看,看一看,看一下,显示,展示,查看,给我看,给我看看,让我看,让我看看,瞧,瞧瞧,瞅瞅,浏览,显示一下,调出来,拿出来,翻一下,读一下",
      onlyShows: true
    ),
    VerbClass("show", stateQuestions, onlyShows: true),
    verb(
      "remove",
      """
      删除,删掉,删了,删,删去,移除,去掉,去除,拿掉,扔掉,扔了,丢掉,丢了,丢弃,清除,清掉,除掉,移出,踢出,拿走,下架,抹掉,剔除,删除掉,撤掉
      """
    ),
    verb(
      "add",
      "添加,加,加入,加到,加上,加进,新增,增加,收录,收藏,收进,收入,纳入,录入,放进来,添,添上,登记,保存,导入,加一本,添一本,入库"
    ),
    verb(
      "move",
      """
      移到,移动,移动到,移,移至,移入,挪到,挪,放到,放在,放进,放入,放,放回,搬到,搬,转到,转移,转移到,归到,归入,归类,换到,改到,标记为,标记成,标记,标为,标成,列入,列为,\
      推迟,推迟到,延后,延后到,延期,延期到,提前到,改期,改期到,分到,摆到,摆在,收到,挪去,划到,存到,归为
      """
    ),
    verb("buy", "买,购买,订购,订,预订,下单,采购,购入,买下,入手,订一下,买一下"),
    verb("rate", "评分,评价,评为,打分,评,评级,评星,评定,打星,点评,给分,评一下," + parted("打分,评分,打星,评价,给分,评级")),
    verb(
      "find",
      "找,查找,搜索,搜,寻找,查,找找,找一下,找一找,搜一下,查一下,查询,检索,有没有,有哪些,有什么,列出,我有,有几本,有多少",
      onlyShows: true
    ),
    verb("play", "播放,放音乐,听,播"),
    verb("call", "打电话,呼叫,拨打,给我打电话"),
    verb("send", "发送,发,寄,分享,转发,发给"),
    verb("begin", "开始,启用,激活,打开灯,开灯"),
    verb("end", "停止,关闭,关掉,关了,关,结束,暂停,停掉,关上"),
    verb("cancel", "取消,撤销,作废,退订"),
    verb("resume", "继续,恢复"),
    verb("raise", "提高,调高,增大,加大,升高"),
    verb("lower", "降低,调低,减小,减少,调暗"),
    verb("remind", "提醒,通知,叫醒"),
    verb("tell", "告诉,告诉我,说说,讲讲,解释,介绍", onlyShows: true),
    // Verbs of telling that name a person first, and verbs of writing down.
    verb("inform", "告诉,告知,通知,转告"),
    verb("note", "记下,记下来,记一下,写下,写下来,写上,记录,备注"),
    verb("make", "创建,写,制作,生成,撰写"),
    verb(
      "light",
      """
      给,打,把,做,弄,改,换,设,设为,设成,变,变成,要,来,评,放,放到,放在,加,加到,加进,加入,添加,添加到,送,调,调整,修改,更新,更改,更正,改成,改为,弄到,搞到,算,记,记为,贴,上,列,值,值得,\
      应得,该得,配得上
      """,
      isLight: true
    ),
  ]

  /// Verbs of a verb and its object with what may part the two (离合词; Chao, section 6.5): a measure word, and how little or
  /// how long it is done.
  private static func parted(_ verbs: String) -> String {
    verbs.split(separator: ",").flatMap { verb in
      ["个", "一个", "了", "一下", "下"].map { "\(verb.prefix(1))\($0)\(verb.dropFirst())" }
    }
    .joined(separator: ",")
  }

  /// Questions that ask what something is or how it stands, which is answered by showing it; not how anybody likes it.
  static let stateQuestions = Chinese.runs("什么情况,啥情况,什么状态,怎么样了,情况怎么样,情况如何,状态如何,状态怎么样")

  /// 别 before a verb; alone it is a part of names ("巴别塔").
  static let denied = WordRuns(
    [["别"], ["勿"], ["甭"]],
    start: .anywhere,
    endsWord: false,
    then: classes.map(\.runs)
  )

  private static func verb(
    _ name: String,
    _ list: String,
    isLight: Bool = false,
    onlyShows: Bool = false
  ) -> VerbClass {
    VerbClass(name, Chinese.runs(list), isLight: isLight, onlyShows: onlyShows)
  }
}
