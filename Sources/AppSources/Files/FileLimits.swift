/// How large a file of each kind may be; larger ones cost a message.
enum FileLimits {
  static let swift = 4 << 20
  static let catalogue = 64 << 20
}
