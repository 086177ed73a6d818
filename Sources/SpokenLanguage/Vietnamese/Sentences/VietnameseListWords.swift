/// How Vietnamese speakers speak of the things in a list.
enum VietnameseListWords {
  static let all = ListWords(
    firsts: VietnameseWords.runs("đầu,đầu tiên,trên cùng"),
    lasts: VietnameseWords.runs("cuối,cuối cùng,dưới cùng,sau cùng"),
    middles: VietnameseWords.runs("ở giữa,giữa"),
    heads: VietnameseWords.runs("cuốn,quyển,cái,những cuốn,những quyển,mấy cuốn,mấy quyển"),
    rests: VietnameseWords.runs(
      "những cuốn còn lại,mấy cuốn còn lại,các cuốn còn lại,những quyển còn lại,mấy quyển còn lại,hai cuốn còn lại,hai quyển còn lại"
    ),
    narrowings: VietnameseWords.runs(
      """
      chỉ,thôi,trong số đó,trong số này,trong đó,trong danh sách,trong những cuốn đó,\
      trong mấy cuốn đó,những cuốn,những quyển,mấy cuốn,mấy quyển,cuốn,quyển,còn
      """
    )
  )
}
