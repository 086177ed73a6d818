import OrderedJSON

/// A message of the Wyoming protocol.
struct WyomingEvent: Sendable, Hashable {
  let type: String
  let data: JSON

  init(_ type: String, _ data: JSON = .object([])) {
    self.type = type
    self.data = data
  }

  /// The event as it travels: a line, and the data behind it.
  var bytes: [UInt8] {
    let data = Array(data.text.utf8)
    let header: JSON = [
      "type": JSON(type), "version": "1.5.4", "data_length": JSON(data.count),
    ]
    return Array(header.text.utf8) + [UInt8(ascii: "\n")] + data
  }
}
