/// How Chinese speakers correct themselves, go on and refer back.
enum ChineseConnectives {
  static let all = Connectives(
    corrections: WordRuns([["不对"]]).joined(
      with: Chinese.runs(
        """
        我在说什么,我说什么呢,看我说的,我说的是,我指的是,我想说的是,搞错了,想了想,仔细想想,转念一想,不对,不对不对,不是不是,不是是,不不,不不不,哦不,啊不,哎不,等等,等一下,等会儿,错了,说错了,我说错了,弄错了,我是说,我的意思是,应该是,应该说,更正,还是,\
        不是这本,不是那本,不是这个,不是那个,不是它,不是这本是,不是那本是,不好意思,抱歉,对不起,不对应该是,不是应该是,而是
        """
      )
    ).joined(with: meant),
    correctionsAfterBreak: Chinese.runs("哎,唉,哦,算了"),
    retractions: Chinese.runs("算了,算了吧,还是算了,还是算了吧,不用了,当我没说,不要了,取消,取消吧,别管了,忘了吧,还是别了,还是不要了"),
    joiners: Chinese.runs(
      "和,跟,与,以及,接下来,接下来再,然后,再,接着,之后,然后再,并且,并,还有,另外,同时,顺便,最后,而且,再来,也"
    ),
    alternatives: Chinese.runs("或,或者,或是,还是"),
    continuations: Chinese.runs("现在,接下来,下一本"),
    references: Chinese.runs("它,他,她,这本,那本,这本书,那本书,这个,那个,这部,那部,该书,同一本,刚才那本,刚才的书"),
    earlierReferences: Chinese.runs("另一本,另外一本,另一个,另外那本,上一本,上一个,前一本,前一个,之前那本,前面那本"),
    firstReferences: Chinese.runs("第一本,第一个,最开始那本,一开始那本"),
    groupReferences: Chinese.runs(
      "两本,两本都,这两本,这两本都,那两本,那两本都,它们,它们都,两个都,三本都,这三本,这三本都,两本书"
    ),
    makers: Chinese.runs(
      "他的,她的,他写的,她写的,他还写了,她还写了,他还写过,她还写过,他写了,她写了,同一个作者,同一作者,同一位作者,同一个作者的,同一作者的,同一位作者的,这个作者,这位作者,这个作者的,这位作者的,那位作者的"
    ),
    lists: ChineseListWords.all,
    introductions: Chinese.runs("叫,叫做,名叫,名为,书名叫,书名是,题为,关于,有关,讲"),
    negations: WordRuns(joining: [
      ChineseVerbs.denied,
      Chinese.runs(
        """
        先别,别再,别给,别把,别在,别往,别从,千万别,请别,别去,别这样,别动,不要,不用,不必,不许,不准,先不,切勿,请勿,禁止,不想,没有,还没,没读,没看,没买,不能,不该,不会,\
        从不,不需要,没让你,没叫你,没要你,没请你
        """
      ),
    ]),
    inversions: Chinese.runs("反了,打反了,搞反了,说反了,弄反了,反过来,颠倒了,换一下,对调一下,对调,互换,互换一下,换过来"),
    negatedRequests: Chinese.runs(
      "能不能,可不可以,要不要,有没有,是不是,好不好,行不行,别忘了,不要忘了,别让我忘了,别让我忘记,别让我错过,别忘记,该不该,会不会,不能帮我,何不,为什么不,想不想,不会不,不能再多了,不能再多,不能再高了,不能更多了,不能再少了"
    )
  )

  /// What is not meant, with what says that something else is.
  private static let meant = Chinese.runs(
    PhraseRows.list(
      "不|不是|不是这本|不是那本|不是这个|不是那个 + 我要的是|我想要的是|我说的是|我指的是|我是想要|要的是"
    )
  )
}
