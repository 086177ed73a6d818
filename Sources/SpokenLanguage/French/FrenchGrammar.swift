/// The closed-class words of French commands, and the marks of what a sentence does.
///
/// Interrogatives and inverted pronouns ask, the compound past reports, the simple future announces, and a
/// verb of saying quotes (Riegel, Pellat and Rioul, "Grammaire méthodique du français", chapters X and XIV).
enum FrenchGrammar {
  static let all = SentenceGrammar(
    verbs: FrenchVerbs.classes,
    past: FrenchPast.tense,
    pastMarks: French.markedRuns(pastMarks),
    phases: French.runs(FrenchPhases.all.list),
    pastCopulas: French.markedRuns("était,étaient"),
    otherPersons: French.runs(
      "il,elle,ils,elles,quelqu'un,personne,tout le monde,chacun,chacune,tous,toutes,les autres"
    ),
    demonstratives: French.runs("ce,cet,cette,le même,la même"),
    determiners: French.runs(
      "le,la,les,l',un,une,des,mon,ma,mes,ton,ta,tes,son,sa,ses,notre,nos,votre,vos,leur,leurs,ce,cet,cette,ces"
    ),
    acts: acts,
    courtesies: French.runs(courtesies + "," + formulas + "," + emphasizers),
    counters: French.runs(
      """
      étoiles,étoile,points,point,exemplaires,exemplaire,exemplaires de,exemplaire de,exemplaires d',copies,copies de,fois,pour cent,\
      sur 5,sur cinq,sur 10,sur dix,étoiles sur 5,étoiles sur cinq
      """
    ),
    quantities: [
      Quantity(
        .number(1),
        French.runs("un seul,une seule,un de plus,un autre exemplaire,encore un")
      ),
      Quantity(.number(12), French.runs("une douzaine,une douzaine de,une douzaine d'")),
      Quantity(
        .most,
        French.runs(
          "la note maximale,note maximale,le maximum,maximum,toutes les étoiles,la meilleure note,le max,la plus haute note"
        )
      ),
      Quantity(
        .least,
        French.runs(
          "la note minimale,le minimum,minimum,la pire note,la plus mauvaise note,la plus basse note"
        )
      ),
    ],
    numberHomophones: ["un": 1, "une": 1, "cet": 7, "sis": 6],
    attributions: French.runs(
      """
      de,d',par,écrit par,du,des,de l'auteur,de l'autrice,de l'écrivain,dont l'auteur est,celui de,celui d',\
      celle de,celle d',ceux de,ceux d',celles de,celles d'
      """
    ),
    functionWords: French.runs(functionWords),
    questionWords: French.runs(
      "que,qu'est-ce que,qu'est-ce qui,quoi,qui,quel,quelle,quels,quelles,quand,où,comment,combien,lequel,laquelle,lesquels,est-ce que"
    ),
    exclusionsBefore: French.runs("pas,et pas,et non,au lieu de,plutôt que,mais pas,au lieu d'"),
    repetitions: French.runs(
      "aussi,également,la même note pour,la même note à,même note pour,même note à,pareil pour,autant pour,autant à,le même nombre pour,de même pour,la même chose pour,la même chose avec,idem pour,idem,pareil,la même chose,autant,de même,tout autant"
    ),
    steps: NumberSteps(
      more: French.runs(
        """
        de plus,en plus,plus,ajoute,ajoutez,ajouter,rajoute,rajoutez,rajouter,monte,montez,augmente,augmentez,encore
        """
      ),
      less: French.runs(
        """
        de moins,en moins,moins,enlève,enlevez,enlever,retire,retirez,retirer,ôte,ôtez,baisse,baissez,baisser,diminue,diminuez
        """
      ),
      goals: French.runs("à,jusqu à")
    ),
    honorifics: French.runs(
      "monsieur,madame,mademoiselle,m,mr,mme,mlle,dr,docteur,le docteur,la docteure,pr,professeur,le professeur,maître"
    ),
    reversives: FrenchVerbs.reversives,
    separableReversives: [
      // Of the negations the one that says that something lasts no longer.
      SeparableVerb(
        name: "undo",
        stems: French.runs("ne,n'"),
        particles: French.runs("plus"),
        endsClause: false
      )
    ],
    recordings: FrenchVerbs.recordings,
    containers: French.runs(
      "page,fiche,entrée,écran,détails,profil,fichier,liste,collection,catalogue,base,application,appli,boutique,panier"
    ),
    consequences: French.runs(
      "alors,donc,du coup,ainsi,par conséquent,et donc,et du coup,c'est pourquoi"
    ),
    postponements: French.runs(
      "plus tard,pour plus tard,ce sera pour plus tard,une autre fois,un autre jour,la prochaine fois,peut attendre,attendra"
    ),
    clauseStarts: French.runs(
      "parce que,parce qu',pcq,psk,c,car,puisque,puisqu',c'était,c'est,vu que,bien que"
    ),
    dismissals: French.runs(
      "tant pis,c'est la vie,on n'y peut rien,c'est comme ça,de toute façon,de toutes façons,de toute manière,de toutes manières,dans tous les cas,quoi qu'il arrive,en tout cas"
    ),
    adversatives: French.runs(
      "mais,cependant,pourtant,toutefois,sauf,sauf si,à moins que,seulement si"
    ),
    keepings: French.runs(
      "garde,gardons,garder,reste,peut rester,doit rester,laisse,laisse-le,laisse-la,conserve,conserver"
    ),
    complementizers: French.runs("que,qu'"),
    contentStarts: French.runs(
      "disant,disant que,disant qu',qui dit,qui dit que,avec le texte,avec les mots,avec le message"
    ),
    auxiliaries: French.runs(
      """
      suis,es,est,sommes,êtes,sont,était,étaient,serait,ai,as,a,avons,avez,ont,avait,avaient,aurait,peux,peut,\
      pouvez,peuvent,dois,doit,devez,veux,veut,voulez
      """
    ),
    relativeStarts: French.runs("qui,que,qu',dont,où,lequel,laquelle"),
    asideStarts: French.runs(asideStarts),
    adjunctStarts: French.runs(
      "pour le,pour la,pour l',pour les,pour mon,pour ma,pour mes,pour notre,pour nos,pour son,pour sa,pour ses,en cadeau,de la part de"
    ),
    on: French.runs("allumé,allumée,activé,activée,marche,allume,active,on"),
    off: French.runs("éteint,éteinte,désactivé,désactivée,arrêt,éteins,désactive,off"),
    distributives: French.runs(
      "chacun,chacune,les deux,les trois,les quatre,tous les deux,tous les trois,tous les quatre,tous les cinq,toutes les deux,toutes les trois,à chacun,à chaque,tous,toutes"
    ),
    verbsOfCounters: ["étoiles": "rate", "étoile": "rate"]
  )

  private static let functionWords = """
    je,j,tu,il,elle,on,nous,vous,ils,elles,me,m,te,t,se,s,lui,leur,y,en,moi,toi,le,la,les,l,un,une,des,du,de,d,au,aux,à,dans,sur,sous,\
    pour,par,avec,chez,vers,parmi,entre,mon,ma,mes,ton,ta,tes,son,sa,ses,notre,nos,votre,vos,ce,c,cet,cette,ces,ceci,cela,ça,celui,celle,\
    ceux,celles,suis,es,est,sommes,êtes,sont,ai,as,a,avons,avez,ont,être,avoir,que,qu,qui,dont,plus,tout,toute,tous,toutes,autre,ici,là,\
    voici,voilà,comme,si,même,très,quelque,quelques,quelque chose,dedans,dehors,hors de,hors,peut,peuvent,pourrait,pourraient,doit,doivent,devrait,devraient,est-ce,train,en train de,en train d,déjà,côté,quelques,plusieurs
    """

  /// Subjects, and the conjunctions of reason, purpose, concession and time (Riegel, Pellat and Rioul, chapter XVII).
  private static let asideStarts = """
    je,j',il,elle,on,nous,ils,elles,ça,c'est,c'était,il y a,y a,mon,ma,mes,notre,nos,son,sa,leur,leurs,personne,quelqu'un,\
    tout le monde,parce que,parce qu',car,puisque,puisqu',vu que,étant donné que,pour que,pour qu',afin que,afin de,afin qu',avant que,\
    avant qu',avant de,sinon,alors que,alors qu',tandis que,quoique,bien que,bien qu',histoire de,faute de,sans quoi
    """

  /// How people ask without commanding: query preparatories and hedged performatives (Blum-Kulka, House and Kasper,
  /// "Cross-Cultural Pragmatics: Requests and Apologies", 1989).
  private static let formulas = PhraseRows.list(
    """
    je me demandais|je me demande|je voulais savoir|je voulais demander + si + tu|vous|on + peux|pouvez|pourrais|pourriez|pouvais|pouviez|pourrait
    serait-il|est-il|il serait|ce serait|ça serait|est-ce que ce serait|est-ce que c'est|serait-ce + possible + de|d'|que tu|que vous|qu'on
    auriez-vous|aurais-tu|ayez|aie|vous auriez|tu aurais|si vous aviez + l'amabilité|la gentillesse|la bonté|l'obligeance|l'extrême amabilité + de|d'
    je vous serais|je te serais|je serais + reconnaissant|reconnaissante|très reconnaissant|très reconnaissante|ravi|ravie + de|d'|si vous pouviez|si tu pouvais
    ce serait|ça serait|ce serait très + bien|super|gentil|sympa|top|cool|génial|parfait|aimable|chouette + de|d'|si tu pouvais|si vous pouviez|si on pouvait
    y a-t-il moyen|il y a moyen|y a moyen|est-ce qu'il y a moyen + de|d'|que tu|que vous
    pourrais-je|puis-je|je peux|j'ose + vous|te + demander|prier + de|d'
    ça te dérangerait|ça vous dérangerait|ça t'embêterait|ça vous embêterait|ça vous ennuierait|ça t'ennuierait + de|d'
    tu crois que|vous croyez que|tu penses que|vous pensez que + tu|vous|on + peux|pouvez|pourrais|pourriez|pourrait
    """
  )

  /// Emphasizers: adverbials that say how sure somebody is of what they say (Quirk, Greenbaum, Leech and Svartvik, "A
  /// Comprehensive Grammar of the English Language", 8.100), and what stands for them here.
  private static let emphasizers = """
    sans hésiter,sans hésitation,sans aucune hésitation,sans doute,sans aucun doute,sans le moindre doute,\
    sans l'ombre d'un doute,évidemment,clairement,certainement,assurément,à coup sûr,sans conteste,indéniablement,bien sûr,\
    bien entendu,c'est clair,soyons honnêtes,pour être honnête
    """

  private static let courtesies = """
    je vous prie,je te prie,je vous en prie,je t'en prie,s'il te plaît,s'il vous plaît,stp,svp,merci,merci beaucoup,merci d'avance,merci bien,bonjour,bonsoir,salut,hé,coucou,euh,heu,hum,hm,hmm,mmh,\
    ben,bah,ah,oh,hein,bon,alors,donc,eh bien,oui,ouais,ok,okay,d'accord,voyons,voilà,tout de suite,immédiatement,maintenant,vite,\
    rapidement,juste,direct,directement,cash,simplement,seulement,seul,seule,un peu,peut-être,si tu peux,si tu veux,si tu veux bien,si vous pouvez,si vous voulez,\
    si possible,si c'est possible,si ça ne te dérange pas,quand tu peux,dès que possible,dès que tu peux,pour moi,pour nous,de ma part,\
    à mon avis,selon moi,franchement,honnêtement,je pense,je crois,je trouve,tu sais,disons,encore,encore une fois,à nouveau,de nouveau,\
    enfin,finalement,d'abord,premièrement,pour commencer,pour finir,aujourd'hui,en ce moment,actuellement,entre-temps,depuis,ce week-end,le week-end dernier,\
    lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche,\
    lundi dernier,mardi dernier,mercredi dernier,jeudi dernier,vendredi dernier,samedi dernier,dimanche dernier,pour l'instant,vraiment,\
    absolument,complètement,entièrement,totalement,définitivement,tout à fait,une fois pour toutes,au fait,bref,dis,dis donc,dis-moi,siri,dis siri,alexa,ok google,assistant,hé assistant,ordinateur,mon ami,mon cher,\
    ma chère,gentiment,sois gentil,sois gentil et,sois gentille et,en fait,volontiers,point d'exclamation,point d'interrogation,\
    virgule,point,point final,cette fois,au total,bien,trop bien,super bien,\(interjections),\(hedges),\(verdicts)
    """

  /// What is called out, and what is said when one gives in (Grevisse and Goosse, "Le bon usage", chapter on the interjection).
  private static let interjections = """
    zut,flûte,mince alors,punaise,purée,mon dieu,bon dieu,oh là là,ouah,waouh,wouah,oups,bof,ouf,eh ben,ça alors,mdr,lol,ptdr,haha,\
    ciao,à plus,bisous,allez,soyons fous,qu'importe,et puis zut,et puis flûte,et puis tant pis,après tout,wsh,wesh
    """

  private static let hedges = "je dirais,je dirais que,disons que,il me semble que"

  /// What is said behind a measure that is thought to be right.
  private static let verdicts = """
    me paraissent justes,me paraît juste,me semblent justes,me semble juste,me paraissent correctes,me paraît correct,\
    me paraissent suffisantes,me semblent suffisantes,suffiront,suffira,suffisent,suffit,c'est suffisant,bien mérité,bien méritées,\
    bien méritée,bien mérités
    """

  private static let acts: [SpeechActCue] = [
    SpeechActCue(.question, .start, FrenchVerbs.stateQuestions),
    cue(
      .remark,
      .start,
      """
      merci de,merci d',merci pour,désolé de,désolé pour,désolée de,désolée pour,bravo,félicitations,dommage que,dommage,j'adore,je déteste,\
      je regrette,parce que,parce qu',car,c'est,c'était,ce n'est pas,quel bonheur,heureusement,quel dommage
      """
    ),
    cue(.remark, .anywhere, "tu as encore,tu fais toujours,pourquoi tu as,pourquoi as-tu"),
    // Who wants to be reminded of what something is asks for it.
    SpeechActCue(
      .question,
      .anywhere,
      French.runs(
        "dis-moi ce que,dis-moi ce qu',dites-moi ce que,rappelle-moi ce que,rappelle-moi ce qu',dis-moi quel,dis-moi quelle,dis-moi quels,dis-moi quelles"
      ),
      asksForKnowledge: true
    ),
    cue(
      .reminder,
      .anywhere,
      """
      rappelle-moi,rappelez-moi,rappelle-nous,rappelle-lui,fais-moi penser,fais-moi penser à,pense à me,un rappel,mets un rappel,\
      ne me laisse pas oublier,dis-lui de,dis-lui d',dis-leur de,demande-lui de,note que,prends note
      """
    ),
    cue(
      .quotation,
      .anywhere,
      """
      a dit,m'a dit,m'ont dit,disait,dit que,dit qu',dit de,dit d',a demandé,m'a demandé,a conseillé,m'a conseillé,conseille,recommande,\
      a recommandé,suggère,a suggéré,veut que je,voulait que je,veut dire,signifie,signification,traduis,traduire,le mot,la phrase,\
      par exemple,comment dit-on,comment on dit,il paraît,paraît-il,entendu dire,lu que,raconte que,selon lui,selon elle
      """
    ),
    cue(
      .question,
      .anywhere,
      """
      que se passe-t-il si,qu'est-ce qui se passe si,et si je,dois-je,devrais-je,est-ce que je dois,est-ce que je devrais,je devrais,\
      faut-il,sais-tu,tu sais qui,tu sais si,savez-vous,je me demande,pourquoi,comment faire,comment on,comment je,comment est-ce,comment supprimer,comment ouvrir,\
      comment ajouter,comment acheter,comment noter,comment déplacer,dis-moi qui,dis-moi pourquoi,dis-moi si,dis-moi quand,\
      dis-moi comment,est-il possible,sur quel,sur quelle,dans quel,dans quelle,sous quel,sous quelle,penses-tu,tu penses,tu crois,crois-tu,ai-je déjà,est-ce que j'ai déjà,as-tu déjà
      """
    ),
    cue(.request, .start, formulas),
    cue(
      .request,
      .start,
      """
      tu peux,peux-tu,tu pourrais,pourrais-tu,vous pouvez,pouvez-vous,vous pourriez,pourriez-vous,est-ce que tu peux,est-ce que tu pourrais,\
      tu pourras,pourras-tu,vous pourrez,pourrez-vous,tu voudras,tu voudras bien,voudras-tu,vous voudrez,vous voudrez bien,voudrez-vous,\
      tu veux,vous voulez,vous voulez bien,tu voudrais,tu voudrais bien,vous voudriez,vous voudriez bien,auriez-vous l'amabilité de,\
      aurais-tu la gentillesse de,auriez-vous la gentillesse de,ça te dérangerait de,ça vous dérange de,ça vous dérangerait de,\
      est-ce qu'on peut,est-ce qu'on pourrait,quelqu'un peut,quelqu'un pourrait,\
      est-ce que vous pouvez,est-ce que vous pourriez,est-ce que je peux,est-ce que je pourrais,je peux,je pourrais,puis-je,pourrais-je,\
      est-ce que quelqu'un peut,est-ce que quelqu'un pourrait,quelqu'un peut-il,quelqu'un pourrait-il,serait-il possible de,est-ce qu'il serait possible de,\
      il serait temps de,il serait temps que,il serait temps qu',il est temps de,il est temps que,il est temps qu',il faut que,il faut qu',\
      il faudrait que,il faudrait qu',ce serait bien de,ce serait bien que,ce serait bien qu',\
      on peut,peut-on,on pourrait,pourrait-on,tu veux bien,veux-tu,veux-tu bien,voulez-vous,voudrais-tu,voudriez-vous,veuillez,je veux,\
      je voudrais,je voudrais que tu,je veux que tu,j'aimerais,j'aimerais que tu,je souhaite,je souhaiterais,j'ai besoin de,j'ai besoin d',\
      j'ai envie de,j'ai envie d',il me faut,il nous faut,il faut,il faudrait,il me faudrait,il nous faudrait,il m'en faut,il m'en faudrait,\
      nous voulons,on veut,on voudrait,aide-moi à,laisse-moi,s'il te plaît,\
      s'il vous plaît,pourquoi ne pas,ça te dérange de,allez,allons
      """
    ),
    cue(
      .condition,
      .anywhere,
      """
      si je,si j',si tu,si il,si elle,s'il y,s'il a,s'il est,s'il n',s'il me,s'il fait,si on,si nous,si vous,si c'est,si le,si la,si les,\
      quand je,quand j',quand tu,quand il,lorsque,lorsqu',dès que je,dès que j',une fois que,à condition,au cas où,à moins,sauf si,\
      si jamais,en admettant que,à supposer que,jusqu'à ce que,aurais dû,aurait dû,pourvu que,avant que,tant que
      """
    ),
    cue(.condition, .start, "si"),
    cue(
      .intention,
      .anywhere,
      """
      je vais,on va,nous allons,je compte,je prévois,j'ai prévu,j'envisage,je pense acheter,je pense à,je devrai,je dois,il faudra,\
      un jour,un de ces jours,demain,après-demain,la semaine prochaine,le mois prochain,l'année prochaine,ce week-end,plus tard,bientôt,\
      lirai,achèterai,commanderai,mettrai,donnerai,supprimerai,ajouterai,noterai,ouvrirai,rangerai,enlèverai,déplacerai,ferai,\
      j'hésite,je ne sais pas si,je sais pas si,je ne suis pas sûr,je suis pas sûr,je suis pas sûre,je ne suis pas sûre,faut que j'y réfléchisse,je vais y réfléchir,peut-être que je,peut-être que j'
      """
    ),
    cue(
      .report,
      .anywhere,
      """
      acheté,commandé,donné,noté,évalué,supprimé,effacé,enlevé,retiré,ajouté,ouvert,montré,affiché,déplacé,rangé,placé,mis,remis,jeté,\
      vendu,prêté,emprunté,rendu,perdu,trouvé,vu,entendu,aimé,adoré,détesté,oublié,reçu,offert,sorti,abandonné,\(pastMarks),\
      autrefois,achetait,donnait,avait,avais,ont été,\
      a été,était,étaient,fut,venait de,tout le monde,les gens
      """
    ),
    cue(
      .question,
      .start,
      """
      qui,que,qu'est-ce que,qu'est-ce qu',qu'est-ce qui,quoi,quel,quelle,quels,quelles,lequel,laquelle,quand,où,pourquoi,comment,combien,\
      est-ce que,est-ce qu',est-ce,ai-je,as-tu,avons-nous,a-t-il,a-t-on,y a-t-il,suis-je,es-tu,est-il,est-elle,sont-ils,dois-je,c'est quoi,\
      c'est qui,de qui,à qui,depuis quand,connais-tu,tu connais,tu as
      """
    ),
  ]

  private static let pastMarks =
    "hier,hier soir,hier matin,hier après-midi,avant-hier,cette nuit,la semaine dernière,le mois dernier,l'an dernier,l'année dernière,il y a longtemps"

  private static func cue(
    _ act: SpeechAct,
    _ place: SpeechActCue.Place,
    _ list: String
  ) -> SpeechActCue {
    SpeechActCue(act, place, French.markedRuns(list))
  }
}
