/// How German speakers speak of the things in a list.
enum GermanListWords {
  static let all = ListWords(
    firsts: German.runs("erste,ersten,obersten,vordersten"),
    lasts: German.runs("letzte,letzten,untersten,hintersten"),
    middles: German.runs("mittlere,mittleren,mittlerer,mittleres,in der mitte"),
    heads: German.runs(
      "das von,den von,die von,der von,dem von,denen von,das mit,den mit,die mit,das aus,den aus,das über,das auf"
    ),
    rests: German.runs(
      "die anderen,die übrigen,den rest,die restlichen,die anderen beiden,die beiden anderen,alle anderen,all die anderen"
    ),
    narrowings: German.runs(
      """
      nur,bloß,nur die,davon,von denen,von diesen,unter denen,darunter,da drin,auf der liste,\
      in der liste,was ist mit,und was ist mit,diese
      """
    )
  )
}
