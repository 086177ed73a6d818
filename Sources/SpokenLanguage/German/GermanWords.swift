/// Words of German that carry little or no meaning in a command.
///
/// The articles, pronouns, prepositions and particles of the closed classes (Duden, "Die Grammatik").
enum GermanWords {
  static let fillers = WordSet(
    words: "äh ähm öhm öh hm hmm mhm ach oh bitte mal doch halt eben danke hey"
  )

  static let functionWords = WordSet(
    words: """
      der die das den dem des ein eine einen einem einer eines zu zum zur auf aufs in ins im an ans am von vom aus
      mit für bei beim fürs ums durchs übers vors hinters unters nach vor über unter um als mein meine meinen meinem meiner dein deine deinen unser unsere
      dieser diese dieses diesen diesem ist sind es mir mich uns und
      """
  )

  static let fillerPhrases = German.runs(
    """
    jetzt gleich,für mich,für uns,vielen dank,danke schön,danke sehr,wenn du kannst,wenn du magst,wenn du willst,wenn es geht,\
    wenns geht,wenn möglich,falls möglich,wenn du so nett bist,kannst du,könntest du,würdest du,können sie,könnten sie,würden sie,\
    kannst du mir,könntest du mir,kannst du bitte,könntest du bitte,wärst du so nett und,sei so gut und,sei so nett und,ich möchte,\
    ich möchte bitte,ich will,ich würde gern,ich würde gerne,ich hätte gern,ich hätte gerne,ich brauche,ich muss,lass uns,lass mich,\
    trotzdem,dennoch,immerhin,allerdings,jedenfalls,weißt du,ich glaube,ich denke,sagen wir,okay,ok,also,na gut,gut,ja,nun,jetzt,nur,einfach,sofort,schnell,mal eben,mal kurz,\
    mal schnell,so bald wie möglich,bei gelegenheit,hallo,hi,guten morgen,guten abend,guten tag,hey assistent,assistent,computer,\
    hey computer,siri,hey siri,alexa,ok google,hey google,noch mal,nochmal,noch einmal,bitte mal
    """
  )

  /// Words so frequent that they are seldom a slip for another (the most frequent of the Leipzig Corpora
  /// Collection, without names).
  static let common = WordSet(
    words: """
      aber alle allem allen aller alles also andere anderen auch bald bei beide bin bis bist buch bücher da dabei dafür
      damit dann daran darauf das dass davon dazu dein denn deren deshalb dich dir doch dort drei durch eigen ein
      einfach einige einmal ende er erst ersten etwa etwas euch frau frauen freund früher fünf für ganz gar geben gegen
      gehen geht gerade gern gestern gibt ging groß große gut gute haben habe hat hatte hatten haus heute hier hin hinter
      ich ihm ihn ihnen ihr ihre immer ist ja jahr jahre jeder jedoch jemand jene jetzt kann kaum kein keine kind kinder
      kleine kleinen kommen kommt konnte können land lange lassen leben leicht lesen letzte licht liebe liegt mal man
      mann manche mehr mein menschen mensch mich mit möchte morgen muss mutter müssen nach nacht name nein neu neue neuen
      nicht nichts nie noch nun nur ob oben oder ohne platz recht regal sache sagen sagt schnell schon sehr seine seit
      seite selbst sich sie sieben sind so sogar sohn soll sollte sonst stadt stelle stern sterne straße stunde tag tage
      teil tun über uhr um und unter vater viel viele vielleicht vier vom von vor während war waren warum was weg weil
      weit welche welt wenig wenn werden wer wie wieder will wir wird wirklich wissen wo woche wohl wollen worden wort
      wurde würde zeit zu zurück zum zur zusammen zwei zwischen
      """
  )

  private static let endings = ["ern", "em", "en", "er", "es", "e", "s"]

  /// What the forms of a noun or adjective have in common ("Buch", "Büchern"); umlauts come with the plural.
  static func stem(of word: String) -> String {
    var stem = Diacritics.removed(from: word)
    guard stem.utf8.count <= 64, stem.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return word
    }
    for ending in endings where stem.hasSuffix(ending) && stem.utf8.count >= ending.utf8.count + 3 {
      stem.removeLast(ending.utf8.count)
      break
    }
    return stem
  }
}
