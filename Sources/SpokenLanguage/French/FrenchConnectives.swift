/// How French speakers correct themselves, go on and refer back.
enum FrenchConnectives {
  static let all = Connectives(
    corrections: French.runs(
      """
      non,nan,nan nan,nan en fait,non non,pas celui-là,pas celle-là,non pas celui-là,non pas celle-là,pas ça,non pas ça,ah non,oh non,euh non,non attends,non attendez,attends,attendez,attends non,un instant,une seconde,minute,pardon,\
      non pardon,oh pardon,excuse-moi,excusez-moi,désolé,désolée,je veux dire,non je veux dire,je voulais dire,enfin non,\
      ou plutôt,plutôt,non plutôt,mais plutôt,à bien y réfléchir,en y réfléchissant,réflexion faite,tout compte fait,tout bien réfléchi,correction,je me trompe,je me suis trompé,je me suis trompée,oups,mince,pas ça,non pas ça,\
      disons plutôt,rectification,finalement,non finalement,ou mieux,que dis-je,qu'est-ce que je dis,erreur,c'est une erreur,j'ai confondu,j'ai fait erreur,
      """
        + PhraseRows.list(
          """
          non|pardon|oups|désolé|désolée|erreur|je me suis trompé|je me suis trompée|j'ai confondu + c'était|c'est|c'était plutôt|c'est plutôt|il s'agissait de|je parlais de|je pensais à
          """
        )
    ),
    // Within a clause it is an adverb ("j'ai enfin fermé").
    correctionsAfterBreak: French.runs("enfin"),
    retractions: French.runs(
      """
      laisse tomber,non laisse tomber,laissez tomber,oublie,oublie ça,oubliez ça,non oublie,tant pis,peu importe,annule ça,annule,\
      non rien,rien,finalement non,non finalement non,je recommence,je reprends,ne fais rien,laisse,en fait non
      """
    ),
    joiners: French.runs(
      """
      et,puis,et puis,ensuite,et ensuite,après,et après,après ça,et après ça,et aussi,aussi,ainsi que,plus,et enfin,\
      et maintenant,et pour finir,pour finir,et s'il te plaît,et en même temps
      """
    ),
    alternatives: French.runs("ou,ou bien"),
    betweens: French.runs("entre"),
    continuations: French.runs("maintenant,et maintenant,ensuite"),
    references: French.runs(
      "lui,ça,cela,celui-ci,celui-là,celle-ci,celle-là,ce livre,ce livre-là,le même,la même,le même livre,ce dernier"
    ),
    earlierReferences: French.runs(
      "l'autre,à l'autre,le précédent,la précédente,au précédent,celui d'avant,celle d'avant"
    ),
    firstReferences: French.runs("le premier,la première,au premier,à la première"),
    groupReferences: French.runs(
      "les deux,tous les deux,toutes les deux,tous les trois,toutes les trois,les trois,aux deux,aux trois,ces deux là,ceux là"
    ),
    makers: French.runs(
      "de lui,d elle,d eux,par lui,par elle,du même auteur,de la même auteure,de la même autrice,du même écrivain,de cet auteur,de cette autrice,de cette auteure,qu il a écrit,qu elle a écrit"
    ),
    lists: FrenchListWords.all,
    introductions: French.runs(
      """
      appelé,appelée,nommé,intitulé,intitulée,qui s'appelle,avec le titre,du nom de,au sujet de,à propos de,sur le thème de,\
      au sujet d',à propos d',sur
      """
    ),
    negations: French.runs(
      "ne,n,pas,jamais,surtout pas,en aucun cas,aucun,aucune,évite de,évite d',arrête de,arrête d',inutile de,inutile d',pas la peine de"
    ),
    inversions: French.runs(
      "l'inverse,inverse les deux,inverse-les,échange-les,échange les deux,vice versa,dans l'autre sens,inversé,inversés,inversées"
    ),
    exceptives: (French.runs("ne,n"), French.runs("que,qu,plus que")),
    negatedRequests: French.runs(
      """
      n'oublie pas de,ne me laisse pas oublier de,ne me laisse pas oublier d',ne me laisse pas oublier,ne pas oublier de,n'oublie pas d',n'oubliez pas de,pourquoi pas,pourquoi ne pas,n'est-ce pas,ne pourrais-tu pas,ne peux-tu pas,\
      pas plus,et pas plus,pas davantage,tu ne pourrais pas,tu pourrais pas,tu peux pas,ne veux-tu pas,ne pourriez-vous pas
      """
    )
  )
}
