extension EnglishMessages {
  /// Says that an answer is nothing of a kind, and how such a thing is written.
  func unreadable(_ answer: String, _ kind: AnswerProblem.Kind) -> String {
    switch kind {
    case .duration: "“\(answer)” is no length of time; say it like “2 hours 30 minutes”."
    case .measurement(let units):
      "“\(answer)” is no amount with a unit; the units are \(few(units))."
    case .address: "“\(answer)” is no address; write it like “https://example.org”."
    case .file: "There is no file “\(answer)”."
    case .money(let codes):
      "“\(answer)” is no amount of money; write it like “5 \(codes.first ?? "EUR")”."
    case .person: "“\(answer)” does not tell how to reach someone."
    }
  }
}

extension KoreanMessages {
  /// Says that an answer is nothing of a kind, and how such a thing is written.
  func unreadable(_ answer: String, _ kind: AnswerProblem.Kind) -> String {
    switch kind {
    case .duration: say("“\(answer)”은(는) 시간 길이가 아닙니다. “2시간 30분”처럼 말해 주세요.")
    case .measurement(let units):
      say("“\(answer)”은(는) 단위가 있는 양이 아닙니다. 단위: \(few(units))")
    case .address: say("“\(answer)”은(는) 주소가 아닙니다. “https://example.org”처럼 써 주세요.")
    case .file: "“\(answer)” 파일이 없습니다."
    case .money(let codes):
      say("“\(answer)”은(는) 금액이 아닙니다. “5 \(codes.first ?? "KRW")”처럼 써 주세요.")
    case .person: say("“\(answer)”(으)로는 연락할 방법을 알 수 없습니다.")
    }
  }
}

extension VietnameseMessages {
  /// Says that an answer is nothing of a kind, and how such a thing is written.
  func unreadable(_ answer: String, _ kind: AnswerProblem.Kind) -> String {
    switch kind {
    case .duration:
      "“\(answer)” không phải là khoảng thời gian; hãy nói như “2 giờ 30 phút”."
    case .measurement(let units):
      "“\(answer)” không phải là số lượng có đơn vị; các đơn vị là \(few(units))."
    case .address: "“\(answer)” không phải là địa chỉ; hãy viết như “https://example.org”."
    case .file: "Không có tệp “\(answer)”."
    case .money(let codes):
      "“\(answer)” không phải là số tiền; hãy viết như “5 \(codes.first ?? "VND")”."
    case .person: "“\(answer)” không phải thông tin liên lạc."
    }
  }
}

/// The first of many things, for a sentence that is not to grow long.
private func few(_ things: [String]) -> String {
  things.prefix(6).joined(separator: ", ") + (things.count > 6 ? " …" : "")
}
