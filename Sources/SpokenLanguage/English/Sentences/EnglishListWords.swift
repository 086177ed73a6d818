/// How English speakers speak of the things in a list.
enum EnglishListWords {
  static let all = ListWords(
    firsts: WordRuns("first,top,very first", English.tokenizer),
    lasts: WordRuns("last,bottom,final,very last", English.tokenizer),
    middles: WordRuns("middle,in the middle,in between", English.tokenizer),
    heads: WordRuns("the one,the ones,that one,those", English.tokenizer),
    tails: WordRuns("one,ones", English.tokenizer),
    rests: WordRuns(
      "the others,the other ones,the rest,the rest of them,the rest of those,the remaining,the remaining ones,all the others",
      English.tokenizer
    ),
    narrowings: WordRuns(
      """
      only,just,of those,of these,of them,from those,from them,out of those,out of them,\
      among those,among them,in there,on there,in that list,on that list,in the list,\
      on the list,those,these,what about,how about,and what about
      """,
      English.tokenizer
    )
  )
}
