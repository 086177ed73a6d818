import AssistantKit

/// Text files that are named on the command line.
enum InputText {
  /// The text of a file.
  static func contents(of path: String) throws(InputFailure) -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  /// The bytes of a file.
  static func bytes(of path: String) throws(InputFailure) -> [UInt8] {
    do {
      return try InputFile.bytes(of: path)
    } catch {
      throw InputFailure(message: "\(path): the file cannot be read (\(error.message))")
    }
  }
}
