/// Dates as they are said in German.
enum GermanDates {
  static let all = TabledDates(
    tokenizer: German.tokenizer,
    numbers: GermanNumbers.inAnswers,
    tables: DateTables(
      fixed: fixed,
      ordinal: { words in
        let lead = before.prefix(of: words)?.count ?? 0
        // "Erst" and "acht" are other words too; an ordinal ends like an adjective.
        guard let word = words.dropFirst(lead).first,
          word.hasSuffix("e") || word.hasSuffix("en") || word.hasSuffix("er"),
          let (day, count) = GermanNumbers.ordinal(words.dropFirst(lead))
        else { return nil }
        return (day, lead + count)
      },
      beforeLength: table([1: "in,binnen,innerhalb von", -1: "vor"]),
      afterLength: table([1: "später,ab jetzt,von jetzt an", -1: "her,zuvor,früher"]),
      units: table([
        .second: "sekunde,sekunden,sek", .minute: "minute,minuten,min,minütchen",
        .hour: "stunde,stunden,std,h,stündchen", .day: "tag,tage,tagen",
        .week: "woche,wochen", .month: "monat,monate,monaten", .year: "jahr,jahre,jahren",
      ]),
      lengths: table([
        SpokenLength.Part(amount: 0.25, unit: .hour):
          "eine viertelstunde,einer viertelstunde,viertelstunde",
        SpokenLength.Part(amount: 0.5, unit: .hour): "halbstunde",
        SpokenLength.Part(amount: 0.75, unit: .hour):
          "dreiviertelstunde,eine dreiviertelstunde,einer dreiviertelstunde",
      ]),
      articles: table([
        0.5: "eine halbe,einer halben,ein halbes,einem halben,halbe,einen halben",
        1.5: "anderthalb,eineinhalb,einundeinhalb", 0.75: "eine dreiviertel,dreiviertel",
      ]),
      halfMore: table([0.5: "und eine halbe,und ein halbes,und einen halben"]),
      and: ["und"],
      aroundLength: WordSet(
        words:
          "für etwa ungefähr circa ca bitte nur danke lang lange so rund gut die das der um vielleicht"
      ),
      beforeDay: before,
      beforeTime: table([true: "um,gegen,ab,so um,um ca,um circa,um etwa,kurz nach,kurz vor"]),
      oclock: table([true: "uhr"]),
      minuteUnits: table([true: "minuten,minute,min"]),
      minutesBehind: table([:]),
      signBehind: table([:]),
      minutesBefore: table([
        -30: "halb", 15: "viertel nach", -15: "viertel vor,dreiviertel,drei viertel",
        -45: "viertel",
      ]),
      sideBefore: table([
        .init(sign: 1, from: 0): "nach", .init(sign: -1, from: 0): "vor",
        .init(sign: 1, from: -30): "nach halb", .init(sign: -1, from: -30): "vor halb",
      ])
    )
  )

  private static let before = table(
    [
      true: "am,den,der,vom,zum,dem,ab dem,bis zum,am tag"
    ] as KeyValuePairs<Bool, String>
  )

  private static let fixed = table([
    [DatePart.day(0)]: "heute,am selben tag", [.day(1)]: "morgen", [.day(2)]: "übermorgen",
    [.day(-1)]: "gestern", [.day(-2)]: "vorgestern",
    [.day(1), .period(.morning)]: "morgen früh,morgen vormittag",
    [.weekday(1)]: "sonntag,so,sonntags", [.weekday(2)]: "montag,mo", [.weekday(3)]: "dienstag,di",
    [.weekday(4)]: "mittwoch,mi", [.weekday(5)]: "donnerstag,do", [.weekday(6)]: "freitag,fr",
    [.weekday(7)]: "samstag,sonnabend,sa",
    [.week(0)]: "diese woche,dieser woche",
    [.week(2)]: "übernächste woche,übernächsten,übernächster woche",
    [.week(1)]:
      "nächste woche,nächsten,nächster,nächste,in einer woche,kommende woche,kommender woche,nächster woche,nächsten woche",
    [.week(-1)]: "letzte woche,vorige woche,letzter woche,vergangene woche",
    [.previous]: "letzten,letzter,vorigen,vergangenen,letzte",
    [.monthsAhead(1)]: "nächsten monat,nächster monat,nächsten monats,kommenden monat",
    [.monthsAhead(0)]: "diesen monat,dieses monats",
    [.monthsAhead(-1)]: "letzten monat,vorigen monat",
    [.monthsAhead(12)]: "nächstes jahr,nächsten jahres,kommendes jahr",
    [.monthsAhead(-12)]: "letztes jahr,voriges jahr",
    [.month(1)]: "januar,jänner,jan", [.month(2)]: "februar,feber,feb", [.month(3)]: "märz,mrz",
    [.month(4)]: "april,apr", [.month(5)]: "mai", [.month(6)]: "juni,juno,jun",
    [.month(7)]: "juli,julei,jul", [.month(8)]: "august,aug", [.month(9)]: "september,sep,sept",
    [.month(10)]: "oktober,okt", [.month(11)]: "november,nov", [.month(12)]: "dezember,dez",
    [.period(.dawn)]: "in aller frühe,im morgengrauen",
    [.period(.morning)]: "früh,vormittag,vormittags,am vormittag,morgens,am morgen,in der früh",
    [.period(.noon)]: "mittag,mittags,am mittag,zu mittag",
    [.period(.afternoon)]: "nachmittag,nachmittags,am nachmittag",
    [.period(.evening)]: "abend,abends,am abend", [.period(.night)]: "nacht,nachts,in der nacht",
    [.period(.midnight)]: "mitternacht,um mitternacht",
    [.day(0), .period(.morning)]: "heute morgen,heute früh",
    [.length(SpokenLength(parts: [.init(amount: 0, unit: .minute)]), sign: 1)]:
      "jetzt,sofort,gleich,jetzt gleich",
    [.nothing]:
      "am,um,der,die,das,den,dem,des,im,in,an,ab,gegen,kurz,bitte,ähm,äh,und,so,etwa,circa,ca,es ist,punkt,genau,diesen,dieser,kommenden,kommender,auf,bis,zum,vom,von,zu",
  ])

  private static func table<Value>(_ phrases: KeyValuePairs<Value, String>) -> PhraseTable<Value> {
    PhraseTable(phrases, tokenizer: German.tokenizer, fold: { Diacritics.removed(from: $0) })
  }
}
