/// The verbs of everyday commands in German, by what they ask for.
///
/// The classes are those of Levin's "English Verb Classes and Alternations" (1993) that commands are
/// made of; the members are their everyday German verbs with their particles. A particle is parted from
/// its verb by a plus sign, and a strong imperative follows a colon.
enum GermanVerbs {
  private static let table: [(name: String, verbs: String, isLight: Bool, onlyShows: Bool)] = [
    (
      "open", "öffnen,auf+machen,auf+schlagen:schlag,auf+rufen,auf+klappen,springen,navigieren",
      false,
      true
    ),
    (
      "show",
      "zeigen,an+zeigen,vor+zeigen,ein+blenden,sehen:sieh,an+sehen:sieh,an+schauen,an+gucken,her+zeigen,dar+stellen,vor+führen",
      false, true
    ),
    (
      "remove",
      """
      löschen,entfernen,werfen:wirf,schmeißen,kicken,weg+werfen:wirf,raus+werfen:wirf,hinaus+werfen:wirf,raus+schmeißen,weg+schmeißen,raus+nehmen:nimm,\
      heraus+nehmen:nimm,weg+nehmen:nimm,weg+tun,weg+räumen,weg+machen,raus+machen,raus+hauen,streichen,tilgen,aus+sortieren,\
      raus+tun,raus+kicken,weg+packen,beseitigen,los+werden,aus+misten,aus+mustern,verwerfen:verwirf,entsorgen,raus+löschen,weg+geben:gib,weg+kommen,raus+fliegen,verschwinden,verbannen
      """, false, false
    ),
    (
      "add",
      """
      hinzu+fügen,fügen,auf+nehmen:nimm,ein+tragen:trag,speichern,ergänzen,erfassen,an+legen,ein+fügen,dazu+tun,rein+tun,\
      hinein+tun,dazu+nehmen:nimm,hinzu+nehmen:nimm,rein+nehmen:nimm,dazu+stellen,dazu+legen,rein+stellen,registrieren,\
      ab+speichern,ein+pflegen,importieren,rein+packen,dazu+packen,dazu+kommen,hinzu+kommen
      """, false, false
    ),
    (
      "move",
      """
      verschieben,schieben,stellen,legen,setzen,packen,tun,räumen,um+stellen,um+räumen,um+sortieren,sortieren,ein+sortieren,\
      ein+ordnen,zu+ordnen,bewegen,markieren,kennzeichnen,verlegen,übertragen:übertrag,wechseln,um+legen,um+setzen,bringen,\
      ab+legen,ab+stellen,vor+ziehen,auf+schieben,vertagen,vor+verlegen,zurück+stellen,zurück+legen,rüber+schieben,verfrachten,ein+räumen,ein+stellen,gehören
      """, false, false
    ),
    (
      "buy",
      "kaufen,bestellen,besorgen,erwerben:erwirb,ordern,ein+kaufen,nach+bestellen,nach+kaufen,vor+bestellen,shoppen,an+schaffen,holen",
      false, false
    ),
    ("rate", "bewerten,benoten,beurteilen,ein+stufen,rezensieren,ein+schätzen", false, false),
    (
      "find",
      "finden,suchen,raus+suchen,heraus+suchen,auf+listen,nach+schlagen:schlag,nach+sehen:sieh,nach+schauen,nach+gucken,nach+kucken,durch+suchen,auf+spüren,stöbern,auf+zählen",
      false, true
    ),
    ("play", "spielen,ab+spielen,hören,an+hören,vor+spielen", false, false),
    ("call", "an+rufen,telefonieren,durch+klingeln", false, false),
    ("send", "senden,schicken,teilen,weiter+leiten,mailen,zu+schicken,texten", false, false),
    (
      "begin",
      "ein+schalten,an+schalten,an+machen,an+knipsen,starten,beginnen,an+fangen:fang,los+legen,aktivieren,an+stellen,hoch+fahren:fahr,an+werfen:wirf",
      false, false
    ),
    (
      "end",
      """
      aus+machen,aus+schalten,ab+schalten,aus+knipsen,stoppen,beenden,an+halten,schließen,zu+machen,deaktivieren,pausieren,\
      ab+stellen,aus+stellen,runter+fahren:fahr,dicht+machen,zu+klappen,zu+sperren,ab+sperren
      """, false, false
    ),
    (
      "cancel", "ab+sagen,stornieren,annullieren,canceln,ab+blasen,widerrufen,ab+bestellen", false,
      false
    ),
    ("resume", "fort+setzen,weiter+machen,fort+fahren:fahr", false, false),
    ("raise", "erhöhen,steigern,auf+drehen,hoch+drehen,verstärken", false, false),
    ("lower", "verringern,senken,dimmen,runter+drehen,reduzieren,vermindern", false, false),
    ("remind", "erinnern,benachrichtigen,wecken", false, false),
    ("tell", "sagen,erzählen,erklären,nennen,verraten:verrat,beschreiben,informieren", false, true),
    // Verbs of telling that name a person first, and verbs of writing down.
    (
      "inform",
      "sagen,schreiben,informieren,benachrichtigen,verständigen,unterrichten,mit+teilen,aus+richten,texten",
      false,
      false
    ),
    (
      "note",
      "notieren,schreiben,buchen,verzeichnen,registrieren,auf+nehmen:nimm,hin+schreiben,rein+schreiben,auf+schreiben,ein+tragen:trag,fest+halten:halt,vermerken,nieder+schreiben,protokollieren",
      false,
      false
    ),
    ("make", "erstellen,schreiben,verfassen,erzeugen,entwerfen:entwirf", false, false),
    (
      "light",
      """
      geben:gib,kriegen,bekommen,verdienen,machen,tun,setzen,stellen,legen,ändern,vergeben:vergib,verleihen,haben,nehmen:nimm,\
      lassen:lass,wollen,aktualisieren,an+passen,korrigieren,packen,holen,bringen,schenken,verpassen,ab+ändern,kommen,wünschen,hauen,knallen,klatschen,drauf+hauen,drauf+geben:gib,drauf+tun,rein+hauen,\
      schmeißen,werfen:wirf,tragen:trag,hinzu+fügen,herab+setzen,herauf+setzen,herunter+setzen,hoch+setzen,runter+setzen,\
      rauf+setzen,herab+stufen,herauf+stufen,hoch+stufen,runter+stufen
      """, true, false
    ),
  ]

  static let classes: [VerbClass] =
    table.map { entry in
      VerbClass(
        entry.name,
        WordRuns(verbs(entry.verbs).flatMap(\.wholeForms).flatMap(spellings).map { [$0] }),
        isLight: entry.isLight,
        onlyShows: entry.onlyShows
      )
    } + [
      // Verbs of several words, and what asks for things by asking whether there are any.
      VerbClass("light", German.runs("wert"), isLight: true),
      // What is to leave or to come needs no verb beside a modal one ("kann weg", "raus damit").
      VerbClass("remove", leaving),
      VerbClass("add", arriving),
      VerbClass("move", German.runs("ab damit,ab in,ab ins,ab auf")),
      VerbClass("buy", needed),
      VerbClass("note", German.runs("notiz,notiz an mich,vermerk,anmerkung")),
      VerbClass("cancel", German.runs("lass bleiben,lass sein,lass fallen,blas ab")),
      VerbClass("open", German.runs("geh zu,gehe zu,spring zu,bring mich zu"), onlyShows: true),
      VerbClass("show", stateQuestions, onlyShows: true),
      VerbClass(
        "show",
        German.runs("lass mich sehen,lass sehen,lass mal sehen,zeig mal her,guck mal,schau mal"),
        onlyShows: true
      ),
      VerbClass(
        "find",
        German.runs(
          """
          habe ich,hab ich,hast du,haben wir,gibt es,gibts,suche nach,such nach,suchen sie nach,welche bücher habe ich,\
          was habe ich,was hab ich,was gibt es,was hast du
          """
        ),
        onlyShows: true
      ),
    ]

  /// Questions that ask what something is or how it stands, which is answered by showing it; not how anybody likes it.
  static let stateQuestions = German.runs(
    "wie geht es,wie geht's,wie gehts,wie steht es um,wie steht's um,wie stehts um,was ist mit,wie läuft es mit,wie läuft's mit,wie sieht es aus mit,wie sieht's aus mit,wie siehts aus mit,wie weit ist,wie weit sind"
  )

  /// Directions without a verb behind a modal one or before "damit" (Duden, "Die Grammatik", section 594).
  private static let leaving = modal("weg,raus,fort,heraus")
  private static let arriving = modal("rein,dazu,hinein,hinzu")
  /// What has to come from somewhere is to be got ("da müssten neue her").
  private static let needed = modal("her")

  private static let modals = [
    "kann", "können", "könnte", "könnten", "muss", "müssen", "müsste", "müssten", "soll", "sollen",
    "sollte", "sollten", "darf", "dürfen", "dürfte", "dürften",
  ]

  /// The same where something stands between the two ("da müsste ein neues her").
  static let directions =
    taking
    + [
      ("remove", "weg,raus,fort,heraus"), ("add", "rein,dazu,hinein,hinzu"), ("buy", "her"),
    ].map { name, directions in
      SeparableVerb(
        name: name,
        stems: German.runs(modals.joined(separator: ",")),
        particles: German.runs(directions)
      )
    }

  /// What is taken out of where things are kept is removed from it.
  private static let taking = [
    SeparableVerb(
      name: "remove",
      stems: German.runs("nimm,nimmst,nehme,nehmen,nehmt"),
      particles: German.runs(
        "aus der,aus dem,aus den,aus meiner,aus meinem,aus meinen,aus unserer,aus unserem"
      )
    )
  ]

  private static func modal(_ directions: String) -> WordRuns {
    WordRuns(
      joining: directions.split(separator: ",").map { direction in
        German.runs(
          (modals.map { "\($0) \(direction)" } + ["\(direction) damit"]).joined(separator: ",")
        )
      }
    )
  }

  static let separable = separable { _ in true } + directions

  /// What is made to be so need not be said to be made: "Tür zu", "Licht aus".
  static let leftOut = separable { $0.isOfMaking }

  private static func separable(where isOne: (GermanVerb) -> Bool) -> [SeparableVerb] {
    table.filter { !$0.isLight }.flatMap { entry in
      separable(verbs(entry.verbs).filter(isOne), entry.name)
    }
  }

  private static func separable(_ verbs: [GermanVerb], _ name: String) -> [SeparableVerb] {
    Dictionary(grouping: verbs.filter { !$0.particle.isEmpty }, by: \.particle)
      .sorted { $0.key < $1.key }
      .map { particle, verbs in
        SeparableVerb(
          name: name,
          stems: WordRuns(verbs.flatMap(\.stems).flatMap(spellings).map { [$0] }),
          particles: WordRuns(spellings(particle).map { [$0] })
        )
      }
  }

  /// The privative verbs.
  ///
  /// With "ent-" all of them; with "frei", "los", "zurück", "aus", "ab", "auf" and "weg" those whose particle frees,
  /// takes out or takes back; and the verbs of emptying, leaving out and giving up. "Aufheben" keeps as often as it lifts, and
  /// is none of them.
  private static let undoing = verbs(
    """
    entlassen:entlass,entsperren,entriegeln,entladen,entleeren,entkoppeln,entnehmen:entnimm,entbinden,entfallen,\
    frei+geben:gib,frei+machen,frei+lassen:lass,los+lassen:lass,los+machen,los+binden,zurück+nehmen:nimm,zurück+setzen,\
    zurück+ziehen,zurück+geben:gib,aus+lassen:lass,aus+tragen:trag,aus+checken,aus+loggen,aus+stempeln,aus+werfen:wirf,\
    aus+leeren,aus+klammern,aus+schließen,aus+stecken,ab+ziehen,ab+melden,ab+koppeln,ab+klemmen,ab+wählen,ab+brechen:brich,\
    ab+hängen,weg+lassen:lass,weg+streichen,heraus+lassen:lass,raus+lassen:lass,auf+hören,auf+geben:gib,auf+schließen,auf+sperren,\
    lösen,leeren,trennen,überspringen,unterbrechen:unterbrich,kündigen,verzichten
    """
  )

  /// Those verbs, directions of leaving, and what says that something lasts no longer.
  static let reversives = WordRuns(
    undoing.flatMap(\.wholeForms).flatMap(spellings).map { [$0] }
      + German.runs("weg,raus,heraus,hinaus,nicht mehr,nicht länger,rückgängig").runs
  )

  static let separableReversives =
    separable(undoing, "undo") + [
      SeparableVerb(
        name: "undo",
        stems: German.runs("kein,keine,keinen,keiner,keinem,keins,nicht,nix,nichts"),
        particles: German.runs("mehr")
      )
    ]

  /// Verbs of entering, listing and ticking off with which what was done is kept, beside those of writing it down.
  private static let recording = verbs(
    """
    ein+tragen:trag,ein+geben:gib,ein+buchen,nach+tragen:trag,ab+haken,ab+streichen,an+kreuzen,an+streichen,auf+zeichnen,\
    verbuchen,erfassen,markieren,kennzeichnen,dokumentieren,melden,zählen,loggen
    """
  )

  static let recordings = WordRuns(
    recording.flatMap(\.wholeForms).flatMap(spellings).map { [$0] }
  )

  static let separableRecordings = separable(recording, "keep")

  /// Infinitives with "zu", and the verbs of getting and taking away before "ich" ("kaufe ich").
  static let plans = WordRuns(
    table.filter { !$0.isLight && !$0.onlyShows }.flatMap { entry in
      verbs(entry.verbs).flatMap { verb in
        // Who puts something elsewhere asks for just that, and "gebe ich" without its "weg" gives.
        let told = ["buy", "remove"].contains(entry.name) && verb.particle.isEmpty
        return verb.bound.map { spellings($0) } + (told ? verb.told.map { spellings($0) } : [])
      }
    }
    .joined().map { German.tokenizer.words(in: $0) }
  )

  /// What the person who is spoken to does: asked in the present it is a request ("bestellst du das?"; Duden, "Die Grammatik",
  /// section 1392).
  static let offered = WordRuns(
    table.filter { !["find", "light"].contains($0.name) }.flatMap { verbs($0.verbs) }
      .flatMap(\.offered).flatMap(spellings).map { German.tokenizer.words(in: $0) }
      + German.runs("gibst du,machst du,setzt du,nimmst du,änderst du").runs
  )

  /// The present of "ich" of the verbs of commands and of everyday telling, by what is left of it where its vowel is not said
  /// ("les ich", "ich hab"; Duden, "Die Grammatik", section 609).
  static let firstPersons: [String: String] = {
    let told = """
      habe,hätte,wäre,würde,werde,möchte,könnte,müsste,dürfte,sollte,wollte,brauche,bräuchte,lese,gebe,nehme,sehe,finde,glaube,denke,meine,kenne,\
      überlege,plane,vergebe,höre,gehe,komme,stehe,liebe,hasse,hoffe,frage,schaue,lerne,schreibe,schenke,behalte,verstehe
      """
    let forms =
      told.split(separator: ",").map(String.init)
      + table.flatMap { verbs($0.verbs) }.map(\.firstPerson)
    return Dictionary(
      forms.map { (String($0.dropLast()), $0) },
      uniquingKeysWith: { one, _ in one }
    )
  }()

  /// The imperatives to which a pronoun is put ("nimm's").
  static let imperatives = Set(table.flatMap { verbs($0.verbs) }.compactMap(\.shortImperative))

  static let strongImperatives = Set(
    table.flatMap { verbs($0.verbs) }.compactMap(\.strongImperative)
  )

  /// The particles of all verbs.
  static let particles: [String] = Set(
    table.flatMap { verbs($0.verbs) }.map(\.particle).filter { !$0.isEmpty }
  ).sorted()

  private static func verbs(_ list: String) -> [GermanVerb] {
    list.split(separator: ",").map { GermanVerb(listed: String($0)) }
  }

  /// A form as the tokenizer writes it, and without dots or with an e in their place.
  private static func spellings(_ form: String) -> [String] {
    let word = form.replacing("ß", with: "ss")
    return [
      word, Diacritics.removed(from: word),
      word.replacing("ä", with: "ae").replacing("ö", with: "oe").replacing("ü", with: "ue"),
    ]
  }
}
