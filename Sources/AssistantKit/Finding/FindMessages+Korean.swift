import AppIntents
import SpokenLanguage

/// What is said about finding things in Korean.
struct KoreanFindMessages: FindMessages {
  let language: any Language

  /// Lets the particles follow the sound of the words that were put in.
  private func say(_ text: String) -> String { language.resolvingParticles(in: text) }

  func label(for comparison: EntityQueryComparatorKind, of type: ParameterType) -> String {
    let isDate = if case .date = type { true } else { false }
    return switch comparison {
    case .equalTo: "같음"
    case .notEqualTo: "같지 않음"
    case .lessThan: isDate ? "이전" : "보다 작음"
    case .lessThanOrEqualTo: isDate ? "까지" : "이하"
    case .greaterThan: isDate ? "이후" : "보다 큼"
    case .greaterThanOrEqualTo: isDate ? "부터" : "이상"
    case .isBetween: "사이"
    case .contains: "포함"
    case .hasPrefix: "이것으로 시작"
    case .hasSuffix: "이것으로 끝남"
    }
  }

  func condition(_ property: String, _ comparison: String, _ values: [String]) -> String {
    "\(property) \(values.map { "“\($0)”" }.joined(separator: "–")) \(comparison)"
  }

  func summary(
    kind: String,
    conditions: [String],
    mode: EntityQueryComparatorMode,
    orders: [(property: String, isDescending: Bool)],
    limit: Int?
  ) -> String {
    var parts = [kind]
    if !conditions.isEmpty {
      parts.append(conditions.joined(separator: mode == .and ? " 그리고 " : " 또는 "))
    }
    if !orders.isEmpty {
      let names = orders.map { "\($0.property) \($0.isDescending ? "내림차순" : "오름차순")" }
      parts.append(names.joined(separator: ", "))
    }
    if let limit { parts.append("최대 \(limit)개") }
    return parts.joined(separator: " · ")
  }

  func found(_ count: Int, counted: String?) -> String {
    if count == 0 { return "맞는 것이 없습니다." }
    return counted.map { "찾았습니다: \($0)." } ?? "\(count)개를 찾았습니다."
  }

  func more(_ count: Int) -> String { "… 그 밖에 \(count)개. “10개”나 다른 조건으로 줄일 수 있습니다." }

  var askKind: String { "무엇을 찾을까요?" }
  var askProperty: String { "무엇을 볼까요?" }
  var askComparison: String { "어떤 조건인가요?" }
  var askFrom: String { "어디부터인가요?" }
  var askTo: String { "어디까지인가요?" }
  var askMore: String { "그게 전부인가요?" }
  var askOrder: String { "어떤 순서로 할까요?" }
  var askDirection: String { "무엇이 먼저인가요?" }
  var askLimit: String { "최대 몇 개인가요? 숫자나 “모두”라고 답해 주세요." }
  var everything: String { "조건 없이 모두" }
  var thatIsAll: String { "네, 전부입니다" }
  var andAlso: String { "그리고 다른 조건도" }
  var orElse: String { "또는 다른 조건이라도" }
  var anyOrder: String { "있는 그대로" }
  var ascending: String { "작은 것부터" }
  var descending: String { "큰 것부터" }

  var nothingToFind: String { "속성으로 찾을 수 있는 것이 없습니다." }
  func noKind(known: [String]) -> String {
    "무엇을 찾을지 말해 주세요: \(known.joined(separator: ", "))."
  }
  func unread(_ words: String, kind: String, properties: [String]) -> String {
    say("여기서 “\(words)”은(는) 무슨 뜻인지 모르겠습니다. \(kind)은(는) ")
      + say("\(properties.joined(separator: ", "))(으)로 찾을 수 있습니다.")
  }
  func unknownOrder(_ words: String, kind: String, properties: [String]) -> String {
    properties.isEmpty
      ? say("\(kind)은(는) 정렬할 수 없습니다.")
      : say("\(kind)에는 “\(words)” 항목이 없습니다. 정렬 기준: ")
        + properties.joined(separator: ", ") + "."
  }
  var tooLong: String { "너무 깁니다. 더 짧게 말해 주세요." }
  var mixedModes: String { "조건은 “그리고”나 “또는” 중 하나로만 이을 수 있습니다." }

  var words: FindWords { KoreanFindWords.all }
}

extension KoreanMessages {
  var finding: any FindMessages { KoreanFindMessages(language: language) }
}
