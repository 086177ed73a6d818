/// Leads a German participle back to the forms in which its verb is asked for.
///
/// Weak verbs have "ge-" and "-t", strong ones "ge-", "-en" and often another vowel; a particle stands before
/// "ge-", and with a prefix or in "-iert" there is none (Duden, "Die Grammatik", 9th edition, sections 596 to
/// 615). The vowels are those of its list of strong and irregular verbs.
enum GermanParticiple {
  /// Prefixes that are never parted from their verb.
  private static let prefixes = [
    "be", "er", "ver", "zer", "ent", "emp", "miss", "über", "unter", "um", "durch", "wider",
    "hinter",
  ]

  /// Particles that no verb of the tables of commands has.
  private static let furtherParticles = [
    "ab", "an", "auf", "aus", "bei", "durch", "ein", "fest", "frei", "her", "hin", "hoch", "los",
    "mit", "nach",
    "rüber", "runter", "um", "vor", "weg", "weiter", "wieder", "zu", "zurück", "zusammen",
  ]

  private static let particles = Set(GermanVerbs.particles + furtherParticles)
    .sorted { ($1.count, $0) < ($0.count, $1) }

  /// By its participle without "ge-": the stem of the infinitive, and behind a colon that of the imperative.
  private static let strong: [String: [String]] = {
    let pairs = """
      bissen beiß,bogen bieg,boten biet,bunden bind,beten bitt,blasen blas,blieben bleib,braten brat,brochen brech:brich,\
      brannt brenn,bracht bring,dacht denk,droschen dresch:drisch,drungen dring,fochten fecht:ficht,funden find,\
      flochten flecht:flicht,flogen flieg,flohen flieh,flossen fließ,froren frier,goren gär,golten gelt:gilt,gossen gieß,\
      glichen gleich,glitten gleit,griffen greif,halten halt,hangen häng,hauen hau,hoben heb,heißen heiß,holfen helf:hilf,\
      kannt kenn,klungen kling,kniffen kneif,laden lad,liehen leih,litten leid,logen lüg,loschen lösch:lisch,\
      maßen mess:miss,mieden meid,molken melk,nannt nenn,nommen nehm:nimm,pfiffen pfeif,priesen preis,quollen quell,\
      rieben reib,rissen reiß,ritten reit,rochen riech,rungen ring,ronnen rinn,rannt renn,sandt send,schieden scheid,\
      schienen schein,schoben schieb,schossen schieß,schlichen schleich,schliffen schleif,schlossen schließ,\
      schmissen schmeiß,schmolzen schmelz:schmilz,schnitten schneid,schoren scher,schrieben schreib,schrien schrei,\
      schritten schreit,schwiegen schweig,schwollen schwell:schwill,schwommen schwimm,schwunden schwind,schwungen schwing,\
      schworen schwör,soffen sauf,sogen saug,sotten sied,sungen sing,sunken sink,sonnen sinn,sessen sitz,sponnen spinn,\
      sprochen sprech:sprich,sprossen sprieß,sprungen spring,standen steh,stochen stech:stich,stiegen steig,\
      stohlen stehl:stiehl,storben sterb:stirb,stunken stink,strichen streich,stritten streit,tan tu,tragen trag:träg,\
      trieben treib,troffen treff:triff,trunken trink,wogen wieg,wichen weich,wiesen weis,wandt wend,worben werb:wirb,\
      worfen werf:wirf,wunden wind,wonnen winn,wrungen wring,ziehen zeih,zogen zieh,zwungen zwing,gangen geh,legen lieg,\
      lesen les:lies,geben geb:gib,sehen seh:sieh,gessen ess:iss,fressen fress:friss,treten tret:tritt,wusst wiss,\
      lassen lass,messen mess:miss,graben grab
      """
    var stems: [String: [String]] = [:]
    for pair in pairs.split(separator: ",") {
      let words = pair.split(separator: " ").map { $0.replacing("ß", with: "ss") }
      guard let participle = words.first, let stem = words.last else { continue }
      stems[String(participle), default: []] += stem.split(separator: ":").map(String.init)
    }
    return stems
  }()

  /// The forms in which a verb is asked for whose participle a word is; none for other words.
  @Sendable static func askingForms(of word: String) -> [String] {
    let particle = particles.first { particle in
      guard word.hasPrefix(particle) else { return false }
      let rest = word.dropFirst(particle.count)
      return rest.hasPrefix("ge") || isWithoutMark(String(rest))
    }
    let whole = stems(of: word)
    guard let particle else { return whole.flatMap(forms) }
    let parted = stems(of: String(word.dropFirst(particle.count))).flatMap(forms)
    return whole.flatMap(forms) + parted + parted.map { particle + $0 }
  }

  /// The stems of which some letters without a particle are the participle.
  private static func stems(of word: String) -> [String] {
    if let prefix = prefixes.first(where: { word.hasPrefix($0) && word.count > $0.count + 3 }) {
      return cores(of: String(word.dropFirst(prefix.count))).map { prefix + $0 }
    }
    if word.hasPrefix("ge"), word.count > 4 { return cores(of: String(word.dropFirst(2))) }
    return word.hasSuffix("iert") ? [String(word.dropLast())] : []
  }

  private static func isWithoutMark(_ word: String) -> Bool {
    word.hasSuffix("iert") || prefixes.contains { word.hasPrefix($0) && word.count > $0.count + 3 }
  }

  /// The stems of a participle without prefix and "ge-".
  private static func cores(of core: String) -> [String] {
    if let known = strong[core] { return known }
    if core.hasSuffix("et") { return [String(core.dropLast(2)), String(core.dropLast())] }
    if core.hasSuffix("t") { return [String(core.dropLast())] }
    return core.hasSuffix("en") ? [String(core.dropLast(2))] : []
  }

  /// Imperatives and the infinitive of a stem; "-el" and "-er" lose one of two vowels ("verriegle").
  private static func forms(of stem: String) -> [String] {
    var forms = [stem, stem + "e", stem + "en", stem + "n", stem + "t"]
    if stem.hasSuffix("el") || stem.hasSuffix("er") {
      forms.append(stem.dropLast(2) + stem.suffix(1) + "e")
    }
    return forms
  }
}
