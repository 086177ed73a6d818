/// How people say in Vietnamese what is to be found.
enum VietnameseFindWords {
  private static let makers = VietnamesePropertyRoles.makers.names
  private static let places = VietnamesePropertyRoles.places.names
  private static let times = VietnamesePropertyRoles.times.names

  /// The interrogative pronouns, which stand for something unknown as well, and classifiers that stand for a thing.
  private static let interrogatives = [
    "gì", "cái gì", "thứ gì", "cái nào", "cuốn nào", "quyển nào",
  ]

  /// Classifiers of the plural, which stand for things that are known.
  private static let classified = ["những", "các", "mấy"].flatMap { plural in
    ["cuốn", "quyển", "cái"].map { plural + " " + $0 }
  }

  /// "Let me see" with the pronouns for who speaks.
  private static let showings = [
    "tôi", "tui", "mình", "em", "anh", "chị", "con", "cháu", "bác", "cô", "chú", "ông", "bà", "tao",
    "tớ",
  ].flatMap { pronoun in ["xem", "coi", "biết"].map { "cho \(pronoun) \($0)" } }

  private static let titles = ["tên", "tựa", "tựa đề", "nhan đề", "tiêu đề", "tên sách"]

  static let all = FindWords(
    requests: [
      "tìm", "tìm cho tôi", "hãy tìm", "hiện", "cho xem", "cho tôi xem", "liệt kê", "kiếm",
      "tra cứu", "lọc", "lọc ra", "lục", "lục ra",
    ] + showings,
    wishes: [
      "muốn xem", "muốn coi", "muốn tìm", "đang tìm", "cần tìm", "kể", "kể ra", "đưa ra", "đếm",
    ],
    // "Có … không" asks whether there is something; the last word has other forms in the South.
    sortings: ["sắp xếp", "sắp xếp lại", "hãy sắp xếp", "xếp", "xếp lại", "sắp", "sắp lại"],
    askings: ["có", "nào", "mấy", "bao nhiêu", "không", "hông", "hôn", "ko", "chưa", "còn", "đâu"]
      + interrogatives,
    anything: interrogatives + classified,
    others: ["khác"],
    all: ["tất cả", "mọi", "toàn bộ", "hết"],
    fillers: [
      "các", "những", "cuốn", "quyển", "có", "mà", "được", "viết", "xuất bản", "ra đời", "thì",
      "là",
      "nào", "giúp tôi", "ra", "đi", "rồi", "tôi", "mình", "nhà mình", "nhà", "nhà tôi", "nhà em",
      "nữa", "hết", "xong", "cho",
      "đó", "bộ",
    ] + finalParticles + beneficiaries,
    places: ["ở đây", "trong này", "trong nhà", "ở nhà"],
    particles: [],
    articles: ["các", "những", "cái", "cuốn", "quyển"],
    and: ["và", "và cả", "đồng thời"],
    or: ["hoặc", "hay", "hoặc là"],
    phrases: conditions + comparing + orders,
    negations: [
      OptionNegation(
        "đã {stem}",
        ["chưa {stem}", "chưa hề {stem}", "chưa bao giờ {stem}", "không {stem}"]
      ),
      OptionNegation("{stem} xong", ["chưa {stem} xong"]),
    ],
    makers: makers,
    roles: VietnamesePropertyRoles.all,
    titles: titles,
    questions: VietnamesePropertyRoles.questions
  )

  /// For whom something is found; without its mark "cụ" is "cũ", which is old.
  private static let beneficiaries = VietnamesePronouns.behind(VietnamesePronouns.prepositions)
    .filter { !$0.hasSuffix("cụ") }

  /// The particles, demonstratives used as such and benefactives that end a request (Thompson, chapter 11).
  private static let finalParticles = [
    "coi", "xem", "giùm", "dùm", "hộ", "giúp", "nhé", "nha", "nghen", "với", "ạ", "luôn", "thử",
    "cái",
    "vậy", "thế", "ta", "hả", "nhỉ", "ấy", "đấy", "đó", "ý",
  ]

  private static let conditions: [FindPhrase] = [
    .condition(
      [.contains, .equalTo],
      roles: makers,
      [
        "của {value}", "do {value} viết", "{value} viết", "bởi {value}", "của tác giả {value}",
        "của nhà văn {value}", "của ông {value}", "của bà {value}", "của cụ {value}",
        "tác phẩm của {value}", "do tác giả {value} viết", "do nhà văn {value} viết",
      ]
    ),
    .condition(
      [.equalTo],
      ["{property} là {value}", "{property} bằng {value}", "{property} đúng là {value}"]
    ),
    .condition([.equalTo, .contains], ["{property} {value}"]),
    .condition(
      [.equalTo, .contains],
      roles: ["tên", "tựa đề", "nhan đề", "tên sách"],
      ["tên là {value}", "tên {value}", "gọi là {value}"]
    ),
    .condition(
      [.equalTo],
      [
        "{value}", "ở {value}", "trên {value}", "trong {value}", "trên {property} {value}",
        "ở {property} {value}",
      ]
    ),
    .condition([.equalTo, .contains], roles: places, ["ở {value}", "tại {value}", "của {value}"]),
    .condition([.equalTo], roles: times, ["năm {value}", "từ năm {value}"]),
    .condition(
      [.notEqualTo],
      [
        "{property} không phải {value}", "{property} không phải là {value}",
        "{property} khác {value}", "không ở {value}", "chưa {value}", "chưa bao giờ {value}",
        "không phải {value}", "không phải là {value}",
      ]
    ),
    .condition(
      [.notEqualTo],
      roles: makers,
      [
        "không phải của {value}", "chứ không phải của {value}", "không phải do {value} viết",
        "không do {value} viết", "không của {value}", "trừ {value}", "trừ của {value}",
        "ngoại trừ {value}", "ngoài {value}", "ngoài của {value}", "khác {value}",
      ]
    ),
    .condition(
      [.contains],
      [
        "{property} chứa {value}", "{property} có {value}", "{property} có chữ {value}",
        "{property} có từ {value}", "{property} gồm {value}", "có {value} trong {property}",
        "có chữ {value} trong {property}", "có từ {value} trong {property}",
        "chứa {value} trong {property}",
      ]
    ),
    .condition(
      [.hasPrefix],
      ["{property} bắt đầu bằng {value}", "{property} bắt đầu với {value}"]
    ),
    .condition(
      [.hasPrefix],
      roles: titles,
      ["bằng", "với", "bằng chữ"].map { "bắt đầu \($0) {value}" }
    ),
    .condition(
      [.hasSuffix],
      ["{property} kết thúc bằng {value}", "{property} kết thúc với {value}"]
    ),
  ]

  private static let comparing: [FindPhrase] = [
    .condition(
      [.lessThan],
      roles: times,
      ["trước {value}", "trước năm {value}", "sớm hơn {value}"]
    ),
    .condition(
      [.lessThan],
      [
        "{property} nhỏ hơn {value}", "{property} dưới {value}", "{property} ít hơn {value}",
        "{property} thấp hơn {value}",
      ]
    ),
    .condition(
      [.greaterThan],
      roles: times,
      ["sau {value}", "sau năm {value}", "muộn hơn {value}"]
    ),
    .condition(
      [.greaterThan],
      [
        "{property} lớn hơn {value}", "{property} trên {value}", "{property} nhiều hơn {value}",
        "{property} cao hơn {value}",
      ]
    ),
    .condition(
      [.lessThanOrEqualTo],
      roles: times,
      ["đến {value}", "đến năm {value}", "cho đến {value}"]
    ),
    .condition(
      [.lessThanOrEqualTo],
      ["{property} tối đa {value}", "{property} không quá {value}"]
    ),
    .condition(
      [.greaterThanOrEqualTo],
      roles: times,
      ["từ {value}", "từ năm {value}", "kể từ {value}"]
    ),
    .condition(
      [.greaterThanOrEqualTo],
      ["{property} ít nhất {value}", "{property} từ {value} trở lên"]
    ),
    .condition(
      [.greaterThanOrEqualTo],
      roles: ["đánh giá", "điểm", "sao"],
      ["từ {value} sao", "ít nhất {value} sao", "{value} sao trở lên"]
    ),
    .condition(
      [.equalTo],
      roles: ["đánh giá", "điểm", "sao"],
      [
        "{value} sao", "{value} điểm", "chấm {value} sao", "cho {value} sao",
        "đánh giá {value} sao",
      ]
    ),
    .condition(
      [.isBetween],
      roles: times,
      [
        "từ {value} đến {other}", "từ năm {value} đến năm {other}", "giữa {value} và {other}",
        "giữa năm {value} và năm {other}", "trong khoảng {value} đến {other}",
      ]
    ),
    .condition(
      [.isBetween],
      ["{property} từ {value} đến {other}", "{property} giữa {value} và {other}"]
    ),
  ]

  private static let orders: [FindPhrase] = [
    .order([
      "sắp xếp theo {property}", "xếp theo {property}", "theo {property}", "theo thứ tự {property}",
      "sắp theo {property}",
    ]),
    .order(
      isDescending: false,
      roles: titles,
      ["theo bảng chữ cái", "theo thứ tự bảng chữ cái", "theo thứ tự chữ cái", "từ a đến z"]
    ),
    .order(isDescending: true, ["giảm dần", "ngược lại", "cao nhất trước", "lớn nhất trước"]),
    .order(isDescending: false, ["tăng dần", "thấp nhất trước", "nhỏ nhất trước"]),
    .order(isDescending: true, roles: times, ["mới nhất trước", "mới nhất"]),
    .order(isDescending: false, roles: times, ["cũ nhất trước", "cũ nhất"]),
    .limit([
      "{number} {noun}", "{number} cuốn {noun}", "{number} quyển {noun}", "{number} cuốn đầu",
      "{number} cuốn đầu tiên", "{number} quyển đầu", "{number} cuốn", "{number} {noun} đầu",
      "{number} {noun} đầu tiên", "tối đa {number}", "tối đa {number} cuốn", "{number} cái đầu",
      "{number}",
    ]),
  ]
}
