import Testing

@testable import SpokenLanguage

@Suite struct VietnameseRespellingsTests {
  private func tokens(_ text: String, named: Set<String> = []) -> [Token] {
    let language = Vietnamese()
    return language.tokensMeant(
      by: language.tokens(in: text),
      in: text,
      isNamed: named.contains
    )
  }

  @Test(arguments: [
    ("mở giúp mk vs", "mở giúp mình với"), ("đc k", "được không"),
    ("mở ds đã đọc", "mở danh sách đã đọc"), ("xem lun đi nhaaa", "xem luôn đi nha"),
    ("chừ mở cuốn nớ", "giờ mở cuốn ấy"), ("rứa hỉ", "vậy nhỉ"), ("tìm hộ t", "tìm hộ tao"),
    ("cho e xem", "cho em xem"), ("đọc cuốn chi rứa hè", "đọc cuốn gì vậy nhỉ"),
    ("đọc j v", "đọc gì vậy"), ("kệ của t", "kệ của tôi"), ("mở list ik", "mở danh sách đi"),
    ("à nỏ phải", "à không phải"), ("phải năm sao chớ", "phải năm sao chứ"), ("chớ sao", "chứ sao"),
  ])
  func `what is written as in messages and said in the centre is the standard's word`(
    text: String,
    standard: String
  ) {
    #expect(tokens(text).map(\.text) == standard.split(separator: " ").map(String.init))
  }

  @Test(arguments: [
    "xem chi tiết", "thêm 2 kg gạo", "đặt lịch khám răng", "mở mô hình", "bán 50 k",
    "mua áo size xl",
    "t xem kệ", "tập viii", "khách hè này", "chớ mở kệ", "bắn cái nỏ", "goi dien thoai",
    "cho toi hoi", "dat ve tau",
  ])
  func `what is a word of its own stays as it is`(text: String) {
    #expect(tokens(text).map(\.text) == Vietnamese().tokens(in: text).map(\.text))
  }

  @Test func `where no word has marks none of those that are meant has`() {
    #expect(tokens("xem ds da doc").map(\.text) == ["xem", "danh", "sach", "da", "doc"])
  }

  @Test func `words of names stay as they are`() {
    #expect(tokens("mở vs", named: ["vs"]).map(\.text) == ["mở", "vs"])
  }

  @Test func `each of several words that are meant has its place`() {
    #expect(tokens("mở ds").map(\.range) == [0..<4, 5..<6, 6..<7])
  }
}
