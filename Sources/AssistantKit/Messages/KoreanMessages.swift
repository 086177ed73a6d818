import AppIntents
import PhraseMatcher
import Understanding
import SpokenLanguage

/// What the assistant says in Korean.
struct KoreanMessages: Messages {
  let language: any Language

  /// Lets the particles follow the sound of the words that were put in.
  func say(_ text: String) -> String { language.resolvingParticles(in: text) }

  func greeting(apps: [String], shortcuts: Int) -> String {
    "\(apps.joined(separator: ", ")) · 단축어 \(shortcuts)개. "
      + "원하는 것을 말하거나 Tab을 누르세요. “도움말”이라고 하면 모두 보여 줍니다."
  }

  func heard(_ words: [String]) -> String {
    "(들은 말: \(words.map { "“\($0)”" }.joined(separator: ", ")))"
  }

  func foreground(app: String) -> String { say("\(app)이(가) 앞으로 나옵니다.") }
  func result(_ value: String) -> String { value }
  func finished(intent: String) -> String { "\(intent): 마쳤습니다." }

  var searchLabel: String { "검색" }

  func askForValue(of title: String) -> String { say("\(title)은(는) 무엇인가요?") }
  var askWhichOne: String { "어느 것인가요?" }
  var askWhichCommand: String { "무엇을 할까요?" }
  var askWhichApp: String { "어느 앱에서 할까요?" }
  func askWhether(_ sentence: String) -> String { "“\(sentence)” – 맞나요?" }
  func askWhetherAllowed(_ title: String) -> String {
    say("“\(title)”은(는) 아무나 할 수 없습니다. 권한이 있나요?")
  }
  var askToContinue: String { "계속할까요?" }
  func moreOptions(_ count: Int) -> String { "… 그 밖에 \(count)개가 더 있습니다. 이름의 일부를 말해 보세요." }
  var yesAndNo: (yes: String, no: String) { ("네", "아니요") }
  var cancelLabel: String { "취소" }

  func label(forAction name: String) -> String {
    Self.actionLabels[name] ?? name
  }

  func problem(_ problem: AnswerProblem) -> String {
    switch problem {
    case .noNumber(let answer): say("“\(answer)”은(는) 숫자가 아닙니다.")
    case .noWholeNumber(let answer): say("“\(answer)”은(는) 정수가 아닙니다.")
    case .outOfRange(let answer, let least?, let most?):
      say("\(answer)은(는) 맞지 않습니다. \(least)부터 \(most)까지만 됩니다.")
    case .outOfRange(let answer, let least?, nil):
      say("\(answer)은(는) 맞지 않습니다. \(least) 이상이어야 합니다.")
    case .outOfRange(let answer, nil, let most):
      say("\(answer)은(는) 맞지 않습니다. \(most ?? answer) 이하여야 합니다.")
    case .noDate(let answer): say("“\(answer)”은(는) 제가 아는 날짜가 아닙니다.")
    case .unreadable(let answer, let kind): unreadable(answer, kind)
    case .noConfirmation(_, let accept, let deny):
      "“\(accept)” 또는 “\(deny)” 중 하나로 답해 주세요."
    case .noOption(let answer): say("“\(answer)”은(는) 목록에 없습니다.")
    case .noneOfKind(let answer, let kind): say("“\(answer)”(이)라는 \(kind)은(는) 모릅니다.")
    case .lookupFailed(let answer, let app, let reason):
      lookupFailed(answer, app: app, reason: reason)
    case .empty: "답을 말하거나 “취소”라고 하세요."
    }
  }

  func refusal(_ refusal: ValueRefusal) -> String {
    switch refusal {
    case .outside(let least, let most) where least == most: "맞지 않습니다. \(least)만 됩니다."
    case .outside(let least, let most): "맞지 않습니다. \(least)부터 \(most)까지만 됩니다."
    case .below(let least): "맞지 않습니다. \(least) 이상이어야 합니다."
    case .count(let least, let most) where least == most: "정확히 \(least)개가 필요합니다."
    case .count(let least, let most): "\(least)개부터 \(most)개까지 필요합니다."
    case .notAmong(let few): "맞지 않습니다. 가능한 것: \(few.joined(separator: ", "))"
    case .refused: "맞지 않습니다."
    }
  }

  func hint(_ hint: AnswerHint) -> String {
    switch hint {
    case .number(let least?, let most?): "\(least)부터 \(most)까지의 숫자를 말하거나 “취소”라고 하세요."
    case .number: "“셋”이나 3처럼 숫자를 말하거나 “취소”라고 하세요."
    case .date: "“내일”이나 “다음 주 금요일”처럼 날짜를 말하거나 “취소”라고 하세요."
    case .text: "자유롭게 말하거나 “취소”라고 하세요."
    case .confirmation(let accept, let deny): "“\(accept)” 또는 “\(deny)”라고 하세요."
    case .option: "번호, “두 번째” 같은 순서, 또는 이름을 말하거나 “취소”라고 하세요."
    case .searchableOption(let kind):
      say("목록의 번호나 \(kind)의 이름 전체 또는 일부를 말하거나 “취소”라고 하세요.")
    case .list: "하나 또는 여러 개를 말하거나 “취소”라고 하세요."
    }
  }

  func refused(nearest: [String]) -> String {
    guard !nearest.isEmpty else { return "그것은 할 수 없습니다." }
    return "그것은 할 수 없습니다. 제가 아는 가장 가까운 말: "
      + nearest.map { "“\($0)”" }.joined(separator: ", ")
  }

  var notDone: String { "알겠습니다. 하지 않겠습니다." }

  func unknownValue(_ text: String, kind: String) -> String {
    say("“\(text)”(이)라는 \(kind)은(는) 모릅니다.")
  }

  func lookupFailed(_ text: String, app: String, reason: String) -> String {
    say("\(app)에서 “\(text)”을(를) 찾아볼 수 없었습니다: \(reason)")
  }
  func tookTooLong(_ time: String) -> String { "\(time) 넘게 걸렸습니다." }
  func timedOut(_ time: String) -> String { "\(time) 넘게 걸려서 멈추었습니다." }

  func crashed(_ title: String, app: String) -> String {
    "\(app)의 “\(title)” 동작이 비정상적으로 끝나 프로그램도 끝납니다. 그 전에 한 일은 그대로 있습니다."
  }
  func crashed(apps: [String]) -> String {
    "앱(\(apps.joined(separator: ", ")))의 코드가 비정상적으로 끝나 프로그램도 끝납니다. "
      + "그 전에 한 일은 그대로 있습니다."
  }
  func failedItself(on utterance: String) -> String {
    "이 말을 이해하다가 어시스턴트 자체에 오류가 나서 프로그램도 끝납니다: “\(utterance)”. "
      + "그 전에 한 일은 그대로 있습니다. 이 말을 신고해 주세요."
  }

  func wouldDo(_ summary: IntentSummary) -> String {
    "실제라면 이렇게 합니다: \(summary.sentence)\(details(of: summary))"
  }

  func undone(_ name: String) -> String { "되돌렸습니다: \(name)" }
  var nothingToUndo: String { "되돌릴 것이 없습니다." }
  var howToLeave: String { "끝내려면 Ctrl-C를 한 번 더 누르거나 Ctrl-D를 누르세요." }
  func pace(perSecond: String?, timeLeft: String) -> String {
    (perSecond.map { "초당 \($0) · " } ?? "") + "\(timeLeft) 남음"
  }

  var expired: String { "제때 답을 듣지 못했습니다." }

  var cancelled: String { "취소했습니다." }
  var declined: String { "알겠습니다. 아무것도 바꾸지 않았습니다." }
  var abandoned: String { "답을 듣기 전에 입력이 끝났습니다. 아무것도 바꾸지 않았습니다." }
  func vanished(_ title: String) -> String { say("“\(title)”은(는) 이제 없습니다.") }
  var nothingToCancel: String { "취소할 것이 없습니다." }

  func unknownCommand(_ word: String, known: String) -> String {
    say("“:\(word)”은(는) 없습니다. 쓸 수 있는 것: \(known)")
  }

  func missHeading(_ subject: MissReport.Subject) -> String {
    switch subject {
    case .phrase(let phrase, _): "가장 가까운 말: “\(phrase)”"
    case .value(let text, let parameter, let intent):
      "\(intent)의 \(parameter)에 “\(text)”은(는) 없습니다:"
    case .none: "가까운 말이 없습니다:"
    }
  }

  var missRemedy: String { "알아듣게 하려면 --heard-as 파일에 쓸 줄:" }
  var noMisses: String { "최근에는 모두 알아들었습니다." }

  func headline(of understanding: Understanding, threshold: Double) -> String {
    let utterance = "“\(understanding.utterance)”"
    let meaning = understanding.reading.map { "\($0.intent) (\($0.confidence))" } ?? ""
    return switch understanding.outcome {
    case .match: say("\(utterance)을(를) \(meaning)(으)로 알아들었습니다.")
    case .ambiguous: say("\(utterance)은(는) 여러 뜻일 수 있습니다. 첫째: \(meaning)")
    case .unknownValue: say("\(utterance)에서 \(meaning)의 값 하나를 알 수 없습니다.")
    case .refused(.belowThreshold):
      say("\(utterance)은(는) 거절합니다. 기준 \(threshold)에 이르는 말이 없습니다.")
    case .refused(.negativePhrase):
      say("\(utterance)은(는) 거절합니다. 아무것도 시작하지 않는 말이 더 가깝습니다.")
    case .refused(.negated): "\(utterance): 거절 – 하지 말라는 말"
    case .refused(.notAsked): "\(utterance): 거절 – 해 달라는 말이 아님"
    case .refused(.outOfScope): say("\(utterance)은(는) 거절합니다. 가까운 말이 없습니다.")
    case .empty: say("\(utterance)에는 알아들을 것이 없습니다.")
    }
  }

  var heardAsAWhole: String { "모든 낱말로 보면:" }

  func speechAct(_ act: SpeechAct) -> String {
    switch act {
    case .command: "명령"
    case .request: "부탁"
    case .question: "질문"
    case .prohibition: "하지 말라는 말"
    case .report: "있었던 일"
    case .condition: "조건"
    case .intention: "계획"
    case .reminder: "알림"
    case .quotation: "옮긴 말"
    case .remark: "소감"
    }
  }

  func evidence(_ kind: EvidencePart.Kind) -> String {
    switch kind {
    case .courtesy: "인사말"
    case .light: "기능어"
    case .applicationName: "앱 이름"
    case .word: "문구에 있는 말"
    case .verb: "같은 뜻의 동사"
    case .lightVerb: "일반 동사"
    case .kindOfThing: "종류를 나타내는 말"
    case .value: "값"
    case .excluded: "제외한 값"
    case .aside: "곁들인 말"
    case .unexplained: "설명되지 않음"
    }
  }

  func verdict(_ verdict: Explanation.Verdict) -> String {
    switch verdict {
    case .chosen: "선택됨"
    case .asGood: "첫째와 똑같이 좋음"
    case .behind(let cost): "비용이 \(ExplanationText.decimals(cost)) 더 듦"
    case .belowThreshold: "가장 낫지만 기준에 못 미침"
    case .negativePhrase: "가장 낫지만 아무것도 시작하지 않는 말이 더 가까움"
    case .resembles: "같은 낱말이 있을 뿐임"
    }
  }

  func difference(_ kind: DifferenceKind) -> String {
    switch kind {
    case .spelling: "철자"
    case .sound: "소리"
    case .inflection: "어형"
    case .synonym: "동의어"
    case .split: "나뉨"
    case .joined: "붙음"
    case .dropped: "빠짐"
    case .added: "더해짐"
    case .filler: "군말"
    case .moved: "옮겨짐"
    case .number: "숫자"
    case .applicationName: "앱 이름"
    case .partialValue: "값의 일부"
    }
  }

  func wholeCost(_ cost: String) -> String { "비용 \(cost)" }

  func helpHeading(app: String) -> String { "\(app)에 이렇게 말할 수 있습니다:" }

  private static let actionLabels = [
    "add": "추가", "addData": "데이터 추가", "book": "예약", "buy": "구매", "call": "전화",
    "checkIn": "체크인", "continue": "계속", "create": "만들기", "do": "실행", "download": "다운로드",
    "filter": "필터", "find": "찾기", "get": "가져오기", "go": "이동", "log": "기록", "open": "열기",
    "order": "주문", "pay": "결제", "play": "재생", "playSound": "소리 재생", "post": "게시",
    "request": "요청", "run": "실행", "search": "검색", "send": "보내기", "set": "설정",
    "share": "공유", "start": "시작", "startNavigation": "길안내 시작", "toggle": "전환",
    "turnOff": "끄기", "turnOn": "켜기", "view": "보기",
  ]
}
