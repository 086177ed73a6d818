/// The closed-class words of Spanish commands, and the marks of what a sentence does.
///
/// Question words bear an accent, the past tenses and "ya" report, the future and periphrases announce, and
/// a verb of saying quotes (Real Academia Española, "Nueva gramática de la lengua española", 2009,
/// chapters 23 and 42).
enum SpanishGrammar {
  static let all = SentenceGrammar(
    verbs: SpanishVerbs.classes,
    past: SpanishPast.tense,
    pastMarks: Spanish.markedRuns(pastMarks),
    phases: Spanish.runs(SpanishPhases.all.list),
    pastCopulas: Spanish.markedRuns("fue,fueron"),
    otherPersons: Spanish.markedRuns(
      "él,ella,ellos,ellas,alguien,nadie,todos,todas,todo el mundo,cada uno,los demás"
    ),
    demonstratives: Spanish.runs(
      "este,esta,ese,esa,aquel,aquella,dicho,dicha,el mismo,la misma"
    ),
    determiners: Spanish.runs(
      "el,la,los,las,un,una,unos,unas,mi,mis,tu,tus,su,sus,nuestro,nuestra,este,esta,estos,estas,ese,esa,esos,esas"
    ),
    acts: acts,
    courtesies: Spanish.runs(courtesies + "," + formulas + "," + emphasizers),
    counters: Spanish.runs(
      """
      estrellas,estrella,estrellitas,estrellita,puntos,punto,puntitos,puntito,ejemplares,ejemplar,ejemplares de,ejemplar de,copias,copia,copias de,veces,por ciento,\
      de 5,de cinco,sobre 5,sobre cinco,sobre 10,sobre diez,estrellas de 5,estrellas de cinco
      """
    ),
    quantities: [
      Quantity(.number(1), Spanish.runs("uno más,otro ejemplar,otro más,uno solo")),
      Quantity(.number(12), Spanish.runs("una docena,una docena de")),
      Quantity(
        .most,
        Spanish.runs(
          "la nota máxima,nota máxima,la máxima puntuación,máxima puntuación,la máxima calificación,el máximo,máximo,todas las estrellas,la mejor nota"
        )
      ),
      Quantity(
        .least,
        Spanish.runs(
          "la nota mínima,nota mínima,la mínima puntuación,el mínimo,mínimo,la peor nota,la peor calificación"
        )
      ),
    ],
    numberHomophones: ["un": 1, "una": 1, "uno": 1, "tras": 3],
    attributions: Spanish.runs(
      """
      de,del,por,escrito por,del autor,de la autora,del escritor,de la escritora,cuyo autor es,el de,la de,\
      los de,las de
      """
    ),
    functionWords: Spanish.runs(functionWords),
    questionWords: Spanish.runs(
      "qué,quién,quiénes,cuál,cuáles,cuándo,dónde,cómo,cuánto,cuántos,cuántas,algún,alguna"
    ),
    exclusionsBefore: Spanish.runs("ya no con,y ya no,que no,y no,en vez de,en lugar de,pero no"),
    repetitions: Spanish.runs(
      "también,igual para,lo mismo para,lo mismo con,lo mismo a,otro tanto para,otro tanto a,otras tantas para,otros tantos para,igualmente,asimismo,ídem,igual,lo mismo,otro tanto,otras tantas"
    ),
    steps: NumberSteps(
      more: Spanish.runs(
        """
        más,súbele,súbela,súbelo,sube,suba,súbale,añádele,añade,agrégale,agrega,súmale,suma,otra,otro
        """
      ),
      less: Spanish.runs(
        """
        menos,bájale,bájala,bájalo,baja,baje,bájele,quítale,quita,quite,quítele,réstale,resta
        """
      ),
      goals: Spanish.runs("a,hasta,en")
    ),
    honorifics: Spanish.runs(
      "señor,señora,señorita,el señor,la señora,la señorita,sr,sra,srta,don,doña,dr,dra,doctor,doctora,el doctor,la doctora,profesor,profesora"
    ),
    reversives: SpanishVerbs.reversives,
    recordings: SpanishVerbs.recordings,
    containers: Spanish.runs(
      "página,ficha,entrada,pantalla,detalles,perfil,archivo,lista,colección,catálogo,base de datos,aplicación,app,tienda,carrito"
    ),
    consequences: Spanish.runs(
      "así que,así pues,por eso,por lo tanto,por tanto,por lo que,conque,de modo que,de manera que,y por eso,entonces"
    ),
    postponements: Spanish.runs(
      "más tarde,luego,para luego,para más tarde,para después,en otro momento,otro día,otra vez será,la próxima vez,puede esperar"
    ),
    clauseStarts: Spanish.runs("porque,pq,xq,q,ya que,pues,puesto que,era,fue,es que,es,aunque"),
    dismissals: Spanish.runs(
      "qué se le va a hacer,qué demonios,qué diablos,qué caray,qué más da,qué le vamos a hacer,ni modo,no hay remedio,qué remedio,así es la vida,total,de todas formas,de todos modos,de todas maneras,igual,en cualquier caso,al final,pase lo que pase"
    ),
    adversatives: Spanish.runs(
      "pero,sin embargo,salvo,salvo que,excepto,a menos que,a no ser que,solo si"
    ),
    keepings: Spanish.runs(
      "quedo,me quedo,me lo quedo,me la quedo,queda,se queda,puede quedarse,guardo,conservo,conservar,dejo,déjalo,déjala"
    ),
    complementizers: Spanish.runs("que"),
    contentStarts: Spanish.runs(
      "diciendo,diciendo que,que diga,que diga que,que ponga,que dice,con el texto,con las palabras,con el mensaje"
    ),
    auxiliaries: Spanish.runs(
      """
      soy,eres,es,somos,son,era,eran,fue,fueron,estoy,está,están,estaba,he,has,ha,hemos,han,había,hay,puedo,\
      puedes,puede,pueden,debo,debe,quiero,quiere
      """
    ),
    relativeStarts: Spanish.runs("quien,cuyo,cuya,el cual,la cual,el que,la que"),
    asideStarts: Spanish.runs(asideStarts),
    adjunctStarts: Spanish.runs(
      "para los,para las,para el,para la,para un,para una,para mi,para mis,para nuestro,para nuestra,para nuestros,para su,para sus,como regalo,de regalo,de parte de"
    ),
    on: Spanish.runs("encendido,encendida,activado,activada,enciende,activa,on"),
    off: Spanish.runs("apagado,apagada,desactivado,desactivada,apaga,desactiva,off"),
    distributives: Spanish.runs(
      "cada uno,cada una,a cada uno,a ambos,ambos,ambas,los dos,las dos,los tres,las tres,los cuatro,las cuatro,los cinco,todos,todas"
    ),
    verbsOfCounters: [
      "estrellas": "rate", "estrella": "rate", "estrellitas": "rate", "estrellita": "rate",
    ],
    leavesOutSubjects: true
  )

  private static let functionWords = """
    lo de,lo del,ando,andas,anda,andamos,sigo,sigues,yo,tú,vos,él,ella,usted,nosotros,ustedes,ellos,ellas,me,te,se,nos,os,lo,la,los,las,le,les,mí,ti,sí mismo,el,un,una,unos,unas,de,del,a,al,\
    en,con,por,para,sin,sobre,desde,hasta,entre,hacia,como,mi,mis,tu,tus,su,sus,q,mío,mía,nuestro,nuestra,nuestros,nuestras,este,esta,estos,\
    estas,ese,esa,esos,esas,aquel,aquella,soy,es,son,era,está,están,estoy,estás,estar,ser,he,has,ha,han,haber,haya,que,cual,y,e,más,todo,\
    toda,algo,aquí,ahí,allí,acá,allá,así,si,muy,otro,otra,tan,dentro,fuera,lado,cosa,nuevo,pa,pal,algunos,algunas,varios,varias,unos cuantos,unas cuantas,un par de
    """

  /// Subjects, the pronouns before a verb that tells of its subject, the verbs that say how something is, and the
  /// conjunctions of reason, purpose, concession and time (Real Academia Española, chapters 46 and 47).
  private static let asideStarts = """
    yo,él,ella,nosotros,ellos,ellas,mi,mis,nuestro,nuestra,nuestros,su,sus,me,nos,se me,se nos,se le,se lo,se la,se ha,se han,es,era,\
    fue,son,está,están,estaba,estuvo,es que,hay,había,hubo,he,hemos,acabo de,acabamos de,tengo,tenemos,nadie,alguien,todo el mundo,\
    porque,ya que,puesto que,dado que,como me,como no,como ya,para que,a fin de que,antes de que,antes de,aunque,no sea que,si no,\
    mientras,así me,así nos,total,no me,no nos,no es,no era,no fue,no está,nunca
    """

  /// How people ask without commanding: query preparatories and hedged performatives (Blum-Kulka, House and Kasper,
  /// "Cross-Cultural Pragmatics: Requests and Apologies", 1989).
  private static let formulas = PhraseRows.list(
    """
    me preguntaba|me pregunto|quería saber|quería preguntar + si + podrías|podría|puedes|puede|podrían|podríais|sería posible|sería usted tan amable de
    sería|es|será + posible|posible que
    tendría usted|tendría|tenga|tenga usted|tendrías|ten|tendrían + la bondad|la amabilidad|la gentileza + de
    le|te|os + agradecería|agradecería mucho|estaría agradecido|estaría muy agradecido + que|si pudiera|si pudieras
    estaría|sería|estaría muy + bien|genial|estupendo|fantástico|ideal|amable + si pudieras|si pudiera|que
    hay|habría + alguna posibilidad|alguna manera|forma|manera|posibilidad + de|de que
    te|le|os + puedo|podría + pedir + que
    si es usted|si es|si fuera|si fuera usted|si eres|si fueras|si son + tan amable|tan amables|tan gentil
    me haría|me harías|hágame|hazme|haga|haz|me haces|me hace + el favor|el gran favor + de
    te|le + molestaría|molesta|importaría mucho
    crees que|cree que + puedes|podrías|podría|puede
    """
  )

  /// Emphasizers: adverbials that say how sure somebody is of what they say (Quirk, Greenbaum, Leech and Svartvik, "A
  /// Comprehensive Grammar of the English Language", 8.100), and what stands for them here.
  private static let emphasizers = """
    sin dudarlo,sin dudar,sin duda,sin duda alguna,sin ninguna duda,sin lugar a dudas,sin pensarlo,sin pensarlo dos veces,\
    claramente,evidentemente,obviamente,definitivamente,desde luego,por supuesto,seguro,seguramente,ciertamente,absolutamente,\
    seamos sinceros,la verdad
    """

  private static let courtesies = """
    por favor,porfa,porfis,gracias,muchas gracias,mil gracias,hola,buenas,buenos días,buenas tardes,buenas noches,oye,oiga,mira,eh,em,este,\
    pues,bueno,ah,oh,hm,a ver,entonces,sí,vale,ok,okay,venga,claro,ahora,ahora mismo,ya,ya mismo,ahorita,enseguida,rápido,rápidamente,\
    de inmediato,inmediatamente,solo,sólo,solamente,simplemente,nada más,un poco,quizás,quizá,tal vez,si puedes,si pudieras,si quieres,\
    si puede,si es posible,si no te importa,si no le importa,si no es molestia,cuando puedas,cuando pueda,cuando tengas un momento,\
    en cuanto puedas,cuanto antes,para mí,para nosotros,de mi parte,en mi opinión,a mi juicio,sinceramente,la verdad,creo que,creo,pienso,\
    me parece,sabes,digamos,otra vez,de nuevo,nuevamente,por fin,finalmente,entero,entera,enteros,enteras,de cabo a rabo,este finde,este fin de semana,primero,en primer lugar,para empezar,para terminar,hoy,\
    en este momento,actualmente,de momento,por ahora,de verdad,realmente,completamente,enteramente,totalmente,definitivamente,por completo,del todo,de una vez,de una vez por todas,desde luego,por cierto,en fin,siri,oye siri,alexa,ok google,\
    asistente,oye asistente,ordenador,computadora,amigo,querido,querida,cariño,tan amable,hazme el favor de,me haces el favor de,\
    sé tan amable de,anda,che,signo de exclamación,signo de interrogación,coma,esta vez,en total,ándale,órale,\(interjections),\(hedges),\(verdicts)
    """

  /// What is called out, and what is said when one gives in (Real Academia Española, "Nueva gramática de la lengua española",
  /// chapter 32).
  private static let interjections = """
    chao,hasta luego,va,bueno va,venga va,obvio,caray,caramba,vaya,ay,uf,madre mía,dios mío,ostras,jolín,jo,jaja,jajaja,jeje,qué demonios,qué diablos,qué narices,qué caray,\
    qué más da,qué va,por dios,ni modo,la vdd,la verdad,qué rollo
    """

  private static let hedges = "diría que,yo diría que,diría,digamos que,supongo que"

  /// What is said behind a measure that is thought to be right.
  private static let verdicts = """
    me parecen justas,me parece justo,me parecen bien,me parece bien,me parecen suficientes,me parece suficiente,bastan,basta,\
    son suficientes,es suficiente,bien merecidas,bien merecido
    """

  private static let acts: [SpeechActCue] = [
    SpeechActCue(.question, .start, SpanishVerbs.stateQuestions),
    SpeechActCue(.request, .start, SpanishVerbs.offered),
    cue(
      .remark,
      .start,
      """
      gracias por,muchas gracias por,perdón por,lo siento por,siento,enhorabuena,felicidades,qué pena,qué lástima,qué bien,me encanta,\
      me gusta,odio,me arrepiento,porque,era,fue,eso es,menos mal
      """
    ),
    cue(.remark, .anywhere, "siempre me,nunca me,otra vez has,por qué siempre"),
    cue(
      .reminder,
      .anywhere,
      """
      recuérdame,recuérdeme,recordame,recuérdanos,recuérdale,avísame,avisame,hazme acordar,acuérdate de,acuérdate,recuerda,recordatorio,\
      que no se me olvide,no dejes que olvide,dile que,dígale que,diles que,pídele que,toma nota,anota que,apunta que
      """
    ),
    cue(
      .quotation,
      .anywhere,
      """
      dijo,me dijo,dijeron,me dijeron,ha dicho,dice,dice que,dicen,decía,pidió,me pidió,recomendó,me recomendó,recomienda,sugirió,sugiere,\
      quiere que yo,quería que,quiere decir,significa,significado,traduce,traducir,la palabra,la frase,por ejemplo,cómo se dice,\
      cómo se escribe,según,contó que,he oído,oí que,leí que
      """
    ),
    SpeechActCue(
      .request,
      .anywhere,
      SpanishVerbs.wished,
      notBehind: Spanish.runs("de,hasta,para,sin,a,con")
    ),
    cue(
      .question,
      .anywhere,
      """
      qué pasa si,qué pasaría si,y si,debo,debería,tengo que,deberíamos,sabes si,sabes quién,sabe usted,me pregunto,por qué,cómo puedo,\
      cómo se,cómo hago,cómo borro,cómo abro,cómo añado,cómo agrego,cómo compro,cómo muevo,cómo elimino,cómo califico,dime quién,\
      dime por qué,dime si,dime cuándo,dime cómo,es posible,crees que,piensas que,ya he,ya tengo
      """
    ),
    SpeechActCue(
      .question,
      .anywhere,
      Spanish.runs("dime qué,dime cuál,dime cuáles,dígame qué,decime qué"),
      asksForKnowledge: true
    ),
    cue(.request, .start, formulas),
    cue(
      .request,
      .start,
      """
      puedes,podrías,me puedes,me podrías,puede,podría,me puede,me podría,pueden,podrían,puedo,podría yo,se puede,podemos,podríamos,\
      podés,podéis,podríais,pudieras,pudiera,podrás,podrá,me podés,nos puedes,nos podrías,nos puede,querés,queréis,querría usted,\
      te importaría,le importa,le importaría,os importa,os importaría,sería tan amable de,serían tan amables de,alguien puede,alguien podría,\
      quieres,querrías,quiero,quisiera,querría,me gustaría,desearía,deseo,quiero que,quisiera que,me gustaría que,necesito,necesito que,\
      hace falta,queremos,vamos a,déjame,permíteme,ayúdame a,por favor,por qué no,te importa,serías tan amable de,me apetece,\
      tengo ganas de,qué tal si,a ver si,a ver
      """
    ),
    cue(
      .condition,
      .anywhere,
      """
      si tengo,si tienes,si tiene,si hay,si es,si no,si el,si la,si los,si está,si me,si te,si se,si yo,si él,si ella,si fuera,si pudiera,si tuviera,si consigo,si puedo,\
      cuando tenga,cuando termine,cuando acabe,cuando pueda leer,cuando llegue,cuando sea,cuando haya,en cuanto tenga,en cuanto termine,\
      en caso de,a no ser que,a menos que,siempre que,hasta que,antes de que,debería haber,habría,hubiera,hubiese,ojalá,con tal de
      """
    ),
    cue(
      .intention,
      .anywhere,
      """
      voy a,vamos a leer,pienso comprar,pienso leer,planeo,tengo pensado,tengo planeado,tengo intención,debo comprar,algún día,un día de estos,\
      la semana que viene,la próxima semana,el mes que viene,el próximo mes,el año que viene,este fin de semana,más tarde,más adelante,\
      pronto,pasado mañana,compraré,leeré,pondré,moveré,daré,borraré,eliminaré,añadiré,agregaré,abriré,calificaré,pediré,pasaré,haré,\
      no sé si,estoy pensando en,a lo mejor,dudo entre,dudo si,no estoy seguro,no estoy segura,no me decido,me lo tengo que pensar,tengo que pensármelo
      """
    ),
    cue(
      .report,
      .anywhere,
      """
      compré,compró,compraron,compraba,comprado,pedí,pidió los,pedido,di,dio,daba,dado,puse,puso,pusieron,ponía,puesto,califiqué,calificó,\
      calificado,valorado,borré,borró,borrado,eliminé,eliminó,eliminado,quité,quitó,quitado,añadí,añadió,añadido,agregué,agregó,agregado,\
      abrí,abrió,abierto,mostró,mostrado,moví,movió,movido,pasé,pasó,tiré,tiró,tirado,vendí,vendió,vendido,presté,prestó,prestado,\
      devolví,devolvió,devuelto,perdí,perdió,perdido,encontré,encontró,encontrado,vi,vio,visto,oí,oyó,gustó,encantó,odié,olvidé,olvidó,\
      recibí,recibió,regaló,regalaron,dejé,dejó,\(pastMarks),\
      antes,estaba,había,fui,fue,fueron,todo el mundo,la gente
      """
    ),
    cue(
      .question,
      .start,
      """
      quien,cual,donde,cuanto,cuantos,qué,quién,quiénes,cuál,cuáles,cuándo,dónde,por qué,cómo,cuánto,cuántos,cuántas,de quién,a quién,para qué,es,está,están,son,era,hay,\
      tengo,tienes,tiene,tenemos,ha,has,conoces,sabes,vale la pena,existe,acaso
      """
    ),
  ]

  private static let pastMarks =
    "ayer,anteayer,anoche,la semana pasada,el mes pasado,el año pasado,hace años,hace tiempo"

  private static func cue(
    _ act: SpeechAct,
    _ place: SpeechActCue.Place,
    _ list: String
  ) -> SpeechActCue {
    SpeechActCue(act, place, Spanish.markedRuns(list))
  }
}
