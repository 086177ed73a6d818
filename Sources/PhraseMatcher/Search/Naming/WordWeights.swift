import Foundation
import SpokenLanguage

/// What words tell of a name, by how many names hold them.
struct WordWeights {
  private let count: Int
  private let language: any Language
  /// What an article or a preposition tells.
  static let ofFunctionWord: Float = 0.1
  static let mostOfCommonWord: Float = 1.5
  /// What a word tells that is in every name: more than a small word.
  static let leastOfContent: Float = 0.2
  /// The names that an app happens to have are some of those that it may have: of so many one word tells the one that
  /// is meant (``NameAlignment/leastSaid``), and of fewer it does no less.
  private static let fewestNames = Int(exp(NameAlignment.leastSaid).rounded(.up)) - 1

  init(count: Int, language: any Language) {
    self.count = max(count, Self.fewestNames)
    self.language = language
  }

  /// What a number at the end of a name tells that so many names have.
  func weight(ofNumeralIn holders: Int) -> Float {
    max(Self.leastOfContent, -log(Float(max(1, holders)) / Float(max(2, count + 1))))
  }

  func weight(of word: String, in holders: Int, isSyllable: Bool = false) -> Float {
    // A syllable of a longer word is no word, but it may be a particle.
    let isSmall = isSyllable ? language.isFunctionWord(word) : language.isClosedClass(word)
    if isSmall { return Self.ofFunctionWord }
    let share = Float(max(1, holders)) / Float(max(2, count + 1))
    // What is rare among names may be common in speech, and then says little.
    let most: Float = language.isCommonWord(word) ? Self.mostOfCommonWord : .infinity
    return min(most, max(Self.leastOfContent, -log(share)))
  }

  /// Makes small words count where they alone tell names of several values apart: of "Đã đọc" and "Sẽ đọc" nobody means either
  /// who only says "đọc".
  ///
  /// - Parameter forms: All names and their variants.
  /// - Complexity: Linear in the words of all names.
  static func weighSmallWordsThatTell(in forms: inout [NameIndex.Form]) {
    var namesByWord: [UInt32: [Int]] = [:]
    for place in forms.indices {
      if let word = forms[place].onlyContentWord { namesByWord[word, default: []].append(place) }
    }
    for names in namesByWord.values where names.count > 1 {
      guard names.contains(where: { forms[$0].value != forms[names[0]].value }) else { continue }
      let common = names.dropFirst().reduce(into: Set(forms[names[0]].plain)) { words, name in
        words.formIntersection(forms[name].plain)
      }
      for name in names {
        for (place, word) in forms[name].plain.enumerated() where !common.contains(word) {
          forms[name].weights[place] = max(forms[name].weights[place], leastOfContent)
          forms[name].isToldBySmallWords = true
        }
      }
    }
  }
}

extension NameIndex.Form {
  /// The one word that is no small one; nil where there are none or several.
  fileprivate var onlyContentWord: UInt32? {
    let content = plain.indices.filter { weights[$0] > WordWeights.ofFunctionWord }
    return content.count == 1 ? plain[content[0]] : nil
  }
}
