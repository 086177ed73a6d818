import Testing

@testable import SpokenLanguage

/// What is typed in Telex or VNI, without spaces or without marks.
@Suite struct VietnameseTypingTests {
  @Test(arguments: [
    ("mowr", "mở"), ("ddocj", "đọc"), ("xoas", "xoá"), ("chuyeenr", "chuyển"), ("ddanhs", "đánh"),
    ("gias", "giá"), ("dduowngf", "đường"), ("nguwowif", "người"), ("toois", "tối"),
    ("quyeenr", "quyển"),
    ("cuoons", "cuốn"), ("theem", "thêm"), ("timf", "tìm"), ("ddieemr", "điểm"), ("kejj", nil),
    ("sachs", "sách"), ("truyeenj", "truyện"), ("gowxi", "gỡi"), ("ddi", "đi"), ("nhes", "nhé"),
  ]) func `keys of Telex write a syllable`(keys: String, word: String?) {
    #expect(VietnameseTyping.decoded(keys) == word)
  }

  @Test(arguments: [
    ("mo73", "mở"), ("d9oc5", "đọc"), ("xoa1", "xoá"), ("chuye6n3", "chuyển"),
    ("ngu7o7i2", "người"),
    ("d9u7o7ng2", "đường"), ("ba8m1", "bắm"), ("1984", nil), ("1q84", nil),
  ]) func `keys of VNI write a syllable`(keys: String, word: String?) {
    #expect(VietnameseTyping.decoded(keys) == word)
  }

  @Test(arguments: ["dune", "hobbit", "open", "books", "twilight", "kim", "mo", "the", "misery"])
  func `words of other languages and plain words are not decoded`(word: String) {
    #expect(VietnameseTyping.decoded(word) == nil)
  }

  @Test(arguments: [
    ("mowr cuốn Chí Phèo", "mở cuốn chí phèo"),
    ("ddanhs gias Tướng về hưu", "đánh giá tướng về hưu"),
    ("mở cuốnNgười xa lạ", "mở cuốn người xa lạ"), ("mởsách", "mở sách"), ("mở Dune", "mở dune"),
  ]) func `slips of the keyboard are heard as what was meant`(typed: String, meant: String) {
    let vietnamese = Vietnamese()
    let heard = vietnamese.tokensMeant(by: vietnamese.tokens(in: typed), in: typed) { _ in false }
    #expect(heard.map(\.text) == vietnamese.tokens(in: meant).map(\.text))
  }

  @Test func `a word of a name is no slip`() {
    let vietnamese = Vietnamese()
    let tokens = vietnamese.tokens(in: "mowr cats")
    let heard = vietnamese.tokensMeant(by: tokens, in: "mowr cats") { $0 == "cats" }
    #expect(heard.map(\.text) == ["mở", "cats"])
  }

  @Test(arguments: [
    ("mo kieu", "mở kieu"), ("danh gia dune nam sao", "đánh giá dune năm sao"),
    ("cho toi xem dune", "cho tôi xem dune"),
    ("chuyen dune sang ke da doc", "chuyển dune sang kệ đã doc"),
    ("dung mo dune", "đừng mở dune"), ("mua hai muoi lam cuon", "mua hai mươi lăm cuốn"),
  ]) func `a sentence without any marks gets those of its small words back`(
    typed: String,
    meant: String
  ) {
    let vietnamese = Vietnamese()
    let restored = vietnamese.restoringMarks(in: vietnamese.tokens(in: typed), of: ["kệ"])
    #expect(restored.map(\.text) == vietnamese.tokens(in: meant).map(\.text))
  }

  @Test(arguments: ["cho tôi xem Đói", "chớ xóa", "mo Chí Phèo", "Nam Cao viết gì"])
  func `a sentence with marks is taken as it stands`(sentence: String) {
    let vietnamese = Vietnamese()
    let tokens = vietnamese.tokens(in: sentence)
    #expect(vietnamese.restoringMarks(in: tokens, of: ["mở", "kệ"]) == tokens)
  }

  @Test(arguments: [
    ("hòa", "hoà"), ("hủy", "huỷ"), ("qúa", "quá"), ("gìa", "già"), ("nghiã", "nghĩa"),
    ("kỷ", "kỉ"),
    ("Thùy", "thuỳ"), ("lý", "lí"), ("ky", "ki"), ("tuý", "tuý"),
  ]) func `words that are spelled in two ways are one word`(one: String, other: String) {
    let vietnamese = Vietnamese()
    #expect(vietnamese.tokens(in: one).map(\.text) == vietnamese.tokens(in: other).map(\.text))
  }

  @Test(arguments: [("cho", "chớ"), ("thể", "the"), ("bỏ", "bố"), ("mở", "mơ"), ("đọc", "dọc")])
  func `words with other marks are other words`(one: String, other: String) {
    let vietnamese = Vietnamese()
    #expect(vietnamese.tokens(in: one).map(\.text) != vietnamese.tokens(in: other).map(\.text))
  }

  @Test(arguments: ["nghiêng", "quyển", "gì", "giếng", "khuỷu", "ăn", "yêu", "đọc", "thuở", "oai"])
  func `syllables are known by rule and written as they were`(word: String) {
    #expect(VietnameseSyllable(word) != nil)
    let vietnamese = Vietnamese()
    let once = vietnamese.tokens(in: word).map(\.text)
    #expect(vietnamese.tokens(in: once.joined()).map(\.text) == once)
  }

  @Test(arguments: ["hobbit", "gatsby", "đôngg", "ngghe", "tác2", "dracula", "oc̣̀", "bac"])
  func `what is no syllable is told from one`(word: String) {
    #expect(VietnameseSyllable(word) == nil)
  }
}
