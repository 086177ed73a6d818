/// Shortcuts in Korean.
struct KoreanWorkflowMessages: WorkflowMessages {
  func problem(_ problem: WorkflowProblem) -> String {
    switch problem {
    case .noProperty(let name, let known):
      known.isEmpty
        ? "‘\(name)’ 항목이 없습니다."
        : "‘\(name)’ 항목이 없습니다. 있는 항목: \(known.joined(separator: ", "))"
    case .noVariable(let name): "‘\(name)’에 아직 값이 없습니다."
    case .severalValues(let title, let count):
      "‘\(title)’에는 값이 하나만 필요한데 \(count)개가 있습니다. 첫 값만 쓰거나 단계를 반복하세요."
    case .noNumber(let text): "‘\(text)’은(는) 숫자가 아닙니다."
    case .emptyList: "목록이 비어 있습니다."
    case .unreadable(let text, let title, let reason):
      "‘\(text)’은(는) \(title) 값이 아닙니다. \(reason)"
    case .noIntent(let name): "‘\(name)’ 동작을 제공하는 앱이 없습니다."
    case .noEntity(let name): "‘\(name)’을(를) 찾을 수 있는 앱이 없습니다."
    case .noShortcut(let name): "‘\(name)’ 단축어가 없습니다."
    case .nestedTooDeeply: "단축어가 서로를 너무 여러 번 실행합니다."
    case .noInput: "단축어에 입력이 없습니다."
    case .noProgram(let name): "‘\(name)’ 프로그램을 실행할 수 없습니다."
    case .programFailed(let name, let status, let line):
      "‘\(name)’ 프로그램이 상태 \(status)(으)로 끝났습니다." + (line.isEmpty ? "" : " \(line)")
    case .programTooSlow(let name, let seconds):
      "‘\(name)’ 프로그램이 \(seconds)초 안에 끝나지 않았습니다."
    case .tooMuchOutput(let name): "‘\(name)’ 프로그램의 출력이 너무 깁니다."
    case .badAddress(let text): "‘\(text)’은(는) 열 수 있는 주소가 아닙니다."
    case .notWritten(let path, let reason): "‘\(path)’에 쓸 수 없습니다. \(reason)"
    case .notRead(let path, let reason): "‘\(path)’을(를) 읽을 수 없습니다. \(reason)"
    case .badOrder(let text): "‘\(text)’ 조건으로는 찾을 수 없습니다."
    }
  }

  func failure(_ failure: WorkflowFailure) -> String {
    "\(failure.step)단계(\(failure.line)행)에서 멈췄습니다: \(failure.headline): \(failure.reason)"
  }

  func done(_ done: [String]) -> String {
    done.isEmpty ? "그전에 한 일은 없습니다." : "그전에 한 일: \(listed(done))"
  }

  func vanished(_ title: String) -> String { "‘\(title)’이(가) 더 이상 없습니다." }

  func askForInput(of name: String) -> String { "‘\(name)’에 무엇을 넣을까요?" }

  var nothingToShow: String { "보여 드릴 내용이 없습니다." }

  func written(_ path: String, count: Int) -> String { "\(path)에 \(count)행을 저장했습니다." }
}
