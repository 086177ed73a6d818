/// What people say in Chinese beside what they ask for.
enum ChineseSmallTalk {
  static let courtesies = CourtesyTable(
    [
      .courtesy(.greeting):
        "你好,您好,嗨,哈喽,大家好,早上好,早,早安,在吗,你在吗,你在做什么,你在干什么,你在干嘛,你在干啥,你在忙什么,中午好,下午好,晚上好,你好吗,您好吗,很高兴认识你,喂",
      .courtesy(.thanks): "谢谢,谢谢你,谢谢您,多谢,非常感谢,太感谢了,感谢,感谢你,谢了,谢谢啦,谢谢你的帮助,麻烦你了,辛苦了",
      .courtesy(.farewell): "再见,拜拜,回头见,明天见,下次见,晚安,回见,待会见",
      .courtesy(.praise): "真棒,太棒了,很棒,棒,干得好,做得好,做得不错,真好,太好了,厉害,真厉害,完美,优秀,了不起,不错",
      .courtesy(.apology): "对不起,抱歉,很抱歉,不好意思,我错了,我的错,是我的错,哎呀,请原谅",
      .beside: "啊,哦,嗯,呃,那,那么,好,好的,吧,呀,啦,大家,都,真的",
    ],
    tokenizer: Chinese.tokenizer
  )

  /// Words that stand for everything in a list.
  static let wholes = PhraseTable(
    [true: "全部,所有,所有的,全都,都,全部都,它们全部,这些全部,那些全部,两个都,两本都,整个列表,每一个,每个"],
    tokenizer: Chinese.tokenizer
  )

  /// Places in a list as they are usually said.
  static let places = [
    "第一个", "第二个", "第三个", "第四个", "第五个", "最后一个",
  ]
}
