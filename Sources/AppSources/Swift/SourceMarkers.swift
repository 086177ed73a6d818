/// Tells the files that may say something of App Shortcuts from the rest, which is not parsed.
enum SourceMarkers {
  private static let words = [
    "AppShortcut", "AppIntent", "AppEnum", "AppEntity", "@Parameter", "@IntentParameter",
  ].map { Array($0.utf8) }

  /// Whether one of the names stands in the file.
  ///
  /// - Complexity: O(*n*): only an `A` or an `@` is looked at twice.
  static func matters(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let byte = unsafe buffer[index]
        if byte == UInt8(ascii: "A") || byte == UInt8(ascii: "@") {
          for word in words where index + word.count <= buffer.count {
            var length = 0
            while length < word.count, unsafe buffer[index + length] == word[length] { length += 1 }
            if length == word.count { return true }
          }
        }
        index += 1
      }
      return false
    }
  }
}
