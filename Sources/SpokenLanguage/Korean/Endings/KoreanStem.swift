/// The stem of a Korean verb, with the forms that its endings are put on.
///
/// The regular classes and the irregular ones of school grammar: stems in ㄹ drop it before ㄴ, ㅅ and ㅂ;
/// 르 doubles its ㄹ; ㄷ becomes ㄹ, ㅂ becomes 우 and ㅅ falls before a vowel, in the verbs listed; 하다 has
/// 해.
struct KoreanStem: Sendable {
  /// The form on which an ending is put.
  enum Form: CaseIterable, Sendable {
    /// With 아 or 어 ("열어", "사", "해"), before auxiliary verbs and -서, -도, -야.
    case infinitive
    /// As it is ("열", "먹"), before -고, -지, -자, -게.
    case plain
    /// Before endings with ㄴ: "여", "먹".
    case nasal
    /// Before -시- and its forms: "여", "사", "먹으".
    case honorific
    /// Before -면, -려고, -라고: "열", "사", "먹으".
    case linked
    /// Before -니까: "여", "사", "먹으".
    case reason
    /// With ㄹ or 을: "열", "살", "먹을".
    case future
    /// With ㄴ or 은: "연", "산", "먹은".
    case adnominal
    /// With ㅂ or 습: "엽", "삽", "먹습".
    case formal
    /// With ㄴ or 는 before -다: "연", "산", "먹는".
    case present
    /// With ㅆ: "열었", "샀", "먹었".
    case past
  }

  private let stem: String
  private let last: KoreanSyllable

  /// Makes a stem of a verb as dictionaries list it, or of the stem itself; nil where it is no Hangul.
  init?(_ verb: String) {
    let stem = verb.count > 1 && verb.hasSuffix("다") ? String(verb.dropLast()) : verb
    guard let last = stem.last.flatMap(KoreanSyllable.init) else { return nil }
    (self.stem, self.last) = (stem, last)
  }

  /// The stem with the 아 or 어 that goes with it.
  var infinitive: String {
    if stem == "하" || stem.hasSuffix("하") { return before + "해" }
    if let vocalic { return vocalic.infinitive }
    if last == KoreanSyllable("르"), let former = before.last.flatMap(KoreanSyllable.init),
      former.final == 0
    {
      return String(before.dropLast()) + former.with(final: KoreanSyllable.Final.rieul).text
        + (former.isBright ? "라" : "러")
    }
    guard last.final == 0 else { return stem + (last.isBright ? "아" : "어") }
    guard let contracted = last.contracted(after: before.last.flatMap(KoreanSyllable.init)) else {
      return stem + "어"
    }
    return before + contracted.text
  }

  func text(of form: Form) -> String {
    switch form {
    case .infinitive: infinitive
    case .plain: stem
    case .nasal: isRieul ? cut : stem
    case .honorific, .reason: isRieul ? cut : linked
    case .linked: linked
    case .future: fused(KoreanSyllable.Final.rieul, "을")
    case .adnominal: fused(KoreanSyllable.Final.nieun, "은")
    case .formal: last.final == 0 || isRieul ? fused(KoreanSyllable.Final.bieup, "") : stem + "습"
    case .past: past
    case .present:
      last.final == 0 || isRieul
        ? before + last.with(final: KoreanSyllable.Final.nieun).text : stem + "는"
    }
  }

  private var before: String { String(stem.dropLast()) }
  private var isRieul: Bool { last.final == KoreanSyllable.Final.rieul }
  private var cut: String { before + last.with(final: 0).text }

  private var linked: String {
    if let vocalic { return vocalic.linked }
    return last.final == 0 || isRieul ? stem : stem + "으"
  }

  private func fused(_ final: UInt32, _ syllable: String) -> String {
    if let vocalic { return vocalic.stem + vocalic.ending(final, syllable) }
    if last.final == 0 || isRieul { return before + last.with(final: final).text }
    return stem + syllable
  }

  private var past: String {
    let spoken = infinitive
    guard let end = spoken.last.flatMap(KoreanSyllable.init), end.final == 0 else {
      return spoken
    }
    return spoken.dropLast() + end.with(final: KoreanSyllable.Final.ssangsiot).text
  }

  // MARK: - Irregular stems

  private static let changingDigeut: Set<String> = ["듣", "싣", "걷", "깨닫", "일컫"]
  private static let changingBieup: Set<String> = [
    "줍", "눕", "굽", "돕", "고맙", "아깝", "가깝", "쉽", "어렵", "춥", "덥", "무섭", "귀엽", "아름답", "즐겁", "무겁", "가볍",
    "지겹", "두렵", "부끄럽",
    "어둡", "반갑", "새롭",
  ]
  private static let droppingSiot: Set<String> = ["짓", "긋", "잇", "붓", "낫"]

  /// What an irregular stem becomes before a vowel.
  private struct Vocalic {
    var stem: String
    var infinitive: String
    var linked: String
    var fusesEnding: Bool

    func ending(_ final: UInt32, _ syllable: String) -> String {
      guard fusesEnding, let u = KoreanSyllable("우") else { return syllable }
      return u.with(final: final).text
    }
  }

  private var vocalic: Vocalic? {
    if Self.changingDigeut.contains(stem) {
      let stem = before + last.with(final: KoreanSyllable.Final.rieul).text
      return Vocalic(
        stem: stem,
        infinitive: stem + (last.isBright ? "아" : "어"),
        linked: stem + "으",
        fusesEnding: false
      )
    }
    if Self.changingBieup.contains(stem) {
      return Vocalic(
        stem: cut,
        infinitive: cut + (stem == "돕" ? "와" : "워"),
        linked: cut + "우",
        fusesEnding: true
      )
    }
    if Self.droppingSiot.contains(stem) {
      return Vocalic(
        stem: cut,
        infinitive: cut + (last.isBright ? "아" : "어"),
        linked: cut + "으",
        fusesEnding: false
      )
    }
    return nil
  }
}
