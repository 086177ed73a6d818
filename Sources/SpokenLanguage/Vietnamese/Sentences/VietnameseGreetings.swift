/// What people say in Vietnamese to be polite, and nothing besides.
enum VietnameseGreetings {
  static let all = CourtesyTable(
    [
      .courtesy(.greeting): """
      bạn đang làm gì,bạn đang làm gì đấy,bạn đang làm gì vậy,đang làm gì đấy,đang làm gì vậy,đang làm gì thế,\
      xin chào,chào,chào bạn,chào em,chào anh,chào chị,chào trợ lý,alo,a lô,hello,hi,chào buổi sáng,\
      chào buổi trưa,chào buổi chiều,chào buổi tối,bạn khỏe không,bạn có khỏe không,rất vui được gặp bạn
      """,
      .courtesy(.thanks): """
      cảm ơn,cám ơn,cảm ơn bạn,cám ơn bạn,cảm ơn nhiều,cám ơn nhiều,cảm ơn bạn nhiều,cám ơn bạn nhiều,\
      cảm ơn rất nhiều,xin cảm ơn,cảm ơn em,cảm ơn anh,cảm ơn chị,cảm ơn đã giúp,thank you,thanks
      """,
      .courtesy(.farewell): """
      tạm biệt,chào tạm biệt,tạm biệt bạn,hẹn gặp lại,gặp lại sau,hẹn gặp lại bạn,chúc ngủ ngon,ngủ ngon,bye,\
      bye bye,bai bai
      """,
      .courtesy(.praise): """
      giỏi,giỏi lắm,giỏi quá,tốt lắm,làm tốt lắm,hay lắm,hay quá,tuyệt,tuyệt vời,tuyệt quá,xuất sắc,\
      bạn giỏi quá,bạn giỏi lắm
      """,
      .courtesy(.apology):
        "xin lỗi,xin lỗi bạn,xin lỗi nhé,tôi xin lỗi,mình xin lỗi,lỗi của tôi,lỗi của mình",
      .beside: "ạ,à,ơi,nhé,nha,nhỉ,dạ,vâng,ừ,ờ,ừm,thế,vậy,thì,mọi người,các bạn,rồi,thật",
    ],
    tokenizer: Vietnamese.tokenizer,
    fold: { Diacritics.removed(from: $0) }
  )
}
