/// Vietnamese has two habits of placing a tone mark in oa, oe and uy: hòa and hoà, hủy and huỷ.
///
/// Both are read as the newer one, with the mark on the last vowel.
enum VietnameseTones {
  static func move(in tokens: inout [Token]) {
    for index in tokens.indices {
      if let moved = moved(tokens[index].text) { tokens[index].text = moved }
    }
  }

  private static func moved(_ word: String) -> String? {
    guard let last = word.utf8.last, last == 0x61 || last == 0x65 || last == 0x79 else {
      return nil
    }
    let scalars = word.unicodeScalars.suffix(2).map(\.value)
    guard scalars.count == 2, let ending = endings[scalars] else { return nil }
    return String(word.unicodeScalars.dropLast(2)) + ending
  }

  private static let endings: [[UInt32]: String] = {
    var endings: [[UInt32]: String] = [:]
    func add(_ first: String, _ plain: String, _ marked: String, then last: String) {
      for (before, after) in zip(first.unicodeScalars, marked.unicodeScalars) {
        endings[[before.value] + last.unicodeScalars.map(\.value)] = plain + String(after)
      }
    }
    add("òóỏõọ", "o", "àáảãạ", then: "a")
    add("òóỏõọ", "o", "èéẻẽẹ", then: "e")
    add("ùúủũụ", "u", "ỳýỷỹỵ", then: "y")
    return endings
  }()
}
