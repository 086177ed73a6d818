import PhraseMatcher
import SpokenLanguage

/// The numbers that are said in a sentence.
extension SentenceChart {
  /// Whether a word says of what there are so many.
  func isCounted(_ number: Number) -> Bool {
    number.withCounter != number.tokens
      || number.tokens.dropFirst().contains {
        classes.counters[$0] > 0 && $0 + classes.counters[$0] == number.tokens.upperBound
      }
  }

  static func numbers(
    in tokens: [Token],
    of text: String,
    _ grammar: SentenceGrammar,
    _ language: any Language
  ) -> [[Number]] {
    let words = tokens.map(\.text)
    let bytes = Array(text.utf8)
    func withCounter(_ range: Range<Int>) -> Range<Int> {
      guard range.upperBound < tokens.count else { return range }
      let end = tokens[range.upperBound - 1].range.upperBound
      let sign = bytes[end..<max(end, tokens[range.upperBound].range.lowerBound)]
      // "4/5"
      if sign.elementsEqual("/".utf8) {
        return range.lowerBound..<(range.upperBound + 1)
      }
      let length = grammar.counters.length(in: tokens, at: range.upperBound)
      let next = range.upperBound + length
      // "사 줄 수 있어요" asks for something and counts no lines.
      if length > 0,
        grammar.acts.contains(where: {
          $0.act == .request && $0.runs.length(in: tokens, at: range.upperBound) > length
        })
      {
        return range
      }
      // "부탁" begins with a counter and is none.
      if language.partsWords, next < tokens.count, length > 0,
        tokens[next].range.lowerBound == tokens[next - 1].range.upperBound,
        tokens[range.upperBound].range.lowerBound > tokens[range.upperBound - 1].range.upperBound,
        grammar.functionWords.length(in: tokens, at: next) == 0,
        grammar.clauseEnds.length(in: tokens, at: next) == 0,
        grammar.exclusionsBehind.length(in: tokens, at: next) == 0
      {
        return range
      }
      return range.lowerBound..<next
    }
    /// A number with what is said of what it counts ("five big stars").
    func withQuality(_ range: Range<Int>) -> Range<Int> {
      guard range.upperBound < tokens.count else { return range }
      let end = range.upperBound + grammar.gradeArticles.length(in: tokens, at: range.upperBound)
      guard end < tokens.count, grammar.counters.length(in: tokens, at: end) > 0 else {
        return range
      }
      return range.lowerBound..<end
    }
    func isJoined(_ place: Int) -> Bool {
      place > 0 && tokens[place].range.lowerBound == tokens[place - 1].range.upperBound
    }
    /// Whether a numeral is no particle of the word before it ("번역이 별로야").
    func isWord(_ place: Int) -> Bool { !language.partsWords || !isJoined(place) }
    /// Whether a minus stands before a number and behind nothing that it could join to it ("-5", not "3-5").
    func isNegative(_ place: Int) -> Bool {
      let start = tokens[place].range.lowerBound
      let sign = ["-", "\u{2212}"].first { sign in
        bytes[..<start].suffix(sign.utf8.count).elementsEqual(sign.utf8)
      }
      guard let sign, bytes[start] >= UInt8(ascii: "0"), bytes[start] <= UInt8(ascii: "9") else {
        return false
      }
      let before = start - sign.utf8.count
      return before == 0 || bytes[before - 1] == UInt8(ascii: " ")
    }
    // "One more time" counts nothing.
    var isCourtesy = Array(repeating: false, count: tokens.count)
    for place in tokens.indices {
      let length = grammar.courtesies.length(in: tokens, at: place)
      guard length > 1 else { continue }
      for covered in place..<(place + length) { isCourtesy[covered] = true }
    }
    let numbers = tokens.indices.map { place in
      var found: [Number] = []
      guard !isCourtesy[place] else { return found }
      for quantity in grammar.quantities {
        let length = quantity.runs.length(in: tokens, at: place)
        guard length > 0 else { continue }
        let range = place..<(place + length)
        found.append(
          Number(tokens: range, amount: quantity.amount, withCounter: withCounter(range))
        )
      }
      let stars = words[place...].prefix { filledStars.contains($0) }
      // "★5" is as many as it says.
      if !stars.isEmpty, place + stars.count < tokens.count,
        let counted = language.number(leading: words[(place + stars.count)...])
      {
        let range = place..<(place + stars.count + counted.count)
        found.append(
          Number(tokens: range, amount: .number(counted.value), withCounter: range, isGrade: true)
        )
      } else if !stars.isEmpty, place == 0 || !filledStars.contains(words[place - 1]) {
        let range = place..<(place + stars.count)
        found.append(
          Number(
            tokens: range,
            amount: .number(Double(stars.count)),
            withCounter: range,
            isGrade: true
          )
        )
      }
      // "만점" is no ten thousand points.
      if !found.isEmpty { return found }
      let article = grammar.gradeArticles.length(in: tokens, at: place)
      if article > 0, var grade = grade(in: words, at: place, behind: article, language) {
        grade.withCounter = withCounter(grade.tokens)
        found.append(grade)
      }
      if let number = language.number(leading: words[place...]), number.count > 0 {
        let range = withQuality(place..<(place + number.count))
        let counted = withCounter(range)
        let isNegative = isNegative(place)
        // What is another word too counts things only before the word for them.
        if !words[place..<(place + number.count)].allSatisfy(grammar.boundNumerals.contains) {
          found.append(
            Number(
              tokens: range,
              amount: .number(isNegative ? -number.value : number.value),
              withCounter: counted
            )
          )
        } else if counted.count > range.count, isWord(place) || isJoined(range.upperBound) {
          found.append(
            Number(
              tokens: range,
              amount: .number(number.value),
              withCounter: counted,
              needsCounter: true
            )
          )
        }
      } else if let times = times(words[place]) {
        let range = place..<(place + 1)
        found.append(Number(tokens: range, amount: .number(times), withCounter: range))
      } else if let value = grammar.numberHomophones[words[place]] {
        let range = place..<(place + 1)
        let counted = withCounter(range)
        if counted.count > 1 {
          found.append(
            Number(
              tokens: range,
              amount: .number(value),
              withCounter: counted,
              isHomophone: true
            )
          )
        }
      }
      return found
    }
    return decided(numbers, in: tokens, language.connectives)
  }

  /// The same where nobody has decided on one of several numbers ("three or four stars", "between three and four"): they are one
  /// that is none of them.
  private static func decided(
    _ numbers: [[Number]],
    in tokens: [Token],
    _ connectives: Connectives
  ) -> [[Number]] {
    var numbers = numbers
    // Where the number begins that ends at a place, with what it counts or without.
    var starts: [Int: Int] = [:]
    for start in numbers.indices {
      for number in numbers[start] {
        starts[number.tokens.upperBound] = start
        starts[number.withCounter.upperBound] = start
      }
    }
    let betweens = Set(
      tokens.indices.compactMap { place in
        let length = connectives.betweens.length(in: tokens, at: place)
        return length > 0 ? place + length : nil
      }
    )
    for place in tokens.indices.dropFirst() {
      guard var start = starts[place],
        // Behind a sign the number is put right ("三星，还是四星吧").
        tokens[place].range.lowerBound <= tokens[place - 1].range.upperBound + 1
      else { continue }
      let next =
        place
        + max(
          connectives.alternatives.length(in: tokens, at: place),
          betweens.contains(start) ? connectives.joiners.length(in: tokens, at: place) : 0
        )
      guard next > place, next < tokens.count, !numbers[next].isEmpty else { continue }
      while let earlier = starts[start] {
        numbers[start] = []
        start = earlier
      }
      let ends = numbers[next].flatMap { [$0.withCounter.upperBound, $0.tokens.upperBound] }
      let all = start..<(ends.max() ?? next)
      numbers[next] = []
      numbers[start] = [Number(tokens: all, amount: .undecided, withCounter: all)]
      for end in ends { starts[end] = start }
    }
    return numbers
  }

  /// How many times a word says in signs ("x4", "4x").
  private static func times(_ word: String) -> Double? {
    let digits = word.filter(\.isASCII).filter(\.isNumber)
    guard digits.count == word.count - 1, let first = word.first, let last = word.last,
      "x×".contains(first) || "x×".contains(last)
    else { return nil }
    return Double(digits)
  }

  /// Stars that are drawn to say how many there are ("⭐⭐⭐").
  private static let filledStars: Set<String> = ["⭐", "🌟", "★"]

  /// A number behind an article or what makes one of it.
  private static func grade(
    in words: [String],
    at place: Int,
    behind article: Int,
    _ language: any Language
  ) -> Number? {
    let first = place + article
    guard first < words.count, let number = language.number(leading: words[first...]),
      number.count > 0
    else { return nil }
    let range = place..<(first + number.count)
    return Number(
      tokens: range,
      amount: .number(number.value),
      withCounter: range,
      isGrade: true
    )
  }
}
