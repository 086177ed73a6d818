#if !canImport(Darwin)
public import AppIntents
public import Foundation

extension URLResourceKey {
  /// What kind of content is at an address.
  public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
}

extension URLResourceValues {
  /// What kind of content it is, by its name; nil where the name was not asked for.
  public var contentType: UTType? {
    (name ?? path).flatMap { UTType(filenameExtension: URL(filePath: $0).pathExtension) }
  }
}
#endif
