/// Positions as they are said in Vietnamese.
enum VietnameseOrdinals {
  /// Words that stand for everything in a list.
  static let wholes = PhraseTable(
    [
      true:
        "tất cả,tất cả chúng,tất cả những cái đó,tất cả các cuốn,tất cả các mục,cả hai,cả hai cuốn,toàn bộ,hết tất cả"
    ],
    tokenizer: Vietnamese.tokenizer,
    fold: { Diacritics.removed(from: $0) }
  )

  static func read(_ answer: String) -> OrdinalAnswer? {
    guard answer.utf8.count <= 300, !answer.beginsWithMinus else { return nil }
    var words = Vietnamese.tokenizer.words(in: answer)[...]
    if let latter = latter.prefix(of: words) {
      let rest = Array(words.dropFirst(latter.count))
      return trailing.covering(rest) == nil ? nil : latter.value
    }
    while let skipped = leading.prefix(of: words), skipped.count < words.count {
      words = words.dropFirst(skipped.count)
    }
    guard let (position, count) = position(of: words) else { return nil }
    return trailing.covering(Array(words.dropFirst(count))) == nil ? nil : position
  }

  private static func position(of words: ArraySlice<String>) -> (OrdinalAnswer, Int)? {
    if let fixed = fixed.prefix(of: words) { return (fixed.value, fixed.count) }
    let marker = markers.prefix(of: words)?.count ?? 0
    guard let number = VietnameseNumbers().prefix(of: words.dropFirst(marker)),
      let position = Int(exactly: number.value), (1...99).contains(position)
    else { return nil }
    let isMarked = marker > 0 || words.first.flatMap(WrittenNumber.value(ofToken:)) != nil
    return isMarked ? (.position(position), marker + number.count) : nil
  }

  private static let fold: @Sendable (String) -> String = { Diacritics.removed(from: $0) }

  private static let fixed = PhraseTable<OrdinalAnswer>(
    [
      .position(1): "đầu tiên,thứ nhất,đầu,trên cùng,trước nhất,số một",
      .position(2): "thứ nhì",
      .last: "cuối cùng,cuối,sau cùng,dưới cùng,chót",
    ],
    tokenizer: Vietnamese.tokenizer,
    fold: fold
  )

  /// "Sau" alone is later.
  private static let latter = PhraseTable<OrdinalAnswer>(
    [.last: "cuốn sau,quyển sau,cái sau,cuốn đằng sau,quyển đằng sau"],
    tokenizer: Vietnamese.tokenizer,
    fold: fold
  )

  private static let markers = PhraseTable<Bool>(
    [true: "thứ,số,số thứ tự,mục số,mục,lựa chọn"],
    tokenizer: Vietnamese.tokenizer,
    fold: fold
  )

  private static let leading = PhraseTable<Bool>(
    [
      true: """
      ừm,à,dạ,vâng,cái,cuốn,quyển,cuốn sách,quyển sách,sách,người,chọn,tôi chọn,lấy,tôi lấy,cho tôi,tôi muốn,\
      mở,kết quả,là
      """
    ],
    tokenizer: Vietnamese.tokenizer,
    fold: fold
  )

  private static let trailing = PhraseTable<Bool>(
    [true: "đó,ấy,này,đi,nhé,nha,ạ,trong danh sách,từ trên xuống,thôi"],
    tokenizer: Vietnamese.tokenizer,
    fold: fold
  )
}
