public import AppIntents
public import CoreGraphics
public import UIKit

extension Color {
  /// A colour of one of the frameworks for screens.
  public init(_ color: some PartedColor) {
    let parts = color.components.map { Double($0) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }

  /// A colour of UIKit's.
  public init(uiColor: UIColor) { self.init(uiColor) }
  /// A colour of AppKit's.
  public init(nsColor: some PartedColor) { self.init(nsColor) }
  /// A colour of Core Graphics'.
  public init(cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }
}

extension Image {
  /// A picture of UIKit's: a symbol or one of the app's, which its name describes, or bytes, which nothing
  /// does.
  public init(uiImage: UIImage) {
    if uiImage.isSymbol, let name = uiImage.name {
      self.init(systemName: name)
    } else {
      self.init(described: uiImage.name)
    }
  }
}

/// Which letters become large, by its former name.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
