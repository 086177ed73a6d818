/// Leads a Spanish participle back to the forms in which its verb is asked for.
///
/// Those in -ado and -ido, and the closed list of the others (Real Academia Española, "Nueva gramática de la
/// lengua española", 2009, section 4.12).
enum SpanishParticiple {
  private static let irregular: [(participle: String, asking: String)] = [
    ("abierto", "abre,abrir,abra"), ("cubierto", "cubre,cubrir,cubra"),
    ("escrito", "escribe,escribir,escriba"),
    ("hecho", "haz,hacer,haga"), ("dicho", "di,decir,diga"), ("puesto", "pon,poner,ponga"),
    ("visto", "ve,ver,vea"),
    ("vuelto", "vuelve,volver,vuelva"), ("roto", "rompe,romper,rompa"),
    ("resuelto", "resuelve,resolver"),
    ("muerto", "muere,morir"), ("impreso", "imprime,imprimir,imprima"), ("frito", "fríe,freír"),
    ("suelto", "suelta,soltar"), ("inscrito", "inscribe,inscribir"), ("provisto", "provee,proveer"),
  ]

  /// The forms in which a verb is asked for whose participle a word is; none for other words.
  @Sendable static func askingForms(of word: String) -> [String] {
    var forms: [String] = []
    for (participle, asking) in irregular where word.hasSuffix(participle) {
      let before = word.dropLast(participle.count)
      forms += asking.split(separator: ",").map { String(before + $0) }
    }
    if word.hasSuffix("ado"), word.count > 4 {
      forms += SpanishStem(String(word.dropLast(3))).asking(of: [.first])
    } else if word.hasSuffix("ido") || word.hasSuffix("ído"), word.count > 4 {
      forms += SpanishStem(String(word.dropLast(3))).asking(of: [.second, .third])
    }
    return forms
  }
}
