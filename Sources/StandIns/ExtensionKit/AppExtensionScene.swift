@_exported public import ExtensionFoundation
public import AppIntents

/// The screen of an extension; nobody draws it here.
@MainActor @preconcurrency
public protocol AppExtensionScene {}

/// A screen of an extension that is made of views.
public struct PrimitiveAppExtensionScene: AppExtensionScene {
  /// A screen.
  public init(id: String, @ViewBuilder content: @escaping () -> some View) {}
}
