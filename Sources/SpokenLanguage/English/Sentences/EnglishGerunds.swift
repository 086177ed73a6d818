/// How English asks with a form in -ing: behind verbs and prepositions that take one (Huddleston and Pullum, "The
/// Cambridge Grammar of the English Language", 2002, chapter 14).
enum EnglishGerunds {
  static let requests = GerundRequests(
    starts: WordRuns(
      "mind,how about,what about,what do you say to,fancy,appreciate you,try,start by,begin by,go ahead with",
      English.tokenizer
    ),
    baseForms: baseForms,
    form: form
  )

  /// The form without its ending: as it is ("opening"), with the "e" that fell before it ("moving"), and without the
  /// letter that was doubled ("putting").
  @Sendable static func baseForms(of form: String) -> [String] {
    guard form.hasSuffix("ing"), form.utf8.count > 5 else { return [] }
    let base = String(form.dropLast(3))
    let last = base.suffix(2)
    let doubled = last.count == 2 && last.first == last.last ? [String(base.dropLast())] : []
    return [base, base + "e"] + doubled
  }

  /// The form of a verb: a silent "e" falls ("moving"), the consonant behind a single vowel is doubled ("putting").
  @Sendable static func form(of verb: String) -> String {
    let end = verb.suffix(2)
    guard end.count == 2, let before = end.first, let last = end.last else { return verb + "ing" }
    if last == "e", !"eoy".contains(before) { return verb.dropLast() + "ing" }
    let isDoubled =
      verb.count(where: isVowel) == 1 && verb.count > 2 && isVowel(before) && !isVowel(last)
      && !"wxy".contains(last)
    return verb + (isDoubled ? String(last) : "") + "ing"
  }

  private static func isVowel(_ letter: Character) -> Bool { "aeiou".contains(letter) }
}
