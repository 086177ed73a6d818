/// How Spanish speakers say that they have begun something or come to its end.
///
/// The verbs of phase in the preterite, the perfect and the present, and the periphrasis of the recent past (Real Academia
/// Española, "Nueva gramática de la lengua española", 2009, section 28.9).
enum SpanishPhases {
  static let all = PhaseWords(
    begun: """
      empezado,lo he empezado,he empezado,empecé,empecé con,empiezo,empiezo con,acabo de empezar,comenzado,he comenzado,comencé,\
      comencé con,comienzo,iniciado,he iniciado,inicié,arranqué,arranqué con,arranco con,me puse con,me pongo con,\
      me he puesto con,ahora estoy con,estoy con,sigo con,voy con,ando con,ando metido en,estoy metido en,estoy metida en,ando leyendo
      """,
    over: """
      terminado,he terminado,terminé,ya terminé,terminé con,acabo de terminar,acabado,he acabado,acabé,ya acabé,acabé con,\
      acabo de acabar,concluido,he concluido,concluí,finalizado,he finalizado,finalicé,completado,he completado,completé
      """
  )
}
