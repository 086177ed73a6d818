/// How English tells that somebody has done something: a form in -ed behind whoever did it.
enum EnglishPast {
  static let tense = PastTense(tellings: [
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
  ])

  /// Shorter words only look like a form ("bed", "red").
  private static let fewestLetters = 5

  /// The form without its ending: with the "e" that fell before it ("moved"), and without the letter that was
  /// doubled ("pinned", "cancelled") or the "i" that stands for a "y" ("carried").
  @Sendable static func askingForms(of form: String) -> [String] {
    guard form.count >= fewestLetters, form.hasSuffix("ed") else { return [] }
    let base = String(form.dropLast(2))
    var forms = [base, base + "e"]
    let last = base.suffix(2)
    if last.count == 2, last.first == last.last { forms.append(String(base.dropLast())) }
    if base.hasSuffix("i") { forms.append(base.dropLast() + "y") }
    return forms
  }

  private static func runs(_ list: String) -> WordRuns { WordRuns(list, English.tokenizer) }
}
