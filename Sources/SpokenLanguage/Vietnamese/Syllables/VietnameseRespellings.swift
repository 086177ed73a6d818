/// How small words are written in messages and said in the centre, with what they are in the standard language.
///
/// The shortenings are those of Vietnamese chat language (ngôn ngữ mạng): the consonants of a syllable, and its sound
/// written with fewer letters. The words of the centre (Nghệ Tĩnh and Huế) are those of Hoàng Thị Châu, "Phương ngữ học
/// tiếng Việt" (2004). What is a word, a measure or another shortening as well is left as it is: "kg" is no "không",
/// "ck" may be a transfer, and the centre's "chi", "mô" and "răng" stand in "chi tiết", "mô hình" and "răng".
enum VietnameseRespellings {
  /// The words that are meant by one; nil where it is written as it is everywhere.
  ///
  /// - Parameters:
  ///   - word: The word as it was written.
  ///   - previous: The word before it: behind one of giving and helping a letter is a person ("hộ t"), behind a number a
  ///     measure ("50 k").
  ///   - next: The word behind it: before some words it is one of the centre or the south ("nỏ phải", "chớ sao").
  /// - Returns: The standard's words.
  static func words(
    for word: String,
    behind previous: String?,
    before next: String?
  ) -> [String]? {
    if let meant = beforeOthers[word], next.map(meant.before.contains) ?? meant.endsSentence {
      return [meant.word]
    }
    if let previous, let person = persons[word], givings.contains(previous) { return person }
    if word.count == 1, previous?.last?.isNumber == true { return nil }
    if let previous, let meant = behindOthers[word], meant.behind.contains(previous) {
      return [meant.word]
    }
    return shortenings[word] ?? central[word] ?? drawnOut(word).map { [$0] }
  }

  /// What is a shortening or a word of the centre behind some words only: "chi" asks behind a classifier or a verb, "hè"
  /// is no summer behind a particle.
  private static let behindOthers: [String: (word: String, behind: Set<String>)] = [
    "chi": ("gì", ["cuốn", "quyển", "sách", "truyện", "đọc", "làm", "những", "cái"]),
    "hè": ("nhỉ", ["rứa", "vậy", "rồi", "chừ", "chi", "gì", "nào", "mô", "răng", "ta"]),
    "mô": ("đâu", ["ở", "đi", "tới", "đến", "chỗ"]),
    "răng": ("sao", ["làm", "là", "vì"]),
    "t": ("tôi", ["của", "là"]),
    "v": ("vậy", ["gì", "j", "g", "nào", "rồi", "r", "sao", "đâu", "thế"]),
  ]

  /// What is a word of the centre or the south before some words, and some of it at the end of a sentence: a crossbow denies
  /// nothing, and "chớ" before a verb forbids it.
  private static let beforeOthers:
    [String: (word: String, before: Set<String>, endsSentence: Bool)] =
      [
        "nỏ": ("không", ["phải", "có", "biết", "được", "hiểu", "muốn", "ai", "chi", "gì"], false),
        "chớ": ("chứ", ["mấy", "sao", "gì", "chi", "bộ", "ai", "không", "hổng", "lị"], true),
      ]

  private static let givings = Set(
    VietnamesePronouns.prepositions.flatMap { [$0, Diacritics.removed(from: $0)] }
  )

  private static let persons = table(
    """
    anh: a
    em: e
    chị: c
    tao: t
    mày: m
    bạn: b
    """
  )

  private static let shortenings = table(
    """
    mình: mk mik mjk mjh
    được: đc dc đuợc
    với: vs zới
    không: k hok khum khom
    gì: j gj
    rồi: r rùi roài òi
    vậy: z zậy zị
    thôi: thui thoy hoy
    luôn: lun
    tiếp: típ
    nhiều: nhìu
    nhiêu: nhiu
    biết: bik bjt
    quá: wá qá
    qua: wa
    vô: zô
    vào: zào
    muốn: mún
    người: ng ngừi
    cũng: cx cũg
    mới: ms
    làm: lm
    trước: trc
    như thế nào: ntn
    danh sách: ds
    yêu: iu
    thích: thik thjk
    chị: cj
    nhé: nhóe nhoé
    ạ: ak
    à: ah
    ừ: ukm uki uhm ukie uhuh
    oke: okee okie okela okila oce oki
    đi: ik đy đii
    sao: star stars
    danh sách: list
    nha: nhó nhen nhoa
    giùm: jùm zùm
    dùm: zum
    cảm ơn: tks thks tkiu
    """
  )

  private static let central = table(
    """
    giờ: chừ
    vậy: rứa
    này: nầy
    ấy: nớ
    kia: tê
    nhỉ: hỉ
    """
  )

  /// A small word without what was written to draw it out ("nhaaa"): no syllable has one letter three times, but a
  /// Roman number has.
  private static func drawnOut(_ word: String) -> String? {
    var letters: [Character] = []
    var isDrawnOut = false
    for letter in word {
      if letters.suffix(2) == [letter, letter] { isDrawnOut = true }
      letters.append(letter)
    }
    guard isDrawnOut else { return nil }
    let short = letters.reduce(into: "") { if $0.last != $1 { $0.append($1) } }
    return VietnameseVocabulary.words.contains(short) ? short : nil
  }

  /// What a table says, a line for each word with the ways to write it.
  private static func table(_ lines: String) -> [String: [String]] {
    var table: [String: [String]] = [:]
    for line in lines.split(separator: "\n") {
      let sides = line.split(separator: ":")
      guard let meant = sides.first, let written = sides.last else { continue }
      for word in written.split(separator: " ") {
        table[String(word)] = meant.split(separator: " ").map(String.init)
      }
    }
    return table
  }
}
