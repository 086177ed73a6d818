/// How people ask in Vietnamese to search and to show.
enum VietnameseSearchPhrases {
  static let all = SearchPhrases(
    search: ["tìm kiếm {words}", "tra cứu {words}"],
    show: [
      "cho xem {words} dưới dạng {type}", "xem {words} dưới dạng {type}", "cho xem {words}",
      "xem {words}",
    ]
  )
}
