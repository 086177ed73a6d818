/// What people say in English to be polite.
enum EnglishCourtesies {
  static let all = CourtesyTable(
    [
      .courtesy(.greeting): """
      hello,hello there,hi,hi there,hey,hey there,hiya,howdy,greetings,good morning,morning,\
      good afternoon,good evening,good day,nice to meet you,how are you,how are you doing,how do you do,\
      whats up,hello assistant,hey assistant,hi assistant
      """,
      .courtesy(.thanks): """
      thanks,thank you,thanks a lot,thank you very much,thank you so much,thanks very much,\
      thanks so much,many thanks,thx,ty,cheers,much appreciated,i appreciate it,thanks for that,\
      thank you for that,thanks for your help,thank you for your help,thanks again
      """,
      .courtesy(.farewell): """
      bye,goodbye,good bye,bye bye,see you,see you later,see you soon,see ya,good night,farewell,\
      so long,take care,have a nice day,have a good day,until next time,later
      """,
      .courtesy(.praise): """
      well done,good job,great job,nice,nice one,nice work,good work,great,awesome,excellent,perfect,\
      cool,wonderful,brilliant,amazing,you are great,youre great,you are the best,youre the best,\
      good,very good,very nice,lovely
      """,
      .courtesy(.apology): """
      sorry,im sorry,i am sorry,my mistake,my bad,excuse me,pardon,pardon me,apologies,oops,whoops
      """,
      .beside: "oh,ah,um,uh,well,ok,okay,and,then,so,now,very much,again,all,everyone,everybody",
    ],
    tokenizer: English.tokenizer
  )
}
