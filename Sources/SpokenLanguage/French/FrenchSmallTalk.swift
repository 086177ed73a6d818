/// What people say in French beside what they ask for.
enum FrenchSmallTalk {
  static let courtesies = CourtesyTable(
    [
      .courtesy(.greeting): """
      que fais-tu,tu fais quoi,qu'est-ce que tu fais,\
      bonjour,bonsoir,salut,coucou,bonjour à tous,comment ça va,ça va,comment vas-tu,\
      comment allez-vous,enchanté,enchantée
      """,
      .courtesy(.thanks): """
      merci,merci beaucoup,merci bien,mille mercis,un grand merci,je te remercie,\
      je vous remercie,merci à toi,merci à vous,merci pour ton aide,\
      merci pour votre aide,merci pour tout
      """,
      .courtesy(.farewell): """
      au revoir,à bientôt,à plus tard,à plus,à demain,bonne nuit,bonne journée,\
      bonne soirée,adieu
      """,
      .courtesy(.praise): """
      bravo,bien joué,bien fait,très bien,super,génial,excellent,parfait,formidable,\
      magnifique,bon travail,beau travail,chouette
      """,
      .courtesy(.apology): """
      pardon,désolé,désolée,je suis désolé,je suis désolée,excuse-moi,excusez-moi,\
      toutes mes excuses,mes excuses,ma faute,c'est ma faute,oups
      """,
      .beside: "oh,ah,euh,ben,bon,ok,d'accord,et,alors,donc,encore,tous,tout le monde",
    ],
    tokenizer: French.tokenizer,
    fold: { Diacritics.removed(from: $0) }
  )

  /// Words that stand for everything in a list.
  static let wholes = PhraseTable(
    [
      true: """
      tous,toutes,tout,tous ceux-là,toutes celles-là,tous ceux-ci,toutes celles-ci,\
      eux tous,elles toutes,les deux,tous les deux,toutes les deux,toute la liste,\
      chacun,chacune
      """
    ],
    tokenizer: French.tokenizer,
    fold: { Diacritics.removed(from: $0) }
  )

  /// Places in a list as they are usually said.
  static let places = [
    "le premier", "le deuxième", "le troisième", "le quatrième", "le cinquième", "le dernier",
  ]
}
