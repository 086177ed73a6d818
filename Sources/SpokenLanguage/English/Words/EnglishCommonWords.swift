/// Frequent words of English, which are seldom a slip for another word.
enum EnglishCommonWords {
  static let all = WordSet(
    words: """
      about above across act add afraid after again against age ago agree air all allow almost alone
      along already also although always among and anger animal another answer any anyone anything
      appear apple are area arm around arrive art ask away baby back bad bag ball band bank bar base
      bath bear beat beautiful because become bed before begin behind believe below beside best better
      between big bird birth black blood blow blue board boat body bone book born both bottom bottle
      bowl box boy branch bread break breath bridge bright bring broken brother brown build burn bus
      business busy but buy cake call came camp can cap captain car card care carry case cat catch cause
      cell center certain chair chance change chapter charge cheap check chicken child children choose
      church circle city class clean clear climb clock close cloth cloud coat coffee cold collect color
      come common company compare complete consider contain continue control cook cool copy corn corner
      correct cost could count country course cover cow crowd cry cup cut dance dark date daughter day
      dead deal dear death decide deep depend describe desert design desk did die differ different
      difficult dinner direct discover dish distance divide doctor does dog dollar done door double doubt
      down draw dream dress drink drive drop dry during dust each ear early earth east easy eat edge egg
      eight either eleven else empty end enemy engine enough enter equal even evening event ever every
      example except excite expect experience explain eye face fact fail fall family famous far farm fast
      fat fate father favor fear feed feel feet fell felt few field fight figure fill film final find fine
      finger finish fire first fish fit five floor flower fly follow food fool foot force foreign forest
      forget form forward found four free fresh friend front fruit full fun game garden gas gate gave
      general gentle get gift girl give glad glass goes gold gone good got grass gray great green grew
      ground group grow guess guide gun had hair half hall hand happen happy hard has hat have head hear
      heard heart heat heavy height held help here high hill him his history hit hold hole holiday home
      hope horse hospital hot hotel hour house how huge human hundred hungry hurry hurt husband ice idea
      important inch include increase indeed inform interest iron island job join journey joy judge jump
      just keep kept key kill kind king kitchen knew knife know lack ladder lady lake lamp land language
      large last late laugh law lay lead learn least leave left leg length less lesson let letter level
      lie life light like line lion lips list listen little live load local lone long look lose loss lost
      lot loud love low luck lunch machine made mail main make man many map mark market marry master match
      matter maybe meal mean meant measure meat meet member men metal middle might mile milk mind mine
      minute miss mix modern moment money monkey month moon more morning most mother motion mountain mouse
      mouth move much music must mute name nation nature near neck need neighbor neither never new news
      next nice night nine noise none noon north nose note nothing notice now number object ocean off offer
      office often oil old once one only open opposite orange order other out over own page pain paint pair
      paper parent park part party pass past path pay peace pen pencil people perhaps period person phone
      photo pick picture piece place plain plan plane plant play please plenty pocket poem point poor
      position possible pound power practice prepare present press pretty price prince problem produce
      promise proper protect prove provide public pull push put queen question quick quiet quite race radio
      rain raise ran rate rather reach read ready real reason receive record red remember repeat reply
      report require rest result return rice rich ride right ring rise river road rock roll room root rope
      rose rough round row rule run rush sad safe said sail salt same sand sat save saw say scale school
      science score sea search season seat second secret see seed seem select sell send sense sent sentence
      separate serve set settle seven several shade shadow shall shape share sharp she sheep shelf shine
      ship shirt shoe shoot shop shore short should shoulder shout show shut sick side sight sign silver
      simple since sing single sister sit six size skill skin sky sleep slip slow small smell smile smoke
      smooth snow soap soft soil sold soldier solution some son song soon sorry sort sound soup south space
      speak special speed spell spend spoke sport spot spread spring square stand star start state station
      stay steam steel step stick still stone stood stop store storm story straight strange stream street
      strength stretch strike string strong student study subject such sudden sugar suggest suit summer sun
      supply suppose sure surface surprise sweet swim system table tail take talk tall taste taught tea
      teach team tear tell temple ten term test than thank that their them then there they thick thin thing
      think third thought thousand threat three threw through throw ticket tie tight till time tiny tire
      today toe together told tomorrow tone tonight too took tool tooth top total touch toward town toy
      track trade train travel tree triangle trip trouble truck true trust truth try tube turn twelve
      twenty twice two type ugly uncle under understand unit until upon use usual valley value vary very
      view villa village visit voice vote wait wake walk wall want war warm was wash watch water wave way
      wear weather week weight well went were west wet what wheel when where whether which while white who
      whole whose why wide wife wild will win wind window wing winter wire wise wish woman women won wonder
      wood word wore work world worry worse would write wrong wrote yard year yellow yesterday yet you young
      your zero
      """
  )
}
