/// How French tells that somebody has done something: the passé composé, an auxiliary and a participle behind
/// whoever did it, and "venir de" with an infinitive (Riegel, Pellat and Rioul, "Grammaire méthodique du
/// français", chapter X).
enum FrenchPast {
  static let tense = PastTense(tellings: [
    Telling(
      persons: persons,
      possessives: possessives,
      mostNouns: 2,
      helpers: French.runs(
        "ai,as,a,avons,avez,ont,avais,avait,avions,avaient,suis,es,est,sommes,sont,étais,était,étaient"
      ),
      adverbs: adverbs,
      forms: FrenchParticiple.askingForms(of:)
    ),
    Telling(
      persons: persons,
      possessives: possessives,
      mostNouns: 2,
      helpers: French.runs("viens de,viens d',vient de,vient d',venons de,venez de,viennent de"),
      adverbs: adverbs,
      forms: FrenchParticiple.askingForms(ofInfinitive:)
    ),
  ])

  private static let persons = French.runs(
    "je,j',tu,il,elle,on,nous,vous,ils,elles,qui,quelqu'un,tout le monde,personne"
  )

  private static let possessives = French.runs(
    "mon,ma,mes,ton,ta,tes,son,sa,ses,notre,nos,votre,vos,leur,leurs,le,la,l',les,un,une,des,ce,cet,cette,ces"
  )

  /// Adverbs, and the pronouns that stand before the verb.
  private static let adverbs = French.runs(
    """
    déjà,enfin,aussi,bien,juste,même,encore,finalement,tout,toujours,vite,récemment,accidentellement,\
    l',le,la,les,lui,leur,y,en,m',me,t',te,nous,vous,s',se
    """
  )
}
