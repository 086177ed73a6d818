/// How Spanish speakers correct themselves, go on and refer back.
enum SpanishConnectives {
  static let all = Connectives(
    corrections: Spanish.runs(
      """
      no,no no,ese no,esa no,no ese no,no esa no,ay no,ah no,oh no,no espera,no espere,espera,espere,espérate,espera no,un momento,un segundo,perdón,perdona,perdone,\
      no perdón,ay perdón,lo siento,disculpa,disculpe,quiero decir,no quiero decir,quise decir,quería decir,digo,no digo,mejor dicho,\
      más bien,o más bien,pensándolo bien,pensándolo mejor,bien pensado,ahora que lo pienso,mejor,no mejor,o mejor,o sea,corrección,me equivoqué,me he equivocado,uy,ups,eso no,no eso no,en realidad,\
      no en realidad,rectifico,sino,me confundí,me he confundido,me refería a,me refería al,me refiero a,me refiero al,\
      hablaba de,hablaba del,no perdona,no perdone,no disculpa,no disculpe,ups no,uy no,qué digo,pero qué digo,mejor que sean,mejor que sea,que sean,
      """
        + PhraseRows.list(
          """
          perdón|ups|uy|lo siento|me equivoqué|me he equivocado|me confundí|me he confundido + era|es|quería decir|quise decir|hablaba de|me refería a
          """
        )
    ),
    retractions: Spanish.runs(
      """
      olvídalo,no olvídalo,olvida eso,déjalo,no déjalo,déjalo así,da igual,no importa,cancela eso,bórralo todo,mejor no,no mejor no,\
      al final no,empiezo de nuevo,empecemos de nuevo,nada nada,no nada,deja,no deja
      """
    ),
    joiners: Spanish.runs(
      """
      y,y luego,luego,y después,después,y también,también,además,y además,entonces,y entonces,más,y por último,por último,\
      y al final,y ahora,y por favor,a continuación,acto seguido,e
      """
    ),
    alternatives: Spanish.runs("o,o bien,u"),
    betweens: Spanish.runs("entre"),
    continuations: Spanish.runs("ahora,y ahora,a continuación"),
    references: Spanish.runs(
      "lo,ese,eso,esto,este libro,ese libro,el mismo,la misma,lo mismo,el mismo libro,ese mismo,ese de ahí"
    ),
    earlierReferences: Spanish.runs(
      "el otro,la otra,al otro,a la otra,el anterior,la anterior,al anterior,a la anterior,el de antes,la de antes,al de antes"
    ),
    firstReferences: Spanish.runs("el primero,la primera,al primero,a la primera"),
    groupReferences: Spanish.runs(
      "los dos,las dos,ambos,ambas,a ambos,a ambas,a los dos,a las dos,los tres,las tres,a los tres,esos dos,estos dos,todos ellos"
    ),
    makers: Spanish.runs(
      "de él,de ella,de ellos,suyo,suya,suyos,suyas,del mismo autor,de la misma autora,del mismo escritor,de la misma escritora,de ese autor,de esa autora,de este autor,de esta autora"
    ),
    lists: SpanishListWords.all,
    introductions: Spanish.runs(
      """
      llamado,llamada,titulado,titulada,que se llama,con el título,con título,de nombre,con el nombre,sobre,acerca de,sobre el tema de
      """
    ),
    negations: WordRuns(joining: [
      SpanishVerbs.denied,
      Spanish.runs(
        """
        nunca,jamás,tampoco,ningún,ninguna,evita,deja de,de ninguna manera,ni se te ocurra,no hace falta,no me,no te,no se,no nos,no lo,\
        no la,no el,no los,no las,no le,no les,no he,no has,no ha,no hemos,no han,no es,no era,no está,no estoy,no soy,no hay,no quiero,no quieres,\
        no necesito,no puedo,no debo,no debes,no deberías,no tengo,no tiene,no tienes,no sé,no vayas a,no voy a,ya no,todavía no,aún no
        """
      ),
    ]),
    inversions: Spanish.runs(
      "al revés,viceversa,intercámbialos,intercámbialas,cámbialos entre sí,cámbialas entre sí,dales la vuelta"
    ),
    negatedRequests: Spanish.runs(
      "no olvides,no dejes que olvide,no dejes que se me olvide,no me dejes olvidar,que no se me olvide,no te olvides de,no se olvide de,por qué no,no es así,no podrías,no puedes,no me puedes,no me podrías,no querrías,no crees"
    )
  )
}
