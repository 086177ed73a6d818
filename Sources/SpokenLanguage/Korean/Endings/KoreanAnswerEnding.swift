import Foundation

/// What Koreans put behind a name that they answer with ("모비 딕이요", "읽은 책으로 해 주세요").
enum KoreanAnswerEnding {
  /// The endings, the longest first, so that none is taken for a part of another.
  private static let endings: [String] = {
    let closings = [
      "", " 해 줘", " 해줘", " 해 주세요", " 해주세요", " 부탁해", " 부탁해요", " 부탁드려요", " 할게", " 할게요", "요",
      " 부탁", " 부탁드립니다", " 할래", " 할래요", " 하자", " 갈게", " 갈게요", " 골라 줘", " 골라줘", " 주세요", " 줘", " 말이야",
      " 말이에요",
      " 말입니다", " 말이지", " 말인데", " 말인데요", " 말이다", " 말일세", " 말이네", " 말이란다", " 말이라네", " 말이오", " 말이거든",
    ]
    let particles = [
      "",
      "으로", "로", "을", "를", "이요", "요", "이에요", "예요", "에요", "입니다", "이야", "야", "거요", " 거요", "것이요", " 것",
      " 거", "걸로",
      " 걸로", "것으로", " 것으로", "이라고", "라고", "에다", "에", "에 넣어 줘", "에 넣어줘", "이지", "지", "이죠", "죠", "을 줘",
      "를 줘", "은", "는", "도", "이라예", "예", "이라니까", "라니까", "이라니까요", "라니까요", "이라고요", "라고요", "인데", "인데요",
      "임", "이랑께", "랑께", "이다", "다", "일세", "이네", "네", "이란다", "란다", "이오", "이올시다", "이라오", "라오",
    ]
    // Where it is to go, by a word for a place.
    let places = ["쪽", "칸", "데", "곳", "책장", "목록", "리스트", "자리"].flatMap { place in
      ["으로", "로", "에", "에다", ""].flatMap { [" \(place)\($0)", "\(place)\($0)"] }
    }
    return (particles + places).flatMap { particle in closings.map { particle + $0 } }
      .filter { !$0.isEmpty }
      .sorted { ($1.count, $0) < ($0.count, $1) }
  }()

  static func removed(from answer: String) -> String? {
    let said = answer.trimmingCharacters(
      in: .whitespaces.union(CharacterSet(charactersIn: ".,!"))
    )
    let sought = KoreanWords.soughtWords.first {
      said.hasPrefix($0 + " ") || said.hasPrefix($0 + ",")
    }
    let text = sought.map { said.dropFirst($0.count).trimmingCharacters(in: separators) } ?? said
    for ending in endings where text.count > ending.count && text.hasSuffix(ending) {
      return String(text.dropLast(ending.count)).trimmingCharacters(in: .whitespaces)
    }
    return sought == nil ? nil : text
  }

  private static let separators = CharacterSet.whitespaces.union(CharacterSet(charactersIn: ",."))
}
