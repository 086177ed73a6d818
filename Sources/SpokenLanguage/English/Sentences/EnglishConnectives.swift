/// How English speakers correct themselves, go on and refer back.
enum EnglishConnectives {
  static let all = Connectives(
    corrections: WordRuns(
      """
      no,no no,no wait,no wait a minute,no sorry,no soz,soz,nah sorry,nah soz,wait,wait no,wait a minute,wait a second,wait a sec,hold on,\
      hold on a second,hold on a sec,hold on a minute,hold up,hang about,hang on,no hold on,sorry,sorry no,im sorry,oh sorry,i mean,no i mean,sorry i mean,i meant,\
      no i meant,i said,no i said,no no i said,sorry i said,what am i saying,no what am i saying,no i wanted,sorry i wanted,no sorry i wanted,oh i mean,meant,i meant to say,i wanted to say,actually,no actually,actually no,\
      or rather,rather,or actually,correction,on second thought,on second thoughts,on reflection,come to think of it,now that i think about it,thinking about it,make that,no make that,oops,whoops,well no,\
      not that one,not that,no not that,wrong one,no wrong one,sorry wrong one,oops wrong one,thats the wrong one,
      """
        + PhraseRows.list(
          """
          no|oh no|sorry|im sorry|oh sorry|oops|whoops|wrong one|sorry wrong one|my mistake|my bad + it was|that was|it is|it should be|that should be|it should have been|that should have been|i was thinking of|i was talking about
          """
        ),
      English.tokenizer
    ),
    // Within a clause they answer or name something.
    correctionsAfterBreak: WordRuns("nah,nope,nay,naw,my bad,my mistake", English.tokenizer),
    retractions: WordRuns(
      """
      scratch that,no scratch that,scrap that,no scrap that,actually scrap that,actually scratch that,\
      actually forget that,actually never mind,actually cancel that,strike that,forget that,forget it,never mind,nevermind,\
      ignore that,cancel that,undo that,undo it,disregard that,let me start over,let me start again,start over,\
      let me rephrase
      """,
      English.tokenizer
    ),
    joiners: WordRuns(
      """
      and,but,then,and then,and also,and after that,after that,and afterwards,afterwards,also,plus,\
      and when youre done,and finally,next,and next,and now,and please
      """,
      English.tokenizer
    ),
    alternatives: WordRuns("or,or else", English.tokenizer),
    betweens: WordRuns("between", English.tokenizer),
    continuations: WordRuns("now,now for,next up,next up is,next is,next comes", English.tokenizer),
    references: WordRuns(
      "it,this,that,this one,that one,these,those,the same,the same one,them,him,her,some more,some of it,some of them,more of it,more of them",
      English.tokenizer
    ),
    earlierReferences: WordRuns(
      "the other one,the other,that other one,the previous one,the previous,the one before,the one before that,the earlier one,the former,the former one",
      English.tokenizer
    ),
    firstReferences: WordRuns(
      "the first one,the very first one",
      English.tokenizer
    ),
    groupReferences: WordRuns(
      "them,them all,both,both of them,both of those,the both of them,them both,these two,those two,the two,the two of them,the pair,the pair of them,all three,all three of them,the three of them,all four,all four of them,these,those",
      English.tokenizer
    ),
    makers: WordRuns(
      "by him,by her,by them,by the same author,by the same writer,by the same person,by the same guy,by that author,by this author,from the same author,same author,of his,of hers,he wrote,she wrote,they wrote,hes written,shes written,he has written,she has written",
      English.tokenizer
    ),
    lists: EnglishListWords.all,
    introductions: WordRuns(
      """
      called,thats called,which is called,by the name of,with the name,with the title,named,titled,\
      about,on the subject of,to do with,on
      """,
      English.tokenizer
    ),
    negations: WordRuns(
      """
      not even,never even,havent even,hasnt even,didnt even,dont even,not,dont,don t,do nt,never,doesnt,didnt,wont,shouldnt,mustnt,neednt,avoid,refuse to,\
      stop asking,stop telling,stop reminding,stop suggesting,stop recommending,stop trying,stop opening,\
      stop showing,stop moving,stop putting,stop removing,stop deleting,stop adding,stop buying,stop ordering,\
      stop rating,stop playing,stop changing,stop making,stop doing,stop sending,stop giving,under no circumstances,by no means,on no account,never ever,no need,do not,cannot,cant,no longer
      """,
      English.tokenizer
    ),
    inversions: WordRuns(
      """
      the other way round,the other way around,other way round,other way around,vice versa,swap them,swap those,swap the two,\
      switch them,switch them around,mixed them up,got them mixed up,got them backwards,the wrong way round,reversed
      """,
      English.tokenizer
    ),
    negatedRequests: WordRuns(
      """
      why dont you,why dont we,why not,dont forget to,do not forget to,dont forget,wont you,\
      dont let me forget to,dont let me forget,do not let me forget,dont let me miss,do not let me miss,never forget to,\
      not to forget
      """,
      English.tokenizer
    )
  )
}
