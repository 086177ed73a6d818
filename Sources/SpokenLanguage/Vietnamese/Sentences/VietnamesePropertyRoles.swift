/// What Vietnamese calls what properties tell of a thing, and how it asks for that: question words, and the past forms and
/// participles of the everyday verbs of making, coming out, lying somewhere and grading.
enum VietnamesePropertyRoles {
  static let all = [makers, times, places, ratings]

  /// Question words that ask for whatever is named beside them, and what asks to be told.
  static let questions = [
    "gì", "nào", "bao nhiêu", "mấy", "có", "không", "hông", "ko", "chưa", "cho tôi biết",
    "cho mình biết", "cho hỏi", "biết",
  ]

  static let makers = PropertyRole(
    names: ["tác giả", "nhà văn", "người viết", "đạo diễn", "nhạc sĩ"],
    questions: ["ai"],
    predicates: ["viết", "sáng tác", "đạo diễn", "soạn", "làm ra", "của"]
  )

  static let times = PropertyRole(
    names: ["năm", "ngày", "thời gian", "xuất bản"],
    questions: ["năm nào", "khi nào", "lúc nào", "bao giờ", "ngày nào", "hồi nào"],
    predicates: ["ra đời", "ra mắt", "phát hành", "ra", "viết", "viết vào", "viết từ"]
  )

  static let places = PropertyRole(
    names: [
      "quốc gia", "nước", "thành phố", "nơi", "địa điểm", "vùng", "kệ", "kệ sách", "thư mục",
      "danh sách", "nhóm",
    ],
    questions: ["ở đâu", "đâu", "chỗ nào"],
    predicates: ["nằm", "để", "ở"]
  )

  static let ratings = PropertyRole(
    names: ["điểm", "sao", "đánh giá"],
    questions: ["mấy sao", "bao nhiêu sao", "mấy điểm", "bao nhiêu điểm"],
    predicates: ["chấm", "cho", "được", "đã chấm", "đã cho", "đã đánh giá"]
  )
}
