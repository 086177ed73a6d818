import AppIntents

/// What is said about finding things in Vietnamese.
struct VietnameseFindMessages: FindMessages {
  func label(for comparison: EntityQueryComparatorKind, of type: ParameterType) -> String {
    let isDate = if case .date = type { true } else { false }
    return switch comparison {
    case .equalTo: "là"
    case .notEqualTo: "không phải là"
    case .lessThan: isDate ? "trước" : "nhỏ hơn"
    case .lessThanOrEqualTo: isDate ? "muộn nhất là" : "nhiều nhất là"
    case .greaterThan: isDate ? "sau" : "lớn hơn"
    case .greaterThanOrEqualTo: isDate ? "sớm nhất là" : "ít nhất là"
    case .isBetween: "nằm giữa"
    case .contains: "chứa"
    case .hasPrefix: "bắt đầu bằng"
    case .hasSuffix: "kết thúc bằng"
    }
  }

  func condition(_ property: String, _ comparison: String, _ values: [String]) -> String {
    "\(property) \(comparison) \(values.map { "“\($0)”" }.joined(separator: " và "))"
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
      parts.append(conditions.joined(separator: mode == .and ? " và " : " hoặc "))
    }
    if !orders.isEmpty {
      let names = orders.map { $0.isDescending ? "\($0.property) giảm dần" : $0.property }
      parts.append("theo " + names.joined(separator: ", rồi "))
    }
    if let limit { parts.append("tối đa \(limit)") }
    return parts.joined(separator: " · ")
  }

  func found(_ count: Int, counted: String?) -> String {
    count == 0 ? "Không có gì khớp." : "Tìm thấy \(counted ?? "\(count) kết quả")."
  }

  func more(_ count: Int) -> String {
    "… và \(count) mục nữa; “tối đa 10” hoặc điều kiện khác sẽ rút gọn."
  }

  var askKind: String { "Bạn muốn tìm gì?" }
  var askProperty: String { "Tìm theo tiêu chí nào?" }
  var askComparison: String { "Điều kiện thế nào?" }
  var askFrom: String { "Từ giá trị nào?" }
  var askTo: String { "Đến giá trị nào?" }
  var askMore: String { "Như vậy đã đủ chưa?" }
  var askOrder: String { "Theo thứ tự nào?" }
  var askDirection: String { "Cái nào trước?" }
  var askLimit: String { "Tối đa bao nhiêu? Nói một con số hoặc “tất cả”." }
  var everything: String { "Không lọc, lấy tất cả" }
  var thatIsAll: String { "Đủ rồi" }
  var andAlso: String { "Và thêm một điều kiện nữa" }
  var orElse: String { "Hoặc một điều kiện khác" }
  var anyOrder: String { "Thứ tự mặc định" }
  var ascending: String { "Nhỏ nhất trước" }
  var descending: String { "Lớn nhất trước" }

  var nothingToFind: String { "Ở đây không có gì tìm được theo thuộc tính." }
  func noKind(known: [String]) -> String {
    "Hãy nói muốn tìm gì: \(known.joined(separator: ", "))."
  }
  func unread(_ words: String, kind: String, properties: [String]) -> String {
    "Tôi không hiểu “\(words)” ở đây. \(kind) có thể tìm theo "
      + "\(properties.joined(separator: ", "))."
  }
  func unknownOrder(_ words: String, kind: String, properties: [String]) -> String {
    properties.isEmpty
      ? "\(kind) không sắp xếp được."
      : "\(kind) không có “\(words)” để sắp xếp; có thể sắp xếp theo "
        + "\(properties.joined(separator: ", "))."
  }
  var tooLong: String { "Câu quá dài; hãy nói ngắn hơn." }
  var mixedModes: String { "Các điều kiện chỉ nối bằng “và” hoặc bằng “hoặc”, không dùng cả hai." }

  var words: FindWords { VietnameseFindWords.all }
}

extension VietnameseMessages {
  var finding: any FindMessages { VietnameseFindMessages() }
}
