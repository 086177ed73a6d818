import StringCatalogs

/// What the framework itself says, in the languages that it speaks beside English.
///
/// An app's own translation comes first, so that an app may word any of it otherwise.
enum FrameworkTexts {
  /// The texts; the keys are their English.
  static let tables: StringTables = {
    var tables = StringTables()
    for (key, korean, vietnamese) in values + errors {
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
}
