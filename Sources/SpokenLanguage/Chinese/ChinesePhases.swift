/// How Chinese speakers say that they have begun something or come to its end.
///
/// The resultative complements and the marks of aspect around a verb (Chao, "A Grammar of Spoken Chinese", 1968, sections 4.4
/// and 6.6): "读完了" is "读过了", and "开始读" is "在读".
enum ChinesePhases {
  private static let overBehind = [
    "完了", "完", "完啦", "完咯", "过了", "过啦", "过", "毕", "到最后了", "到结尾了", "完最后一页", "完最后一章",
  ]
  private static let begunBefore = [
    "开始", "刚开始", "正在", "在", "刚", "准备开始", "着手",
  ]

  /// The other ways to say that something was begun, or that it is over; none of what says neither.
  static func others(than statement: String) -> [String] {
    let all: [String]
    if let end = overBehind.first(where: statement.hasSuffix) {
      let verb = statement.dropLast(end.count)
      // "刚看完" is over, though "刚看" has just begun.
      all =
        overBehind.map { verb + $0 }
        + ["刚", "刚刚", "终于"].flatMap { before in ["完", "完了"].map { before + verb + $0 } }
    } else if let beginning = begunBefore.first(where: statement.hasPrefix) {
      let verb = statement.dropFirst(beginning.count)
      guard verb.count == 1 else { return [] }
      all =
        begunBefore.dropLast(2).map { $0 + verb } + [
          "开始\(verb)了", "刚开始\(verb)了", "\(verb)着", "\(verb)到一半了",
        ]
    } else {
      return []
    }
    return all.filter { $0 != statement }
  }
}
