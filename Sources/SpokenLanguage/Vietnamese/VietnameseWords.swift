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
    hình như,chắc là,kiểu như,muốn,đang,tên,tên là,tựa,tựa là,nhan đề,có tên,có tên là,có chữ,có từ,trong tên,\
    trong tựa,trong tựa đề,trong tiêu đề,trong nhan đề,có cuốn nào,có quyển nào,có cái nào,nếu được,nếu có thể
    """
  )

  /// A list of runs, and those of several words as people type them in a hurry; a single word without its
  /// marks is mostly another word.
  static func runs(_ list: String) -> WordRuns {
    let runs = list.split(separator: ",").map { Vietnamese.tokenizer.words(in: String($0)) }
    return WordRuns(runs + runs.filter { $0.count > 1 }.map { $0.map(Diacritics.removed) })
  }

  /// Runs that are made of one of each of some lists ("nếu", "bạn", "xóa"), with all of their marks or without any.
  static func rows(of lists: [String]...) -> WordRuns {
    let marked = lists.map { $0.map { Vietnamese.tokenizer.words(in: $0) } }
    let plain = marked.map { $0.map { $0.map(Diacritics.removed) } }
    return row(marked[...]).joined(with: row(plain[...]))
  }

  private static func row(_ lists: ArraySlice<[[String]]>) -> WordRuns {
    guard let first = lists.first else { return .none }
    let rest = lists.dropFirst()
    return WordRuns(first, start: .anywhere, endsWord: false, then: rest.isEmpty ? [] : [row(rest)])
  }

  static let functionWords = WordSet(
    words: """
      trong của cho cái cuốn quyển một những các ở với tại vào lên là mà bằng này đó tôi mình ra từ
      con chiếc
      """
  )
}
