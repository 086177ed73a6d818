/// What Chinese calls what properties tell of a thing, and how it asks for that: question words, and the past forms and
/// participles of the everyday verbs of making, coming out, lying somewhere and grading.
enum ChinesePropertyRoles {
  static let all = [makers, times, places, ratings]

  /// Question words that ask for whatever is named beside them, and what asks to be told.
  static let questions = ["什么", "哪个", "哪", "多少", "几", "的", "吗", "呢", "是", "告诉我", "请问"]

  static let makers = PropertyRole(
    names: ["作者", "作家", "导演", "艺术家"],
    questions: ["谁"],
    predicates: ["写", "写的", "创作", "创作的", "拍", "拍的", "画的", "唱的", "的作品"]
  )

  static let times = PropertyRole(
    names: ["年份", "年", "日期", "出版"],
    questions: ["什么时候", "哪年", "哪一年", "何时"],
    predicates: ["出版的", "出的", "出来的", "发行", "发行的", "写的", "问世", "问世的", "上映", "上映的"]
  )

  static let places = PropertyRole(
    names: ["国家", "城市", "地点", "地区", "书架", "文件夹", "列表", "相册", "分组"],
    questions: ["哪里", "哪儿"],
    predicates: ["放在", "在"]
  )

  static let ratings = PropertyRole(
    names: ["评分", "星", "分数"],
    questions: ["几星", "几颗星", "几分", "多少分", "多少星"],
    predicates: ["打了", "给了", "打", "给", "评了"]
  )
}
