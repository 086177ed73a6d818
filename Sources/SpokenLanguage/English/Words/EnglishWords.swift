/// Words of English that carry little or no meaning in a command.
enum EnglishWords {
  static let fillers = WordSet(
    words: """
      um umm uh uhh uhm er erm hm hmm mm mhm ah eh oh please pls kindly thanks hey
      """
  )

  static let functionWords = WordSet(
    words: """
      the a an in of to my for on with at from by into onto inside within your our this that these
      those some is are it its and me be am
      """
  )

  /// Words that mean nothing in a command when they stand together.
  static let fillerPhrases = WordRuns(
    """
    right now,for me,for us,thank you,thank you very much,thank you so much,many thanks,cheers,\
    if you can,if you could,if you please,if you would,if you dont mind,if possible,could you,\
    would you,can you,will you,could you just,can you just,could you please,would you please,\
    can you please,would you mind,would you be so kind,would you be so kind as to,be so kind,\
    be a dear and,i want to,i want you to,i would like to,i would like you to,id like to,\
    id like you to,i need to,i need you to,i wanna,i just want to,id love to,can i,could i,may i,\
    can we,could we,shall we,let me,lets,you know,i mean,i guess,i think,i suppose,lets see,\
    okay,ok,alright,all right,right,well,so,okay so,ok so,all right so,so yeah,yeah,yes,\
    yeah so,now,just,go ahead and,go and,as soon as possible,asap,when you can,\
    when you get a chance,when you have a moment,real quick,really quick,quickly,for a second,\
    for a minute,kind of,sort of,like,maybe,hi,hello,hey there,good morning,dear,my dear,\
    hey assistant,ok assistant,okay assistant,assistant,hey computer,ok computer,okay computer,\
    computer,hey siri,siri,alexa,hey google,ok google,okay google,cortana,hey cortana,\
    do me a favor and,do me a favour and,id appreciate it,again please
    """,
    English.tokenizer
  )
}
