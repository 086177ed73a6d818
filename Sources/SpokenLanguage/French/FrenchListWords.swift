/// How French speakers speak of the things in a list.
enum FrenchListWords {
  static let all = ListWords(
    firsts: French.runs("premier,premiers,première,premières"),
    lasts: French.runs("dernier,derniers,dernière,dernières"),
    middles: French.runs("du milieu,au milieu"),
    heads: French.runs("celui,celle,ceux,celles"),
    rests: French.runs(
      "les autres,les deux autres,les trois autres,le reste,tous les autres,toutes les autres"
    ),
    narrowings: French.runs(
      """
      seulement,uniquement,juste,que,parmi eux,parmi elles,parmi ceux là,de ceux là,\
      d'entre eux,dans la liste,là dedans,ceux,celles,celui,celle,et
      """
    )
  )
}
