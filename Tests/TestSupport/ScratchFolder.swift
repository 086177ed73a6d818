public import Foundation

/// A folder of a test's own, gone with it.
public final class ScratchFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes a folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "assistant-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of something in the folder.
  public func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file, in a folder that is made for it, and says where it is.
  @discardableResult
  public func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(Array(bytes)).write(to: file)
    return path(name)
  }

  /// What a file holds; nothing where it is missing.
  public func bytes(of name: String) -> [UInt8] {
    (try? Data(contentsOf: url.appending(path: name))).map { [UInt8]($0) } ?? []
  }
}
