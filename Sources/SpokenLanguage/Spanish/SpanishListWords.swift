/// How Spanish speakers speak of the things in a list.
enum SpanishListWords {
  static let all = ListWords(
    firsts: Spanish.runs("primero,primera,primeros,primeras"),
    lasts: Spanish.runs("último,última,últimos,últimas"),
    middles: Spanish.runs("del medio,de en medio,del centro"),
    heads: Spanish.runs("el de,la de,los de,las de,el que,la que,los que,las que"),
    rests: Spanish.runs(
      "los otros,las otras,los demás,las demás,el resto,los otros dos,los otros tres,las otras dos,los restantes"
    ),
    narrowings: Spanish.runs(
      """
      solo,sólo,solamente,únicamente,de esos,de estos,de ellos,entre esos,entre ellos,\
      de la lista,en la lista,ahí,los que,las que,el que,la que,y
      """
    )
  )
}
