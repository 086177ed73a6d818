/// The closed lists of English answers.
enum EnglishAnswers {
  private static let tokenizer = English.tokenizer

  /// Quirk et al., "A Comprehensive Grammar of the English Language" (1985), section 11.55.
  private static let interjections = """
    dear,oh dear,dear me,oh dear me,oh my,my goodness,oh my goodness,goodness,goodness me,heavens,good heavens,gosh,oh gosh,\
    gee,blimey,crikey,wow,ooh,oops,whoops,alas,ugh
    """

  private static let courtesies =
    "please,thanks,thank you,um,mm,mmm,uh,er,erm,hm,hmm,ah,oh,well,then,now,just,pls,eh,huh,meh,so,like,lol"

  static let fixed = FixedAnswers(
    asking: WordRuns(
      """
      sure,are you sure,really,do you want,do you really want,you want,you really want,would you like,you would like,\
      shall i,should i,may i,want me,me to,are you ready,ready,ready to
      """,
      tokenizer
    ),
    confirmations: PhraseTable(
      [
        .yes: """
        y,yes,yeah,yea,yep,yup,ya,yah,aye,sure,sure thing,surely,ok,okay,k,okey dokey,alright,\
        all right,do it,do that,do so,go ahead,go for it,go on,proceed,continue,confirm,confirmed,\
        i confirm,of course,certainly,absolutely,definitely,correct,thats correct,right,\
        thats right,that is right,that is correct,thats it,thats fine,thats ok,thats okay,fine,\
        sounds good,looks good,good,great,perfect,exactly,indeed,affirmative,i do,it is,yes i do,\
        yes it is,i am,i agree,agreed,lets do it,lets go,make it so,by all means,\
        sure why not,i would,i am sure,im sure,quite sure,quite certain,im certain,im quite sure,im quite certain,\
        i am quite sure,i am quite certain,im absolutely sure,im positive,yes i am,please do,true,uh huh,uhhuh,mhm,yes do it,\
        fire away,have at it,thats grand,thats great,thats good,thats perfect,thats fine by me,\
        place the order,place my order,place it,place that order,submit the order,submit it,complete the order,confirm the order,ye,ye do it,yh,yeh,yas,bet,go ahead with the order,do go ahead,do go ahead with the order,thats quite right,quite right,thats perfectly fine
        """,
        .no: """
        leave it,keep it,leave it alone,leave it be,leave it there,let it be,keep that,leave that,\
        n,no,nope,nah,naw,nay,no way,dont,do not,dont do it,do not do it,dont do that,\
        do not do that,please dont,not now,not yet,not really,not at all,of course not,\
        certainly not,absolutely not,definitely not,never,negative,incorrect,wrong,thats wrong,\
        that is wrong,not right,thats not right,i dont,i do not,i dont want to,id rather not,\
        rather not,better not,no thanks,no thank you,i disagree,false,not that,im not,\
        i am not,no dont,not correct,thats not it,no i dont,none,none of them,none of these,none of those,\
        neither,neither of them,not any of them,no one,nothing,i changed my mind,ive changed my mind,changed my mind,forget the order,then forget the order,forget about the order,forget about it,never mind the order,dont order it,dont order it after all,dont bother,dont bother with it,lets not,lets not bother,id better not,\
        on second thoughts no,on second thought no,second thoughts
        """,
        .courtesy: courtesies + ",actually,sorry,"
          + interjections,
      ],
      tokenizer: tokenizer
    ),
    commands: PhraseTable(
      [
        .command(.cancel): """
        cancel,cancel it,cancel that,cancel this,never mind,nevermind,forget it,forget that,\
        forget about it,stop,stop it,stop that,abort,drop it,leave it,skip it,scrap that,scrap it,scratch that,scratch it,\
        strike that,ignore that,ignore it,disregard that
        """,
        .command(.help): """
        help,help me,i need help,what can i say,what can you do,what can i do,commands,\
        what can i ask,show help,show me what i can say
        """,
        .command(.quit): "quit,exit,bye,goodbye,good bye,bye bye,quit it,see you",
        .command(.undo): PhraseRows.list(
          """
          undo|revert|reverse|roll back|restore + it|that|this|that one|this one|all that|that again|that please
          undo|revert|reverse|roll back + the last|my last|that last + -|one|thing|change|step|action|bit|move|command
          undo|revert|reverse + what i just did|what you just did|what i just said|the last thing i did|the last thing you did|what you did|last
          undo|revert|scratch|scrap|strike + that last one|that last bit|the last one|the last bit
          undo|revert
          take|bring|put|change + it|that|this|that one|this one|the last one|that last one|that last bit|that last thing + back
          put|change + it|that + back + the way it was|how it was|as it was|where it was|to how it was|to what it was
          i want|id like|i need + it|that|that one|that book + back
          """
        ),
        .command(.redo):
          "redo,redo it,redo that,redo this,redo last,redo the last one,undo the undo",
        .courtesy: courtesies
          + ",no,nope,nah,oh no,sorry,my mistake,my bad,i didnt mean that,i didnt mean it,"
          + "i didnt mean to,i changed my mind,wait,no wait,oh dear,dear me,thats not right,that isnt right,"
          + "thats wrong,that was wrong,that was a mistake,thats a mistake,not that,"
          + interjections,
      ],
      tokenizer: tokenizer
    ),
    tokenizer: tokenizer
  )

  static let numbers = NumberAnswer(
    numbers: EnglishNumbers(),
    leading: PhraseTable(
      [
        true: """
        um,uh,er,erm,hm,hmm,well,oh,ah,just,only,about,around,maybe,perhaps,roughly,like,lets say,\
        say,make it,make that,i want,i need,i would like,id like,ill take,give me,get me,buy,order,\
        please,the,number,number is,the number is,it is,its,i think,exactly,at least,at most,up to,\
        okay,ok,yes,yeah,all of the,set it to,to,for,give it,rate it,no more than,leave it at,keep it at,stay at,stick with
        """
      ],
      tokenizer: tokenizer
    ),
    trailing: PhraseTable(
      [
        true: "please,thanks,thank you,copies,copy,of them,of those,pieces,times,stars,star,percent"
      ],
      tokenizer: tokenizer
    ),
    freeTrailingWords: 3,
    forbidden: WordSet(
      words:
        "or and to minus plus not no dont but than versus third thirds quarters halves fifths out"
    )
  )
}
