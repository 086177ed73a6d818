/// How Vietnamese speakers correct themselves, go on and refer back.
enum VietnameseConnectives {
  static let all = Connectives(
    corrections: VietnameseWords.runs(
      """
      không,không không,à không,ơ không,ý tôi là,ý mình là,không ý tôi là,nhầm,tôi nhầm,mình nhầm,\
      à nhầm,xin lỗi,xin lỗi ý tôi là,khoan,khoan đã,đợi đã,chờ đã,không phải,à không phải,\
      đúng hơn là,thật ra,nói đúng hơn
      """
    ),
    retractions: VietnameseWords.runs(
      "bỏ đi,thôi bỏ đi,quên đi,thôi quên đi,bỏ qua đi,để tôi nói lại,nói lại nhé,hủy cái đó"
    ),
    joiners: VietnameseWords.runs(
      "và,rồi,và rồi,sau đó,và sau đó,rồi sau đó,xong rồi,tiếp theo,và còn,cũng"
    ),
    references: VietnameseWords.runs(
      "nó,cái đó,cái này,cuốn đó,cuốn này,cuốn sách đó,cuốn sách này,quyển đó,quyển này"
    ),
    introductions: VietnameseWords.runs(
      "tên là,có tên,có tên là,mang tên,tựa là,nhan đề,về,nói về"
    ),
    negations: VietnameseWords.runs(
      "đừng,chớ,không được phép,không muốn,không cần,khỏi cần,khỏi phải,không nên,chưa muốn"
    ),
    negatedRequests: VietnameseWords.runs("đừng quên,chớ quên")
  )
}
