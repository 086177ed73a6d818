/// Words of Spanish that carry little or no meaning in a command.
///
/// The articles, pronouns, prepositions and particles of the closed classes (Real Academia Española,
/// "Nueva gramática de la lengua española", 2009).
enum SpanishWords {
  static let fillers = WordSet(
    words: "eh em este pues bueno ah oh uf hm hmm mmm porfa porfis gracias oye"
  )

  static let functionWords = WordSet(
    words: """
      el la los las lo un una unos unas de del a al en con por para sin sobre desde hasta mi mis tu tus su sus nuestro
      nuestra me te se nos le les y e que este esta ese esa es
      """
  )

  static let fillerPhrases = Spanish.runs(
    """
    por favor,ahora mismo,para mí,para nosotros,muchas gracias,si puedes,si pudieras,si quieres,si puede,si es posible,si no te importa,\
    puedes,podrías,puede,podría,me puedes,me podrías,puedes por favor,podrías por favor,serías tan amable de,sé tan amable de,quiero,\
    quisiera,me gustaría,querría,necesito,tengo que,quiero que,me gustaría que,vamos a,déjame,a ver,creo que,digamos,vale,ok,okay,\
    bueno,pues,entonces,sí,ahora,ya,solo,rápido,rápidamente,cuanto antes,cuando puedas,hola,buenos días,buenas tardes,buenas noches,\
    oye,oye siri,siri,alexa,ok google,asistente,oye asistente,otra vez,de nuevo,hazme el favor de,me haces el favor de
    """
  )

  /// Words so frequent that they are seldom a slip for another (the most frequent forms of the Corpus de
  /// referencia del español actual).
  static let common = WordSet(
    words: """
      ahora algo algunos agua alma alto amigo amor antes año años aquel aqui arriba asi aun aunque bien bueno buena cabeza
      cada calle cama camino campo cara casa casi caso cerca cielo cinco ciudad claro como cosa cosas creo cual cuando
      cuatro cuenta cuerpo cuarto dar debe decir dentro desde despues dia dias dice dicho dijo dinero dios donde dos edad
      ella ellos entonces entre era eran esa ese eso espera esta estaba estado estan estar este esto estoy estrella
      estrellas familia favor fin final forma fue fuera fuerte gente gobierno gran grande guerra ha haber habia hace hacer
      hacia han hasta hay hecho hijo hijos historia hombre hombres hora horas hoy hubo idea igual jamas joven lado largo
      libro libros lo luego lugar luz madre mal manera mano manos mañana mar mas mayor me medio mejor menos mes mesa mi
      miedo mientras mil mismo modo momento muchas mucho muchos muerte mujer mujeres mundo muy nada nadie ni ninguna ninguno
      niño niños no noche nombre nos nosotros nueva nuevo nunca ojos otra otro otros padre padres país palabra para parece
      parte pasa pasado paso pero persona pie poco poder porque primera primero problema pronto pueblo puede puerta pues
      punto quien quiere razon real realidad rey sabe saber san sangre se sea segun segunda seis semana sentido señor ser
      si siempre siete sido sin sino sistema sobre sol solo son sueño su tal tambien tan tanto tarde tenia tener tiempo
      tiene tierra toda todas todo todos trabajo tras tres un una verdad vez vida viejo vino visto viento vivir voz ya yo
      """
  )

  /// What the forms of a noun or adjective have in common ("libro", "libros", "leídos").
  static func stem(of word: String) -> String {
    var stem = Diacritics.removed(from: word)
    guard stem.utf8.count <= 64, stem.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return word
    }
    if stem.utf8.count > 3, stem.hasSuffix("s") { stem.removeLast() }
    if stem.utf8.count > 3, let last = stem.last, "aeo".contains(last) { stem.removeLast() }
    return stem
  }
}
