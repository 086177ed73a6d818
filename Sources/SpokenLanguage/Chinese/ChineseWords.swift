/// Words of Chinese that carry little or no meaning in a command.
///
/// The particles, prepositions, pronouns and classifiers of the closed classes (Chao, "A Grammar of Spoken
/// Chinese", 1968).
enum ChineseWords {
  static let functionWords = WordSet(words: "的 了 把 给 在 到 里 从 吧 呢 啊 呀 吗 着 过 被 让 向 往 和 与 跟 将 于 之")

  /// The measure words of everyday things, and units (Chao, section 7.9).
  static let measures =
    "位,名,人,件,只,条,杯,瓶,张,把,台,辆,间,支,朵,棵,盘,碗,盒,包,袋,箱,桶,双,对,首,块,片,根,头,公斤,斤,克,升,米,公里,度,天,小时,分钟,元,晚"

  static let fillerPhrases = Chinese.runs(
    """
    请,麻烦,麻烦你,麻烦您,帮我,帮忙,帮个忙,劳驾,请帮我,请你,能不能,能不能帮我,可不可以,可以帮我,你能,你能不能,能帮我,我想,我要,我想要,我需要,让我,给我,\
    替我,为我,谢谢,谢谢你,多谢,一下,现在,马上,立刻,赶紧,赶快,快点,如果可以的话,可以的话,方便的话,有空的话,你好,您好,嗨,嘿,喂,那个,嗯,呃,额,啊,哦,\
    好吧,好的,那么,那,好吗,可以吗,行吗,好不好,助手,小助手,嘿助手,siri,嘿siri,小爱同学,天猫精灵,再一次
    """
  )

  /// The characters that Chinese texts are mostly made of, which tell little of a name (the first two hundred of
  /// Da, "Modern Chinese Character Frequency List", 2004).
  static let common = WordSet(
    words: """
      的 一 是 不 了 在 人 有 我 他 这 个 们 中 来 上 大 为 和 国 地 到 以 说 时 要 就 出 会 可 也 你 对 生 能 而 子 那 得 于 着 下
      自 之 年 过 发 后 作 里 用 道 行 所 然 家 种 事 成 方 多 经 么 去 法 学 如 都 同 现 当 没 动 面 起 看 定 天 分 还 进 好 小 部
      其 些 主 样 理 心 她 本 前 开 但 因 只 从 想 实 日 军 者 意 无 力 它 与 长 把 机 十 民 第 公 此 已 工 使 情 明 性 知 全 三
      又 关 点 正 业 外 将 两 高 间 由 问 很 最 重 并 物 手 应 战 向 头 文 体 政 美 相 见 被 利 什 二 等 产 或 新 己 制 身 果 加
      西 斯 月 话 合 回 特 代 内 信 表 化 老 给 世 位 次 度 门 任 常 先 海 通 教 儿 原 东 声 提 立 及 比 员 解 水 名 真 论 处 走
      义 各 入 几 口 认 条 平 系 气 题 活 尔 更 别 打 女 变 四 神 总 何 电 数 安 少 报 才 结 反 受 目 太 量 再 感 建 务 做 接 必
      场 件 计 管 期 市 直 德 资 命 山 金 指 克 许 统 区 保 至 队 形 社 便 空 决 治 展 马 科 司 五 基 眼 书 非 则 听 白 却 界 达 光
      星 架 删 读
      """
  )
}
