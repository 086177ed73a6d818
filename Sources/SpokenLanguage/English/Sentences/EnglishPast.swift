/// How English tells that somebody has done something: a form in -ed, or an irregular one, behind whoever did it.
enum EnglishPast {
  static let tense = PastTense(
    tellings: [
      Telling(
        persons: runs(
          """
          i,we,he,she,they,it,who,someone,somebody,everyone,everybody,ive,weve,hes,shes,theyve,i have,we have,they have,\
          he has,she has,it has,someone has,somebody has,i had,we had,he had,she had,they had,i should have,we should have
          """
        ),
        possessives: runs("my,our,his,her,their,the"),
        adverbs: runs(
          "just,already,only,finally,also,even,accidentally,once,recently,never,always,again"
        ),
        forms: askingForms
      )
    ],
    // The verbs of the class of "cut" and "read" (Quirk et al. 1985, section 3.18).
    unchangedForms: runs(
      "bet,burst,cast,cost,cut,hit,hurt,let,put,quit,read,rid,set,shed,shut,split,spread,thrust,upset"
    )
  )

  /// Shorter words only look like a form ("bed", "red").
  private static let fewestLetters = 5

  /// The form without its ending: with the "e" that fell before it ("moved"), and without the letter that was
  /// doubled ("pinned", "cancelled") or the "i" that stands for a "y" ("carried").
  @Sendable static func askingForms(of form: String) -> [String] {
    if let base = participles[form] { return [base] }
    guard form.count >= fewestLetters, form.hasSuffix("ed") else { return [] }
    let base = String(form.dropLast(2))
    var forms = [base, base + "e"]
    let last = base.suffix(2)
    if last.count == 2, last.first == last.last { forms.append(String(base.dropLast())) }
    if base.hasSuffix("i") { forms.append(base.dropLast() + "y") }
    return forms
  }

  /// The irregular participles of the verbs that commands are made of, which are no form of another verb (Quirk et al.,
  /// "A Comprehensive Grammar of the English Language", 1985, sections 3.11 to 3.19).
  private static let participles = [
    "taken": "take", "thrown": "throw", "brought": "bring", "bought": "buy", "sent": "send",
    "shown": "show", "kept": "keep", "stuck": "stick", "flung": "fling", "begun": "begin",
    "written": "write", "hidden": "hide", "made": "make", "told": "tell",
  ]

  private static func runs(_ list: String) -> WordRuns { WordRuns(list, English.tokenizer) }
}
