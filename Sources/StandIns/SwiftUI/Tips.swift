public import AppIntents

/// Tells a person what they can say; text shows the intent's title.
nonisolated public struct SiriTipView: View {
  /// It draws itself.
  public typealias Body = Never

  private let title: LocalizedStringResource
  private let isVisible: Bool

  /// A tip about an intent.
  public init(intent: some AppIntent, isVisible: Binding<Bool>? = nil) {
    title = type(of: intent).title
    self.isVisible = isVisible?.wrappedValue ?? true
  }
}

extension SiriTipView: DrawnView {
  @MainActor package var drawing: SnippetContent {
    isVisible ? .text("“\(String(localized: title))”", style: .init(isSecondary: true)) : .empty
  }
}

/// How a tip looks, which text does not show.
public struct SiriTipViewStyle: Sendable, Hashable {
  private let name: String

  /// As its surroundings.
  public static let automatic = SiriTipViewStyle(name: "automatic")
  /// Light.
  public static let light = SiriTipViewStyle(name: "light")
  /// Dark.
  public static let dark = SiriTipViewStyle(name: "dark")
  /// Black.
  public static let black = SiriTipViewStyle(name: "black")
}

/// Leads to the app's shortcuts, which nothing here opens.
nonisolated public struct ShortcutsLink: View {
  /// It draws itself.
  public typealias Body = Never

  /// Leads to the app's shortcuts.
  public init(action: @escaping () -> Void = {}) {}
}

extension ShortcutsLink: SilentView {}

/// How a way to the shortcuts looks, which text does not show.
public struct ShortcutsLinkStyle: Sendable, Hashable {
  private let name: String

  /// As its surroundings.
  public static let automatic = ShortcutsLinkStyle(name: "automatic")
  /// Light.
  public static let light = ShortcutsLinkStyle(name: "light")
  /// Dark.
  public static let dark = ShortcutsLinkStyle(name: "dark")
  /// As its surroundings, as a line.
  public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
  /// Light, as a line.
  public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
  /// Dark, as a line.
  public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
}

extension View {
  /// How a tip looks, which text does not show.
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> Self { self }
  /// How a way to the shortcuts looks, which text does not show.
  nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> Self { self }
  /// Says which entity is shown, which nothing here asks.
  nonisolated public func appEntityIdentifier(_ identifier: EntityIdentifier?) -> Self { self }
}
