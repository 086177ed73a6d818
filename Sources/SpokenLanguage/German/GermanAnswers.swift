/// The closed lists of German answers.
enum GermanAnswers {
  private static let courtesies = """
    bitte,danke,dankeschön,danke schön,vielen dank,äh,ähm,öhm,hm,hmm,mm,mmm,ach,oh,na,also,dann,mal,doch,gern,gerne,jetzt,halt,\
    so,okay dann,na dann,nun,bitte schön,bitteschön
    """

  static let fixed = FixedAnswers(
    asking: German.runs(
      """
      sicher,bist du sicher,sind sie sicher,bist du dir sicher,sind sie sich sicher,dass du,dass sie,dass ich,möchtest du,\
      möchten sie,willst du,wollen sie,du,sie,ich,wirklich,tatsächlich,möchtest,möchten,willst,wollen,soll ich,sollen wir,soll
      """
    ),
    confirmations: table(
      [
        .yes: """
        abschicken,schick ab,schick es ab,bestätigen,bestätige,ich bestätige,bestätigt,passt so,ja,j,jo,jap,jep,jupp,jawohl,jawoll,jaja,ja ja,ja klar,klar,na klar,aber klar,klar doch,sicher,aber sicher,natürlich,\
        ja natürlich,selbstverständlich,gewiss,ok,okay,okey,oki,in ordnung,alles klar,geht klar,passt,passt so,stimmt,\
        das stimmt,genau,ganz genau,richtig,das ist richtig,korrekt,einverstanden,abgemacht,mach das,mach es,tu das,tu es,\
        mach ruhig,mach weiter,weiter,nur zu,los,leg los,auf jeden fall,unbedingt,bestätigt,ich bestätige,bestätigen,gut,\
        sehr gut,prima,perfekt,super,von mir aus,meinetwegen,ich bin sicher,bin sicher,ich bin mir sicher,genau so,so ist es,\
        freilich,yes,yep,y,ja mach das,ja mach,jo mach,mach,mach mal,ja mach mal,ja bitte,sehr gern,sehr gerne,ja gern,ja gerne,logo,logisch,wird gemacht,mhm,aha ja,\
        bestellung aufgeben,bestellung abschicken,geben sie die bestellung auf,gib die bestellung auf,schicken sie es ab,so machen wir es,ja passt so,passt so bestellen,das passt so,das stimmt so,stimmt so,so stimmt es,so ist es recht,genau das,seien sie so gut,sei so gut
        """,
        .no: """
        lass mal,lass stecken,ach lass,dann nicht,doch lieber nicht,besser doch nicht,lass es so,lass es stehen,lass es da,behalt es,behalte es,lass ihn,lass sie,\
        nein,n,ne,nee,nö,nope,no,nein danke,nein nein,auf keinen fall,keinesfalls,keineswegs,bloß nicht,lieber nicht,besser nicht,\
        nicht,noch nicht,jetzt nicht,nicht jetzt,niemals,nie,nie im leben,mach das nicht,tu das nicht,tu es nicht,mach es nicht,\
        lass das,lass es,lass das lieber,falsch,das ist falsch,stimmt nicht,das stimmt nicht,nicht richtig,natürlich nicht,\
        sicher nicht,bestimmt nicht,ganz sicher nicht,will ich nicht,ich will nicht,ich will das nicht,ich möchte nicht,\
        keine,keins,keines,keines davon,keins davon,keiner,keinen,nichts,nichts davon,gar nichts,gar nicht,überhaupt nicht,\
        weder noch,danke nein,kommt nicht in frage,auf gar keinen fall,ich habe es mir anders überlegt,ich hab's mir anders überlegt,\
        habe es mir anders überlegt,hab es mir anders überlegt,anders überlegt,lass es ganz,lass mal ganz,lass es mal,lass es mal ganz,lass es bleiben,lass das bleiben,lassen wir es,lassen wir das,dann lass es,dann lassen wir es,lassen sie es,lassen sie es bleiben,vergiss die bestellung,vergessen sie die bestellung
        """,
        .courtesy: courtesies,
      ]
    ),
    commands: table(
      [
        .command(.cancel): """
        abbrechen,abbruch,brich ab,abbrechen bitte,stopp,stop,halt,halt stopp,aufhören,hör auf,vergiss es,vergiss das,lass gut sein,\
        lass es sein,schon gut,ist egal,egal,doch nicht,lieber doch nicht,nicht mehr,brich das ab,überspringen,cancel
        """,
        .command(.help): """
        hilfe,hilf mir,ich brauche hilfe,was kann ich sagen,was kannst du,was kann ich tun,was kann ich machen,was kann ich fragen,\
        befehle,zeig die hilfe,zeig mir was ich sagen kann,help
        """,
        .command(.quit): """
        beenden,ende,schluss,tschüss,tschüs,ciao,auf wiedersehen,wiedersehen,bis bald,bis dann,verlassen,mach schluss,exit,quit
        """,
        .command(.redo): """
        wiederholen,wiederhole das,wiederherstellen,stell das wieder her,mach es wieder,\
        mach das wieder,noch mal machen,nochmal machen,redo
        """,
        .command(.undo): PhraseRows.list(
          """
          mach rückgängig|mache rückgängig|machen sie rückgängig|mach wieder rückgängig|rückgängig|zurück|zurücknehmen|zurück nehmen|widerrufen|undo
          \(last) + -|wieder + rückgängig machen|zurücknehmen|widerrufen
          mach|mache|machen sie|mach mal|mach bitte + \(last) + -|bitte|wieder|doch|mal|doch wieder|bitte wieder|mal wieder + rückgängig
          \(last) + mach|mache|machen sie|machst du + -|bitte|wieder|doch|mal|doch wieder|bitte wieder|mal wieder + rückgängig
          \(last) + nimm|nehmen sie|nimmst du + -|bitte|wieder|doch|mal|doch wieder|bitte wieder|mal wieder + zurück
          nimm|nehmen sie|nimm bitte + \(last) + -|bitte|wieder|doch + zurück
          setz|setze|setzen sie|stell|stelle|hol|hole|holen sie + das|es|ihn|sie + -|bitte|wieder|doch wieder + zurück|dahin zurück|dahin wo es war|wo es war
          widerruf|widerrufe|widerrufen sie + -|das|es|die letzte änderung|den letzten schritt
          rückgängig + machen|das|bitte|damit
          vergiss|vergessen sie + das|das von + eben|gerade|eben gerade
          """
        ),
        .courtesy: courtesies,
      ]
    ),
    tokenizer: German.tokenizer
  )

  private static let last =
    "das|es|dies|das letzte|den letzten schritt|die letzte änderung|die letzte aktion|letzte aktion|das eben|das gerade|den schritt"

  static let numbers = NumberAnswer(
    numbers: GermanNumbers.inAnswers,
    leading: table([
      true: """
      äh,ähm,hm,hmm,ach,oh,na,nur,bloß,etwa,ungefähr,circa,rund,so,vielleicht,sagen wir,sagen wir mal,mach,ich will,ich möchte,\
      ich hätte gern,ich hätte gerne,ich brauche,ich nehme,gib mir,kauf,bestell,bitte,die,der,das,nummer,zahl,es sind,das sind,\
      genau,mindestens,höchstens,maximal,okay,ok,ja,gib,für,auf,ich gebe,dann,einfach,gut,lass es bei,lassen wir es bei,bleib bei,bleiben wir bei
      """
    ]),
    trailing: table([
      true: """
      bitte,danke,exemplare,exemplar,exemplaren,stück,davon,mal,stern,sterne,sternen,prozent,bücher,buch,punkte,punkt,reicht,\
      reichen,genügt,genügen,nur,bitte schön
      """
    ]),
    freeTrailingWords: 3,
    forbidden: WordSet(
      words:
        "oder und bis zu minus plus nicht kein keine aber als statt von drittel viertel fünftel dritte"
    )
  )

  static let ordinals = OrdinalReader(
    tokenizer: German.tokenizer,
    numbers: GermanNumbers.inAnswers,
    fixed: table([
      .last:
        "letzteres,letzterer,letztere,letzterem,letzte,letzter,letztes,letzten,zuletzt,der letzte,ganz unten,unterste,unterster,unterstes,untersten,das letzte",
      .position(1):
        "ersteres,ersterer,erstere,ersterem,oberste,oberster,oberstes,obersten,ganz oben,erst,zuerst",
    ]),
    ordinal: GermanNumbers.ordinal,
    leading: table([
      true: """
      äh,ähm,hm,ach,na,bitte,ok,okay,ja,der,die,das,den,dem,nummer,nr,option,ich will,ich möchte,ich meine,ich meinte,\
      ich nehme,ich wähle,ich hätte gern,ich hätte gerne,nimm,wähle,wähl,öffne,es ist,das ist,wohl,wahrscheinlich,ich glaube,mach,zeig,zeig mir
      """
    ]),
    trailing: table([
      true: """
      option,möglichkeit,auswahl,eintrag,ergebnis,treffer,titel,buch,bitte,danke,davon,von denen,in der liste,auf der liste,\
      von oben,da,dann,nehmen,wählen,öffnen,stelle
      """
    ])
  )

  private static func table<Value>(_ phrases: KeyValuePairs<Value, String>) -> PhraseTable<Value> {
    PhraseTable(phrases, tokenizer: German.tokenizer, fold: { Diacritics.removed(from: $0) })
  }
}
