/// Words of Vietnamese that carry little or no meaning in a command.
enum VietnameseWords {
  static let fillers = WordSet(words: "ạ à ơi nhé nha nhỉ ừm ờ ừ dạ thưa giùm dùm xin um uh hả ấy")

  /// Runs of words that mean nothing in a command.
  static let fillerPhrases = runs(
    """
    làm ơn,xin vui lòng,vui lòng,xin hãy,hãy,giúp tôi,giúp mình,giúp tôi với,giùm tôi,giùm mình,cho tôi,\
    cho mình,hộ tôi,hộ mình,bạn có thể,bạn có thể giúp tôi,có thể,tôi muốn,mình muốn,tôi cần,mình cần,\
    tôi muốn bạn,ngay,ngay bây giờ,bây giờ,ngay lập tức,luôn,nhanh lên,được không,được chứ,đi,đi mà,với,\
    cảm ơn,cảm ơn nhé,cám ơn,này,bạn ơi,em ơi,trợ lý ơi,xin chào,chào bạn,thế thì,vậy thì,vậy,để tôi,\
    hình như,chắc là,kiểu như,nếu được,nếu có thể
    """
  )

  /// A list of runs, and each as people type it in a hurry.
  static func runs(_ list: String) -> WordRuns {
    let runs = list.split(separator: ",").map { Vietnamese.tokenizer.words(in: String($0)) }
    return WordRuns(runs + runs.map { $0.map(Diacritics.removed) })
  }

  /// A list of runs that decide by themselves; one without marks stands for itself only where it is no
  /// other common word ("chớ" is not typed "cho").
  static func cues(_ list: String) -> WordRuns {
    let runs = list.split(separator: ",").map { Vietnamese.tokenizer.words(in: String($0)) }
    let plain = runs.map { $0.map(Diacritics.removed) }
    return WordRuns(
      runs + plain.filter { $0.count > 1 || !ambiguousWithoutMarks.contains($0.joined()) }
    )
  }

  /// Common words that are another word's letters without its marks.
  private static let ambiguousWithoutMarks = WordSet(
    words: "cho da vua tu la ma do nay em anh con ba ai cai bi dau tinh la kinh mong ho ke hoi thang tha phet"
  )

  static let functionWords = WordSet(
    words: """
      trong của cho cái cuốn quyển một những các ở với tại vào lên là mà bằng này đó tôi mình ra từ
      con chiếc
      """
  )
}
