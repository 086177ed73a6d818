/// How Spanish words are written in messages.
///
/// The shortenings of texting: skeletons of consonants, letters for their sounds, and "x" for "por" (Galán Rodríguez, "Cncta2:
/// el lenguaje de los SMS", 2007; Fundación del Español Urgente, "Escribir en internet", 2012).
enum SpanishTextedWords {
  static let all = TextedWords(
    """
    que: q k ke
    por favor: xfa xfavor porfa porfis pls plis plz
    porque: xq pq porq xk
    también: tmb tb tbn tambn tmbn
    para: pa
    de: d
    bien: bn
    mucho: mxo
    te: t
    estoy: toy stoy
    gracias: grax grcs grasias
    quiero: kiero qiero
    ahora: aora haora
    no sé: nse
    con: cn
    todo: td
    sí: sip sep
    estrellas: estreyas
    """
  )
}
