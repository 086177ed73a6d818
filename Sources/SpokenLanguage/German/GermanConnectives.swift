/// How German speakers correct themselves, go on and refer back.
enum GermanConnectives {
  static let all = Connectives(
    corrections: German.runs(
      """
      nein,nein nein,ach nein,nee,nö,ne warte,ne moment,ne halt,ne doch,oh nein,nein warte,nein moment,warte,warte mal,moment mal,halt,halt nein,quatsch,\
      ach quatsch,quatsch nein,was sag ich,was sage ich,was red ich,blödsinn,sorry,sorry nein,entschuldigung,entschuldige,verzeihung,pardon,ich meine,ich meinte,\
      nein ich meine,nein ich meinte,sorry ich meine,ich wollte sagen,vielmehr,besser gesagt,genauer gesagt,beziehungsweise,\
      wenn ich es mir überlege,wenn ich mir das überlege,wenn ich so drüber nachdenke,bei näherer überlegung,genau genommen,\
      korrektur,doch lieber,doch eher,eher doch,lieber doch,eher,nein doch,nein lieber,oder doch,oder besser,oder lieber,oder nein,ach doch,stattdessen,nicht das,\
      nein nicht das,hm ne,ach ne,ne doch,ne warte,ne moment,ne lieber,nee doch,doch nur,ups,hoppla,sondern,upps,verbesserung,falsch,das war falsch,mein fehler,vertan,verwechselt,hab mich vertan,ich hab mich vertan,ich habe mich vertan,hab mich geirrt,ich habe mich geirrt,
      """
        + PhraseRows.list(
          """
          nein|sorry|ups|hoppla|entschuldigung|falsch|das war falsch|mein fehler|ich hab mich vertan|hab mich vertan|verwechselt + es war|das war|es sollte|es ging um|ich dachte an|gemeint war
          """
        )
    ).joined(with: moment),
    retractions: German.runs(
      """
      vergiss es,vergiss das,ach vergiss es,lass gut sein,lass es,lass das,lass es sein,schon gut,egal,doch nicht,nein doch nicht,\
      ach doch nicht,oder doch nicht,lieber doch nicht,streich das,noch mal von vorn,nochmal von vorne,mach das nicht,\
      ich fang noch mal an,nichts davon,nein lass
      """
    ),
    joiners: German.runs(
      """
      und,und dann,dann,danach,und danach,anschließend,und anschließend,außerdem,und außerdem,und auch,sowie,plus,als nächstes,\
      und als nächstes,und zum schluss,zum schluss,und bitte,und jetzt,und schließlich,daraufhin,und noch,wie auch,und gleich
      """
    ),
    alternatives: German.runs("oder,oder auch"),
    betweens: German.runs("zwischen"),
    continuations: German.runs("jetzt,nun,als nächstes"),
    references: German.runs(
      ([
        "es,ihn,ihm,dieses,diesen,diesem,dies,dieses buch,diesem buch,das da,dem da,den da,dasselbe,das gleiche,davon,dafür,draus,daraus"
      ]
        + demonstratives)
        .joined(separator: ",")
    ).joined(with: topics).joined(with: objects),
    earlierReferences: German.runs(
      "das andere,den anderen,dem anderen,die andere,der anderen,der andere,das vorige,das vorherige,den vorigen,den vorherigen,dem vorigen,dem vorherigen,das davor,den davor,dem davor,der davor"
    ),
    firstReferences: German.runs("das erste,dem ersten,den ersten"),
    groupReferences: German.runs(
      "beide,beiden,beides,alle beide,die beiden,den beiden,alle zwei,alle drei,alle vier,die zwei,die drei,sie beide,sie alle"
    ),
    makers: German.runs(
      "von ihm,von ihr,von ihnen,vom selben autor,von derselben autorin,vom gleichen autor,von der gleichen autorin,desselben autors,derselben autorin,von dem autor,von der autorin,von diesem autor,von dieser autorin"
    ),
    lists: GermanListWords.all,
    introductions: German.runs(
      "namens,mit dem namen,mit namen,mit dem titel,mit titel,genannt,betitelt,über,zum thema,mit dem thema,das heißt,der heißt,die heißt"
    ),
    negations: German.runs(
      """
      nicht,kein,keine,keinen,keinem,keines,nie,niemals,auf keinen fall,keinesfalls,unter keinen umständen,hör auf,\
      vermeide,unterlass,nimmer
      """
    ),
    inversions: German.runs(
      "andersherum,anders herum,andersrum,umgekehrt,genau umgekehrt,vertauscht,verwechselt,tausch die beiden,tausche die beiden,tausch sie"
    ),
    negatedRequests: German.runs(
      """
      vergiss nicht,vergiss bloß nicht,lass mich nicht vergessen,nicht vergessen,warum nicht,wieso nicht,nicht wahr,willst du nicht,kannst du nicht,könntest du nicht,würdest du nicht,\
      möchtest du nicht,wollen wir nicht,mehr nicht,weiter nichts,sonst nichts,nicht mehr und nicht weniger,mehr aber auch nicht
      """
    )
  )

  /// The demonstratives, which are articles elsewhere, before a particle of a verb that is no preposition ("sag den ab").
  private static let demonstratives = ["den", "die", "das", "dem"].flatMap { pronoun in
    [
      "ab", "weg", "raus", "rein", "heraus", "hinein", "hinzu", "dazu", "los", "frei", "fort",
      "zurück", "hoch", "runter",
    ]
    .flatMap { ["\(pronoun) \($0)", "\(pronoun) bitte \($0)", "\(pronoun) mal \($0)"] }
  }

  /// The demonstratives before a finite verb, where they stand for what is spoken of ("das hab ich durch"): German has the
  /// verb second (Duden, "Die Grammatik", section on the Vorfeld).
  private static let topics = WordRuns(
    ["das", "den", "die", "dem"].map { [$0] },
    start: .anywhere,
    endsWord: true,
    ahead: finiteVerbs.contains
  )

  /// "Sie" behind an imperative of "du" is no person who is spoken to ("pack sie ins Regal").
  private static let objects = WordRuns(
    [["sie"]],
    start: .anywhere,
    endsWord: true,
    behind: GermanVerbs.imperatives.contains
  )
  .joined(
    with: WordRuns(
      ["das", "den", "die", "dem"].map { [$0] },
      start: .anywhere,
      endsWord: true,
      behind: GermanVerbs.imperatives.contains,
      ahead: behindObjects.contains
    )
  )

  /// Particles, prepositions and adverbs, which stand behind a demonstrative and not behind an article ("leg den doch zurück").
  private static let behindObjects: Set<String> = [
    "doch", "mal", "bitte", "zurück", "auf", "in", "ins", "zu", "jetzt", "wieder", "gleich", "dann",
    "lieber", "um", "aus",
  ]

  /// The auxiliaries and modal verbs, and what is done with a thing that was spoken of, in the first and the third person.
  private static let finiteVerbs = Set(GermanVerbs.firstPersons.values).union([
    "hat", "hatte", "haben", "las", "will", "mag", "kommt", "kann", "bekommt", "kriegt", "gehört",
    "soll", "darf", "muss", "fand",
  ])

  /// "Moment" asks to wait, and "im Moment" says when.
  private static let moment = WordRuns(
    [["moment"]],
    start: .anywhere,
    endsWord: true,
    behind: { $0 != "im" }
  )
}
