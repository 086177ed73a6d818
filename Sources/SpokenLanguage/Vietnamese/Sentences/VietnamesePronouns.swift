/// Words by which Vietnamese speakers call themselves and whom they speak to.
///
/// Most are kin terms: who speaks to somebody older is "em", "con" or "cháu" and calls them "anh",
/// "chị", "bố" and so on (Nguyễn Đình-Hoà, "Vietnamese", 1997, section 6.2). They are pronouns wherever
/// they stand beside a verb.
enum VietnamesePronouns {
  /// The pronouns, Northern and Southern, polite and plain.
  static let all = [
    "tôi", "mình", "tui", "tao", "tau", "tớ", "ta", "em", "anh", "chị", "con", "cháu", "bố", "ba",
    "má",
    "mẹ", "ông", "bà", "cô", "chú", "bác", "dì", "cậu", "bạn", "mày", "thầy", "bé", "cưng", "bọn",
    "chúng tôi", "chúng mình", "chúng ta", "bọn mình", "bọn tôi", "tụi mình", "tụi tui", "tụi em",
    "bọn em", "chúng em", "tụi con", "bọn con", "chúng con", "cụ", "thím", "mợ", "dượng",
    "nhà mình", "nhà tôi", "bé nhà mình", "người ta",
  ]

  /// Those with which most speak of themselves to somebody of whom they know nothing.
  static let ofOneself = ["tôi", "mình", "tui", "tớ", "em", "anh", "chị"]

  /// The kin terms that stand for a third person with "ấy".
  static let third = ["anh", "chị", "cô", "ông", "bà", "em", "cậu", "bạn", "chú", "bác"]
    .map { $0 + " ấy" }

  /// Whoever is neither the speaker nor spoken to; of the contracted ones those that are no other words.
  static let ofOthers =
    third + [
      "nó", "họ", "hắn", "ổng", "bả", "tụi nó", "bọn nó", "chúng nó", "bọn họ", "mọi người",
      "người ta",
      "ai cũng", "ai đó", "có người", "không ai", "chẳng ai",
    ]

  /// The same contracted to a tone, as in the South; alone they are other words ("ảnh", a photograph).
  static let contracted = ["ảnh", "chỉ", "cổ", "ổng", "bả"]

  /// What stands before somebody who is given something or spoken with.
  static let prepositions = ["cho", "với", "giùm", "giúp", "hộ"]

  /// The grandparents of the father's side and the mother's, who are pronouns only behind other words; alone "nội" is
  /// inside and "ngoại" outside.
  private static let grandparents = ["nội", "ngoại"]

  /// Who belongs together, alone and with whose it is ("lớp", "lớp cô"): somebody wants something for all of them.
  static let groups = [
    "lớp", "nhóm", "trường", "hội", "câu lạc bộ", "gia đình", "cả nhà", "nhà", "công ty", "đội",
    "tổ",
  ].flatMap { group in [group] + all.map { group + " " + $0 } }

  /// Each of some words before each pronoun.
  static func behind(_ words: [String]) -> [String] {
    words.flatMap { word in (all + grandparents).map { word + " " + $0 } }
  }

  /// Each pronoun before each of some words.
  static func before(_ words: [String]) -> [String] {
    all.flatMap { pronoun in words.map { pronoun + " " + $0 } }
  }
}
