public import Foundation

/// A colour by its parts, as each of Apple's frameworks for screens has a class of its own.
public protocol PartedColor: NSObject {
  /// Red, green, blue and how much it covers, from 0 to 1.
  var components: [CGFloat] { get }

  /// A colour.
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
}

extension PartedColor {
  /// A colour of a known standard.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour of a wider standard, taken as the narrower one.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A shade of grey.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by its hue, from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// A colour of Core Graphics'.
  public init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// A colour from the app's resources, which nothing here reads: grey.
  public init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  /// The same of Core Graphics'.
  public var cgColor: CGColor {
    CGColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// The same, covering so much.
  public func withAlphaComponent(_ alpha: CGFloat) -> Self {
    Self(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Its parts.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    unsafe red?.pointee = components[0]
    unsafe green?.pointee = components[1]
    unsafe blue?.pointee = components[2]
    unsafe alpha?.pointee = components[3]
    return true
  }

  /// Fills with it from now on, which nothing here shows.
  public func setFill() {}
  /// Draws lines with it from now on, which nothing here shows.
  public func setStroke() {}
  /// Draws with it from now on, which nothing here shows.
  public func set() {}
}
