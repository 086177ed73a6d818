/// The closed lists of French answers.
enum FrenchAnswers {
  private static let courtesies = """
    s'il te plaît,s'il vous plaît,stp,svp,merci,merci bien,merci beaucoup,euh,heu,ben,bah,eh bien,alors,donc,bon,ah,oh,hein,là,\
    maintenant,juste,hum,hm,hmm,mm,mmm,bien sûr merci,monsieur,madame
    """

  static let fixed = FixedAnswers(
    asking: French.runs(
      """
      sûr,sûre,es-tu sûr,es-tu sûre,êtes-vous sûr,êtes-vous sûre,tu es sûr,tu es sûre,vous êtes sûr,vous êtes sûre,veux-tu,\
      voulez-vous,tu veux,vous voulez,souhaites-tu,souhaitez-vous,vraiment,vouloir,est-ce que
      """
    ),
    confirmations: French.table([
      .yes: """
      oui,o,ouais,ouaip,c'est bon,mouais,oui oui,ok,okay,d'accord,c'est d'accord,entendu,c'est entendu,bien sûr,oui bien sûr,évidemment,\
      certainement,absolument,tout à fait,exactement,exact,c'est ça,c'est bien ça,c'est exact,c'est juste,correct,parfait,très bien,\
      bien,ça marche,ça roule,ça me va,vas-y,allez-y,allez,fais-le,faites-le,fais ça,go,continue,continuez,confirme,je confirme,valide,validez,je valide,oui vas-y,oui allez-y,\
      confirmé,volontiers,avec plaisir,sans regret,et sans regret,sans hésiter,et sans hésiter,carrément,je suis sûr,je suis sûre,sûr,j'en suis sûr,j'en suis sûre,sans problème,pas de problème,\
      pourquoi pas,si,mais oui,yes,y,oui je le veux,oui fais-le,je veux bien,je suis d'accord,affirmatif,effectivement,en effet,banco,\
      c'est bien cela,c'est cela,je le confirme,je vous le confirme,cette fois c'est le bon,c'est le bon,passe la commande,passez la commande,vous pouvez valider,tu peux valider,vous pouvez y aller,tu peux y aller,c'est bien cela vous pouvez valider,on y va,oe vas-y,ça suffit,c'est parfait,envoie,envoyez
      """,
      .no: """
      laisse,laisse le,laisse la,laissez le,garde le,garde la,gardez le,ne touche à rien,\
      non,n,nan,non non,non merci,pas du tout,surtout pas,certainement pas,absolument pas,bien sûr que non,jamais,jamais de la vie,\
      pas maintenant,pas encore,pas question,hors de question,pas vraiment,pas ça,ne le fais pas,ne fais pas ça,ne le faites pas,\
      ne faites pas ça,c'est faux,faux,ce n'est pas ça,c'est pas ça,je ne veux pas,je veux pas,je préfère pas,je ne préfère pas,\
      je n'en veux pas,aucun,aucune,aucun des deux,aucun d'eux,aucune d'elles,rien,rien du tout,personne,ni l'un ni l'autre,négatif,\
      plutôt pas,plutôt non,finalement non,non finalement,non finalement non,en fait non,non en fait,tout compte fait non,vaut mieux pas,mieux vaut pas,que non,no,nope,en aucun cas,j'ai changé d'avis,changé d'avis,je change d'avis,oublie la commande,oubliez la commande,laisse tomber la commande,laissez tomber la commande,on laisse tomber,on oublie,autant pour moi non,laisse tkt
      """,
      .courtesy: courtesies,
    ]),
    commands: French.table([
      .command(.cancel): """
      annule,annuler,annulez,annule ça,annule tout,laisse tomber,laissez tomber,oublie,oublie ça,oubliez,oubliez ça,stop,arrête,arrêtez,\
      arrête ça,tant pis,peu importe,c'est bon laisse,abandonne,abandonner,cancel,passe,passer
      """,
      .command(.help): """
      aide,aide-moi,à l'aide,aidez-moi,j'ai besoin d'aide,que puis-je dire,qu'est-ce que je peux dire,que peux-tu faire,\
      qu'est-ce que tu peux faire,qu'est-ce que tu sais faire,que sais-tu faire,commandes,help,montre l'aide
      """,
      .command(.quit): """
      quitter,quitte,au revoir,salut salut,à bientôt,à plus,à plus tard,adieu,sortir,fin,terminer,exit,quit,ferme,bye,ciao
      """,
      .command(.redo): """
      refaire,refais,refais-le,refais ça,refaites-le,fais-le de nouveau,recommence,\
      redo
      """,
      .command(.undo): PhraseRows.list(
        """
        undo|défais|défaites|défaire|rétablis|rétablissez|restaure|restaurez + -|ça|cela|tout|tout ça
        annule|annulez|annuler|défais|défaites|défaire|efface + ce dernier truc|le dernier truc|la dernière chose|cette dernière action|ce que je viens de faire|ce que tu viens de faire|ce que vous venez de faire|la dernière action|le dernier changement|la dernière modification|la dernière|le dernier|l'action|l'action précédente|ce que tu viens de faire|ce que je viens de faire|ce que je viens de dire|ce que tu as fait
        remets|remettez|remettre|remets-le|remets-la|remets-les|remets ça + -|tout + -|où il était|où elle était|là où il était|là où elle était|à sa place|comme avant|comme c'était|comme c'était avant|en arrière
        reviens|revenez|revenir|retourne|retour + en arrière
        laisse-le|laisse-la|laissez-le|laissez-la + où il était|où elle était|comme avant|comme il était|comme elle était
        comme avant|comme il était avant|comme elle était avant
        """
      ),
      .courtesy: courtesies,
    ]),
    tokenizer: French.tokenizer
  )

  static let numbers = NumberAnswer(
    numbers: FrenchNumbers.inAnswers,
    leading: French.table([
      true: """
      euh,heu,ben,bah,alors,donc,bon,ah,oh,juste,seulement,environ,à peu près,peut-être,disons,mets,mettez,mets-en,j'en veux,je veux,\
      je voudrais,j'en voudrais,il m'en faut,il me faut,donne-moi,donne,donnez,achète,achètes-en,commande,prends-en,prends,s'il te plaît,\
      s'il vous plaît,le numéro,numéro,le chiffre,c'est,ça fait,exactement,au moins,au plus,au maximum,ok,oui,d'accord,je donne,je mets,\
      plutôt,allez,pour,je dirais,laisse à,laisse-le à,laisse-la à,laisse-lui,reste à,on reste à,garde
      """
    ]),
    trailing: French.table([
      true: """
      s'il te plaît,s'il vous plaît,stp,svp,merci,exemplaires,exemplaire,étoiles,étoile,fois,pour cent,livres,livre,points,point,seulement,\
      seul,seule,ça suffit,suffit,suffiront,pas plus,en tout,d'entre eux,copies
      """
    ]),
    freeTrailingWords: 3,
    forbidden: WordSet(
      words: "ou et à moins plus pas ne n non mais que sur tiers quarts cinquièmes au lieu"
    )
  )

  static let ordinals = OrdinalReader(
    tokenizer: French.tokenizer,
    numbers: FrenchNumbers.inAnswers,
    fixed: French.table([
      .last:
        "dernier,dernière,le dernier,la dernière,tout en bas,celui du bas,celle du bas,le tout dernier",
      .position(1): "celui du haut,celle du haut,tout en haut",
      .position(2): "second,seconde,le second,la seconde",
    ]),
    ordinal: FrenchNumbers.ordinal,
    leading: French.table([
      true: """
      euh,heu,ben,bah,alors,donc,bon,oui,ok,s'il te plaît,s'il vous plaît,le,la,l,au,à la,du,de la,numéro,le numéro,option,l'option,choix,je veux,je voudrais,\
      je prends,je choisis,j'aimerais,donne-moi,donne,prends,choisis,ouvre,c'est,ce sera,plutôt,je crois,je dis,mets
      """
    ]),
    trailing: French.table([
      true: """
      option,choix,élément,résultat,titre,livre,s'il te plaît,s'il vous plaît,stp,svp,merci,d'entre eux,de la liste,dans la liste,\
      en partant du haut,alors,là,donc
      """
    ])
  )
}
