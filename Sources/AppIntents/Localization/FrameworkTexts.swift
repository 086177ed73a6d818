import StringCatalogs

/// What the framework itself says, in the languages that it speaks beside English.
///
/// An app's own translation comes first, so that an app may word any of it otherwise.
enum FrameworkTexts {
  /// The texts; the keys are their English.
  static let tables: StringTables = {
    var tables = StringTables()
    for (key, korean, vietnamese) in values + errors + problems {
      tables.set(korean, forKey: key, locale: "ko")
      tables.set(vietnamese, forKey: key, locale: "vi")
    }
    return tables
  }()

  private static let values: [(key: String, korean: String, vietnamese: String)] = [
    ("Yes", "예", "Có"), ("No", "아니요", "Không"),
    ("Every minute", "매분", "Mỗi phút"), ("Every hour", "매시간", "Mỗi giờ"),
    ("Every day", "매일", "Mỗi ngày"), ("Every week", "매주", "Mỗi tuần"),
    ("Every two weeks", "2주마다", "Hai tuần một lần"), ("Every month", "매월", "Mỗi tháng"),
    ("Every year", "매년", "Mỗi năm"),
    ("Another way to pay", "다른 결제 수단", "Cách thanh toán khác"),
    ("Checking account", "입출금 계좌", "Tài khoản thanh toán"),
    ("Savings account", "저축 계좌", "Tài khoản tiết kiệm"),
    ("Brokerage account", "증권 계좌", "Tài khoản chứng khoán"),
    ("Debit card", "체크 카드", "Thẻ ghi nợ"), ("Credit card", "신용 카드", "Thẻ tín dụng"),
    ("Prepaid card", "선불 카드", "Thẻ trả trước"), ("Store card", "매장 카드", "Thẻ cửa hàng"),
    ("Everything", "전체", "Tất cả"), ("Movies", "영화", "Phim"), ("TV", "TV", "Truyền hình"),
    ("Videos", "동영상", "Video"), ("That does not fit.", "맞지 않습니다.", "Không phù hợp."),
  ]

  private static let errors: [(key: String, korean: String, vietnamese: String)] = [
    ("You need to sign in first.", "먼저 로그인해야 합니다.", "Bạn cần đăng nhập trước."),
    (
      "You need to set up an account first.", "먼저 계정을 설정해야 합니다.",
      "Bạn cần thiết lập tài khoản trước."
    ),
    (
      "You need to confirm this in the app first.", "먼저 앱에서 확인해야 합니다.",
      "Bạn cần xác nhận điều này trong ứng dụng trước."
    ),
    ("the assistant", "음성 비서", "trợ lý"), ("the local network", "로컬 네트워크", "mạng nội bộ"),
    ("your photos", "사진", "ảnh của bạn"), ("your contacts", "연락처", "danh bạ của bạn"),
    ("your precise location", "정확한 위치", "vị trí chính xác của bạn"),
    ("your location", "위치", "vị trí của bạn"),
    (
      "The app needs your permission to use %@.", "앱이 %@을(를) 사용하려면 허락이 필요합니다.",
      "Ứng dụng cần bạn cho phép dùng %@."
    ),
    ("The network failed.", "네트워크에 문제가 생겼습니다.", "Mạng bị lỗi."),
    ("Some of it could not be done.", "일부를 하지 못했습니다.", "Một phần không làm được."),
    ("That is not allowed.", "허용되지 않습니다.", "Điều đó không được phép."),
    ("Something went wrong.", "문제가 생겼습니다.", "Đã có lỗi xảy ra."),
    ("This device cannot do that.", "이 기기에서는 할 수 없습니다.", "Thiết bị này không làm được."),
    (
      "That cannot be used at the moment.", "지금은 사용할 수 없습니다.",
      "Hiện không dùng được."
    ),
    ("It could not be found.", "찾을 수 없습니다.", "Không tìm thấy."),
    ("The action has to start again.", "동작을 다시 시작해야 합니다.", "Phải bắt đầu lại."),
    ("A value is needed for %@.", "%@ 값이 필요합니다.", "Cần một giá trị cho %@."),
    (
      "It is not clear which %@ is meant.", "어느 %@인지 분명하지 않습니다.",
      "Chưa rõ là %@ nào."
    ),
    (
      "The app has to be opened to go on.", "계속하려면 앱을 열어야 합니다.",
      "Phải mở ứng dụng để tiếp tục."
    ),
    ("It was not confirmed.", "확인되지 않았습니다.", "Chưa được xác nhận."),
    (
      "The app could not do it: %@", "앱이 하지 못했습니다: %@", "Ứng dụng không làm được: %@"
    ),
  ]

  /// What is wrong with an app's code, or with a call; the names in quotes are the code's.
  private static let problems: [(key: String, korean: String, vietnamese: String)] = [
    (
      "'%@' has no parameter '%@'", "'%1$@'에는 '%2$@' 매개변수가 없습니다",
      "'%1$@' không có tham số '%2$@'"
    ),
    (
      "'%@' is no value for the parameter '%@'", "'%1$@'은(는) '%2$@' 매개변수의 값이 아닙니다",
      "'%1$@' không phải là giá trị của tham số '%2$@'"
    ),
    (
      "'%@' asked for the same things over and over and was stopped",
      "'%@'이(가) 같은 것을 되풀이해서 물어 멈추게 했습니다",
      "'%@' hỏi đi hỏi lại cùng một điều nên đã bị dừng"
    ),
    (
      "the same things were asked over and over, so it was stopped",
      "같은 것을 되풀이해서 물어 멈추게 했습니다",
      "cùng một điều bị hỏi đi hỏi lại nên đã dừng"
    ),
    (
      "the intents opened each other over and over and were stopped",
      "동작들이 서로를 되풀이해서 열어 멈추게 했습니다",
      "các tác vụ cứ mở lẫn nhau nên đã bị dừng"
    ),
    (
      "nobody could be asked for '%@': the question came from outside a running intent or from a "
        + "detached task; ask from perform() itself",
      "'%@'을(를) 물어볼 사람이 없었습니다: 실행 중인 동작 밖이나 분리된 작업에서 물었습니다. "
        + "perform() 안에서 물으세요",
      "không hỏi được ai về '%@': câu hỏi đến từ bên ngoài một tác vụ đang chạy hoặc từ một tác vụ "
        + "tách rời; hãy hỏi ngay trong perform()"
    ),
    (
      "nobody could be asked: the question came from outside a running intent or from a detached "
        + "task; ask from perform() itself",
      "물어볼 사람이 없었습니다: 실행 중인 동작 밖이나 분리된 작업에서 물었습니다. perform() 안에서 물으세요",
      "không hỏi được ai: câu hỏi đến từ bên ngoài một tác vụ đang chạy hoặc từ một tác vụ tách rời; "
        + "hãy hỏi ngay trong perform()"
    ),
    (
      "%@ returned no value though its result promises one",
      "%@: 결과에 값이 있어야 하는데 없습니다", "%@ không trả về giá trị dù đã hứa có"
    ),
    ("%@ could not be filled: %@", "%1$@을(를) 채울 수 없습니다: %2$@", "Không điền được %1$@: %2$@"),
    (
      "no dependency of type '%@' was added; call AppDependencyManager.shared.add before an intent runs",
      "'%@' 형식의 의존성이 추가되지 않았습니다. 동작을 실행하기 전에 AppDependencyManager.shared.add를 부르세요",
      "chưa thêm phụ thuộc kiểu '%@'; hãy gọi AppDependencyManager.shared.add trước khi chạy tác vụ"
    ),
    (
      "the dependency of type '%@' could not be made: %@",
      "'%1$@' 형식의 의존성을 만들지 못했습니다: %2$@", "không tạo được phụ thuộc kiểu '%1$@': %2$@"
    ),
    (
      "what was added as a dependency is no '%@'", "의존성으로 추가된 것이 '%@'이(가) 아닙니다",
      "phụ thuộc đã thêm không phải là '%@'"
    ),
    (
      "'%@' is no file; give a path or a file:// address",
      "'%@'은(는) 파일이 아닙니다. 경로나 file:// 주소를 쓰세요",
      "'%@' không phải là tệp; hãy dùng đường dẫn hoặc địa chỉ file://"
    ),
    (
      "no focus filter of this kind is on", "켜져 있는 이런 집중 모드 필터가 없습니다",
      "không có bộ lọc tập trung loại này đang bật"
    ),
    (
      "a parameter of the focus filter has no value and no default",
      "집중 모드 필터의 한 매개변수에 값도 기본값도 없습니다",
      "một tham số của bộ lọc tập trung không có giá trị lẫn mặc định"
    ),
  ]
}
