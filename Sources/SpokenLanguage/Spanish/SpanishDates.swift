/// Dates as they are said in Spanish.
enum SpanishDates {
  static let all = TabledDates(
    tokenizer: Spanish.tokenizer,
    numbers: SpanishNumbers.inAnswers,
    tables: DateTables(
      fixed: fixed,
      ordinal: { words in
        let lead = words.first == "el" ? 1 : 0
        guard let (day, count) = SpanishNumbers.ordinal(words.dropFirst(lead)), day == 1 else {
          return nil
        }
        return (day, lead + count)
      },
      beforeLength: Spanish.table([1: "en,dentro de,de aquí a", -1: "hace"]),
      afterLength: Spanish.table([1: "después,más tarde,a partir de ahora", -1: "atrás,antes"]),
      units: Spanish.table([
        .second: "segundo,segundos,seg,s,segundito,segunditos",
        .minute: "minuto,minutos,min,minutito,minutitos",
        .hour: "hora,horas,h,horita,horitas", .day: "día,días,diíta,diítas,diita,diitas",
        .week: "semana,semanas,semanita,semanitas", .month: "mes,meses,mesecito,mesecitos",
        .year: "año,años,añito,añitos",
      ]),
      lengths: Spanish.table([
        SpokenLength.Part(amount: 0.25, unit: .hour): "un cuarto de hora,cuarto de hora",
        SpokenLength.Part(amount: 0.75, unit: .hour): "tres cuartos de hora",
        SpokenLength.Part(amount: 15, unit: .day): "una quincena",
      ]),
      articles: Spanish.table([0.5: "media,medio"]),
      halfMore: Spanish.table([0.5: "y media,y medio", 0.25: "y cuarto"]),
      and: ["y"],
      aroundLength: WordSet(
        words:
          "durante unos unas unas como aproximadamente por favor gracias solo sólo nada más de el la pa más o menos casi"
      ),
      beforeDay: Spanish.table([true: "el,del,al,el día,día,para el,desde el,pal,pa el"]),
      links: ["de", "del"],
      beforeTime: Spanish.table([
        true: "a las,a la,las,la,sobre las,hacia las,para las,desde las,pa las"
      ]),
      oclock: Spanish.table([true: "horas,hora,h,en punto"]),
      minuteUnits: Spanish.table([true: "minutos,minuto,min"]),
      minutesBehind: Spanish.table([
        30: "y media,y treinta", 15: "y cuarto", -15: "menos cuarto", 45: "y tres cuartos",
      ]),
      signBehind: Spanish.table([1: "y", -1: "menos"]),
      minutesBefore: Spanish.table([-15: "cuarto para las,un cuarto para las,cuarto para la"]),
      sideBefore: Spanish.table([
        .init(sign: -1, from: 0): "para las,para la"
      ])
    )
  )

  private static let fixed = Spanish.table([
    [DatePart.day(0)]: "hoy,hoy mismo", [.day(1)]: "mañana", [.day(2)]: "pasado mañana,pasado",
    [.day(-1)]: "ayer", [.day(-2)]: "anteayer,antier,antes de ayer",
    [.weekday(1)]: "domingo,dom", [.weekday(2)]: "lunes,lun", [.weekday(3)]: "martes",
    [.weekday(4)]: "miércoles,mié", [.weekday(5)]: "jueves,jue", [.weekday(6)]: "viernes,vie",
    [.weekday(7)]: "sábado,sáb",
    [.week(0)]: "esta semana",
    [.week(1)]:
      "la semana que viene,semana que viene,la próxima semana,próxima semana,la semana próxima,la semana entrante",
    [.week(-1)]: "la semana pasada,semana pasada", [.previous]: "pasado,último",
    [.monthsAhead(1)]: "el mes que viene,mes que viene,el próximo mes,próximo mes",
    [.monthsAhead(0)]: "este mes", [.monthsAhead(-1)]: "el mes pasado,mes pasado",
    [.monthsAhead(12)]: "el año que viene,año que viene,el próximo año",
    [.monthsAhead(-12)]: "el año pasado,año pasado",
    [.month(1)]: "enero,ene", [.month(2)]: "febrero,feb", [.month(3)]: "marzo,mar",
    [.month(4)]: "abril,abr", [.month(5)]: "mayo", [.month(6)]: "junio,jun",
    [.month(7)]: "julio,jul",
    [.month(8)]: "agosto,ago", [.month(9)]: "septiembre,setiembre,sep,sept",
    [.month(10)]: "octubre,oct",
    [.month(11)]: "noviembre,nov", [.month(12)]: "diciembre,dic",
    [.period(.dawn)]: "de la madrugada,de madrugada,por la madrugada,al amanecer",
    [.period(.morning)]: "por la mañana,de la mañana,en la mañana,temprano",
    [.period(.noon)]: "mediodía,al mediodía,a mediodía,del mediodía",
    [.period(.afternoon)]: "por la tarde,de la tarde,en la tarde,tarde",
    [.period(.evening)]: "al anochecer",
    [.period(.night)]: "por la noche,de la noche,en la noche,noche",
    [.period(.midnight)]: "medianoche,a medianoche,a la medianoche",
    [.day(0), .period(.morning)]: "esta mañana", [.day(0), .period(.afternoon)]: "esta tarde",
    [.day(0), .period(.night)]: "esta noche", [.day(-1), .period(.night)]: "anoche",
    [.length(SpokenLength(parts: [.init(amount: 0, unit: .minute)]), sign: 1)]:
      "ahora,ahora mismo,ya,ahorita,en este momento",
    [.nothing]:
      "el,la,los,las,a,de,del,al,en,para,por,este,próximo,próxima,que viene,que entra,por favor,eh,y,en punto,sobre,hacia,es,día,para el,pal,pa",
  ])
}
