public import AppIntents
public import Foundation
public import UniformTypeIdentifiers

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// A picture.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.png.identifier, UTType.jpeg.identifier]
  }
  /// A picture.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.image.identifier] }

  /// Hands the bytes over that it was made of.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }

  /// A picture of bytes.
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> UIImage {
    guard let image = UIImage(data: data) else {
      throw NSItemProvider.ErrorCode.unavailableCoercionError
    }
    return image
  }
}
