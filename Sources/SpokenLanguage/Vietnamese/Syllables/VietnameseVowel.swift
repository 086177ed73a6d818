/// The vowels of Vietnamese with and without the marks of the tones.
enum VietnameseVowel {
  /// A letter row for each vowel: without a tone, then with each of them in the order of ``VietnameseSyllable/Tone``.
  private static let rows = [
    "aàáãảạ", "ăằắẵẳặ", "âầấẫẩậ", "eèéẽẻẹ", "êềếễểệ", "iìíĩỉị",
    "oòóõỏọ", "ôồốỗổộ", "ơờớỡởợ", "uùúũủụ", "ưừứữửự", "yỳýỹỷỵ",
  ].map { Array($0.unicodeScalars) }

  private static let parted:
    [Unicode.Scalar: (vowel: Unicode.Scalar, tone: VietnameseSyllable.Tone)] =
      Dictionary(
        uniqueKeysWithValues: rows.flatMap { row in
          zip(row, VietnameseSyllable.Tone.allCases).dropFirst().map { ($0, (row[0], $1)) }
        }
      )

  private static let toned: [Unicode.Scalar: [Unicode.Scalar]] = Dictionary(
    uniqueKeysWithValues: rows.map { ($0[0], $0) }
  )

  /// Whether a letter without the mark of a tone is a vowel.
  static func isVowel(_ letter: Unicode.Scalar) -> Bool { toned[letter] != nil }

  /// Whether a letter without the mark of a tone is a vowel with a shape of its own ("ă", "ơ").
  static func isShaped(_ letter: Unicode.Scalar) -> Bool { letter.value > 0x7F && isVowel(letter) }

  /// A vowel with the mark of a tone, taken apart; nil for any other letter.
  static func parts(
    of letter: Unicode.Scalar
  ) -> (vowel: Unicode.Scalar, tone: VietnameseSyllable.Tone)? {
    letter.value > 0x7F ? parted[letter] : nil
  }

  /// A vowel with the mark of a tone; any other letter as it is.
  static func marked(_ vowel: Unicode.Scalar, _ tone: VietnameseSyllable.Tone) -> Unicode.Scalar {
    guard let row = toned[vowel],
      let place = VietnameseSyllable.Tone.allCases.firstIndex(of: tone)
    else { return vowel }
    return row[place]
  }
}
