import Testing

@testable import SpokenLanguage

struct VietnamesePhasesTests {
  @Test(arguments: [
    ("Đọc xong", "đọc hết"), ("Đã đọc xong", "vừa xong"), ("Bắt đầu đọc", "chuyển sang đọc"),
    ("Mới bắt đầu đọc", "bắt đầu"), ("Bắt đầu coi", "bắt tay vào coi"),
    ("Bắt đầu đọc", "từ hôm nay mình đọc"),
  ])
  func `a phase is told in other words`(statement: String, other: String) {
    let others = Languages.language(for: "vi").otherTellings(of: statement)
    #expect(others.contains(other))
    #expect(!others.contains(statement.lowercased()))
  }

  @Test(arguments: ["Đã đọc", "Muốn đọc", "Đang đọc", "Mới", ""])
  func `what tells no phase has no other words`(name: String) {
    #expect(VietnamesePhases.others(than: name).isEmpty)
  }

  @Test func `what is begun is not over`() {
    let begun = Set(VietnamesePhases.others(than: "bắt đầu đọc"))
    #expect(begun.isDisjoint(with: VietnamesePhases.others(than: "đọc xong")))
  }
}
