/// The closed lists of Spanish answers.
enum SpanishAnswers {
  private static let courtesies = """
    por favor,porfa,porfis,gracias,muchas gracias,eh,em,este,pues,bueno,entonces,ah,oh,a ver,ahora,solo,nada más,hombre,oye,mira,hm,hmm,mm,mmm
    """

  static let fixed = FixedAnswers(
    asking: Spanish.runs(
      """
      seguro,segura,estás seguro,estás segura,está seguro,está segura,seguro que,quieres,quiere,deseas,desea,de verdad,\
      realmente
      """
    ),
    confirmations: Spanish.table([
      .yes: """
      sí,si,s,sip,sep,sí sí,claro,claro que sí,sí claro,por supuesto,desde luego,vale,ok,okay,okey,de acuerdo,está bien,bien,muy bien,\
      bueno sí,correcto,es correcto,exacto,exactamente,eso es,así es,eso,perfecto,genial,hazlo,hágalo,hacelo,dale,dale nomás,adelante,\
      venga,vamos,sigue,continúa,continúe,procede,confirmo,confirma,confírmalo,confírmala,confírmelo,confírmela,confirmado,lo confirmo,cierto,es cierto,verdad,seguro,segura,estoy seguro,\
      estoy segura,sin duda,cómo no,con gusto,encantado,encantada,me parece bien,órale,sale,ándale,listo,obvio,obvio que sí,afirmativo,\
      efectivamente,yes,y,sí hazlo,sí dale,sí quiero,quiero,acepto,sí señor,sí señora,ya,que sí,\
      confirme,confirmá,confirme el pedido,confirma el pedido,confirmo el pedido,haga el pedido,haz el pedido,hacé el pedido,hágalo ya,si dale,sí dale,dale sí,sí confirma,sí confirme,confirma sí,eso mismo,tal cual,así está bien,mándalo,mándelo,con toda confianza
      """,
      .no: """
      déjalo,déjala,déjelo,mejor déjalo,mejor déjala,no mejor déjalo,no mejor déjala,mejor no,déjalo así,guárdalo,consérvalo,\
      no,n,nop,no no,no gracias,qué va,para nada,de ninguna manera,de ningún modo,ni hablar,ni loco,ni loca,ni de broma,en absoluto,\
      nunca,jamás,claro que no,por supuesto que no,desde luego que no,ahora no,todavía no,aún no,mejor no,no lo hagas,no lo haga,\
      no hagas eso,no quiero,no lo quiero,no hace falta,no es necesario,incorrecto,falso,es falso,no es cierto,no es correcto,\
      no es eso,eso no,está mal,ninguno,ninguna,ninguno de ellos,ninguna de ellas,nada,nadie,ni uno ni otro,negativo,nones,nope,que no,\
      prefiero que no,creo que no,he cambiado de idea,cambié de idea,he cambiado de opinión,cambié de opinión,olvida el pedido,olvide el pedido,olvídate del pedido,mejor lo dejamos,lo dejamos,dejémoslo,dejémoslo así,lo dejo,mejor lo dejo,déjalo estar
      """,
      .courtesy: courtesies,
    ]),
    commands: Spanish.table([
      .command(.cancel): """
      cancela,cancelar,cancele,cancelá,cancélalo,cancela eso,cancelar eso,olvídalo,olvídate,olvida eso,olvidalo,déjalo,déjalo así,\
      déjalo estar,no importa,da igual,para,párate,detente,alto,basta,stop,anula,anular,aborta,abortar,ya no,cancel,omitir,sáltalo,salta
      """,
      .command(.help): """
      ayuda,ayúdame,ayúdeme,necesito ayuda,qué puedo decir,qué puedes hacer,qué sabes hacer,qué puedo hacer,qué puedo preguntar,comandos,\
      muestra la ayuda,help
      """,
      .command(.quit): """
      salir,sal,adiós,hasta luego,hasta la vista,hasta pronto,chao,chau,nos vemos,terminar,termina,fin,cerrar,exit,quit,bye
      """,
      .command(.redo): """
      rehacer,rehazlo,rehaz eso,rehaz,hazlo de nuevo,hazlo otra vez,vuelve a hacerlo,\
      redo
      """,
      .command(.undo): PhraseRows.list(
        """
        undo|deshacer|deshaz|deshaga|deshacé|revertir|revierte|revierta + -|eso|esto
        deshacer|deshaz|deshaga|revierte|revierta|anula|anule|cancela|cancele + eso último|esto último|eso último que has hecho|lo último que has hecho|lo último que hiciste|lo que has hecho|lo que acabo de hacer|lo que he hecho|lo último|lo anterior|el último cambio|la última acción|la acción anterior|ese cambio|lo que acabas de hacer|lo que acabo de hacer|lo que has hecho|lo que hiciste
        deshazlo|deshágalo|deshacelo|reviértelo|reviértalo|anúlalo|anúlelo|recupéralo|recupérala|recupérelo|devuélvelo|devuélvela|devuélvalo|restáuralo|restablécelo
        déjalo|déjelo|dejalo|ponlo|póngalo|ponla|vuélvelo a poner|devuélvelo + donde estaba|en su sitio|a su sitio|como estaba|como antes|como estaba antes
        vuelve|vuelva|volver + atrás|al estado anterior
        """
      ),
      .courtesy: courtesies,
    ]),
    tokenizer: Spanish.tokenizer
  )

  static let numbers = NumberAnswer(
    numbers: SpanishNumbers.inAnswers,
    leading: Spanish.table([
      true: """
      eh,em,este,pues,bueno,entonces,ah,a ver,solo,sólo,solamente,nada más,unos,unas,como,más o menos,aproximadamente,quizás,quizá,\
      digamos,ponle,pon,dale,quiero,quisiera,me gustaría,me gustarían,necesito,dame,deme,compra,cómprame,pide,por favor,el número,número,\
      el,son,es,serían,sería,exactamente,al menos,por lo menos,como mucho,como máximo,ok,vale,sí,le doy,le pongo,mejor,que sean,tomo,me llevo,con,déjalo en,déjala en,que se quede en,se queda en
      """
    ]),
    trailing: Spanish.table([
      true: """
      por favor,porfa,gracias,ejemplares,ejemplar,copias,copia,estrellas,estrella,veces,por ciento,libros,libro,puntos,punto,solo,sólo,\
      solamente,nada más,no más,basta,bastan,me basta,me vale,es suficiente,de ellos,de esos,en total,solito
      """
    ]),
    freeTrailingWords: 3,
    forbidden: WordSet(
      words: "o u y a al hasta menos más no pero que sobre tercios cuartos quintos sino de"
    )
  )

  static let ordinals = OrdinalReader(
    tokenizer: Spanish.tokenizer,
    numbers: SpanishNumbers.inAnswers,
    fixed: Spanish.table([
      .last: "último,última,el último,la última,el de abajo,la de abajo,final,el final",
      .position(1): "el de arriba,la de arriba",
    ]),
    ordinal: SpanishNumbers.ordinal,
    leading: Spanish.table([
      true: """
      eh,em,este,pues,bueno,a ver,sí,ok,vale,por favor,el,la,lo,los,al,a la,del,de la,número,el número,opción,la opción,quiero,quisiera,elijo,escojo,prefiero,\
      dame,deme,toma,elige,escoge,abre,es,sería,mejor,creo que,me quedo con
      """
    ]),
    trailing: Spanish.table([
      true: """
      opción,elemento,resultado,título,libro,uno,por favor,porfa,gracias,de ellos,de la lista,en la lista,desde arriba,empezando por arriba,\
      entonces
      """
    ])
  )
}
