import Foundation
import OrderedJSON

/// What property lists lack by themselves.
enum PropertyLists {
  static func parse(_ bytes: [UInt8]) throws -> Any {
    // The unsafe part is a pointer to the format found, which nobody asks for here.
    try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
  }

  /// Where a key stands in the text of a property list.
  static func location(of key: String, in text: String) -> SourceLocation? {
    let escaped = key.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    guard let range = text.firstRange(of: "<key>\(escaped)</key>") else { return nil }
    var cursor = ScalarCursor(Array(text[..<range.lowerBound].unicodeScalars))
    while cursor.next() != nil {}
    return cursor.location
  }

  /// Why a property list cannot be read, in the system's words.
  static func reason(_ error: any Error) -> String {
    let detail = (error as NSError).userInfo["NSDebugDescription"] as? String
    return detail ?? error.localizedDescription
  }
}
