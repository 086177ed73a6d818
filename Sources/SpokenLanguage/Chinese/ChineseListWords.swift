/// How Chinese speakers speak of the things in a list.
enum ChineseListWords {
  static let all = ListWords(
    firsts: Chinese.runs("前,前面,最前面,头,最上面,上面"),
    lasts: Chinese.runs("后,最后,后面,最后面,最下面,末尾"),
    middles: Chinese.runs("中间,中间那,中间的"),
    tails: Chinese.runs("的那本,那本,的那个,那个,的那部,那部"),
    rests: Chinese.runs(
      "剩下的,其他的,其余的,其他几本,剩下几本,剩下的几本,另外几本,另外两本,剩下两本,剩下的两本,其他两本"
    ),
    narrowings: Chinese.runs(
      """
      其中,这其中,当中,里面,这里面,那里面,列表里,只要,只看,只,仅,的,那些,哪本,哪些
      """
    )
  )
}
