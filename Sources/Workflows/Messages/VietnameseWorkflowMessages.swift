/// Shortcuts in Vietnamese.
struct VietnameseWorkflowMessages: WorkflowMessages {
  func problem(_ problem: WorkflowProblem) -> String {
    switch problem {
    case .noProperty(let name, let known):
      known.isEmpty
        ? "Không có mục “\(name)”."
        : "Không có mục “\(name)”; có \(known.joined(separator: ", "))."
    case .noVariable(let name): "“\(name)” chưa có giá trị."
    case .severalValues(let title, let count):
      "“\(title)” chỉ nhận một giá trị mà có \(count); hãy lấy giá trị đầu hoặc lặp lại bước này."
    case .noNumber(let text): "“\(text)” không phải là số."
    case .emptyList: "Danh sách trống."
    case .unreadable(let text, let title, let reason):
      "“\(text)” không dùng được cho \(title). \(reason)"
    case .noIntent(let name): "Không ứng dụng nào có “\(name)”."
    case .noEntity(let name): "Không ứng dụng nào tìm được “\(name)”."
    case .noShortcut(let name): "Không có phím tắt nào tên “\(name)”."
    case .nestedTooDeeply: "Các phím tắt gọi nhau quá nhiều lần."
    case .noInput: "Phím tắt chưa được đưa dữ liệu nào."
    case .noProgram(let name): "Không chạy được chương trình “\(name)”."
    case .programFailed(let name, let status, let line):
      "Chương trình “\(name)” kết thúc với mã \(status)" + (line.isEmpty ? "." : ": \(line)")
    case .programTooSlow(let name, let seconds):
      "Chương trình “\(name)” chạy quá \(seconds) giây."
    case .tooMuchOutput(let name): "Chương trình “\(name)” ghi ra quá nhiều."
    case .badAddress(let text): "“\(text)” không phải là địa chỉ mở được."
    case .notWritten(let path, let reason): "Không ghi được “\(path)”. \(reason)"
    case .notRead(let path, let reason): "Không đọc được “\(path)”. \(reason)"
    case .badOrder(let text): "Không tìm được theo “\(text)”."
    }
  }

  func failure(_ failure: WorkflowFailure) -> String {
    "Bước \(failure.step) (dòng \(failure.line)) không xong: \(failure.headline): \(failure.reason)"
  }

  func done(_ done: [String]) -> String {
    done.isEmpty ? "Chưa làm gì trước đó." : "Đã làm trước đó: \(listed(done))"
  }

  func vanished(_ title: String) -> String { "Không còn “\(title)” nữa." }

  func askForInput(of name: String) -> String { "Bạn muốn đưa gì cho “\(name)”?" }

  var nothingToShow: String { "Không có gì để hiển thị." }

  func written(_ path: String, count: Int) -> String { "Đã ghi \(count) dòng vào \(path)." }
}
