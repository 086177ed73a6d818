import Testing

@testable import SpokenLanguage

/// What Vietnamese sentences do, told by their small words.
@Suite struct VietnameseSpeechActTests {
  private func act(of sentence: String) -> SpeechAct {
    let vietnamese = Vietnamese()
    let tokens = vietnamese.restoringMarks(in: vietnamese.tokens(in: sentence), of: [])
    let isNamed = tokens.map { ["dune", "emma"].contains($0.text) }
    return SpeechActReader(vietnamese)
      .act(of: tokens, isNamed: isNamed, isAsked: sentence.hasSuffix("?")).act
  }

  @Test(arguments: [
    "mở Dune", "mở Dune đi", "mở Dune cái coi", "mở giùm tui Dune nha", "em mở Dune giúp anh với",
    "cho con xem Dune ạ", "lấy Dune ra cho bố", "xóa Dune giùm", "chấm Dune năm sao nhé",
    "chấm cho Dune 4 sao", "mua hai cuốn Dune", "chuyển Dune qua kệ khác luôn", "bỏ Dune đi",
    "thêm Dune vào đây hộ mình", "tìm Dune ngay", "rinh về 2 cuốn Dune", "vứt Dune đi nha",
    "Dune thì mình cho năm sao", "cho Dune năm sao là được",
    "coi mấy cuốn kia", "cho tui xem mấy cuốn kia",
    "làm ơn mở Dune", "tôi muốn mua Dune", "mo Dune giup minh", "hãy xóa Dune",
  ]) func `commands are asked for`(sentence: String) {
    #expect(act(of: sentence).asks)
  }

  @Test(arguments: [
    "mở Dune được không", "mở Dune giúp mình được không ạ?", "bạn có thể mở Dune không",
    "nếu được thì mở Dune", "cho mình xem Dune được hông", "có thể xóa Dune giúp tôi được không?",
  ]) func `polite questions ask for something`(sentence: String) {
    #expect(act(of: sentence).asks)
  }

  @Test(arguments: [
    "bỏ Dune rồi có thêm lại được không", "tui đang đọc cuốn chi rứa", "cho hỏi tôi đang đọc gì",
    "xin hỏi Dune của ai", "nhắc tôi xem tôi đang đọc gì",
    "nhắc tôi mua Dune",
    "tại sao xóa Dune", "vì sao mở Dune lâu thế", "làm sao để chuyển Dune", "sao mở Dune chậm vậy",
    "ai chấm Dune 5 sao", "mở Dune làm gì", "Dune là gì", "đã mua Dune chưa",
    "có nên mua Dune không", "thì ra Dune là của Herbert", "hóa ra Dune dài thế",
    "xóa Dune thế nào", "mua Dune ở đâu", "Dune hay không", "bao giờ mua Dune", "xoa Dune the nao",
  ]) func `questions ask for nothing`(sentence: String) {
    #expect(!act(of: sentence).asks)
  }

  @Test(arguments: [
    "đừng mở Dune", "chớ xóa Dune", "khỏi chuyển Dune", "không mua Dune nữa",
    "tôi không muốn mua Dune",
    "thôi đừng chấm Dune", "không cần thêm Dune đâu", "tôi đâu có chấm Dune", "chẳng ai mở Dune",
    "chưa xóa Dune", "đừng có bỏ Dune", "dung xoa Dune", "tôi có bảo xóa Dune đâu",
    "không được xóa Dune",
  ]) func `prohibitions and denials ask for nothing`(sentence: String) {
    #expect(!act(of: sentence).asks)
  }

  @Test(arguments: [
    "hôm qua tôi mua Dune", "tôi vừa mua Dune", "tôi đã xóa Dune", "chị ấy mua Dune",
    "mới mua Dune",
    "tuần trước mẹ mua Dune", "năm ngoái tôi chấm Dune 5 sao", "mua Dune rồi",
    "từng chấm Dune 3 sao", "bạn em chấm Dune 3 sao", "chồng em mua Dune",
    "con gái cô đang đọc Dune", "chồng chị chấm Dune 3 sao",
  ]) func `reports ask for nothing`(sentence: String) {
    #expect(act(of: sentence) == .report)
  }

  @Test(arguments: [
    "nếu rẻ thì mua Dune", "rẻ thì mình mua Dune", "phải chi tôi mua Dune", "giá mà xóa Dune",
    "khi nào rảnh thì mở Dune",
    "mai tôi mua Dune", "tôi định mua Dune", "tôi sẽ xóa Dune", "tuần sau mua Dune",
    "nhắc tôi mua Dune", "nhớ mua Dune", "mẹ bảo mua Dune", "thầy dặn mở Dune", "cảm ơn đã mở Dune",
    "Dune hay lắm", "Dune chán quá",
  ]) func `conditions, plans, reminders, quotations and remarks ask for nothing`(sentence: String) {
    #expect(!act(of: sentence).asks)
  }

  @Test(arguments: [
    "xem", "mở", "mua", "bỏ", "đưa", "thêm", "tìm", "chấm", "chuyển", "xóa", "đặt mua",
  ])
  func `whatever the verb, a negated command asks for nothing`(verb: String) {
    for negation in ["đừng", "chớ", "khỏi", "không cần", "không", "chưa", "chẳng", "đừng có"] {
      #expect(!act(of: "\(negation) \(verb) Dune").asks, "\(negation) \(verb)")
      #expect(!act(of: "thôi \(negation) \(verb) Dune nhé").asks, "thôi \(negation) \(verb)")
    }
  }

  @Test func `what ends a question denies nothing behind it`() {
    #expect(act(of: "có quyển Dune không? Mở giúp tôi nhé") != .prohibition)
    #expect(act(of: "không mở Dune") == .prohibition)
  }
}
