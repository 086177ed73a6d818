import SpokenLanguage
import Testing

/// How Koreans ask for what a program announces.
@Suite struct KoreanRequestTests {
  @Test(arguments: [
    ("엠마 3권 사기", "엠마 3권 사 줘"), ("엠마 열기", "엠마 열어 줘"), ("책장으로 옮기기", "책장으로 옮겨 줘"),
    ("별 5개 주기", "별 5개 줘"), ("영화 보기", "영화 봐 줘"), ("불 끄기", "불 꺼 줘"), ("문 닫기", "문 닫아 줘"),
    ("이름 바꾸기", "이름 바꿔 줘"), ("색 고르기", "색 골라 줘"), ("노래 부르기", "노래 불러 줘"), ("음악 듣기", "음악 들어 줘"),
    ("메모하기", "메모해 줘"), ("편지 쓰기", "편지 써 줘"), ("시간 재기", "시간 재 줘"), ("불 켜기", "불 켜 줘"),
    ("값 모으기", "값 모아 줘"), ("쉬기", "쉬어 줘"), ("카프카의 소송 추가", "카프카의 소송 추가해 줘"),
  ]) func `an announcement becomes a request`(announcement: String, request: String) {
    let korean = Languages.language(for: "ko")
    #expect(korean.requests(announcedBy: announcement) == [request])
  }

  @Test(arguments: ["Buy Emma", "", "기", "12", "엠마 사 기"])
  func `what announces nothing is left alone or becomes one harmless text`(text: String) {
    let korean = Languages.language(for: "ko")
    #expect(korean.requests(announcedBy: text).count <= 1)
  }

  @Test(arguments: ["en", "vi"]) func `other languages ask in the words of the announcement`(
    code: String
  ) {
    let language = Languages.language(for: code)
    #expect(language.requests(announcedBy: "Buy 3 copies of Emma").isEmpty)
  }
}
