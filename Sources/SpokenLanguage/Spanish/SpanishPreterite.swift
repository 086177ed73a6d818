/// Leads a Spanish preterite back to the forms in which its verb is asked for.
///
/// The endings of the conjugations, which bear an accent where they are one letter; the strong preterites are a
/// closed list (Real Academia Española, "Nueva gramática de la lengua española", 2009, section 4.10).
enum SpanishPreterite {
  /// Endings by the conjugation that has them.
  private static let first = ["aron", "aste", "ó", "é"]
  private static let others = ["ieron", "iste", "ió", "yeron", "yó", "í"]

  /// By their stems: the strong preterites with the stem of the infinitive and the imperative.
  private static let strong: [(preterite: String, asking: String)] = [
    ("anduv", "anda,andar"), ("cup", "cabe,caber"), ("dij", "di,decir,diga"),
    ("estuv", "está,estar"),
    ("hic", "haz,hacer,haga"), ("hiz", "haz,hacer,haga"), ("pud", "puede,poder"),
    ("pus", "pon,poner,ponga"), ("quis", "quiere,querer"), ("sup", "sabe,saber"),
    ("traj", "trae,traer,traiga"), ("duj", "duce,ducir,duzca"), ("tuv", "ten,tener,tenga"),
    ("vin", "ven,venir,venga"),
  ]

  /// Those of single syllables, as they are.
  private static let whole: [String: String] = [
    "di": "da,dar", "dio": "da,dar", "dieron": "da,dar", "vi": "ve,ver", "vio": "ve,ver",
    "vieron": "ve,ver",
    "fui": "ve,ir", "fue": "ve,ir", "fueron": "ve,ir",
  ]

  /// The forms in which a verb is asked for whose preterite a word is; none for other words.
  @Sendable static func askingForms(of word: String) -> [String] {
    if let asking = whole[word] { return asking.split(separator: ",").map(String.init) }
    var forms: [String] = []
    for (preterite, asking) in strong {
      for ending in ["e", "o", "imos", "ieron", "eron"] where word.hasSuffix(preterite + ending) {
        let before = word.dropLast(preterite.count + ending.count)
        forms += asking.split(separator: ",").map { String(before + $0) }
      }
    }
    if let ending = others.first(where: word.hasSuffix) {
      let stem = String(word.dropLast(ending.count))
      forms += SpanishStem(stem).asking(of: [.second, .third])
    } else if let ending = first.first(where: word.hasSuffix) {
      forms += SpanishStem(String(word.dropLast(ending.count))).asking(of: [.first])
    }
    return forms
  }
}
