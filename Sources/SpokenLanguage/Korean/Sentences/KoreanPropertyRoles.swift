/// What Korean calls what properties tell of a thing, and how it asks for that: question words, and the past forms of
/// the everyday verbs of making, coming out, lying somewhere and grading.
enum KoreanPropertyRoles {
  static let all = [makers, times, places, ratings]

  /// Question words that ask for whatever is named beside them, and what ends a question that has no verb.
  static let questions =
    ["뭐", "뭔", "무엇", "무슨", "어느", "어떤", "어떻게"]
    + [
      "야", "이야", "예요", "이예요", "이에요", "지", "이지", "죠", "이죠", "인가요", "인지", "입니까", "더라", "였지", "이었지",
      "돼", "돼요",
      "되나요", "됩니까",
    ]

  static let makers = PropertyRole(
    names: ["저자", "지은이", "작가", "글쓴이", "감독", "작곡가"],
    questions: ["누가", "누구", "누구의"],
    predicates: told("쓴", "지은", "만든", "부른", "그린")
      + asked("썼", "지었", "만들었", "불렀", "그렸")
  )

  static let times = PropertyRole(
    names: ["연도", "년도", "날짜", "출간", "출판"],
    questions: ["언제", "몇 년", "몇년", "몇 년도", "몇년도", "어느 해", "무슨 해"],
    predicates: told("나온", "쓰인")
      + asked("나왔", "출간됐", "출간되었", "출판됐", "출판되었", "발표됐", "발매됐", "개봉했", "썼")
  )

  static let places = PropertyRole(
    names: ["나라", "국가", "도시", "장소", "위치", "지역", "책장", "폴더", "목록", "앨범", "그룹"],
    questions: ["어디"],
    predicates: ["있는"] + asked("있")
  )

  static let ratings = PropertyRole(
    names: ["별점", "평점", "점수", "별"],
    questions: ["몇 점", "몇점", "별 몇 개", "몇 개"],
    predicates: told("준", "매긴") + asked("줬", "주었", "매겼")
  )

  /// Adnominal forms by themselves, and with 것 and 책 where a question ends with those.
  private static func told(_ adnominals: String...) -> [String] {
    let ends = [
      "거예요", "거에요", "거야", "거죠", "거지", "거니", "거냐", "겁니까", "건가요", "건가", "건지", "책이야", "책이에요", "책인가요",
      "책이지",
    ]
    return adnominals.flatMap { form in [form] + ends.map { "\(form) \($0)" } }
  }

  /// Verbs with what ends a question or what is told.
  private static func asked(_ stems: String...) -> [String] {
    let endings = [
      "어", "어요", "지", "지요", "죠", "나", "나요", "니", "냐", "습니까", "는지", "더라", "을까", "던가",
    ]
    return stems.flatMap { stem in endings.map { stem + $0 } }
  }
}
