/// How Spanish tells that somebody has done something: the preterite, which names the person by its ending, the
/// perfect with "haber", and "acabar de" with an infinitive (Real Academia Española, "Nueva gramática de la
/// lengua española", 2009, chapters 23 and 28).
enum SpanishPast {
  static let tense = PastTense(tellings: [
    Telling(
      persons: persons,
      possessives: possessives,
      mostNouns: 2,
      leavesOutPersons: true,
      adverbs: adverbs,
      forms: SpanishPreterite.askingForms
    ),
    Telling(
      persons: persons,
      possessives: possessives,
      mostNouns: 2,
      leavesOutPersons: true,
      helpers: Spanish.runs("he,has,ha,hemos,han,había,habías,habíamos,habían"),
      adverbs: adverbs,
      forms: SpanishParticiple.askingForms
    ),
    Telling(
      persons: persons,
      possessives: possessives,
      mostNouns: 2,
      leavesOutPersons: true,
      helpers: Spanish.runs("acabo de,acabas de,acaba de,acabamos de,acaban de"),
      adverbs: adverbs,
      forms: SpanishStem.askingForms(ofInfinitive:)
    ),
  ])

  private static let persons = Spanish.runs(
    """
    yo,tú,él,ella,usted,nosotros,nosotras,ellos,ellas,ustedes,quien,quién,alguien,nadie,todos,todas,uno
    """
  )

  private static let possessives = Spanish.runs(
    """
    mi,mis,tu,tus,su,sus,nuestro,nuestra,nuestros,nuestras,el,la,los,las,un,una,unos,unas,este,esta,estos,estas,ese,esa
    """
  )

  /// Adverbs, and the pronouns that stand before the verb.
  private static let adverbs = Spanish.runs(
    "ya,también,recién,apenas,por fin,al fin,finalmente,solo,sólo,siempre,hoy,lo,la,los,las,le,les,se,me,te,nos"
  )
}
