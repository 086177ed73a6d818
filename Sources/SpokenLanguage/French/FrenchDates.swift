/// Dates as they are said in French.
enum FrenchDates {
  static let all = TabledDates(
    tokenizer: French.tokenizer,
    numbers: FrenchNumbers.inAnswers,
    tables: DateTables(
      fixed: fixed,
      ordinal: { words in
        let lead = words.first == "le" ? 1 : 0
        guard let (day, count) = FrenchNumbers.ordinal(words.dropFirst(lead)), day == 1 else {
          return nil
        }
        return (day, lead + count)
      },
      beforeLength: French.table([1: "dans,d'ici,sous", -1: "il y a,ça fait"]),
      afterLength: French.table([
        1: "plus tard,à partir de maintenant,après", -1: "plus tôt,auparavant,avant",
      ]),
      units: French.table([
        .second: "seconde,secondes,sec,s", .minute: "minute,minutes,min,mn",
        .hour: "heure,heures,h", .day: "jour,jours,j", .week: "semaine,semaines",
        .month: "mois", .year: "an,ans,année,années",
      ]),
      lengths: French.table([
        SpokenLength.Part(amount: 0.25, unit: .hour): "un quart d'heure,quart d'heure",
        SpokenLength.Part(amount: 0.5, unit: .hour): "une demi-heure,demi-heure,une demie heure",
        SpokenLength.Part(amount: 0.75, unit: .hour): "trois quarts d'heure",
        SpokenLength.Part(amount: 15, unit: .day): "une quinzaine,une quinzaine de jours",
      ]),
      articles: French.table([0.5: "une demi,un demi,une demie"]),
      halfMore: French.table([0.5: "et demi,et demie", 0.25: "et quart,un quart"]),
      and: ["et"],
      aroundLength: WordSet(
        words:
          "pendant durant environ à peu près s il te vous plaît plait merci juste seulement pour de d le la"
      ),
      beforeDay: French.table([true: "le,au,du,pour le"]),
      links: [],
      beforeTime: French.table([true: "à,vers,pour,dès,à partir de"]),
      oclock: French.table([true: "heures,heure,h"]),
      minuteUnits: French.table([true: "minutes,minute,min"]),
      minutesBehind: French.table([
        30: "et demie,et demi", 15: "et quart", -15: "moins le quart,moins quart",
        45: "trois quarts",
      ]),
      signBehind: French.table([-1: "moins", 1: "et"]),
      minutesBefore: French.table([:]),
      sideBefore: French.table([:])
    )
  )

  private static let fixed = French.table([
    [DatePart.day(0)]: "aujourd'hui,le jour même", [.day(1)]: "demain", [.day(2)]: "après-demain",
    [.day(-1)]: "hier", [.day(-2)]: "avant-hier",
    [.weekday(1)]: "dimanche,dim", [.weekday(2)]: "lundi,lun", [.weekday(3)]: "mardi,mar",
    [.weekday(4)]: "mercredi,mer", [.weekday(5)]: "jeudi,jeu", [.weekday(6)]: "vendredi,ven",
    [.weekday(7)]: "samedi,sam",
    [.week(0)]: "cette semaine",
    [.week(1)]: "prochain,la semaine prochaine,semaine prochaine,en huit",
    [.week(-1)]: "la semaine dernière,semaine dernière,la semaine passée",
    [.week(2)]: "dans quinze jours,en quinze",
    [.previous]: "dernier,passé", [.monthsAhead(1)]: "le mois prochain,mois prochain",
    [.monthsAhead(0)]: "ce mois-ci,ce mois", [.monthsAhead(-1)]: "le mois dernier,mois dernier",
    [.monthsAhead(12)]: "l'année prochaine,l'an prochain",
    [.monthsAhead(-12)]: "l'année dernière,l'an dernier",
    [.month(1)]: "janvier,janv", [.month(2)]: "février,fév,févr", [.month(3)]: "mars",
    [.month(4)]: "avril,avr", [.month(5)]: "mai", [.month(6)]: "juin", [.month(7)]: "juillet,juil",
    [.month(8)]: "août", [.month(9)]: "septembre,sept", [.month(10)]: "octobre,oct",
    [.month(11)]: "novembre,nov", [.month(12)]: "décembre,déc",
    [.period(.dawn)]: "à l'aube,aux aurores",
    [.period(.morning)]: "matin,le matin,du matin,dans la matinée,au matin",
    [.period(.noon)]: "midi,à midi,le midi",
    [.period(.afternoon)]: "après-midi,l'après-midi,de l'après-midi,dans l'après-midi",
    [.period(.evening)]: "soir,le soir,du soir,dans la soirée,en soirée",
    [.period(.night)]: "nuit,la nuit,de la nuit", [.period(.midnight)]: "minuit,à minuit",
    [.day(0), .period(.morning)]: "ce matin", [.day(0), .period(.afternoon)]: "cet après-midi",
    [.day(0), .period(.evening)]: "ce soir", [.day(0), .period(.night)]: "cette nuit",
    [.length(SpokenLength(parts: [.init(amount: 0, unit: .minute)]), sign: 1)]:
      "maintenant,tout de suite,immédiatement,là maintenant",
    [.nothing]:
      "le,la,à,au,de,du,d,en,vers,pour,ce,environ,s'il te plaît,s'il vous plaît,euh,et,pile,précises,c'est,les,dans,heures",
  ])
}
