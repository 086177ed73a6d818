#if !canImport(Darwin)
extension PersonNameComponents {
  /// The name's parts, the given name first.
  public func formatted() -> String { inOrderOfWriting }

  /// The name as a style writes it.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// Writes names, the given name first; the order of other languages is not known here.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: Int, Sendable, Codable, Hashable {
      /// The given name, or what friends say.
      case short
      /// The given name and the family name.
      case medium
      /// All parts.
      case long
      /// The first letters.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style

    /// A way to write names.
    public init(style: Style = .medium) {
      self.style = style
    }

    /// The name as it is written.
    public func format(_ value: PersonNameComponents) -> String {
      let medium = [value.givenName, value.familyName].compactMap { $0 }
      switch style {
      case .short: return value.nickname ?? value.givenName ?? value.familyName ?? ""
      case .medium: return medium.joined(separator: " ")
      case .long:
        let parts = [
          value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix,
        ]
        return parts.compactMap { $0 }.joined(separator: " ")
      case .abbreviated: return medium.compactMap(\.first).map { $0.uppercased() }.joined()
      }
    }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    .init(style: style)
  }
}
#endif
