/// How people ask in Korean to search and to show.
enum KoreanSearchPhrases {
  static let all = SearchPhrases(
    search: ["을", "를", ""].flatMap { particle in
      ["검색해 줘", "검색해줘", "검색해 주세요", "검색해", "검색"].map { "{words}\(particle) \($0)" }
    },
    show: ["으로", "로"].flatMap { particle in
      ["보여 줘", "보여줘", "보여 주세요"].map { "{words} {type}\(particle) \($0)" }
    }
      + ["을", "를", ""].flatMap { particle in
        ["보여 줘", "보여줘", "보여 주세요"].map { "{words}\(particle) \($0)" }
      }
      + ["에 대해", "에 대해서", "에 관해"].flatMap { particle in
        ["알려 줘", "알려줘", "알려 주세요", "말해 줘", "말해줘", "얘기해 줘", "설명해 줘", "설명해줘"]
          .map { "{words}\(particle) \($0)" }
      }
  )
}
