/// Resolves the notations that Korean translators write for particles that follow a sound.
///
/// 을(를) after 듄 is 을 and after 엠마 is 를. Where nobody can say how the word before is read, as with
/// a Chinese character, the notation stays.
enum KoreanParticles {
  /// The forms a notation stands for.
  private struct Forms: Sendable {
    var afterConsonant: String
    var afterVowel: String
    /// Whether ㄹ counts as a vowel: 서울로, not 서울으로.
    var takesRieulAsVowel = false

    func form(after sound: KoreanEnding) -> String {
      switch sound {
      case .vowel: afterVowel
      case .consonant: afterConsonant
      case .rieul: takesRieulAsVowel ? afterVowel : afterConsonant
      }
    }
  }

  static func resolved(in text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "/") }) else {
      return text
    }
    let characters = Array(text)
    var result: [Character] = []
    var index = 0
    while index < characters.count {
      if let (forms, count) = notation(at: index, in: characters),
        let sound = KoreanEnding(of: result)
      {
        result += forms.form(after: sound)
        index += count
      } else {
        result.append(characters[index])
        index += 1
      }
    }
    return String(result)
  }

  private static func notation(at index: Int, in text: [Character]) -> (Forms, Int)? {
    guard mayBegin.contains(text[index]) else { return nil }
    for (notation, forms) in notations where text[index...].starts(with: notation) {
      // A stroke may stand between two words of their own: 이/가 is a notation behind a word only.
      if notation[1] == "/", index == 0 || text[index - 1].isWhitespace { continue }
      return (forms, notation.count)
    }
    return nil
  }

  private static let mayBegin = Set(notations.compactMap(\.0.first))

  private static let notations: [([Character], Forms)] = {
    var notations: [([Character], Forms)] = []
    func add(_ consonant: String, _ vowel: String, rieul: Bool = false) {
      let forms = Forms(afterConsonant: consonant, afterVowel: vowel, takesRieulAsVowel: rieul)
      for notation in [
        "\(consonant)(\(vowel))", "\(vowel)(\(consonant))", "(\(consonant))\(vowel)",
        "\(consonant)/\(vowel)", "\(vowel)/\(consonant)",
      ] {
        notations.append((Array(notation), forms))
      }
    }
    add("을", "를")
    add("은", "는")
    add("이", "가")
    add("과", "와")
    add("아", "야")
    add("이여", "여")
    add("이랑", "랑")
    add("으로", "로", rieul: true)
    let optional = Forms(afterConsonant: "으", afterVowel: "", takesRieulAsVowel: true)
    notations.append((Array("(으)"), optional))
    notations.append((Array("(이)"), Forms(afterConsonant: "이", afterVowel: "")))
    // Longer notations first, so that (으)로 is not read as (으).
    return notations.sorted { $0.0.count > $1.0.count }
  }()
}
