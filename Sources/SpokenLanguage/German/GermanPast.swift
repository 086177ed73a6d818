/// How German tells that somebody has done something: the perfect, an auxiliary in the second place and a
/// participle behind it (Duden, "Die Grammatik", 9th edition, sections 658 to 672).
///
/// The auxiliary behind the participle tells a wish ("ich will das Tor verriegelt haben"), so only one before it
/// counts.
enum GermanPast {
  static let tense = PastTense(tellings: [
    Telling(
      persons: German.runs("ich,du,er,sie,es,wir,ihr,man,wer,jemand,irgendwer,jeder,alle"),
      possessives: German.runs(
        """
        mein,meine,dein,deine,sein,seine,ihr,ihre,unser,unsere,euer,eure,der,die,das,den,ein,eine,einer,dieser,diese,\
        dieses,diesen
        """
      ),
      mostNouns: 2,
      helpers: perfect,
      reach: .later,
      forms: asked
    ),
    Telling(
      persons: WordRuns(
        joining: ["ich", "wir", "er", "sie", "man"].flatMap { person in
          ["habe", "hab", "haben", "hat", "hatte", "hatten"].map { German.runs("\($0) \(person)") }
        }
      ),
      startsClause: false,
      reach: .later,
      forms: asked
    ),
  ])

  /// What has earned something is to get it, which is no report of that.
  @Sendable private static func asked(for participle: String) -> [String] {
    participle == "verdient" ? [] : GermanParticiple.askingForms(of: participle)
  }

  private static let perfect = German.runs(
    "habe,hab,hast,hat,haben,habt,hatte,hattest,hatten"
  )
}
