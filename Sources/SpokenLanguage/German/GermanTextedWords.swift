/// How German words are written in messages and as they are spoken.
///
/// The clipped articles, the lost sounds of casual speech and the shortenings of chats (Schwitalla, "Gesprochenes Deutsch",
/// 2012, section 4.3; Schlobinski and others, "Simsen", 2001).
enum GermanTextedWords {
  private static let table = TextedWords(
    """
    nicht: ned nich nit net
    ist: is
    einen: nen
    einem: nem
    einer: ner
    mal: ma
    ich: isch ick
    eigentlich: eig eigtl eigntlich
    vielleicht: vllt vlt viell vielleich
    irgendwie: iwie
    irgendwas: iwas
    irgendwann: iwann
    jetzt: jz jtz jetz etz
    bitte: bidde
    und: u nd
    heute: heut
    schon: scho
    keine ahnung: ka
    kein plan: kp
    auf jeden fall: aufjeden
    meiner meinung nach: mmn
    was: wat
    das: dat dit
    """
  )

  /// The tokens as they are written elsewhere, with the vowel of an infinitive that was left out ("kaufn").
  static func tokensMeant(
    by tokens: [Token],
    in text: String,
    isNamed: (String) -> Bool
  ) -> [Token] {
    table.tokensMeant(by: tokens, in: text, isNamed: isNamed).map { token in
      guard token.text.last == "n", token.text.utf8.count > 3, !isNamed(token.text) else {
        return token
      }
      let infinitive = Token(text: String(token.text.dropLast()) + "en", range: token.range)
      let isVerb = GermanGrammar.all.everyVerb.length(in: [infinitive], at: 0) > 0
      return isVerb ? infinitive : token
    }
  }
}
