import AssistantKit

/// Text files that are named on the command line.
enum InputText {
  /// The text of a file.
  static func contents(of path: String) throws(InputFailure) -> String {
    do {
      return String(decoding: try InputFile.bytes(of: path), as: UTF8.self)
    } catch {
      throw InputFailure(message: "\(path): the file cannot be read (\(error.message))")
    }
  }
}
