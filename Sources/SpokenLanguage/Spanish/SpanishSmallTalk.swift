/// What people say in Spanish beside what they ask for.
enum SpanishSmallTalk {
  static let courtesies = CourtesyTable(
    [
      .courtesy(.greeting): """
      qué haces,qué estás haciendo,\
      hola,buenas,buenos días,buenas tardes,muy buenas,qué tal,hola qué tal,\
      cómo estás,mucho gusto,encantado,encantada
      """,
      .courtesy(.thanks): """
      gracias,muchas gracias,mil gracias,muchísimas gracias,te lo agradezco,\
      gracias por tu ayuda,gracias por la ayuda,gracias por todo
      """,
      .courtesy(.farewell): """
      adiós,hasta luego,hasta pronto,hasta mañana,hasta la vista,buenas noches,\
      nos vemos,chao,chau,que tengas un buen día
      """,
      .courtesy(.praise): """
      bien hecho,muy bien,genial,estupendo,excelente,perfecto,fantástico,maravilloso,\
      buen trabajo,qué bien,bravo
      """,
      .courtesy(.apology): """
      perdón,perdona,perdone,lo siento,disculpa,disculpe,disculpas,culpa mía,mi error,\
      ups
      """,
      .beside: "oh,ah,eh,pues,bueno,vale,y,entonces,ya,otra vez,de nuevo,a todos,todos,muy",
    ],
    tokenizer: Spanish.tokenizer,
    fold: { Diacritics.removed(from: $0) }
  )

  /// Words that stand for everything in a list.
  static let wholes = PhraseTable(
    [
      true: """
      todos,todas,todo,todos ellos,todas ellas,todos estos,todas estas,todos esos,\
      todas esas,ambos,ambas,los dos,las dos,toda la lista,cada uno,cada una
      """
    ],
    tokenizer: Spanish.tokenizer,
    fold: { Diacritics.removed(from: $0) }
  )

  /// Places in a list as they are usually said.
  static let places = [
    "el primero", "el segundo", "el tercero", "el cuarto", "el quinto", "el último",
  ]
}
