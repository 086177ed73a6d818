/// How people say in Korean what is to be found: what is compared comes first, how it is compared last.
enum KoreanFindWords {
  private static let makers = KoreanPropertyRoles.makers.names
  private static let places = KoreanPropertyRoles.places.names
  private static let times = KoreanPropertyRoles.times.names
  private static let ratings = KoreanPropertyRoles.ratings.names

  /// Verbs of finding, showing and telling in the forms of requests, with and without a space before 주다.
  private static let requests: [String] = {
    let verbs = [
      "찾다", "찾아보다", "찾아 보다", "보이다", "알리다", "검색하다", "조회하다", "고르다", "골라내다", "뽑다", "나열하다", "대다", "읊다",
    ]
    let asking = [
      "줘", "줘요", "주라", "주세요", "주십시오", "줄래", "줄래요", "주실래요", "주겠니", "주시겠어요", "줄 수 있어", "줄 수 있어요",
      "줄 수 있니", "주실 수 있어요", "주실 수 있나요", "주실 수 있을까요", "봐", "봐요", "봐 줘", "봐 주세요", "봐 줄래", "봐줘", "봐줘요",
      "봐줄래", "봐주세요",
    ]
    return verbs.flatMap { verb -> [String] in
      let spoken = KoreanStem(verb)?.infinitive ?? verb
      return KoreanRequests.forms(of: verb) + asking.flatMap { [spoken + $0, spoken + " " + $0] }
    } + ["찾기", "검색", "조회"]
  }()

  /// Verbs of choosing and gathering before that of showing ("골라서 보여 줘").
  private static let choosings = ["고르다", "골라내다", "추리다", "뽑다", "모으다"].flatMap { verb in
    let spoken = KoreanStem(verb)?.infinitive ?? verb
    return [spoken, spoken + "서"]
  }

  /// Forms of 있다 with which it is asked whether there is something, and what asks which.
  private static let askings: [String] = {
    let endings = [
      "어", "어요", "나", "나요", "니", "냐", "는지", "을까", "을까요", "습니까", "는가", "는가요", "지", "지요", "죠", "던가",
      "음", "더라", "더라고", "을랑가", "댔지", "는데", "는데요", "나 봐", "는지 봐", "는지 알려", "는지 좀",
    ]
    let having = ["", "갖고 ", "가지고 ", "갖고", "가지고"]
    return having.flatMap { held in endings.map { held + "있" + $0 } } + [
      "있으신가요", "있으세요", "어떤", "무슨", "어느", "몇 권", "몇 개",
    ]
      + ["뭐", "무엇", "뭔"].flatMap { asked in copulas.map { asked + $0 } }
  }()

  /// The copula in the forms that ask ("뭐야", "몇 권이죠"), and of one who wonders.
  private static let copulas = [
    "야", "이야", "지", "이지", "죠", "이죠", "니", "이니", "냐", "이냐", "예요", "이에요", "에요", "인가", "인가요", "더라",
    "이더라", "던가",
    "입니까", "인지", "였지", "였더라", "였나", "였죠", "였어", "였을까",
  ]

  private static let titles = ["제목", "타이틀", "이름", "명칭", "책 이름"]

  static let all = FindWords(
    requests: requests,
    sortings: [
      "정렬해 줘", "정렬해", "정렬해 줄래", "정렬해 주세요", "정렬", "정렬하자", "정리해 줘", "정리해", "배열해 줘", "늘어놔 줘", "줄 세워 줘",
      "정렬 좀 해 줘", "정렬 좀", "정렬 부탁해",
    ],
    askings: askings,
    // Interrogative pronouns, which stand for something unknown as well, and dependent nouns for things.
    anything: ["뭐", "뭐가", "뭐뭐", "뭘", "무엇", "무엇이", "어떤 거", "어떤 것", "거", "것", "게", "꺼", "껏"],
    others: ["다른", "또 다른", "또", "더"],
    all: ["모든", "모두", "전부", "다"],
    fillers: [
      "좀", "나온", "출간된", "출판된", "쓰인", "쓴", "있는", "정렬", "정렬해", "정렬해서", "정렬한", "중", "중에",
      "중에서", "책장", "준", "매긴", "받은", "된", "거", "것", "들", "전부", "목록", "리스트", "내가", "내", "제", "제가",
      "작가", "작가의", "아직", "우리", "총", "봐", "봐 줘", "봐 줘요", "봐줘", "봐 주세요", "봐주세요", "봐 줄래", "봐줄래",
      "있으면", "쭉", "죄다", "싹",
    ] + choosings,
    places: ["여기", "여기에", "집에", "집에는", "집안에", "우리 집에", "우리 집에는"],
    particles: [
      "을", "를", "이", "가", "은", "는", "에", "의", "인", "짜리", "들", "만", "으로", "로", "도", "에서", "인데", "이나",
      "나",
    ] + copulas,
    articles: [],
    and: ["그리고", "이고", "하고", "이며", "고"],
    or: ["또는", "이거나", "거나", "혹은"],
    phrases: conditions + comparing + orders,
    negations: [
      OptionNegation("{stem}은", ["{stem}지 않은", "{stem}지 못한", "못 {stem}은", "안 {stem}은"])
    ],
    makers: makers,
    roles: KoreanPropertyRoles.all,
    titles: titles,
    questions: KoreanPropertyRoles.questions
  )

  private static let conditions: [FindPhrase] = [
    .condition(
      [.contains, .equalTo],
      roles: makers,
      [
        "{value}이 쓴", "{value}가 쓴", "{value}이 지은", "{value}가 지은", "{value}의 {noun}",
        "{value} 작",
      ]
    ),
    .condition(
      [.equalTo],
      [
        "{property}이 {value}인", "{property}가 {value}인", "{property}은 {value}인",
        "{property}는 {value}인", "{property} {value}인",
      ]
    ),
    .condition(
      [.equalTo, .contains],
      [
        "{property} {value}", "{property}이 {value}", "{property}가 {value}",
        "{property}은 {value}", "{property}는 {value}",
      ]
    ),
    .condition(
      [.equalTo],
      ["{value}", "{value} {property}", "{value}에 있는", "{value} {property}에 있는"]
    ),
    .condition(
      [.equalTo],
      roles: ratings,
      ["개", "점"].flatMap { counter in
        [
          "별 {value} \(counter)", "별 {value}\(counter)", "{property} {value} \(counter)",
          "{property} {value}\(counter)",
        ]
      }
    ),
    .condition([.equalTo, .contains], roles: places, ["{value}에 있는", "{value}의 {noun}"]),
    .condition([.equalTo], roles: times, ["{value}년", "{value}년에 나온", "{value}년에 쓰인"]),
    .condition(
      [.notEqualTo],
      [
        "안 {value}", "아직 안 {value}", "{property}이 {value}이 아닌", "{property}가 {value}가 아닌",
        "{value}이 아닌",
        "{value}가 아닌",
      ]
    ),
    .condition(
      [.notEqualTo],
      roles: makers,
      ["말고 다른", "빼고 다른", "아닌 다른", "말고", "빼고", "제외하고", "제외한"].flatMap { excluding in
        ["{value} \(excluding)", "{value} 거 \(excluding)", "{value} 책 \(excluding)"]
      } + ["{value}이 쓰지 않은", "{value}가 쓰지 않은", "{value}이 안 쓴", "{value}가 안 쓴"]
    ),
    .condition(
      [.contains],
      [
        "{property}에 {value}이 들어간", "{property}에 {value}가 들어간",
        "{property}에 {value} 들어간", "{property}에 {value}이 들어가는",
        "{property}에 {value}가 들어가는", "{property}에 {value} 들어가는",
        "{property}에 {value}이 들어 있는", "{property}에 {value}라는 말이 들어간",
        "{property}에 {value}이라는 말이 들어간",
        "{property}에 {value}가 들어 있는", "{property}에 {value}이 있는",
        "{property}에 {value}가 있는", "{property}에 {value}이 포함된",
        "{property}에 {value}가 포함된", "{property}에 {value} 포함",
        "{property}이 {value}을 포함하는", "{property}이 {value}를 포함하는",
      ]
    ),
    .condition(
      [.hasPrefix],
      [
        "{property}이 {value}로 시작하는", "{property}이 {value}으로 시작하는",
        "{property}가 {value}로 시작하는", "{property}가 {value}으로 시작하는",
        "{property}이 {value} 시작하는",
      ]
    ),
    .condition(
      [.hasPrefix],
      roles: titles,
      ["{value}로 시작하는", "{value}으로 시작하는"]
    ),
    .condition(
      [.hasSuffix],
      [
        "{property}이 {value}로 끝나는", "{property}이 {value}으로 끝나는",
        "{property}가 {value}로 끝나는", "{property}가 {value}으로 끝나는",
      ]
    ),
  ]

  private static let comparing: [FindPhrase] = [
    .condition(
      [.lessThan],
      roles: times,
      ["{value} 이전", "{value}년 이전", "{value} 전", "{value}년 전", "{value} 이전에", "{value}년 이전에"]
    ),
    .condition(
      [.lessThan],
      [
        "{property}이 {value}보다 작은", "{property}가 {value}보다 작은",
        "{property}이 {value}보다 적은", "{property}가 {value}보다 적은",
        "{property}가 {value}보다 이른", "{property}이 {value}보다 낮은",
        "{property}가 {value}보다 낮은", "{property}이 {value} 미만", "{property}가 {value} 미만",
        "{property} {value} 미만",
      ]
    ),
    .condition(
      [.greaterThan],
      roles: times,
      ["{value} 이후", "{value}년 이후", "{value} 후", "{value}년 후", "{value} 이후에", "{value}년 이후에"]
    ),
    .condition(
      [.greaterThan],
      [
        "{property}이 {value}보다 큰", "{property}가 {value}보다 큰",
        "{property}이 {value}보다 많은", "{property}가 {value}보다 많은",
        "{property}가 {value}보다 늦은", "{property}이 {value}보다 높은",
        "{property}가 {value}보다 높은", "{property}이 {value} 초과", "{property}가 {value} 초과",
        "{property} {value} 초과",
      ]
    ),
    .condition([.lessThanOrEqualTo], roles: times, ["{value}까지", "{value}년까지"]),
    .condition(
      [.lessThanOrEqualTo],
      ["{property}이 {value} 이하", "{property}가 {value} 이하", "{property} {value} 이하"]
    ),
    .condition([.greaterThanOrEqualTo], roles: times, ["{value}부터", "{value}년부터"]),
    .condition(
      [.greaterThanOrEqualTo],
      ["{property}이 {value} 이상", "{property}가 {value} 이상", "{property} {value} 이상"]
    ),
    .condition(
      [.greaterThanOrEqualTo],
      roles: ["평점", "별점", "점수"],
      ["별 {value}개 이상", "별 {value} 개 이상", "별점 {value} 이상", "별점 {value}점 이상", "{value}점 이상"]
    ),
    .condition(
      [.equalTo],
      roles: ["평점", "별점", "점수"],
      ["별 {value}개", "{value}점", "{property} {value}점"]
    ),
    .condition(
      [.isBetween],
      roles: times,
      [
        "{value}부터 {other}까지", "{value}년부터 {other}년까지", "{value}에서 {other} 사이",
        "{value}년에서 {other}년 사이", "{value}와 {other} 사이", "{value}과 {other} 사이",
        "{value}년과 {other}년 사이",
      ]
    ),
    .condition(
      [.isBetween],
      [
        "{property}이 {value}에서 {other} 사이", "{property}가 {value}에서 {other} 사이",
        "{property}이 {value}부터 {other}까지", "{property}가 {value}부터 {other}까지",
      ]
    ),
  ]

  private static let orders: [FindPhrase] = [
    .order([
      "{property}순", "{property}순으로", "{property} 순으로", "{property} 순서로", "{property}별로",
      "{property}로 정렬", "{property}으로 정렬", "{property}로 정렬해서", "{property}으로 정렬해서",
      "{property} 기준으로", "{property}대로",
    ]),
    .order(
      isDescending: false,
      roles: titles,
      ["가나다순", "가나다순으로", "가나다 순으로", "abc순으로", "알파벳순으로", "알파벳 순으로"]
    ),
    .order(isDescending: true, ["내림차순", "내림차순으로", "거꾸로", "높은 순으로", "큰 것부터", "높은 것부터"]),
    .order(isDescending: false, ["오름차순", "오름차순으로", "낮은 순으로", "작은 것부터", "낮은 것부터"]),
    .order(
      isDescending: true,
      roles: times,
      ["가장 최근", "제일 최근", "최근", "최신", "가장 새로운", "제일 새로운"].flatMap { [$0, $0 + "에 나온"] }
    ),
    .order(isDescending: false, roles: times, ["가장 오래된", "제일 오래된", "오래된", "가장 먼저 나온", "제일 먼저 나온"]),
    .order(isDescending: true, roles: times, ["최신순", "최신순으로", "최근 것부터", "새로운 것부터", "최신 것부터"]),
    .order(isDescending: false, roles: times, ["오래된 순", "오래된 순으로", "오래된 것부터"]),
    .limit([
      "{number}개", "{number}권", "{noun} {number}권", "{noun} {number}개", "최대 {number}",
      "최대 {number}개",
      "최대 {number}권", "처음 {number}개", "처음 {number}권", "상위 {number}개", "{number}개만", "{number}권만",
      "{number}",
    ]),
  ]
}
