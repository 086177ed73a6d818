/// How French speakers say that they have begun something or come to its end.
///
/// The verbs of phase in the perfect, the present and the recent past (Riegel, Pellat and Rioul, "Grammaire méthodique du
/// français", chapter X).
enum FrenchPhases {
  static let all = PhaseWords(
    begun: """
      commencé,j'ai commencé,je commence,je viens de commencer,viens de commencer,entamé,j'ai entamé,j'entame,je viens d'entamer,\
      attaqué,j'ai attaqué,j'attaque,débuté,j'ai débuté,je débute,démarré,j'ai démarré,je démarre,je me lance dans,\
      je me suis lancé dans,je me suis lancée dans,je me mets à,je me suis mis à,je me suis mise à,je suis en plein dans,\
      je suis plongé dans,je suis plongée dans,je passe à,je passe au,j'enchaîne avec,je me plonge dans,je m'attaque à,je m'attaque au
      """,
    over: """
      fini,j'ai fini,je viens de finir,viens de finir,j'en ai fini avec,terminé,j'ai terminé,je viens de terminer,viens de terminer,\
      achevé,j'ai achevé,je viens d'achever,bouclé,j'ai bouclé,je viens de boucler,arrivé au bout,arrivé au bout de,\
      je suis arrivé au bout de,je suis venu à bout de
      """
  )
}
