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
  /// A colour of UIKit's, as it was written before.
  @_disfavoredOverload public init(_ color: UIColor) { self.init(uiColor: color) }
  /// A colour of AppKit's.
  public init(nsColor: some PartedColor) { self.init(nsColor) }
  /// A colour of Core Graphics'.
  public init(cgColor: CGColor) { self.init(UIColor(cgColor: cgColor)) }
}

extension Color {
  /// The parts of a colour as they are under some circumstances.
  public struct Resolved: Hashable, Sendable {
    /// Red, from 0 to 1.
    public var red: Float
    /// Green, from 0 to 1.
    public var green: Float
    /// Blue, from 0 to 1.
    public var blue: Float
    /// How much it covers, from 0 to 1.
    public var opacity: Float

    /// A colour by its parts.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  /// Its parts.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let parts = UIColor(self).components.map { Float($0) }
    return Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
  }

  /// A colour by its parts.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }
}

extension UIColor {
  /// A colour of a view's: its parts where the app said them, otherwise those that its name stands for;
  /// a colour of the app's own, which nothing here reads, is grey.
  public convenience init(_ color: Color) {
    let parts = color.parts ?? Self.named[color.name].map { $0 + [1] } ?? [0.5, 0.5, 0.5, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  private static let named: [String: [Double]] = [
    "red": [1, 0.23, 0.19], "orange": [1, 0.58, 0], "yellow": [1, 0.8, 0],
    "green": [0.2, 0.78, 0.35], "mint": [0, 0.78, 0.75], "teal": [0.19, 0.69, 0.78],
    "cyan": [0.2, 0.68, 0.9], "blue": [0, 0.48, 1], "indigo": [0.35, 0.34, 0.84],
    "purple": [0.69, 0.32, 0.87], "pink": [1, 0.18, 0.33], "brown": [0.64, 0.52, 0.37],
    "white": [1, 1, 1], "gray": [0.56, 0.56, 0.58], "black": [0, 0, 0], "primary": [0, 0, 0],
    "accentColor": [0, 0.48, 1],
  ]
}

extension Font {
  /// Letters of UIKit's.
  public init(_ font: UIFont) { self = .system(size: font.pointSize) }
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

extension Image {
  /// A picture of AppKit's, which its name describes; of bytes nothing is said.
  public init(nsImage: some NamedPicture) { self.init(described: nsImage.pictureName) }
}

/// Which letters become large, by its former name.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
