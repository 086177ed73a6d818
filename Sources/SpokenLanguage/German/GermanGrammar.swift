/// The closed-class words of German commands, and the marks of what a sentence does.
///
/// Question words and the finite verb stand first in questions, auxiliaries with a participle at the end
/// report, conjunctions open conditions, and verbs of saying quote (Duden, "Die Grammatik", 9th edition,
/// sections 1379 to 1425).
enum GermanGrammar {
  static let all = SentenceGrammar(
    verbs: GermanVerbs.classes,
    separableVerbs: GermanVerbs.separable,
    verbsLeftOut: GermanVerbs.leftOut,
    past: GermanPast.tense,
    pastMarks: German.runs(pastMarks),
    phases: German.runs(GermanPhases.list),
    pastCopulas: German.runs("war,waren"),
    otherPersons: German.runs(
      "er,sie,man,jeder,jede,alle,jemand,niemand,keiner,andere,die anderen"
    ),
    demonstratives: German.runs(
      "dieser,diese,dieses,diesen,diesem,jener,jene,jenes,jenen,jenem,derselbe,dieselbe,dasselbe,denselben,demselben"
    ),
    acts: acts,
    courtesies: German.runs(courtesies + "," + formulas + "," + emphasizers),
    counters: German.runs(
      """
      sterne,stern,sternen,punkte,punkten,punkt,exemplare,exemplar,exemplaren,stück,kopien,kopie,ausgaben,ausgabe,bände,mal,\
      prozent,von 5,von 10,von fünf,von zehn,von 5 sternen,von fünf sternen,sterne von 5,sterne von fünf
      """
    ),
    quantities: [
      Quantity(.number(1), German.runs("noch ein exemplar,noch eins,nur eins,ein einziges")),
      Quantity(.number(12), German.runs("ein dutzend")),
      Quantity(
        .most,
        German.runs(
          """
          volle punktzahl,die volle punktzahl,höchstpunktzahl,die höchstpunktzahl,bestnote,die bestnote,alle sterne,\
          die höchste bewertung,höchste bewertung,das maximum,maximum,die höchstnote,alle fünf sterne,alle 5 sterne,volle fünf sterne,volle 5 sterne,alle zehn punkte,alle 10 punkte
          """
        )
      ),
      Quantity(
        .least,
        German.runs(
          "das minimum,minimum,die schlechteste bewertung,die niedrigste bewertung,schlechteste note,die schlechteste note"
        )
      ),
    ],
    numberHomophones: ["ein": 1, "eine": 1, "einen": 1, "einem": 1, "fiel": 4],
    attributions: German.runs(
      """
      von,vom,geschrieben von,von dem autor,von der autorin,vom autor,des autors,aus der feder von,\
      das von,der von,die von,den von,dem von
      """
    ),
    possessiveEndings: ["s", "'"],
    functionWords: German.runs(functionWords + "," + GermanVerbs.particles.joined(separator: ",")),
    questionWords: German.runs(
      "was,wer,wen,wem,wessen,welche,welcher,welches,welchen,welchem,wann,wo,wie,wie viele,wie viel,wieviel"
    ),
    exclusionsBefore: German.runs("nicht,und nicht,statt,anstatt,anstelle von,aber nicht"),
    repetitions: German.runs(
      "auch,ebenfalls,genauso,ebenso,gleichfalls,dasselbe für,das gleiche für,dasselbe mit,das gleiche mit,desgleichen,dasselbe,das gleiche,genauso viel,genauso viele,gleich viel,gleich viele"
    ),
    steps: NumberSteps(
      more: German.runs(
        """
        mehr,noch,dazu,drauf,rauf,hoch,höher,erhöh,erhöhe,erhöhen,extra,zusätzlich,plus,obendrauf
        """
      ),
      less: German.runs(
        """
        weniger,runter,herunter,ab,niedriger,minus,reduzier,reduziere,reduzieren,senk,senke,senken,abziehen,zieh,abzug
        """
      ),
      goals: German.runs("auf,zu,bei")
    ),
    pluralOfNames: "s",
    honorifics: German.runs(
      "herr,herrn,frau,dr,doktor,prof,professor,herr dr,herrn dr,frau dr,herr doktor,frau doktor,herr professor,frau professor"
    ),
    reversives: GermanVerbs.reversives,
    separableReversives: GermanVerbs.separableReversives,
    recordings: GermanVerbs.recordings,
    separableRecordings: GermanVerbs.separableRecordings,
    containers: German.runs(
      "seite,eintrag,datensatz,karte,bildschirm,details,profil,datei,liste,sammlung,katalog,datenbank,app,laden,warenkorb,verzeichnis,bestand"
    ),
    consequences: German.runs(
      "also,daher,darum,deshalb,deswegen,drum,folglich,somit,und deshalb,und darum,und deswegen"
    ),
    postponements: German.runs(
      "später,für später,ein andermal,ein anderes mal,nächstes mal,kann warten,muss warten,hat zeit,hat noch zeit"
    ),
    clauseStarts: German.runs("weil,denn,obwohl,das war,es war,das ist,ich fand,da ich,da es"),
    dismissals: German.runs(
      "was soll's,was solls,kann man nichts machen,da kann man nichts machen,hilft ja nichts,sei's drum,seis drum,sowieso,eh,ohnehin,eh nicht,so oder so,jedenfalls,auf jeden fall"
    ),
    adversatives: German.runs("aber,jedoch,allerdings,nur wenn,außer,es sei denn,erst"),
    keepings: German.runs(
      "behalte,behalt,behalten,bleibt,bleiben,bleib,darf bleiben,soll bleiben,kann bleiben,lass,lasse"
    ),
    complementizers: German.runs("dass,daß"),
    contentStarts: German.runs(
      "mit dem text,mit den worten,mit dem inhalt,mit der nachricht,in der steht,in dem steht,wo drinsteht,in der drinsteht"
    ),
    auxiliaries: German.runs(
      """
      bin,bist,ist,sind,seid,war,waren,wäre,habe,hast,hat,haben,hatte,hatten,hätte,wird,werden,wurde,würde,kann,\
      kannst,können,konnte,könnte,muss,musst,müssen,soll,sollte,will,willst,wollen,wollte,darf,mag,möchte
      """
    ),
    relativeStarts: German.runs("der,die,das,den,dem,deren,dessen,denen"),
    asideStarts: German.runs(asideStarts),
    adjunctStarts: German.runs(
      """
      für den,für die,für das,für einen,für eine,für mein,für meine,für meinen,für meiner,für unser,für unsere,für unseren,für sein,für seine,für seinen,für ihre,für ihren,\
      als geschenk,zum geburtstag,im namen von
      """
    ),
    on: German.runs(
      "an,ein,anschalten,einschalten,schalt es an,schalt es ein,mach es an,aktivieren,aktiviert"
    ),
    off: German.runs("aus,ausschalten,schalt es aus,mach es aus,deaktivieren,deaktiviert"),
    distributives: German.runs(
      "je,jeweils,beide,beiden,alle,allen,jedem,jedes,alle beide,alle zwei,alle drei,alle vier,alle fünf,alle 3,alle 4,alle zusammen,allesamt"
    ),
    verbsOfCounters: ["sterne": "rate", "sternen": "rate", "stern": "rate"],
    infinitivesComeLast: true
  )

  private static let functionWords = """
    ich,du,er,sie,es,wir,ihr,ihnen,mich,dich,sich,mir,dir,uns,euch,ihm,ihn,mein,meine,meinen,meinem,meiner,meines,dein,deine,deinen,\
    deinem,sein,seine,unser,unsere,unserer,unseren,bin,bist,ist,sind,war,habe,hab,hast,hat,haben,hätte,hätten,wär,wäre,wären,brauch,brauche,brauchst,braucht,brauchen,bräuchte,bräuchten,müsste,müssten,dürfte,dürften,wird,werden,werde,wirst,\
    der,die,das,den,dem,des,ein,eine,einen,einem,einer,eines,zu,zum,zur,auf,aufs,in,ins,im,an,ans,am,von,vom,aus,mit,für,bei,beim,nach,\
    vor,über,unter,um,als,wie,hinzu,dazu,raus,rein,heraus,hinein,weg,los,hin,her,ab,ein,durch,drauf,rauf,hier,da,dort,dieser,diese,dieses,\
    diesen,diesem,etwas,alles,so,dass,daß,man,noch,irgendein,irgendeine,irgendwas,was,mehr,dabei,davon,darauf,drin,kann,können,könnte,könnten,soll,sollen,sollte,sollten,darf,dürfen,muss,müssen,zurück,wieder,rüber,ob,ein paar,einige,einigen,mehrere,mehreren,denen,deren,derer,ne,nen,'ne,'nen
    """

  /// Subjects, what is told with the verb first, and the conjunctions of reason, purpose, concession and time (Duden, "Die
  /// Grammatik", sections 1613 to 1660).
  private static let asideStarts = """
    ich,wir,er,man,mein,meine,meinem,meiner,unser,unsere,sein,seine,ihre,keiner,niemand,jemand,jeder,hab,habe,hab ich,habe ich,\
    haben wir,war,waren,war ich,bin,bin ich,ist,sind,es ist,es war,es gibt,es hat,das ist,das war,das hat,sie ist,sie war,sie hat,\
    weil,denn,da ich,da es,da er,da sie,da wir,da man,da der,da die,da das,da mein,da meine,damit ich,damit es,damit er,damit sie,\
    damit wir,damit die,damit der,damit das,damit man,damit nichts,um nicht,obwohl,obgleich,wobei,während,bevor,ehe,nachdem,sonst,\
    ansonsten,schließlich,immerhin,nämlich,kann ich nicht,konnte ich nicht,schade
    """

  /// How people ask without commanding: query preparatories and hedged performatives (Blum-Kulka, House and Kasper,
  /// "Cross-Cultural Pragmatics: Requests and Apologies", 1989).
  private static let formulas = PhraseRows.list(
    """
    ich wollte fragen|ich wollte mal fragen|ich frage mich|ich hab mich gefragt|ich habe mich gefragt|ich wollte dich fragen|ich wollte sie fragen + ob + du|sie|ihr|man|wir
    wäre es|wär es|wärs|ist es|wäre es vielleicht + möglich + -|dass du|dass sie|dass man|dass wir
    ich wäre|ich wär|wir wären + dir|ihnen|euch|- + dankbar|sehr dankbar|sehr verbunden|verbunden|froh + wenn + du|sie|ihr
    es wäre|es wär|wäre|wär|das wäre + nett|schön|super|toll|lieb|gut|prima|klasse|hilfreich|freundlich + wenn + du|sie|ihr|wir|man
    hätten sie|hättest du|haben sie|hätten sie wohl + die güte|die freundlichkeit|die liebenswürdigkeit
    würde es|macht es|würd es|würde + dir|ihnen|dir was|ihnen etwas + etwas ausmachen|was ausmachen|etwas aus|was aus|ausmachen
    meinst du|meinen sie|glaubst du|glauben sie|denkst du + du könntest|sie könnten|du kannst|sie können|wir könnten
    gibt es|gäbe es|gibts|besteht + die möglichkeit|eine möglichkeit|eine chance
    """
  )

  /// Emphasizers: adverbials that say how sure somebody is of what they say (Quirk, Greenbaum, Leech and Svartvik, "A
  /// Comprehensive Grammar of the English Language", 8.100), and what stands for them here.
  private static let emphasizers = """
    auf jeden fall,auf alle fälle,definitiv,eindeutig,zweifellos,zweifelsohne,ohne zweifel,ohne jeden zweifel,kein zweifel,\
    ohne frage,keine frage,ganz klar,klarerweise,ganz sicher,ganz bestimmt,mit sicherheit,selbstverständlich,natürlich,\
    ohne zu zögern,ohne zögern,unbedingt,absolut,seien wir ehrlich,ehrlich gesagt
    """

  private static let courtesies = """
    bitte,danke,mal,doch,kurz,eben,schnell,jetzt,gleich,sofort,einfach,nur,bloß,halt,ja,okay,ok,also,nun,na gut,na,gut,hallo,hi,hey,\
    guten morgen,guten tag,guten abend,äh,ähm,öhm,hm,hmm,mhm,ach,oh,bitte schön,danke schön,dankeschön,danke sehr,vielen dank,\
    wenn du magst,wenn du kannst,wenn du willst,wenn es geht,wenns geht,wenn möglich,falls möglich,falls du kannst,wenn du zeit hast,\
    wenn du so nett bist,wenn es dir nichts ausmacht,bei gelegenheit,für mich,für uns,gern,gerne,mir zuliebe,von mir,meiner meinung nach,\
    ehrlich gesagt,ich glaube,ich denke,ich finde,weißt du,noch mal,nochmal,noch einmal,wieder,endlich,heute,gerade,grade,grad,gerad,im moment,momentan,derzeit,\
    trotzdem,dennoch,immerhin,allerdings,jedenfalls,zurzeit,zur zeit,aktuell,unbedingt,wirklich,eigentlich,übrigens,inzwischen,mittlerweile,am wochenende,am montag,am dienstag,am mittwoch,am donnerstag,am freitag,am samstag,am sonnabend,am sonntag,\
    seit montag,seit dienstag,seit mittwoch,seit donnerstag,seit freitag,seit samstag,seit sonnabend,seit sonntag,seit heute,seit gestern,ab heute,ab jetzt,zwischendurch,\
    zuerst,als erstes,erstens,schließlich,computer,assistent,hey assistent,\
    siri,hey siri,alexa,ok google,hey google,sozusagen,so schnell wie möglich,asap,lieber,mein lieber,meine liebe,sei so gut und,\
    sei so nett und,so nett und,lieb und,ganz,vielleicht mal,mal eben,mal kurz,mal schnell,ruhig,fix,flott,direkt,am wochenende,letztes wochenende,übers wochenende,zunächst,erst,erst mal,erstmal,zuerst,als erstes,diesmal,dieses mal,insgesamt,\
    schon,denn,bereits,leider,echt,ehrlich,natürlich,selbstverständlich,definitiv,bestimmt,tatsächlich,jedenfalls,sowieso,glücklicherweise,zum glück,\
    gott sei dank,absolut,total,wohl,sorry,wenn du grade dabei bist,wenn du grad dabei bist,wenn du gerade dabei bist,wenn du schon dabei bist,\
    komplett,völlig,vollkommen,vollständig,gänzlich,restlos,endgültig,ein für alle mal,höchstens,mindestens,maximal,ungefähr,etwa,ausrufezeichen,punkt,komma,fragezeichen,\(interjections),\(hedges),\(verdicts)
    """

  /// What is called out, and what is said when one gives in (Duden, "Die Grammatik", chapter on the interjection).
  private static let interjections = """
    tschüss,tschüs,und tschüss,ciao,oje,oh je,ojemine,ach je,meine güte,du meine güte,mein gott,oh gott,ach gott,ui,hui,huch,tja,naja,na ja,ach was,ach komm,ach so,\
    was soll's,was solls,ach was soll's,ach was solls,verflixt,menno,juhu,hurra,wow,puh,haha,hihi,lol,egal
    """

  private static let hedges = "würde ich sagen,ich würde sagen,sagen wir"

  /// What is said behind a measure that is thought to be right.
  private static let verdicts = """
    erscheinen mir angemessen,erscheint mir angemessen,halte ich für angemessen,scheint mir fair,scheinen mir fair,\
    scheint mir gerecht,scheinen mir gerecht,wäre fair,wären fair,ist fair,sind fair,sind angemessen,ist angemessen,\
    reichen,reicht,genügen,genügt
    """

  private static let acts: [SpeechActCue] = [
    SpeechActCue(.question, .start, GermanVerbs.stateQuestions),
    SpeechActCue(.request, .start, GermanVerbs.offered),
    cue(
      .remark,
      .start,
      """
      danke dass,danke für,danke fürs,vielen dank für,vielen dank dass,schön dass,schade dass,toll dass,gut dass,super dass,sorry für,\
      sorry dass,tut mir leid dass,glückwunsch,ich liebe,ich hasse,ich bereue,weil,das war,es war,das ist,wie schön,was für ein,zum glück
      """
    ),
    cue(.remark, .anywhere, "du hast immer,du hast nie,ständig,immer wieder,warum hast du"),
    cue(
      .reminder,
      .anywhere,
      """
      erinnere mich,erinner mich,erinnere uns,erinner uns,erinnere ihn,erinnere sie,erinnerung,merk dir,notiere,notier,sag ihm,sag ihr,\
      sag ihnen,lass mich nicht vergessen,denk daran,denk dran,denke daran,bitte ihn,bitte sie,mach dir eine notiz
      """
    ),
    cue(
      .quotation,
      .anywhere,
      """
      gesagt,sagt,sagte,meinte,meint,gemeint,hat erzählt,erzählte,schreibt,schrieb dass,empfiehlt,empfahl,empfohlen,rät,geraten,\
      will dass,wollte dass,möchte dass ich,bedeutet,bedeutung,übersetze,das wort,der satz,zum beispiel,was heißt,wie sagt man,\
      wie buchstabiert man,angeblich,gehört dass,gelesen dass,zufolge
      """
    ),
    cue(
      .question,
      .anywhere,
      """
      was passiert wenn,was wäre wenn,soll ich,sollte ich,sollen wir,sollten wir,weißt du ob,weißt du wer,weißt du wie,ich frage mich,\
      warum,wieso,weshalb,wie kann ich,wie kannst du,wie lösche,wie öffne,wie bewerte,wie verschiebe,wie kaufe,wie füge,wie bestelle,\
      wie viel kostet,wie geht,sag mir wer,sag mir wie,sag mir warum,sag mir ob,sag mir wann,hast du schon,habe ich schon,\
      hab ich schon,ist es möglich,glaubst du,meinst du,findest du
      """
    ),
    SpeechActCue(
      .question,
      .anywhere,
      German.runs("sag mir was,sag mir welche,sag mir welches,sag mir welchen,sagen sie mir was"),
      asksForKnowledge: true
    ),
    cue(.request, .start, formulas),
    cue(
      .request,
      .start,
      """
      kannst du,könntest du,können sie,könnten sie,könnt ihr,könntet ihr,du kannst,du könntest,sie können,sie könnten,ihr könnt,\
      ihr könntet,du sollst,du solltest,du darfst,sie dürfen,ihr dürft,würdest du,würden sie,würdet ihr,magst du,möchtest du,mögen sie,\
      möchten sie,möchtet ihr,willst du,wollen sie bitte,kann ich,könnte ich,können wir,könnten wir,kann man,könnte man,kann jemand,\
      könnte jemand,kann mal jemand,könnte mal jemand,\
      darf ich,dürfte ich,ich möchte,ich will,ich würde gern,ich würde gerne,ich würd gern,ich würde,ich hätte gern,ich hätte gerne,\
      ich brauche,ich brauch,ich bräuchte,wir bräuchten,ich hätt gern,ich hätt gerne,wir hätten gern,wir hätten gerne,ich wünsche mir,ich will dass du,ich möchte dass du,lass uns,lass mich,bitte,wir möchten,wir wollen,wir brauchen,\
      wärst du so nett,wärst du so lieb,wärst du so gut,wärst du so freundlich,wären sie so freundlich,wären sie so nett,\
      wären sie so lieb,wären sie so gut,ich möchte sie bitten,ich möchte dich bitten,ich würde sie bitten,darf ich sie bitten,\
      darf ich dich bitten,dürfte ich sie bitten,ich bitte sie,ich bitte dich,sei so lieb,sei so gut,sei so nett,hilf mir,ich hab lust auf,ich habe lust auf,wie wäre es mit
      """
    ),
    cue(
      .condition,
      .anywhere,
      """
      wenn ich,wenn du,wenn es,wenn er,wenn sie,wenn wir,wenn das,wenn der,wenn die,falls,sobald,sofern,hätte ich,wäre ich,wär ich,\
      angenommen,gesetzt den fall,vorausgesetzt,es sei denn,bis ich,bevor ich,nachdem ich,ich hätte,ich wäre,wünschte,solange,außer wenn
      """
    ),
    cue(
      .intention,
      .anywhere,
      """
      ich werde,werde ich,wir werden,ich muss,ich müsste,ich sollte,ich habe vor,ich hab vor,ich plane,ich überlege,irgendwann,\
      eines tages,morgen,übermorgen,nächste woche,nächsten monat,nächstes jahr,am wochenende,später,demnächst,vielleicht werde,\
      vielleicht kaufe ich,vielleicht lese ich,mal sehen ob,ich könnte,man müsste,müsste man,man sollte,sollte man,überlege ich mir,\
      muss ich mir noch überlegen,ob ich,unsicher,bin mir nicht sicher,bin nicht sicher,ich schwanke,schwanke ich,schwanke zwischen,\
      weiß nicht ob,kann mich nicht entscheiden,hin und hergerissen
      """
    ),
    // What is bound by "zu", or told of oneself with the verb first, asks for nothing by itself.
    SpeechActCue(.intention, .anywhere, GermanVerbs.plans),
    cue(.intention, .start, "vielleicht,eventuell,womöglich,möglicherweise"),
    cue(
      .report,
      .anywhere,
      """
      gegeben,bewertet,verschoben,gekauft,bestellt,gelöscht,entfernt,hinzugefügt,geöffnet,aufgemacht,gezeigt,gestellt,gelegt,gesetzt,\
      gepackt,weggeworfen,rausgeworfen,rausgeschmissen,verkauft,geliehen,ausgeliehen,verliehen,zurückgegeben,verloren,gefunden,gesehen,\
      gehört,gemocht,geliebt,gehasst,vergessen,bekommen hat,aufgenommen,markiert,geholt,besorgt,geschenkt,\
      kaufte,löschte,gab,fand,bestellte,öffnete,bewertete,verschob,bekam,nahm,stellte,\(pastMarks),\
      früher,damals,gab es,wurde,wurden,heute morgen,gerade gekauft,aufgehört,nie zu ende
      """
    ),
    // Of whom something is denied, of that it is told.
    cue(.report, .anywhere, "niemand,niemanden,niemandem,keiner,kein mensch"),
    cue(
      .question,
      .start,
      """
      wer,wen,wem,wessen,wann,wo,woher,wohin,warum,wieso,weshalb,was,welche,welcher,welches,welchen,wie,ist,sind,war,waren,hat,habe ich,\
      hab ich,hast du,haben wir,gibt es,gibts,bin ich,darf man,muss ich,wird,werden,stimmt es,soll,sollte,kennst du,weißt du,lese ich,\
      liest,steht,stehen,lohnt sich,gefällt
      """
    ),
  ]

  private static let pastMarks =
    "gestern,gestern abend,gestern nacht,gestern früh,gestern morgen,heute früh,heute morgen,heute nacht,letzte nacht,vorhin,vorgestern,letzte woche,letzten monat,letztes jahr,vor jahren,neulich"

  private static func cue(
    _ act: SpeechAct,
    _ place: SpeechActCue.Place,
    _ list: String
  ) -> SpeechActCue {
    SpeechActCue(act, place, German.runs(list))
  }
}
