/// What people say in German beside what they ask for.
enum GermanSmallTalk {
  static let courtesies = CourtesyTable(
    [
      .courtesy(.greeting): """
      was machst du,was machst du gerade,was machst du so,\
      hallo,hi,hey,hallo zusammen,guten tag,tag,guten morgen,morgen,guten abend,\
      servus,moin,grüß gott,grüß dich,wie geht es dir,wie gehts,freut mich
      """,
      .courtesy(.thanks): """
      danke,danke schön,dankeschön,danke sehr,vielen dank,vielen lieben dank,\
      herzlichen dank,besten dank,tausend dank,danke dir,ich danke dir,\
      danke für die hilfe,danke für deine hilfe
      """,
      .courtesy(.farewell): """
      tschüss,tschüs,auf wiedersehen,bis später,bis morgen,bis bald,gute nacht,\
      mach's gut,ade,schönen tag noch,schönen abend noch
      """,
      .courtesy(.praise): """
      gut gemacht,toll,super,prima,klasse,großartig,wunderbar,ausgezeichnet,perfekt,\
      spitze,sehr gut,gut,du bist toll,schön
      """,
      .courtesy(.apology): """
      entschuldigung,entschuldige,verzeihung,sorry,tut mir leid,es tut mir leid,\
      mein fehler,ups,hoppla,pardon
      """,
      .beside: "oh,ah,äh,ähm,na,also,ok,okay,und,dann,so,ja,nochmal,alle,allerseits",
    ],
    tokenizer: German.tokenizer,
    fold: { Diacritics.removed(from: $0) }
  )

  /// Words that stand for everything in a list.
  static let wholes = PhraseTable(
    [
      true: """
      alle,alle davon,alle von denen,sie alle,die alle,alles,alle zusammen,beide,\
      alle beide,die ganze liste,jedes davon,jeden davon,jede davon
      """
    ],
    tokenizer: German.tokenizer,
    fold: { Diacritics.removed(from: $0) }
  )

  /// Places in a list as they are usually said.
  static let places = [
    "das erste", "das zweite", "das dritte", "das vierte", "das fünfte", "das letzte",
  ]
}
