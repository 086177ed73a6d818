extension DisplayWidth {
  /// Whether a scalar takes two columns: East Asian width W or F.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value < 0x2329 { return value <= 0x115f }
    if scalar.properties.isEmojiPresentation { return !(0x1f1e6...0x1f1ff).contains(value) }
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wideRanges.count && wideRanges[low].contains(value)
  }

  /// The wide scalars that are no emoji, in order.
  ///
  /// Gaps that hold nothing but unassigned scalars are closed: what comes into them will be wide too.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x2329...0x232a,  // angle brackets
    0x2630...0x2637, 0x268a...0x268f,  // trigrams and their parts
    0x2e80...0x303e,  // radicals, punctuation
    0x3041...0x3247,  // kana, bopomofo, compatibility jamo, enclosed letters
    0x3250...0xa4c6,  // enclosed letters, Han, Yi
    0xa960...0xa97c,  // old Hangul
    0xac00...0xd7a3,  // Hangul syllables
    0xf900...0xfad9,  // compatibility Han
    0xfe10...0xfe19, 0xfe30...0xfe6b,  // vertical and small forms
    0xff01...0xff60, 0xffe0...0xffe6,  // full-width forms
    0x16fe0...0x1b2fb,  // Tangut, Khitan, old kana, Nüshu
    0x1d300...0x1d376,  // counting rods, hexagrams
    0x1f200...0x1f265,  // squared Han
    0x20000...0x3fffd,  // rare Han
  ]
}
