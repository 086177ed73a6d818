/// Words of Vietnamese that carry little or no meaning in a command.
enum VietnameseWords {
  static let fillers = WordSet(words: "ạ à ơi nhé nha nhỉ ừm ờ ừ dạ thưa giùm dùm xin um uh hả ấy")

  static let functionWords = WordSet(
    words: """
      trong của cho cái cuốn quyển một những các ở với tại vào lên là mà bằng này đó tôi mình ra từ
      con chiếc
      """
  )
}
