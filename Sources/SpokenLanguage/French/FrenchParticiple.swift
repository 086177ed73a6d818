/// Leads a French participle back to the forms in which its verb is asked for.
///
/// Verbs in -er have -é and verbs in -ir have -i; the others follow a few patterns by their endings, of which
/// the longest counts (Riegel, Pellat and Rioul, "Grammaire méthodique du français", chapter VIII).
enum FrenchParticiple {
  /// By the ending of a participle what stands in its place where the verb is asked for.
  private static let patterns: [(participle: String, asking: String)] = [
    ("é", "e,er,ez,es,ons"), ("i", "is,ir,issez,i,s,ez"), ("u", "s,re,ez,ds,ts"), ("is", "is,ir"),
    ("mis", "mets,met,mettre,mettez"), ("pris", "prends,prend,prendre,prenez"),
    ("fait", "fais,faire,faites"), ("dit", "dis,dire,dites"), ("crit", "cris,crire,crivez"),
    ("vert", "vre,vrir,vrez"), ("fert", "fre,frir,frez"), ("int", "ins,indre,ignez"),
    ("uit", "uis,uire,uisez"), ("enu", "iens,enir,enez"), ("çu", "çois,cevoir,cevez"),
    ("vu", "vois,voir,voyez"), ("lu", "lis,lire,lisez"), ("cru", "crois,croire,croyez"),
    ("bu", "bois,boire,buvez"), ("su", "sais,savoir,sachez"), ("couru", "cours,courir,courez"),
    ("clu", "clus,clure,cluez"), ("quis", "quiers,quérir,quérez"),
    ("assis", "assieds,asseoir,asseyez"),
    ("solu", "sous,soudre,solvez"), ("cousu", "couds,coudre,cousez"),
    ("moulu", "mouds,moudre,moulez"),
    ("vécu", "vis,vivre,vivez"), ("suivi", "suis,suivre,suivez"), ("battu", "bats,battre,battez"),
  ]

  /// The forms in which a verb is asked for whose participle a word is; none for other words.
  @Sendable static func askingForms(of word: String) -> [String] {
    let masculine = ["es", "e", "s"].compactMap { agreement in
      word.hasSuffix(agreement) && !(agreement == "s" && word.hasSuffix("is"))
        ? String(word.dropLast(agreement.count)) : nil
    }
    return ([word] + masculine).flatMap(forms)
  }

  /// The forms in which a verb is asked for whose infinitive a word is.
  @Sendable static func askingForms(ofInfinitive word: String) -> [String] {
    let participle =
      switch word.suffix(2) {
      case "er": word.dropLast(2) + "é"
      case "ir": word.dropLast(2) + "i"
      case "re": word.dropLast(2) + "u"
      default: Substring()
      }
    return [word] + forms(of: String(participle))
  }

  private static func forms(of participle: String) -> [String] {
    guard
      let longest = patterns.filter({ participle.hasSuffix($0.participle) })
        .max(by: { $0.participle.count < $1.participle.count })
    else { return [] }
    let stem = String(participle.dropLast(longest.participle.count))
    let stems = longest.participle == "é" ? [stem] + stressed(stem) : [stem] + shortened(stem)
    return stems.flatMap { stem in
      longest.asking.split(separator: ",").map { stem + $0 }
    }
  }

  /// What a stem in -er becomes where its last syllable is stressed ("lève", "appelle", "nettoie", "préfère").
  private static func stressed(_ stem: String) -> [String] {
    if stem.hasSuffix("y") { return [stem.dropLast() + "i"] }
    guard let consonant = stem.last, let vowel = stem.dropLast().last else { return [] }
    switch vowel {
    case "e": return [stem.dropLast(2) + "è" + String(consonant), stem + String(consonant)]
    case "é": return [stem.dropLast(2) + "è" + String(consonant)]
    default: return []
    }
  }

  /// Verbs such as "servir" and "sortir" lose their last consonant ("sers", "sors").
  private static func shortened(_ stem: String) -> [String] {
    ["rv", "rt", "rm", "nt"].contains { stem.hasSuffix($0) } ? [String(stem.dropLast())] : []
  }
}
