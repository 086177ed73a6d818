public import AppIntents

extension AttributeScopes {
  /// How a view's text looks; the words are shown, and their looks are kept with them.
  public struct SwiftUIAttributes: AttributeScope {
    /// Its letters.
    public let font: FontAttribute
    /// Its colour.
    public let foregroundColor: ForegroundColorAttribute
    /// What it lies on.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through it.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under it.
    public let underlineStyle: UnderlineStyleAttribute
    /// How far pairs of letters are apart.
    public let kern: KerningAttribute
    /// How far letters are apart.
    public let tracking: TrackingAttribute
    /// How far above the line it stands.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's own.
    public let foundation: FoundationAttributes

    /// Letters.
    public enum FontAttribute: AttributedStringKey {
      /// What it says.
      public typealias Value = Font
      /// Its name.
      public static let name = "SwiftUI.Font"
    }

    /// A colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What it says.
      public typealias Value = Color
      /// Its name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// A colour to lie on.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What it says.
      public typealias Value = Color
      /// Its name.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// A line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What it says.
      public typealias Value = Text.LineStyle
      /// Its name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// A line under letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What it says.
      public typealias Value = Text.LineStyle
      /// Its name.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// How far pairs of letters are apart.
    public enum KerningAttribute: AttributedStringKey {
      /// What it says.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = "SwiftUI.Kern"
    }

    /// How far letters are apart.
    public enum TrackingAttribute: AttributedStringKey {
      /// What it says.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = "SwiftUI.Tracking"
    }

    /// How far above the line letters stand.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What it says.
      public typealias Value = CGFloat
      /// Its name.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// How a view's text looks.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// How a view's text looks.
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}
