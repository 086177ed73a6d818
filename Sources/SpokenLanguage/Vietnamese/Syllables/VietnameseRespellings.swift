/// How closed-class words are written in messages and said in the dialects, with what they are in the standard language.
///
/// The shortenings are those of Vietnamese chat language (ngôn ngữ mạng): the consonants of a syllable, and its sound
/// written with fewer letters. The words of the centre (Nghệ Tĩnh and Huế) are those with which dialectology tells its
/// speech from others (Hoàng Thị Châu, "Phương ngữ học tiếng Việt", 2004: "mô, tê, răng, rứa").
enum VietnameseRespellings {
  /// The words that are meant by one; nil where it is written as it is everywhere.
  ///
  /// - Parameters:
  ///   - word: The word as it was written.
  ///   - previous: The word before it: behind one of giving and helping a letter is a person ("hộ t").
  ///   - isMarked: Whether the sentence has any marks: without them "chi" is "chị" as often as "gì".
  /// - Returns: The standard's words.
  static func words(for word: String, behind previous: String?, isMarked: Bool) -> [String]? {
    if let previous, let person = persons[word], givings.contains(previous) { return person }
    return shortenings[word] ?? (isMarked ? dialect[word] : nil) ?? drawnOut(word).map { [$0] }
  }

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
    không: k kh kg khg hok hk khum khom hem hong
    gì: j gj
    rồi: r rùi ròi roài òi
    vậy: z zậy zị
    thôi: thui thoy hoy
    luôn: lun
    tiếp: típ
    nhiều: nhìu
    nhiêu: nhiu
    biết: bít bik bjt bt
    quá: wá qá
    qua: wa
    vô: zô
    vào: zào
    bây giờ: bh
    muốn: mún
    người: ng ngừi
    cũng: cx cũg
    mới: ms
    làm: lm
    trước: trc
    nữa: nx
    như thế nào: ntn
    danh sách: ds
    tác giả: tg
    yêu: iu
    thích: thik thjk
    chị: cj
    bạn: bn
    vợ: vk
    chồng: ck
    nhé: nhóe nhoé nhe
    ạ: ak
    à: ah
    ừ: uk ukm uki uhm ukie
    cảm ơn: tks thks tkiu
    xin lỗi: xl
    """
  )

  private static let dialect = table(
    """
    giờ: chừ
    vậy: rứa
    này: ni nầy
    ấy: nớ
    kia: tê
    đâu: mô
    sao: răng
    gì: chi
    nhỉ: hè hỉ
    tao: tau
    mày: mi
    """
  )

  /// A word without what was written to draw it out ("nhaaa"): no syllable has one letter three times.
  private static func drawnOut(_ word: String) -> String? {
    var letters: [Character] = []
    var isDrawnOut = false
    for letter in word {
      if letters.suffix(2) == [letter, letter] { isDrawnOut = true }
      letters.append(letter)
    }
    guard isDrawnOut, letters.allSatisfy(\.isLetter) else { return nil }
    return letters.reduce(into: "") { if $0.last != $1 { $0.append($1) } }
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
