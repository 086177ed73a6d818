/// How people say in Chinese what is to be found.
enum ChineseFindWords {
  private static let makers = ChinesePropertyRoles.makers.names
  private static let times = ChinesePropertyRoles.times.names
  private static let places = ChinesePropertyRoles.places.names
  private static let ratings = ChinesePropertyRoles.ratings.names

  private static let titles = ["书名", "标题", "题目", "名字", "名称", "题名"]

  static let all = FindWords(
    requests: [
      "找", "找找", "找一找", "搜搜", "查查", "查一查", "找一下", "查找", "搜索", "搜", "搜一下", "显示", "给我看", "列出", "帮我找",
      "有没有", "有哪些", "都有哪些", "查一下", "找出来", "列出来", "列一下", "给我看看", "看看", "看一下",
    ],
    inquiries: ["告诉我", "跟我说", "跟我说说", "想知道", "你知道", "帮我看看", "帮我看一下", "帮我查查", "看看有没有", "给我说说"],
    // Interrogative pronouns ask, and stand for something unknown as well.
    sortings: ["把", "将", "给我把", "帮我把", "请把", "排序", "排列", "排一下", "排一排", "排个序", "帮我"],
    askings: ["什么", "哪些", "多少", "多少本", "几本", "有几", "有吗", "有没有", "有"] + having,
    anything: ["什么", "哪些", "东西", "哪几本", "几本"],
    others: ["别的", "其他", "其他的", "其它", "其它的", "另外的"],
    all: ["所有", "所有的", "全部", "全部的"],
    fillers: ["的", "是", "在", "里", "里的", "上", "上的", "出版", "写", "书架", "都", "把", "我", "我的", "请", "吗"],
    places: ["这里", "这儿", "家里", "手头"],
    particles: ["的"],
    articles: [],
    and: ["并且", "而且", "且"],
    or: ["或者", "或"],
    phrases: phrases,
    negations: [
      OptionNegation("已{stem}", unmet),
      OptionNegation("{stem}完的", unmet),
      OptionNegation("{stem}过的", unmet),
    ],
    makers: makers,
    roles: ChinesePropertyRoles.all,
    titles: titles,
    questions: ChinesePropertyRoles.questions
  )

  /// The verb of having with who has, where and how much.
  private static let having =
    ["我", "我们", "咱", "咱们", "家里", "我这儿", "我家"].flatMap { who in
      ["有", "还有", "都有", "还都有", "这儿有", "家有"].map { who + $0 }
    } + ["里有", "里还有", "里都有", "还有", "都有"]

  /// What is said of what has not come about, around the verb.
  private static let unmet =
    ["未{stem}", "还未{stem}"]
    + ["没", "没有", "还没", "还没有", "从没", "从来没有"].flatMap { ["\($0){stem}", "\($0){stem}过"] }

  private static let phrases: [FindPhrase] = [
    .condition(
      [.contains, .equalTo],
      roles: makers,
      ["{value}的{noun}", "{value}写的{noun}", "{value}著的{noun}", "{value}写的"]
        + ["哪些", "什么", "哪几本"].flatMap { asked in
          ["{value}的\(asked){noun}", "{value}\(asked){noun}", "{value}写的\(asked){noun}"]
        }
    ),
    .condition([.equalTo], ["{property}是{value}", "{property}为{value}", "{property}等于{value}"]),
    .condition([.equalTo, .contains], ["{property} {value}"]),
    .condition([.equalTo, .contains], roles: ["书名", "名字"], ["叫{value}", "名叫{value}"]),
    .condition([.equalTo], ["{value}", "{value}{property}", "在{value}", "在{value}{property}"]),
    .condition([.equalTo, .contains], roles: places, ["在{value}"]),
    .condition([.equalTo], roles: times, ["{value}年的", "{value}年出版的", "{value}年"]),
    .condition([.notEqualTo], ["{property}不是{value}", "不是{value}", "不在{value}"]),
    .condition(
      [.contains],
      [
        "{property}包含{value}", "{property}里有{value}", "{property}含有{value}",
        "{property}里有{value}这个词", "{property}里带{value}", "{property}带{value}",
        "{property}带有{value}", "{property}中有{value}",
        "{property}里面有{value}", "{property}有{value}",
      ]
    ),
    .condition([.hasPrefix], ["{property}以{value}开头"]),
    .condition(
      [.hasPrefix],
      roles: titles,
      ["以{value}开头的", "{value}开头的", "以{value}打头的", "{value}字开头的", "以{value}开头"]
    ),
    .condition([.hasSuffix], ["{property}以{value}结尾"]),
    .condition([.lessThan], roles: times, ["{value}年以前的", "{value}年之前的", "{value}年以前"]),
    .condition([.lessThan], ["{property}小于{value}", "{property}低于{value}"]),
    .condition([.greaterThan], roles: times, ["{value}年以后的", "{value}年之后的", "{value}年以后"]),
    .condition([.greaterThan], ["{property}大于{value}", "{property}高于{value}"]),
    .condition([.lessThanOrEqualTo], ["{property}不超过{value}", "{property}最多{value}"]),
    .condition([.greaterThanOrEqualTo], ["{property}至少{value}", "{property}不低于{value}"]),
    .condition([.equalTo], roles: ratings, ["{value}星的", "{value}星", "{value}颗星的"]),
    .condition([.isBetween], ["{property}在{value}到{other}之间", "{property}从{value}到{other}"]),
    .order(
      ["按", "按照", "依", "依照", "根据"].flatMap { by in
        ["", "排序", "排列", "排一下", "排", "排一排", "排个序", "排好", "顺序排列", "顺序排"].map {
          "\(by){property}\($0)"
        }
      }
    ),
    .order(
      isDescending: false,
      roles: titles,
      ["按字母顺序", "按字母排序", "按拼音排序", "按拼音", "按首字母排序", "按字母"]
    ),
    .order(isDescending: true, ["降序", "从高到低", "从大到小"]),
    .order(isDescending: false, ["升序", "从低到高", "从小到大"]),
    .order(isDescending: true, roles: times, ["最新的", "从新到旧"]),
    .order(isDescending: false, roles: times, ["最早的", "从旧到新"]),
    .limit(["前{number}本", "{number}本", "最多{number}本"]),
  ]

  static let search = SearchPhrases(
    search: ["搜索{words}", "搜一下{words}", "查找{words}", "搜{words}"],
    show: ["把{words}显示为{type}", "显示{words}", "给我看{words}"]
      + ["介绍一下{words}", "给我介绍一下{words}", "介绍下{words}", "讲讲{words}", "跟我说说{words}", "说说{words}"]
  )
}
