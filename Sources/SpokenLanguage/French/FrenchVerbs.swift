/// The verbs of everyday commands in French, by what they ask for.
///
/// The classes are those of Levin's "English Verb Classes and Alternations" (1993) that commands are
/// made of, with their everyday French verbs. Verbs in -er have their forms made by rule; where the
/// stem changes, the form with the changed vowel follows a colon; others have all their forms listed.
enum FrenchVerbs {
  static let classes: [VerbClass] = [
    verb(
      "open",
      "aller:va,accéder,lancer,consulter,visiter",
      "ouvre,ouvres,ouvrez,ouvrir,va à,allez à,rouvre,rouvrir",
      onlyShows: true
    ),
    verb(
      "show",
      "montrer,afficher,présenter,regarder,visualiser,jeter un œil",
      "voir,vois,voyez,voyons,fais voir,fais-moi voir,faites voir,revoir,jette un œil à,jette un coup d'œil à",
      onlyShows: true
    ),
    VerbClass("show", stateQuestions, onlyShows: true),
    verb(
      "remove",
      """
      supprimer,effacer,enlever:enlève,retirer,ôter:ôte,éliminer,jeter:jette,virer,dégager,bazarder,écarter,débarrasser,rayer:raie
      """,
      "sors,sortez,sortir,débarrasse-moi de,détruis,détruire,fais disparaître,mets à la poubelle,peut partir,peut disparaître,peut dégager,peut s'en aller"
    ),
    verb(
      "add",
      "ajouter,rajouter,enregistrer,insérer:insère,incorporer,sauvegarder,intégrer:intègre,importer,noter dans",
      "inscris,inscrire,inscrivez,mets un nouveau,mettre un nouveau"
    ),
    verb(
      "move",
      """
      déplacer,ranger,placer,transférer:transfère,poser,basculer,classer,glisser,changer,passer,marquer,envoyer:envoie,ramener:ramène,\
      reposer,replacer,reclasser,bouger,trier,indiquer,décaler,repousser,reporter,avancer,différer:diffère
      """,
      "mets,met,mettez,mettre,remets,remettez,remettre,fais passer"
    ),
    verb(
      "buy",
      "acheter:achète,commander,racheter:rachète,précommander,procurer,payer:paie",
      "acquiers,acquérir,prends,prenez,prendre,passe commande,passer commande,passe la commande,passer la commande,passe commande de,passer commande de"
    ),
    verb("rate", "noter,évaluer,juger,estimer,critiquer,coter", ""),
    verb(
      "find",
      "trouver,chercher,rechercher,retrouver,localiser,lister,fouiller,dénicher",
      """
      ai-je,est-ce que j'ai,est-ce que nous avons,as-tu,est-ce que tu as,tu as,y a-t-il,est-ce qu'il y a,il y a,on a,\
      avons-nous,ai-je des livres,j'ai quoi,qu'est-ce que j'ai,quels livres ai-je
      """,
      onlyShows: true
    ),
    verb("play", "jouer,écouter", "lis-moi,entends,entendre"),
    verb("call", "appeler:appelle,téléphoner", ""),
    verb("send", "envoyer:envoie,partager,expédier,transférer:transfère", "transmets,transmettre"),
    verb("begin", "allumer,démarrer,commencer,activer,brancher", "mets en marche"),
    verb(
      "end",
      "arrêter,éteindre,fermer,stopper,désactiver,couper,terminer",
      "éteins,éteignez,éteindre"
    ),
    verb(
      "cancel",
      "annuler,décommander,révoquer,résilier,abandonner",
      "laisse tomber,laissez tomber,laisser tomber,oublie,oubliez,oublier"
    ),
    verb("resume", "continuer,relancer,redémarrer", "reprends,reprenez,reprendre"),
    verb("raise", "augmenter,monter,hausser", ""),
    verb("lower", "baisser,diminuer", "réduis,réduire"),
    verb("remind", "rappeler:rappelle,réveiller,alerter", "préviens,prévenir"),
    verb(
      "tell",
      "raconter,expliquer",
      "dis,dites,dire,décris,décrire",
      onlyShows: true
    ),
    // Verbs of telling that name a person first, and verbs of writing down.
    verb(
      "inform",
      "informer,notifier",
      "dis,dites,dire,préviens,prévenez,prévenir,avertis,avertissez,avertir"
    ),
    verb(
      "note",
      "noter,marquer,enregistrer",
      "écris,écrivez,écrire,inscris,inscrivez,inscrire,prends note,prenez note,note,laisse un mot,laisse une note,mets un mot"
    ),
    verb("make", "créer,rédiger,composer,générer:génère", "écris,écrire,écrivez"),
    verb(
      "light",
      """
      donner,attribuer,accorder,mériter,changer,modifier,ajuster,corriger,actualiser,laisser,poser,passer,coller,filer,octroyer,\
      récompenser,marquer,ajouter,rajouter
      """,
      """
      mets,met,mettez,mettre,mis,remets,fais,fait,faire,faites,prends,prendre,reçoit,recevoir,ai,as,a,avoir,veux,vouloir,voudrais,\
      mérite,obtient,doit,vaut,valent,vaudrait
      """,
      isLight: true
    ),
  ]

  /// Questions that ask what something is or how it stands, which is answered by showing it; not how anybody likes it.
  static let stateQuestions = French.runs(
    "c'est quoi déjà,c'était quoi déjà,où en est,où en sont,où ça en est,qu'en est-il de,ça donne quoi,comment va,comment se porte,a-t-on des nouvelles de,on a des nouvelles de,y a-t-il du nouveau pour,du nouveau pour"
  )

  /// The verbs of freeing, emptying, leaving out and giving up, most of them with the privative "dé-", and "hors de".
  ///
  /// "Lever" raises as often as it lifts, and "rendre" makes as often as it gives back: they are none of them.
  static let reversives = runs(
    """
    libérer:libère,débloquer,déverrouiller,détacher,décrocher,déconnecter,débrancher,décocher,décharger,désabonner,désarmer,\
    évacuer,vider,vidanger,réinitialiser,sauter,lâcher,relâcher,retrancher,dénouer,interrompre,cesser,\
    renoncer,restituer,rembourser
    """,
    """
    défais,défaites,défaire,omets,omettez,omettre,exclus,excluez,exclure,soustrais,soustraire,désinscris,désinscrivez,désinscrire,\
    interromps,interrompez,remets à zéro,remettez à zéro,remettre à zéro,mets fin à,mettre fin à,hors de
    """
  )

  /// Verbs of entering, listing and ticking off with which what was done is kept, beside those of writing it down.
  static let recordings = runs(
    "consigner,cocher,pointer,marquer,comptabiliser,répertorier,déclarer,signaler,documenter,valider",
    "saisis,saisissez,saisir"
  )

  private static func verb(
    _ name: String,
    _ regular: String,
    _ forms: String,
    isLight: Bool = false,
    onlyShows: Bool = false
  ) -> VerbClass {
    VerbClass(name, runs(regular, forms), isLight: isLight, onlyShows: onlyShows)
  }

  /// The forms of some regular verbs, and forms of others.
  private static func runs(_ regular: String, _ forms: String) -> WordRuns {
    let made = regular.split(separator: ",").flatMap { conjugated(String($0)) }
    return French.runs((made + [forms]).filter { !$0.isEmpty }.joined(separator: ","))
  }

  /// The imperatives, the infinitive and the present of "je", "tu" and "vous".
  private static func conjugated(_ entry: String) -> [String] {
    let parts = entry.split(separator: ":").map(String.init)
    let infinitive = parts[0]
    guard infinitive.hasSuffix("er") else { return [infinitive] }
    let stem = String(infinitive.dropLast(2))
    let spoken = parts.count > 1 ? parts[1] : stem + "e"
    return [
      infinitive, spoken, spoken + "s", stem + "ez", stem + (stem.hasSuffix("g") ? "eons" : "ons"),
    ]
  }
}
