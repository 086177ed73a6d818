/// How people ask in Vietnamese to search and to show.
enum VietnameseSearchPhrases {
  static let all = SearchPhrases(
    search: ["tìm kiếm {words}", "tra cứu {words}"],
    show: [
      "cho xem {words} dưới dạng {type}", "xem {words} dưới dạng {type}", "cho xem {words}",
      "xem {words}", "kể về {words}", "kể cho tôi về {words}", "kể tôi nghe về {words}",
      "nói về {words}", "nói cho tôi về {words}", "cho tôi biết về {words}",
      "giới thiệu về {words}", "thông tin về {words}",
    ]
  )
}
